//! The HTTP surface over a scripted engine: what it refuses, what it streams, and what it does
//! when clients leave. No test depends on the clock: where something must happen first, the
//! scripted engine waits for a permit or reports what it did.

mod dialects;
mod http;
mod lifecycle;
mod markup;
mod replies;
mod scripted;
mod security;
mod structure;
mod validation;

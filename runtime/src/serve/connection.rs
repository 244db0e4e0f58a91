//! Connections: how many there may be, and how long each may take.
//!
//! Promises: a client that is slow to send its headers, leaves a connection idle, or does not read its reply loses the
//! connection and holds up nobody; past the most connections, new ones wait in the system's backlog.

use super::routes;
use super::{Limits, Server};
use axum::body::{Body, Bytes};
use axum::extract::Request;
use futures::TryFutureExt;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper_util::rt::{TokioIo, TokioTimer};
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::time::{Sleep, sleep};
use tower_service::Service;

/// Accepts connections until `over` says true, then lets them end.
pub async fn accept(listener: TcpListener, server: Arc<Server>, mut over: watch::Receiver<bool>) {
    let limits = server.limits;
    let router = routes::router(server);
    let places = Arc::new(Semaphore::new(limits.connections.max(1)));
    let ended = over.clone();
    let accept = async {
        loop {
            let Ok(place) = places.clone().acquire_owned().await else { return };
            match listener.accept().await {
                Ok((stream, _)) => {
                    let (router, over) = (router.clone(), ended.clone());
                    tokio::spawn(async move {
                        // What a connection ends with concerns its client alone.
                        let _ = serve(stream, router, limits, over).await;
                        drop(place);
                    });
                }
                // The system is out of files, or the client has left already.
                Err(_) => sleep(Duration::from_millis(50)).await,
            }
        }
    };
    tokio::select! {
        () = accept => {}
            () = told(&mut over) => {}
    }
    // Each connection that ends gives its place back.
    let all = u32::try_from(limits.connections.max(1)).unwrap_or(u32::MAX);
    let _ = places.acquire_many(all).await;
}

async fn told(over: &mut watch::Receiver<bool>) {
    // An error is a sender that is gone, which is the end too.
    drop(over.wait_for(|over| *over).await);
}

async fn serve(
    stream: TcpStream,
    router: axum::Router,
    limits: Limits,
    mut over: watch::Receiver<bool>,
) -> Result<(), hyper::Error> {
    // Small frames of a stream must not wait for more.
    let _ = stream.set_nodelay(true);
    let phase = Arc::new(AtomicU8::new(IDLE));
    let timed = Timed { stream, phase: phase.clone(), limits, reading: None, writing: None };
    let service = hyper::service::service_fn(move |request: hyper::Request<Incoming>| {
        phase.store(REPLYING, Ordering::Relaxed);
        // A router is always ready.
        let reply = router.clone().call(request.map(Body::new) as Request);
        let phase = phase.clone();
        reply.map_ok(|reply| reply.map(|body| Reply { body, phase }))
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.idle).max_buf_size(64 << 10);
    let connection = http.serve_connection(TokioIo::new(timed), service);
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        served = connection.as_mut() => served,
        () = told(&mut over) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    }
}

/// Nothing of the next request has come.
const IDLE: u8 = 0;
/// Some of its headers have.
const HEADERS: u8 = 1;
/// All of them have, and the reply to them has not been written.
const REPLYING: u8 = 2;

/// The body of a reply. Once it is gone, what comes is the next request; until then it is this one's body, also after
/// the `100 Continue` that asks for it.
struct Reply {
    body: Body,
    phase: Arc<AtomicU8>,
}

impl Drop for Reply {
    fn drop(&mut self) {
        self.phase.store(IDLE, Ordering::Relaxed);
    }
}

impl hyper::body::Body for Reply {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

/// A stream whose client must not be slow.
struct Timed {
    stream: TcpStream,
    phase: Arc<AtomicU8>,
    limits: Limits,
    /// Runs while headers come, and while a reply is not read.
    reading: Option<Pin<Box<Sleep>>>,
    writing: Option<Pin<Box<Sleep>>>,
}

/// Fails once `timer`, started now if it does not run, is over.
fn expire(timer: &mut Option<Pin<Box<Sleep>>>, after: Duration, cx: &mut Context<'_>) -> Poll<io::Error> {
    let timer = timer.get_or_insert_with(|| Box::pin(sleep(after)));
    ready!(timer.as_mut().poll(cx));
    Poll::Ready(io::ErrorKind::TimedOut.into())
}

impl AsyncRead for Timed {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let read = Pin::new(&mut this.stream).poll_read(cx, buf);
        if read.is_ready() {
            let _ = this.phase.compare_exchange(IDLE, HEADERS, Ordering::Relaxed, Ordering::Relaxed);
        }
        if this.phase.load(Ordering::Relaxed) != HEADERS {
            this.reading = None;
            return read;
        }
        // Bytes that come one by one do not start the timer again.
        match expire(&mut this.reading, this.limits.headers, cx) {
            Poll::Ready(e) if read.is_pending() => Poll::Ready(Err(e)),
            _ => read,
        }
    }
}

impl Timed {
    fn wrote<T>(&mut self, wrote: Poll<io::Result<T>>, cx: &mut Context<'_>) -> Poll<io::Result<T>> {
        match wrote {
            Poll::Ready(_) => {
                self.writing = None;
                wrote
            }
            Poll::Pending => expire(&mut self.writing, self.limits.stall, cx).map(Err),
        }
    }
}

impl AsyncWrite for Timed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        let wrote = Pin::new(&mut this.stream).poll_write(cx, bytes);
        this.wrote(wrote, cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let this = &mut *self;
        let wrote = Pin::new(&mut this.stream).poll_write_vectored(cx, slices);
        this.wrote(wrote, cx)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

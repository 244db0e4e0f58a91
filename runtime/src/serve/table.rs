//! Which fields each route has, which values they take, and what becomes of them.
//!
//! For: the readers, `--strict-fields`, the OpenAPI document and the lists in docs/api.md, which are compared with these
//! tables by a test.

use super::fields::Kind::{Boolean, Integer, Json, Number, Text, Words};
use super::fields::{Field, Table, ignored, read, refused};
use serde_json::Value;

pub const CHAT: Table = &[SAMPLING, REPLIES, CHATS, STRUCTURE, EXTENSIONS];
pub const COMPLETIONS: Table = &[SAMPLING, REPLIES, PROMPTS, STRUCTURE, EXTENSIONS];
pub const RESPONSES: Table = &[SAMPLING, ITEMS, EXTENSIONS];
pub const MESSAGES: Table = &[SAMPLING, BLOCKS, EXTENSIONS];
pub const TOKENIZE: Table = &[&[
    read("model", Text),
    read("content", Text),
    read("prompt", Text),
    read("messages", Json(LIST)),
    read("tools", Json(LIST)),
    read("add_special", Boolean),
    read("add_special_tokens", Boolean),
    read("with_pieces", Boolean),
    read("return_token_strs", Boolean),
    read("add_generation_prompt", Boolean),
    read("chat_template_kwargs", Json(OBJECT)),
    ignored("parse_special"),
]];
pub const DETOKENIZE: Table =
    &[&[read("model", Text), read("tokens", Json(r#"{"type":"array","items":{"type":"integer"}}"#))]];

pub const EFFORTS: &[&str] = &["none", "minimal", "low", "medium", "high", "xhigh", "max"];

const MOST: i64 = i64::MAX;
const OBJECT: &str = r#"{"type":"object"}"#;
const LIST: &str = r#"{"type":"array"}"#;
const STOP: &str = r#"{"anyOf":[{"type":"string","minLength":1,"maxLength":256},
    {"type":"array","maxItems":16,"items":{"type":"string","minLength":1,"maxLength":256}}]}"#;
const CHAT_MESSAGES: &str = r#"{"type":"array","minItems":1,"maxItems":4096,"items":{"type":"object","required":["role"],
    "properties":{"role":{"enum":["system","developer","user","assistant","tool"]},
    "content":{"anyOf":[{"type":"string"},{"type":"null"},{"type":"array","items":{"type":"object"}}]}}}}"#;
const TOOLS: &str = r#"{"type":"array","maxItems":256,"items":{"type":"object"}}"#;
const WORD_OR_OBJECT: &str = r#"{"anyOf":[{"type":"string"},{"type":"object"}]}"#;
const TEXT_OR_LIST: &str = r#"{"anyOf":[{"type":"string"},{"type":"array"}]}"#;

/// How tokens are chosen.
const SAMPLING: &[Field] = &[
    read("model", Text),
    read("temperature", Number(0.0, 2.0)),
    read("top_p", Number(0.0, 1.0)),
    read("top_k", Integer(i64::MIN, MOST)),
    read("min_p", Number(0.0, 1.0)),
    read("seed", Json(r#"{"type":"integer"}"#)),
    read("presence_penalty", Number(-2.0, 2.0)),
    read("frequency_penalty", Number(-2.0, 2.0)),
    read("repetition_penalty", Number(0.01, 100.0)),
    read("repeat_penalty", Number(0.01, 100.0)),
    read(
        "logit_bias",
        Json(r#"{"anyOf":[{"type":"object","additionalProperties":{"type":"number"}},{"type":"array"}]}"#),
    ),
    read("ignore_eos", Boolean),
    read("min_tokens", Integer(0, MOST)),
    read("stream", Boolean),
];

/// What chat and completions share beyond that.
const REPLIES: &[Field] =
    &[read("n", Integer(1, 8)), read("stop", Json(STOP)), read("stream_options", Json(OBJECT)), ignored("user")];

const CHATS: &[Field] = &[
    read("max_tokens", Integer(1, MOST)),
    read("max_completion_tokens", Integer(1, MOST)),
    read("messages", Json(CHAT_MESSAGES)),
    read("tools", Json(TOOLS)),
    read("tool_choice", Json(WORD_OR_OBJECT)),
    read("parallel_tool_calls", Boolean),
    read("functions", Json(TOOLS)),
    read("function_call", Json(WORD_OR_OBJECT)),
    read("logprobs", Boolean),
    read("top_logprobs", Integer(0, 20)),
    read("reasoning_effort", Words(EFFORTS)),
    read("thinking_budget", Integer(0, MOST)),
    read("thinking_token_budget", Integer(0, MOST)),
    read("chat_template_kwargs", Json(OBJECT)),
    read("add_generation_prompt", Boolean),
    read("continue_final_message", Boolean),
    refused("audio", never),
    refused("modalities", is_text_only),
    refused("web_search_options", never),
    refused("documents", is_empty),
    refused("chat_template", never),
    ignored("safety_identifier"),
    ignored("metadata"),
    ignored("store"),
    ignored("service_tier"),
    ignored("verbosity"),
    ignored("prompt_cache_retention"),
    ignored("prompt_cache_options"),
    ignored("prediction"),
];

const PROMPTS: &[Field] = &[
    read("max_tokens", Integer(0, MOST)),
    read("max_completion_tokens", Integer(0, MOST)),
    read("prompt", Json(TEXT_OR_LIST)),
    read("echo", Boolean),
    read("logprobs", Json(r#"{"type":"integer","minimum":0,"maximum":5}"#)),
    read("best_of", Integer(1, MOST)),
    refused("suffix", is_empty),
];

/// What a reply may look like.
const STRUCTURE: &[Field] = &[
    read("response_format", Json(OBJECT)),
    read("structured_outputs", Json(OBJECT)),
    read("guided_json", Json("{}")),
    read("guided_regex", Text),
    read("guided_choice", Json(LIST)),
    read("guided_grammar", Text),
    read("json_schema", Json(OBJECT)),
    read("grammar", Text),
];

/// Others' extensions, on every route that generates.
const EXTENSIONS: &[Field] = &[
    read("cache_salt", Text),
    read("prompt_cache_key", Text),
    refused("stop_token_ids", is_empty),
    refused("bad_words", is_empty),
    refused("allowed_token_ids", is_empty),
    refused("include_stop_str_in_output", is_false),
    refused("skip_special_tokens", is_true),
    refused("typical_p", is_one),
    refused("mirostat", is_zero),
    refused("return_token_ids", is_false),
    refused("prompt_logprobs", never),
    ignored("priority"),
];

const ITEMS: &[Field] = &[
    read("input", Json(TEXT_OR_LIST)),
    read("instructions", Text),
    read("max_output_tokens", Integer(1, MOST)),
    read("stop", Json(STOP)),
    read("tools", Json(TOOLS)),
    read("tool_choice", Json(WORD_OR_OBJECT)),
    read("parallel_tool_calls", Boolean),
    read("text", Json(OBJECT)),
    read("reasoning", Json(OBJECT)),
    read("previous_response_id", Text),
    read("store", Boolean),
    read("metadata", Json(OBJECT)),
    read("truncation", Words(&["auto", "disabled"])),
    read("chat_template_kwargs", Json(OBJECT)),
    refused("background", is_false),
    refused("conversation", never),
    refused("prompt", never),
    refused("top_logprobs", is_zero),
    refused("max_tool_calls", never),
    ignored("include"),
    ignored("client_metadata"),
    ignored("service_tier"),
    ignored("safety_identifier"),
    ignored("stream_options"),
    ignored("prompt_cache_retention"),
    ignored("user"),
];

const BLOCKS: &[Field] = &[
    read("messages", Json(r#"{"type":"array","minItems":1,"maxItems":4096,"items":{"type":"object"}}"#)),
    read("max_tokens", Integer(1, MOST)),
    read("system", Json(TEXT_OR_LIST)),
    read("stop_sequences", Json(STOP)),
    read("tools", Json(TOOLS)),
    read("tool_choice", Json(OBJECT)),
    read("thinking", Json(OBJECT)),
    read("output_config", Json(OBJECT)),
    read("chat_template_kwargs", Json(OBJECT)),
    refused("mcp_servers", is_empty),
    refused("container", never),
    ignored("metadata"),
    ignored("cache_control"),
    ignored("context_management"),
    ignored("service_tier"),
    ignored("betas"),
    ignored("inference_geo"),
    ignored("speed"),
];

fn never(_: &Value) -> bool {
    false
}

fn is_zero(value: &Value) -> bool {
    value.as_f64() == Some(0.0)
}

fn is_one(value: &Value) -> bool {
    value.as_f64() == Some(1.0)
}

fn is_true(value: &Value) -> bool {
    *value == Value::Bool(true)
}

fn is_false(value: &Value) -> bool {
    *value == Value::Bool(false)
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::String(s) => s.is_empty(),
        Value::Array(a) => a.is_empty(),
        Value::Object(o) => o.is_empty(),
        _ => false,
    }
}

fn is_text_only(value: &Value) -> bool {
    value.as_array().is_some_and(|list| list.iter().all(|m| m == "text"))
}

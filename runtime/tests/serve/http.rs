//! A client just large enough: one request a connection, whole replies and streams.

use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Reply {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(k, _)| k == name).map(|(_, v)| v.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).unwrap()
    }

    #[track_caller]
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|e| panic!("{e} in {}", self.text()))
    }

    /// The data of every event; the last must be `[DONE]` and is left out.
    #[track_caller]
    pub fn frames(&self) -> Vec<Value> {
        let text = self.text();
        let mut data: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix("data: ")).collect();
        assert_eq!(data.pop(), Some("[DONE]"), "{text}");
        data.iter().map(|d| serde_json::from_str(d).unwrap()).collect()
    }
}

/// An open connection whose request has been sent.
pub struct Open {
    reader: BufReader<TcpStream>,
}

/// Sends raw bytes.
pub fn send(address: SocketAddr, request: &[u8]) -> Open {
    let mut stream = TcpStream::connect(address).unwrap();
    // Only so that a hanging test fails instead of hanging; nothing is measured by it.
    stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    // A server may refuse before it has read everything; what it said is read below.
    let _ = stream.write_all(request);
    Open { reader: BufReader::new(stream) }
}

impl Open {
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        self.reader.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Reads until the first event of a stream has arrived.
    pub fn first_event(&mut self) -> String {
        loop {
            let line = self.line();
            if let Some(data) = line.strip_prefix("data: ") {
                return data.to_owned();
            }
        }
    }

    /// The data of the events that still come, to the end of the connection.
    pub fn rest_of_stream(mut self) -> Vec<String> {
        let mut rest = String::new();
        self.reader.read_to_string(&mut rest).unwrap();
        rest.lines().filter_map(|l| l.strip_prefix("data: ")).map(str::to_owned).collect()
    }

    pub fn reply(mut self) -> Reply {
        let status = self.line().split(' ').nth(1).unwrap().parse().unwrap();
        let mut headers = Vec::new();
        loop {
            let line = self.line();
            let Some((name, value)) = line.split_once(':') else { break };
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
        let chunked = headers.iter().any(|(k, v)| k == "transfer-encoding" && v == "chunked");
        let mut body = Vec::new();
        if chunked {
            loop {
                let size = usize::from_str_radix(&self.line(), 16).unwrap();
                let start = body.len();
                body.resize(start + size, 0);
                self.reader.read_exact(&mut body[start..]).unwrap();
                self.line();
                if size == 0 {
                    break;
                }
            }
        } else {
            self.reader.read_to_end(&mut body).unwrap();
        }
        Reply { status, headers, body }
    }
}

/// The bytes of a request with `Connection: close`.
pub fn request(method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Vec<u8> {
    let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
    if !headers.iter().any(|(k, _)| k.eq_ignore_ascii_case("host")) {
        head.push_str("Host: localhost\r\n");
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    if !body.is_empty() {
        head.push_str(&format!("Content-Length: {}\r\n", body.len()));
    }
    head.push_str("\r\n");
    [head.as_bytes(), body].concat()
}

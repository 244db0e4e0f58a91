//! How much memory this process may still take.
//!
//! The smaller of what the machine has left and what the control groups around the process
//! allow; page cache counts as free, since the kernel gives it back.

use std::path::{Path, PathBuf};

/// Bytes that can be allocated without pushing the machine into swapping, where it tells.
pub fn available() -> Option<u64> {
    let machine = std::fs::read_to_string("/proc/meminfo").ok().and_then(|text| meminfo_available(&text));
    let groups = std::fs::read_to_string("/proc/self/cgroup").ok().and_then(|text| {
        group_folders(Path::new("/sys/fs/cgroup"), &text).iter().filter_map(|dir| group_available(dir)).min()
    });
    machine.into_iter().chain(groups).min()
}

fn meminfo_available(text: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()?.checked_mul(1024)
}

/// The folders of the process's group (version 2) and of those around it.
fn group_folders(root: &Path, cgroup: &str) -> Vec<PathBuf> {
    let Some(path) = cgroup.lines().find_map(|line| line.strip_prefix("0::/")) else {
        return Vec::new();
    };
    let group = root.join(path);
    group.ancestors().take_while(|dir| dir.starts_with(root)).map(Path::to_path_buf).collect()
}

fn group_available(dir: &Path) -> Option<u64> {
    let read = |name: &str| std::fs::read_to_string(dir.join(name)).ok();
    let limit: u64 = read("memory.max")?.trim().parse().ok()?;
    let used: u64 = read("memory.current")?.trim().parse().ok()?;
    let cache: u64 = read("memory.stat")?
        .lines()
        .find_map(|line| line.strip_prefix("file "))
        .and_then(|bytes| bytes.trim().parse().ok())
        .unwrap_or(0);
    Some(limit.saturating_sub(used.saturating_sub(cache)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_the_kernel_writes() {
        let text = "MemTotal:       32000 kB\nMemFree:          10 kB\nMemAvailable:   20 kB\n";
        assert_eq!(meminfo_available(text), Some(20480));
        assert_eq!(meminfo_available("MemFree: 1 kB\n"), None);

        let root = tempfile::tempdir().unwrap();
        let inner = root.path().join("a/b");
        std::fs::create_dir_all(&inner).unwrap();
        assert_eq!(group_folders(root.path(), "0::/a/b\n").len(), 3);
        assert!(group_folders(root.path(), "4:memory:/x\n").is_empty());
        for (name, text) in
            [("memory.max", "1000\n"), ("memory.current", "700\n"), ("memory.stat", "anon 1\nfile 500\n")]
        {
            std::fs::write(inner.join(name), text).unwrap();
        }
        assert_eq!(group_available(&inner), Some(800));
        std::fs::write(inner.join("memory.max"), "max\n").unwrap();
        assert_eq!(group_available(&inner), None);
        assert_eq!(group_available(root.path()), None);
    }
}

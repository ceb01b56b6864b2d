//! The control door of a running bot: a socket in the data folder for whoever may use that folder.
//!
//! One process at a time has the store open, so what a host wants to know of a running bot is asked
//! of the bot itself. A request is a line, an answer some lines:
//!
//! | request | answer |
//! |---|---|
//! | `ping` | `end` when the store can be read, with how the connection to the gateway stands |
//! | `export` or `export TABLE` | the lines of a backup, then `end` with their counts |
//! | anything | `no` with a sentence, also in the middle of a backup |

mod ask;
mod door;
mod sign;

pub use ask::{AskError, export, ping};
pub use door::Door;
pub use sign::Gateway;

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::path::Path;

/// The name of the socket in the data folder.
const SOCKET: &str = "control";

/// The longest path of a socket that every system takes.
const LONGEST_PATH: usize = 100;

/// Does something with a socket of a folder by a path that the system takes.
fn reach<T>(
    data: &Path,
    name: &str,
    reached: impl FnOnce(&Path) -> io::Result<T>,
) -> io::Result<T> {
    let path = data.join(name);
    if path.as_os_str().len() <= LONGEST_PATH {
        return reached(&path);
    }
    // A folder that is open has a short path, too.
    let folder = File::open(data)?;
    reached(&Path::new("/proc/self/fd").join(folder.as_raw_fd().to_string()).join(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[tokio::test(flavor = "multi_thread")]
    async fn a_folder_with_a_long_name_has_a_door_as_well() {
        let name = format!("kamen-control-{}-{}", std::process::id(), "x".repeat(120));
        let data = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&data).unwrap();
        let gateway = Gateway {
            connected: true,
            since: std::time::SystemTime::UNIX_EPOCH,
            latency: None,
            servers: Some(3),
        };
        let door = Door::open(&data, Store::memory(), move || gateway).unwrap();
        let asked = data.clone();
        let asked = tokio::task::spawn_blocking(move || {
            let mut lines = Vec::new();
            assert_eq!(ping(&asked).unwrap(), Some(gateway));
            export(&asked, None, &mut lines).unwrap();
            (export(&asked, "aaaaaaaaaa".parse().ok(), &mut io::sink()), lines)
        });
        let (refused, lines) = asked.await.unwrap();
        assert_eq!(lines.split(|byte| *byte == b'\n').count(), 3, "a header and a footer");
        assert!(matches!(refused, Err(AskError::Refused(_))), "{refused:?}");
        drop(door);
        assert!(matches!(ping(&data), Err(AskError::Nobody { .. })));
        std::fs::remove_dir_all(&data).unwrap();
    }
}

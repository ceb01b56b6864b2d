//! The commands of `kamen`.
/// Runs.
pub fn main() -> std::process::ExitCode {
    std::process::ExitCode::SUCCESS
}

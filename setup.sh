# Shared by ./run and ./test: finding and installing what is missing, by Debian package name.
# Sourced, not run. Safe to use again when everything is there.

missing_packages=""

say() {
    printf '\033[1m==>\033[0m %s\n' "$*" >&2
}

# need_command COMMAND PACKAGE: notes the package when the command is not there.
need_command() {
    command -v "$1" >/dev/null 2>&1 || missing_packages="$missing_packages $2"
}

# need_file FILE PACKAGE: notes the package when the file is not there.
need_file() {
    [ -e "$1" ] || missing_packages="$missing_packages $2"
}

# Installs what was noted: as root, or with sudo; elsewhere it says what to install.
install_missing() {
    [ -n "$missing_packages" ] || return 0
    if ! command -v apt-get >/dev/null 2>&1; then
        say "Please install what these Debian packages hold, then start again:$missing_packages"
        exit 1
    fi
    if [ "$(id -u)" -eq 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null 2>&1; then
        as_root="sudo"
    else
        say "Please install as root, then start again: apt-get install$missing_packages"
        exit 1
    fi
    say "Installing$missing_packages"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq
    # shellcheck disable=SC2086  # a list of names
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $missing_packages >/dev/null
    missing_packages=""
}

# Rust does not come from Debian: its packages are older than the edition we use.
need_rust() {
    [ ! -f "$HOME/.cargo/env" ] || . "$HOME/.cargo/env"
    if ! command -v cargo >/dev/null 2>&1; then
        say "Please install Rust 1.95 or newer with rustup, then start again"
        exit 1
    fi
}

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

# Installs what was noted: as root, or with sudo. Returns 1 where that cannot be done.
try_install_missing() {
    [ -n "$missing_packages" ] || return 0
    command -v apt-get >/dev/null 2>&1 || return 1
    if [ "$(id -u)" -eq 0 ]; then
        as_root=""
    elif command -v sudo >/dev/null 2>&1; then
        as_root="sudo"
    else
        return 1
    fi
    say "Installing$missing_packages"
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq || return 1
    # shellcheck disable=SC2086  # a list of names
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends $missing_packages >/dev/null || return 1
    missing_packages=""
}

# Installs what was noted, or says what to install and stops.
install_missing() {
    if ! try_install_missing; then
        say "Please install these Debian packages, or what they hold, then start again:$missing_packages"
        exit 1
    fi
}

# Installs what was noted, or says what is lost without it and goes on.
install_optional() {
    if ! try_install_missing; then
        say "Without these Debian packages $1:$missing_packages"
        missing_packages=""
    fi
}

# Notes the dictionaries from which meanings are read.
want_meanings() {
    need_file /usr/share/stardict/dic/czech-cizi.ifo stardict-czech
    need_file /usr/share/mythes/th_cs_CZ_v2.dat mythes-cs
    need_file /usr/share/mythes/th_sk_SK_v2.dat mythes-sk
    need_file /usr/share/dictd/freedict-eng-ces.index dict-freedict-eng-ces
    need_file /usr/share/wordnet/index.noun wordnet-base
    need_file /usr/share/dictd/gcide.index dict-gcide
}

# Notes the dictionaries from which the lexicons are built.
want_word_sources() {
    need_file /usr/share/hunspell/cs_CZ.dic hunspell-cs
    need_file /usr/share/hunspell/sk_SK.dic hunspell-sk
    need_file /usr/share/hunspell/en_US.dic hunspell-en-us
    need_file /usr/share/dict/scowl/english-words.10 scowl
    need_file /usr/share/wordnet/index.noun wordnet-base
}

# Downloads the frequencies of words, once.
fetch_wordfreq() {
    [ ! -e target/wordfreq/wordfreq-3.1.1-py3-none-any.whl ] || return 0
    say "Downloading the frequencies of words (wordfreq 3.1.1)"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps \
        --dest target/wordfreq wordfreq==3.1.1
}

# Rust does not come from Debian: its packages are older than the edition we use.
need_rust() {
    [ ! -f "$HOME/.cargo/env" ] || . "$HOME/.cargo/env"
    if ! command -v cargo >/dev/null 2>&1; then
        say "Please install Rust 1.95 or newer with rustup, then start again"
        exit 1
    fi
}

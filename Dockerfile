# Kámen as an image: docs/HOSTING.md tells how to build and run it.

FROM rust:1.95-slim-trixie AS build
# OpenSSL for Discord; the dictionaries from which meanings are read.
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends \
        gcc libc6-dev pkg-config libssl-dev \
        stardict-czech mythes-cs mythes-sk dict-freedict-eng-ces wordnet-base dict-gcide \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN cargo build --profile best --locked \
    && mkdir /kamen \
    && ./target/best/kamen meaning --rebuild --data /kamen

FROM debian:trixie-slim
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends ca-certificates libssl3t64 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --uid 8127 --home-dir /data --shell /usr/sbin/nologin kamen
COPY --from=build /source/target/best/kamen /usr/local/bin/kamen
# A new named volume begins with what lies here: the meanings, and a folder that the bot may write to.
COPY --from=build --chown=kamen:kamen /kamen /data
ENV KAMEN_DATA=/data
VOLUME /data
USER kamen
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["kamen", "ping"]
ENTRYPOINT ["kamen"]
CMD ["run"]

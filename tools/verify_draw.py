#!/usr/bin/env python3
"""Checks the draw of a Scrabble game without Kámen's code.

usage: verify_draw.py LOG [COMMITMENT]

LOG is the log of a finished game, one JSON event on each line. The script computes the published
commitment from seed and bag, and the bag from the seed, and compares them with the log.
"""
import hashlib
import json
import sys


class Chance:
    """Numbers for one purpose: SHA-256(seed, purpose, 0, counter) as four 64-bit numbers each."""

    def __init__(self, seed: bytes, purpose: str):
        self.prefix = seed + purpose.encode() + b"\0"
        self.counter = 0
        self.numbers = []

    def below(self, n: int) -> int:
        fair = (2**64 - 1) - (2**64 - 1) % n
        while True:
            if not self.numbers:
                digest = hashlib.sha256(self.prefix + self.counter.to_bytes(8, "big")).digest()
                self.numbers = [int.from_bytes(digest[i:i + 8], "big") for i in range(0, 32, 8)]
                self.counter += 1
            number = self.numbers.pop(0)
            if number < fair:
                return number % n

    def shuffle(self, items: list) -> None:
        for k in range(len(items) - 1, 0, -1):
            other = self.below(k + 1)
            items[k], items[other] = items[other], items[k]


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as log:
        start = json.loads(log.readline())
    setup = start["setup"]
    text = f"kamen-scrabble-1\n{setup['game']}\n{start['seed']}\n{start['bag']}\n"
    commitment = hashlib.sha256(text.encode()).hexdigest()
    tiles = setup["edition"]["tiles"]
    bag = []
    for letter, _value, count in tiles["letters"]:
        bag += [letter if len(letter) == 1 else f"[{letter}]"] * count
    bag += ["?"] * tiles["blanks"]
    Chance(bytes.fromhex(start["seed"]), "bag").shuffle(bag)
    published = sys.argv[2] if len(sys.argv) > 2 else setup["commitment"]
    if commitment != published.lower():
        print(f"The commitment does not fit: {commitment}, published {published}")
        return 1
    if "".join(bag) != start["bag"]:
        print("The bag does not follow from the seed")
        return 1
    print(f"{setup['game']}: commitment and bag follow from the seed")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Prints what a language lacks: `python -m tests.languages.check de [part of a file's path]`."""

import sys

from tests.languages.texts import everything, faults


def main(language: str, part: str = "") -> None:
    for file, english, ours in everything(language):
        if part in file:
            found = list(faults(english, ours, whole=True))
            print(f"{file}: {len(english)} texts, {len(found)} faults")
            for fault in found[:40]:
                print("  " + fault)


if __name__ == "__main__":
    main(*sys.argv[1:])

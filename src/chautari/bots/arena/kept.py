"""Results that outlive an interruption: a line for the match, then one for every game, written when it ends."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from chautari.bots.arena.match import Match
from chautari.bots.arena.playing import Played
from chautari.engine.errors import ChautariError
from chautari.games import load

FORMAT = "chautari-arena"
VERSION = 1


class BadResults(ChautariError):
    """A file of results that can't be read, written or gone on with."""


class Results:
    """The games of a match that are played; where a file is given, each is written down at once."""

    def __init__(self, match: Match, file: TextIO | None = None, played: dict[int, Played] | None = None) -> None:
        self.match = match
        self.played = played or {}
        self.path = Path(file.name) if file else None
        self._file = file

    @classmethod
    def begin(cls, match: Match, path: Path) -> "Results":
        """A new file; one that is there already is left alone."""
        try:
            file = path.open("x", encoding="utf-8")
        except FileExistsError:
            raise BadResults(f"{path} is there already: --resume goes on with it, another name begins anew.") from None
        except OSError as error:
            raise BadResults(f"{path} can't be written: {error.strerror}.") from None
        results = cls(match, file)
        results._write(header(match))
        return results

    @classmethod
    def resume(cls, match: Match, path: Path) -> "Results":
        """Goes on with a file of the same match, without the line at whose writing it was interrupted."""
        whole, played = read(match, path)
        try:
            file = path.open("r+", encoding="utf-8")
            file.truncate(len(whole.encode()))
            file.seek(0, 2)
        except OSError as error:
            raise BadResults(f"{path} can't be written: {error.strerror}.") from None
        return cls(match, file, {game.number: game for game in played})

    def add(self, game: Played) -> None:
        self.played[game.number] = game
        self._write(vars(game))

    def missing(self, games: int) -> list[int]:
        """The numbers of the games still to be played."""
        return [number for number in range(games) if number not in self.played]

    def upto(self, games: int) -> list[Played]:
        return [game for number, game in sorted(self.played.items()) if number < games]

    def close(self) -> None:
        if self._file:
            self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        if self._file:
            try:
                self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
                self._file.flush()
            except OSError as error:
                raise BadResults(f"{self.path} can't be written: {error.strerror}.") from None


def header(match: Match) -> dict[str, Any]:
    """What makes two matches the same, so that games of both may be counted together."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game,
        "rules": load(match.game).meta.rules_version,
        "seats": match.seats,
        "options": match.settings,
        "bots": list(match.bots),
        "seed": match.seed,
    }


def key(match: Match) -> str:
    """A short name for a match, for the name of a file."""
    return f"{match.game}-{hashlib.sha256(json.dumps(header(match)).encode()).hexdigest()[:12]}"


def read(match: Match, path: Path) -> tuple[str, list[Played]]:
    """The whole lines of a file as they stand there, and the games they tell of; refuses those of another match."""
    try:
        text = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadResults(f"{path} can't be read: {getattr(error, 'strerror', 'it is no text')}.") from None
    whole = text[: text.rfind("\n") + 1]
    lines = whole.splitlines()
    _check_header(match, path, lines[0] if lines else "")
    return whole, list(_games(path, lines[1:]))


def _check_header(match: Match, path: Path, line: str) -> None:
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadResults(f"{path} holds no results of an arena.")
    for name, wanted in header(match).items():
        if found.get(name) != wanted:
            raise BadResults(
                f"{path} holds another match: its {name} is {_said(found.get(name))}, not {_said(wanted)}."
            )


def _games(path: Path, lines: list[str]) -> Iterator[Played]:
    for number, line in enumerate(lines, 2):
        try:
            yield _game(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise BadResults(f"{path} is damaged at line {number}.") from None


def _game(data: dict[str, Any]) -> Played:
    return Played(
        number=int(data["number"]),
        deal=int(data["deal"]),
        seating=tuple(map(int, data["seating"])),
        sides=tuple(map(int, data["sides"])),
        places=tuple(map(int, data["places"])),
        points=tuple(map(int, data["points"])),
        length=int(data["length"]),
        times=tuple({int(name): int(count) for name, count in times.items()} for times in data["times"]),
        faults=tuple(Counter({str(kind): int(count) for kind, count in kinds.items()}) for kinds in data["faults"]),
        said=tuple(map(str, data["said"])),
    )


def _said(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

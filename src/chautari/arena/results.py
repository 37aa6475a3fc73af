"""Results that outlive an interruption: a line for the match, then one for every game, written when it ends."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

from chautari.arena.game import GameResult
from chautari.arena.match import Match
from chautari.engine.errors import ChautariError
from chautari.games import load

FORMAT = "chautari-arena"
VERSION = 1


class BadResults(ChautariError):
    """A file of results that can't be read, written or gone on with."""


class Results:
    """The games of a match that are played; where a file is given, each is written down at once."""

    def __init__(self, match: Match, file: TextIO | None = None, games: dict[int, GameResult] | None = None) -> None:
        self.match = match
        self.games = games or {}
        self.path = Path(file.name) if file else None
        self._file = file

    @classmethod
    def begin(cls, match: Match, path: Path) -> "Results":
        """Results with a new file; refuses one that is there already."""
        try:
            file = path.open("x", encoding="utf-8")
        except FileExistsError:
            raise BadResults(
                f"{path} is there already: --resume goes on with it, another name begins anew.",
                "results-there",
                file=str(path),
            ) from None
        except OSError as error:
            raise BadResults(
                f"{path} can't be written: {error.strerror}.",
                "file-unwritable",
                file=str(path),
                problem=str(error.strerror),
            ) from None
        _lock_file(file)
        results = cls(match, file)
        results._write(header(match))
        return results

    @classmethod
    def resume(cls, match: Match, path: Path) -> "Results":
        """Results that go on with a file of the same match; a last line that is not whole is dropped."""
        complete, games = read_results(match, path)
        try:
            file = path.open("r+", encoding="utf-8")
            _lock_file(file)
            file.truncate(len(complete.encode()))
            file.seek(0, 2)
        except OSError as error:
            raise BadResults(
                f"{path} can't be written: {error.strerror}.",
                "file-unwritable",
                file=str(path),
                problem=str(error.strerror),
            ) from None
        results = cls(match, file, {game.number: game for game in games})
        if not complete:
            results._write(header(match))
        return results

    def add(self, game: GameResult) -> None:
        self.games[game.number] = game
        self._write(vars(game))

    def missing(self, games: int) -> list[int]:
        """The numbers of the games still to be played."""
        return [number for number in range(games) if number not in self.games]

    def upto(self, games: int) -> list[GameResult]:
        return [game for number, game in sorted(self.games.items()) if number < games]

    def close(self) -> None:
        if self._file:
            self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        if self._file:
            try:
                self._file.write(_line(line))
                self._file.flush()
            except OSError as error:
                raise BadResults(
                    f"{self.path} can't be written: {error.strerror}.",
                    "file-unwritable",
                    file=str(self.path),
                    problem=str(error.strerror),
                ) from None


def header(match: Match) -> dict[str, Any]:
    """The first line of a file: games of two files may be counted together if it is the same."""
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


def match_key(match: Match) -> str:
    """A short name for a match, for the name of a file."""
    return f"{match.game}-{hashlib.sha256(json.dumps(header(match)).encode()).hexdigest()[:12]}"


def read_results(match: Match, path: Path) -> tuple[str, list[GameResult]]:
    """The complete lines of a file as they stand there, and the games they tell of; refuses those of another match.

    There may be none: whoever is killed at once has not even written which match it is.
    """
    try:
        text = path.read_bytes().decode()
    except (OSError, UnicodeDecodeError) as error:
        raise BadResults(
            f"{path} can't be read: {getattr(error, 'strerror', 'it is no text')}.",
            "file-unreadable",
            file=str(path),
            problem=getattr(error, "strerror", "UTF-8"),
        ) from None
    complete = text[: text.rfind("\n") + 1]
    if not complete and _line(header(match)).startswith(text):
        return "", []
    lines = complete.splitlines()
    _check_header(match, path, lines[0] if lines else "")
    return complete, list(_games(match, path, lines[1:]))


def _check_header(match: Match, path: Path, line: str) -> None:
    try:
        header_read = json.loads(line)
    except ValueError:
        header_read = None
    if not isinstance(header_read, dict) or header_read.get("format") != FORMAT:
        raise BadResults(f"{path} holds no results of an arena.", "results-none", file=str(path))
    for name, wanted in header(match).items():
        if header_read.get(name) != wanted:
            raise BadResults(
                f"{path} holds another match: its {name} is {_json(header_read.get(name))}, not {_json(wanted)}.",
                "results-other-match",
                file=str(path),
                what=name,
                given=_json(header_read.get(name)),
                wanted=_json(wanted),
            )


def _games(match: Match, path: Path, lines: list[str]) -> Iterator[GameResult]:
    for number, line in enumerate(lines, 2):
        try:
            game = _game(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            game = None
        if game is None or not _belongs(game, match):
            raise BadResults(f"{path} is damaged at line {number}.", "results-damaged", file=str(path), line=number)
        yield game


def _game(data: dict[str, Any]) -> GameResult:
    return GameResult(
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


def _belongs(game: GameResult, match: Match) -> bool:
    """True if it is the match's game of that number, with a value for each seat."""
    by_seat = (game.sides, game.places, game.points, game.times, game.faults, game.said)
    return (
        game.number >= 0
        and (game.deal, game.seating) == (match.deal(game.number), match.seating(game.number))
        and {len(row) for row in by_seat} == {match.seats}
    )


def _lock_file(file: TextIO) -> None:
    """Locks a file for one arena; the lock of one that is killed goes with it."""
    try:
        import fcntl
    except ImportError:  # Windows, where nobody is warned
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        raise BadResults(
            f"Another arena is writing into {file.name}; wait for it, or stop it first.",
            "results-busy",
            file=str(file.name),
        ) from None


def _line(values: dict[str, Any]) -> str:
    return json.dumps(values, separators=(",", ":")) + "\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

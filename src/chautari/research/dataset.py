"""Games of bots as data: one row for each decision, written part by part so that an interruption costs little."""

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from chautari.arena.game import GameResult, Listener, play_game
from chautari.arena.match import Match
from chautari.arena.workers import on_this_machine
from chautari.engine import play
from chautari.engine.errors import ChautariError
from chautari.engine.sheet import Observer, Sheet
from chautari.engine.state import State
from chautari.games import load
from chautari.games.observers import observer_of

Row = dict[str, Any]

PART = 10  # games that an interruption may cost; with strong bots each takes a minute
TOGETHER = 10  # parts that are read at once by whoever reads the whole file
FORMAT = 1
KEY = b"chautari"


class BadDataset(ChautariError):
    """A dataset that can't be written, or gone on with."""


class DecisionLog(Listener):
    """Notes who was asked, what was offered and chosen, and if wanted what the seat knew."""

    def __init__(self, observer: Observer[Any] | None) -> None:
        self.observer = observer
        self.rows: list[Row] = []

    def before_action(self, state: State, seat: int, action: int) -> None:
        row: Row = {"decision": len(self.rows), "seat": seat, "options": play.options(state, seat), "choice": action}
        if self.observer is not None:
            sheet = Sheet(self.observer.size(state.seats))
            self.observer.write(state, seat, sheet)
            row["observation"] = list(sheet.cells)
        self.rows.append(row)


def record_game(match: Match, observations: bool, number: int) -> list[Row]:
    """All decisions of one game, each with the result of its seat."""
    log = DecisionLog(observer_of(match.game) if observations else None)
    played = play_game(match, number, log)
    return [{"game": number, "deal": played.deal, **row, **result(match, played, row["seat"])} for row in log.rows]


def result(match: Match, played: GameResult, seat: int) -> Row:
    return {
        "bot": match.specs[played.seating[seat]],
        "place": played.places[seat],
        "points": played.points[seat],
        "won": played.won(seat),
    }


def arrow() -> Any:
    """pyarrow and its Parquet, or a sentence that says how to get them."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadDataset("Recording needs pyarrow: pip install 'chautari[data]'.", "data-needs") from None
    return pyarrow


class Dataset:
    """A Parquet file of decisions, and beside it the parts of which it is put together."""

    def __init__(self, file: str, match: Match, games: int, observations: bool) -> None:
        self.path = Path(file).expanduser()
        if not self.path.name:
            raise BadDataset(f"{file!r} is not the name of a file.", "data-no-name", file=str(file))
        self.parts = self.path.with_name(self.path.name + ".parts")
        self.match, self.games, self.observations = match, games, observations
        self.arrow = arrow()
        with os_errors_refused(self.path):
            self._check()

    def _check(self) -> None:
        if self.path.exists():
            raise BadDataset(
                f"{self.path} is there already; remove it or choose another name.", "data-there", file=str(self.path)
            )
        if not self.path.parent.is_dir():
            raise BadDataset(f"There is no folder {self.path.parent}.", "data-no-folder", folder=str(self.path.parent))
        if not self.parts.exists():
            return
        if not self.parts.is_dir() or any(not part.stem.isdecimal() for part in self._parts()):
            raise BadDataset(
                f"{self.parts} is not a folder of parts; remove it or choose another name.",
                "data-no-parts",
                folder=str(self.parts),
            )
        for part in self._parts():
            if self._about(part) != self.about:
                raise BadDataset(
                    f"{self.parts} holds games of another match; remove it or choose another name.",
                    "data-other-match",
                    folder=str(self.parts),
                )

    @property
    def about(self) -> str:
        """What was asked for, as JSON in the file's metadata."""
        name = self.match.game
        versions = {"format": FORMAT, "rules_version": load(name).meta.rules_version}
        if self.observations:
            versions["observation_version"] = observer_of(name).version
        asked = {**asdict(self.match), "games": self.games, "observations": self.observations, **versions}
        return json.dumps(asked, sort_keys=True)

    def _parts(self) -> list[Path]:
        """The finished parts; what an interruption left half written does not count."""
        return sorted(path for path in self.parts.iterdir() if path.suffix != ".new")

    def _about(self, part: Path) -> str:
        try:
            metadata = self.arrow.parquet.read_schema(part).metadata or {}
        except (OSError, ValueError):
            return ""
        return str(metadata.get(KEY, b"").decode())

    def _schema(self) -> Any:
        pa = self.arrow
        small = pa.list_(pa.int16())
        fields = [
            ("game", pa.int32()),
            ("deal", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("options", small),
            ("choice", pa.int16()),
            ("place", pa.int8()),
            ("points", pa.int16()),
            ("won", pa.float32()),
        ]
        if self.observations:
            fields.append(("observation", small))
        return pa.schema(fields, metadata={KEY: self.about.encode()})

    def done(self) -> int:
        """How many games lie in finished parts."""
        if not self.parts.exists():
            return 0
        return sum(len(range(*self._games_of(int(part.stem)))) for part in self._parts())

    def _games_of(self, part: int) -> tuple[int, int]:
        return part * PART, min((part + 1) * PART, self.games)

    def write(self, workers: int) -> Iterator[int]:
        """Plays what is missing, part by part, and tells after every game how many are done; then joins the parts."""
        with os_errors_refused(self.path):
            self.parts.mkdir(exist_ok=True)
            yield from self._play(workers)
            self._join()

    def _play(self, workers: int) -> Iterator[int]:
        done = self.done()
        for part in range((self.games + PART - 1) // PART):
            file = self.parts / f"{part:06}.parquet"
            if file.exists():
                continue
            rows: list[list[Row]] = []
            numbers = range(*self._games_of(part))
            for game in on_this_machine(partial(record_game, self.match, self.observations), numbers, workers):
                rows.append(game)
                done += 1
                yield done
            rows.sort(key=lambda game: game[0]["game"])
            self._save(file, [row for game in rows for row in game])

    def _save(self, file: Path, rows: list[Row]) -> None:
        with written_whole(file) as fresh:
            self.arrow.parquet.write_table(self.arrow.Table.from_pylist(rows, schema=self._schema()), fresh)

    def _join(self) -> None:
        schema, parts = self._schema(), iter(self._parts())
        with written_whole(self.path) as fresh, self.arrow.parquet.ParquetWriter(fresh, schema) as whole:
            while some := list(islice(parts, TOGETHER)):
                tables = [self.arrow.parquet.read_table(part, schema=schema) for part in some]
                whole.write_table(self.arrow.concat_tables(tables))
        shutil.rmtree(self.parts)


@contextmanager
def os_errors_refused(file: Path) -> Iterator[None]:
    """Turns errors of the system into refusals; finished parts stay as they are."""
    try:
        yield
    except OSError as error:
        raise BadDataset(
            f"{file} can't be written: {error.strerror or error}.",
            "file-unwritable",
            file=str(file),
            problem=str(error.strerror or error),
        ) from None


@contextmanager
def written_whole(file: Path) -> Iterator[Path]:
    """A path to write to: it becomes the file when it is whole, and leaves nothing if it is not."""
    fresh = file.with_name(file.name + ".new")
    try:
        yield fresh
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)

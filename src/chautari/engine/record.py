"""A record: the options, the seats, then one action or chance outcome each. It is the truth; states are caches."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from chautari.engine import play
from chautari.engine.errors import BadRecord, BadSeats, ChautariError
from chautari.engine.game import Game
from chautari.engine.luck import Dealer
from chautari.engine.meta import Settings
from chautari.engine.state import CHANCE, Chance, State

FORMAT = "chautari-record"
VERSION = 1
LARGEST_NUMBER = 10**9
LONGEST_NAME = 40

Move = tuple[int, int]


@dataclass(frozen=True)
class Deal:
    """From which move on a dealer dealt, the hash of its secret, and the secret itself once the game is over."""

    start: int
    commitment: str
    secret: str = ""


@dataclass(frozen=True)
class Record:
    """A game from its setup to its last move so far; what is written to a file.

    `practice`: somebody had hints, or took back what others could not have.
    """

    game: str
    rules: int
    options: Settings
    seats: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    deals: tuple[Deal, ...] = field(default=())
    practice: bool = False

    def upto(self, count: int) -> "Record":
        """The same game, only its first moves."""
        return replace(self, moves=self.moves[:count])

    def to_json(self) -> str:
        head: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "deals": [asdict(deal) for deal in self.deals],
        }
        if self.practice:
            head["practice"] = True
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in head.items()]
        moves = ", ".join(f"[{seat}, {action}]" for seat, action in self.moves)
        return "\n".join(["{", *lines, f'  "moves": [{moves}]', "}", ""])

    @classmethod
    def from_json(cls, text: str) -> "Record":
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadRecord(
                f"This is no record: it is not JSON ({error}).", "record-no-json", problem=str(error)
            ) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(
                f'This is no record: it does not say "format": "{FORMAT}".', "record-no-format", format=FORMAT
            )
        if data.get("version") != VERSION or not isinstance(data["version"], int) or data["version"] is True:
            raise BadRecord(
                f"This record has version {data.get('version')!r}; this program reads version {VERSION}.",
                "record-version",
                version=repr(data.get("version")),
                known=VERSION,
            )
        try:
            return cls(
                game=_text(data["game"]),
                rules=_number(data["rules"]),
                options={_text(k): _setting(v) for k, v in data["options"].items()},
                seats=seat_names(data["seats"]),
                moves=tuple((_number(seat), _number(action)) for seat, action in _list(data["moves"])),
                deals=tuple(_deal(deal) for deal in _list(data["deals"])),
                practice=data.get("practice") is True,
            )
        except BadSeats as error:
            raise BadRecord(f"This record is damaged: {error}", "record-damaged", problem=error) from None
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadRecord(
                f"This record is damaged: {type(error).__name__} at {error}.",
                "record-damaged-at",
                problem=type(error).__name__,
                place=str(error),
            ) from None

    def save(self, path: str | Path) -> None:
        write_whole(path, self.to_json())

    @classmethod
    def load(cls, path: str | Path) -> "Record":
        try:
            return cls.from_json(Path(path).read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            raise BadRecord(f"{path} is no record: it is not text.", "record-no-text", file=str(path)) from None
        except (OSError, ValueError) as error:
            raise BadRecord(
                f"{path} can't be read: {_reason(error)}.", "file-unreadable", file=str(path), problem=_reason(error)
            ) from None


def write_whole(path: str | Path, content: str | bytes) -> None:
    """Writes beside the file and then puts it in its place, so that an old one is never half lost."""
    beside = Path(f"{path}.part")
    try:
        if isinstance(content, bytes):
            beside.write_bytes(content)
        else:
            beside.write_text(content, encoding="utf-8")
        beside.replace(path)
    except (OSError, ValueError) as error:
        raise BadRecord(
            f"{path} can't be written: {_reason(error)}.", "file-unwritable", file=str(path), problem=_reason(error)
        ) from None


def seat_names(names: object) -> tuple[str, ...]:
    """The players' names, checked: plain text of one short line each."""
    if not isinstance(names, list | tuple):
        raise BadSeats("The seats are a number, or a list with a name for each.")
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSeats(
                f"A name is plain text of 1 to {LONGEST_NAME} characters, not {name!r:.60}.",
                "bad-name",
                most=LONGEST_NAME,
                name=f"{name!r:.60}",
            )
    return tuple(names)


def begin(game: Game[Any], record: Record) -> State:
    """The table of a record before its first move."""
    if record.game != game.meta.name:
        raise BadRecord(
            f"This is a record of {record.game}, not of {game.meta.name}.",
            "record-other-game",
            game=record.game,
            wanted=game.meta.name,
        )
    if not game.meta.plays(record.rules, record.options):
        raise BadRecord(
            f"This record was played by rules version {record.rules} of {game.meta.title}; "
            f"this program plays version {game.meta.rules_version}.",
            "record-other-rules",
            rules=record.rules,
            title=game.meta.title,
            known=game.meta.rules_version,
        )
    try:
        settings = game.meta.complete(len(record.seats), record.options)
    except ChautariError as error:
        raise BadRecord(f"This record can't be played: {error}", "record-unplayable", problem=error) from None
    state: State = game.start(len(record.seats), settings)
    return state


def walk(game: Game[Any], record: Record) -> Iterator[State]:
    """Yields the one state of a record as it changes: before the first move, then after each."""
    state = begin(game, record)
    yield state
    for number, (seat, action) in enumerate(record.moves):
        try:
            play.play(state, seat, action)
        except ChautariError as error:
            raise BadRecord(
                f"Move {number} of this record can't be played: {error}", "record-bad-move", move=number, problem=error
            ) from None
        yield state


def replay(game: Game[Any], record: Record) -> State:
    """The state after the last move."""
    for state in walk(game, record):
        last = state
    return last


def check_deals(game: Game[Any], record: Record) -> None:
    """Proves that every chance outcome came from the secrets whose hashes were published; refuses otherwise."""
    secrets = {deal.start: _secret_of(deal) for deal in record.deals}
    dealer: Dealer | None = None
    for number, state in enumerate(walk(game, record)):
        if number in secrets:
            dealer = Dealer(secrets[number])
        if number < len(record.moves) and record.moves[number][0] == CHANCE:
            question = state.pending[play.index_of(state, CHANCE)]
            assert isinstance(question, Chance)
            if dealer is None or question.sample(state, dealer) != record.moves[number][1]:
                raise BadRecord(
                    f"Move {number} was not dealt by the dealer who published the commitment.",
                    "record-not-dealt",
                    move=number,
                )


def _secret_of(deal: Deal) -> bytes:
    try:
        secret = bytes.fromhex(deal.secret)
    except ValueError:
        secret = b""
    if not secret or Dealer(secret).commitment() != deal.commitment:
        raise BadRecord(
            f"The dealer from move {deal.start} on published no secret that fits its commitment.",
            "record-no-secret",
            move=deal.start,
        )
    return secret


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def _deal(value: dict[str, object]) -> Deal:
    return Deal(_number(value["start"]), _text(value["commitment"]), _text(value["secret"]))


def _list(value: object) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(repr(value))
    return value


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(repr(value))
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > LARGEST_NUMBER:
        raise TypeError(repr(value))
    return value


def _setting(value: object) -> bool | int | str:
    if not isinstance(value, bool | int | str):
        raise TypeError(repr(value))
    return value

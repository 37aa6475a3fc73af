"""What one verb changes at a table, and how the store keeps it."""

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

import msgspec

import chautari
from chautari.daily.deal import deal_of
from chautari.daily.result import result_of
from chautari.engine import play
from chautari.engine.errors import ChautariError
from chautari.engine.luck import Dealer, secret_from_seed
from chautari.engine.position import Position, Step
from chautari.engine.record import Record
from chautari.games.refusals import told
from chautari.server.live.notes import Notes
from chautari.server.refusals import CONFLICT, refused
from chautari.store import Answer, Change, Entry, Head, Link, Seat, StoredDeal
from chautari.store.model import Stage

Seats = Collection[int]


@dataclass(frozen=True)
class Started:
    """The game begins."""

    position: Position
    deals: tuple[StoredDeal, ...]


@dataclass(frozen=True)
class Advanced:
    """The game goes on by a step."""

    step: Step


@dataclass(frozen=True)
class Rewound:
    """Moves are taken back: the first `kept` stay, and those of the position follow them.

    `movers` are the seats that have moves less than before.
    """

    position: Position
    deals: tuple[StoredDeal, ...]
    kept: int
    movers: frozenset[int]


@dataclass(frozen=True)
class Dismissal:
    """Connections to be closed, and the code of the reason: those of a seat, or a person's except to one seat."""

    code: str
    seat: int | None = None
    person: str = ""
    but: int | None = None


@dataclass(frozen=True)
class TableChange:
    """One change of a table, stored whole or not at all; what is not named stays as it is.

    `entries` are new lines of the log, `links` new ones and `revoked` (purpose, seat) those that open nothing any
    more. `quiet`: for everybody else nothing has happened, so the table does not go up in their lists.
    `answer` is the key of the message that asked for it. `dismissals` are carried out once it is stored.
    `review` is what is kept of a game's review from now on.
    """

    game: Started | Advanced | Rewound | None = None
    notes: Notes | None = None
    host: str | None = None
    paused: bool | None = None
    seats: tuple[Seat, ...] = ()
    entries: tuple[Entry, ...] = ()
    links: tuple[Link, ...] = ()
    revoked: tuple[tuple[str, int], ...] = ()
    answer: Answer | None = None
    dismissals: tuple[Dismissal, ...] = ()
    review: str | None = None
    quiet: bool = False


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_game(head: Head, seats: Sequence[Seat]) -> Started:
    """The game of a table, up to its first question; refuses one set up by a program with other rules."""
    deals = (daily_dealer(head) if head.daily else StoredDeal.fresh(0),)
    names = tuple(seat.name for seat in seats)
    try:
        game = chautari.game(head.game)
        record = Record(head.game, game.meta.rules_version, head.options, names)
        position = Position(game, record, dealers(deals))
    except ChautariError as refusal:
        raise refused(CONFLICT, "unplayable", problem=told(refusal)) from None
    position.take(position.opening())
    return Started(position, deals)


def daily_dealer(head: Head) -> StoredDeal:
    """The dealer of a daily deal: the same for everybody."""
    secret = secret_from_seed(deal_of(head.daily, head.game).seed)
    return StoredDeal(0, Dealer(secret).commitment(), secret)


def dealers(deals: Sequence[StoredDeal]) -> dict[int, Dealer]:
    """The dealers of a game, each by the move from which it deals."""
    return {deal.start: Dealer(deal.secret) for deal in deals}


def first_turns(seats: int, asked: Collection[int]) -> tuple[int, ...]:
    """The seats' turn numbers when a game begins."""
    return tuple(int(seat in asked) for seat in range(seats))


def stored(change: TableChange, head: Head, notes: Notes, lines: int) -> Change:
    """What the store is given of a change at a table with so many lines of the log."""
    head, notes = _head_and_notes(change, head, notes)
    return Change(
        head=replace(head, notes=notes.stored()),
        moves=_new_moves(change.game),
        keep=change.game.kept if isinstance(change.game, Rewound) else None,
        answer=change.answer,
        seats=change.seats,
        deals=change.game.deals if isinstance(change.game, Started | Rewound) else None,
        entries=tuple(replace(entry, number=number) for number, entry in enumerate(change.entries, lines)),
        links=change.links,
        revoked=change.revoked,
        review=change.review,
    )


def _head_and_notes(change: TableChange, head: Head, notes: Notes) -> tuple[Head, Notes]:
    notes = notes if change.notes is None else change.notes
    head = replace(
        head,
        version=head.version + 1,
        updated=head.updated if change.quiet else now(),
        host=head.host if change.host is None else change.host,
        paused=head.paused if change.paused is None else change.paused,
    )
    match change.game:
        case Started(position):
            rules, asked = position.game.meta.rules_version, tuple(position.asked)
            turns = first_turns(position.state.seats, asked)
            head = replace(head, stage="playing", asked=asked, moves=len(position.moves), rules=rules, listed=False)
            return head, msgspec.structs.replace(notes, turns=turns)
        case Advanced(step):
            asked, movers = tuple(play.asked(step.state)), {seat for seat, _ in step.moves}
            notes = _turned(notes, step.state.seats, head.asked, asked, movers)
            stage: Stage = "finished" if step.state.is_over() else "playing"
            if head.daily and stage == "finished":
                seat = deal_of(head.daily, head.game).seat
                results = [result_of(chautari.game(head.game), step.state, one) for one in range(step.state.seats)]
                notes = msgspec.structs.replace(
                    notes, result=tuple(results[seat]), standings=tuple((one.points, one.place) for one in results)
                )
            return replace(head, stage=stage, asked=asked, moves=head.moves + len(step.moves)), notes
        case Rewound(position, movers=movers):
            asked = tuple(position.asked)
            notes = _turned(notes, position.state.seats, head.asked, asked, movers)
            return replace(head, asked=asked, moves=len(position.moves)), notes
    return head, notes


def _turned(notes: Notes, seats: int, before: Seats, asked: Seats, movers: Seats) -> Notes:
    """The notes once `movers` have moved, or moved back, and `asked` are asked: that ends every vote."""
    turns = notes.turns or (0,) * seats
    new = [seat in movers or (seat in asked and seat not in before) for seat in range(seats)]
    return msgspec.structs.replace(notes, turns=tuple(map(sum, zip(turns, new, strict=True))), proposal=None)


def _new_moves(game: Started | Advanced | Rewound | None) -> tuple[tuple[int, int], ...]:
    match game:
        case Started(position):
            return tuple(position.moves)
        case Advanced(step):
            return step.moves
        case Rewound(position, kept=kept):
            return tuple(position.moves[kept:])
    return ()

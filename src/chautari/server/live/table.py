"""One live table: what is stored of it, the position, its viewers; every change is stored, then told."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import chautari
from chautari.engine.errors import ChautariError
from chautari.server.bots.queue import Claim
from chautari.server.live import scenes
from chautari.server.live.log import CHAT, Log
from chautari.server.live.moments import Heard
from chautari.server.live.position import Position, Step
from chautari.server.live.seats import NO_SEAT, has_a_word, is_person, origin, played_by_bot
from chautari.server.live.streams import Stream, Viewer
from chautari.server.metrics import Metrics
from chautari.server.rate_limits import Bucket
from chautari.server.refusals import BROKEN, CONFLICT, MISSING, Refused, refused, say
from chautari.store import Answer, BadStore, Change, Entry, Kept, Link, NoSuchTable, Seat, Stale, Store
from chautari.store.kept import Json

LOG = logging.getLogger("chautari.table")
# As many as the store gives back: an older retry is refused by its turn number.
REMEMBERED_ANSWERS = 100
# Whoever leaves and returns all day does so in silence from here on; a game needs a few dozen lines.
MOST_NOTES = 500


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def without_move(entry: Entry, undone: int, left: int) -> Entry:
    """A line where it stood, when a move before it is taken back: another order would tell of a secret undo."""
    return replace(entry, move=min(entry.move - (entry.move > undone), left))


class Table:
    """Whoever changes it holds its lock, hands `keep` the change, and calls `tell` when it is stored."""

    def __init__(self, store: Store, metrics: Metrics, kept: Kept) -> None:
        self.lock = asyncio.Lock()
        self.store = store
        self.metrics = metrics
        self.head = kept.head
        self.seats = kept.seats
        self.entries = list(kept.entries)
        self.answers = dict(kept.answers)
        self.deals = kept.deals
        self.stored_moves = kept.moves
        self.position: Position | None = None
        self.problem = ""
        self.log = Log()
        # For each seat that has looked back in a game that goes on, what it found.
        self.looked_back: dict[int, tuple[int, Heard]] = {}
        self.streams: dict[int, Stream] = {}
        self.gone = False
        # How often somebody was shown the door; whoever is just coming in looks at it.
        self.dismissals = 0
        self.touched = time.monotonic()
        # When each seat that is asked was asked, came here or last did something: what its absence is counted from.
        self.waited_since: dict[int, float] = {}
        self._paces: dict[tuple[str, int], Bucket] = {}
        self._replay()

    def _replay(self) -> None:
        if self.head.stage == "waiting":
            self.log.rewrite(None, self.entries)
            return
        try:
            game = chautari.game(self.head.game)
            self.position = Position.replayed(game, self.kept().record(), self.stored_moves, self.deals)
        except ChautariError as refusal:
            self.problem = str(refusal)
        else:
            self.stored_moves = ()
        self.log.rewrite(self.position, self.entries)
        self.wait_for(self.awaited)

    def kept(self) -> Kept:
        """What is stored of this table."""
        moves = tuple(self.position.moves) if self.position is not None else self.stored_moves
        return Kept(self.head, self.seats, moves, self.deals, tuple(self.entries), self.answers)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def turns(self) -> list[int]:
        """For each seat the number of its question, past or present."""
        return list(self.head.notes.get("turns") or [0] * len(self.seats))  # type: ignore[arg-type]

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves now."""
        return [seat.number for seat in self.seats if is_person(seat) and not seat.stand_in]

    @property
    def voters(self) -> list[int]:
        """The seats whose people, here or not, must agree before what was shown is taken back."""
        return [seat.number for seat in self.seats if has_a_word(seat)]

    def begun(self) -> Position:
        """The position, if a game has begun."""
        if self.problem:
            raise refused(CONFLICT, "unplayable", problem=self.problem)
        if self.position is None:
            raise refused(CONFLICT, "not-playing")
        return self.position

    def playing(self) -> Position:
        """The position, if a game is going on."""
        position = self.begun()
        if self.head.stage != "playing":
            raise refused(CONFLICT, "over")
        return position

    def connections(self, seat: int) -> int:
        """How many follow a seat, or the table as spectators: those never keep a player out."""
        return len(self.streams[seat].viewers) if seat in self.streams else 0

    def seat_connected(self, seat: int) -> bool:
        return self.connections(seat) > 0

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats whose absence is counted: a pause stops every clock."""
        return self.head.asked if self.head.stage == "playing" and not self.head.paused else ()

    def wait_for(self, asked: Sequence[int]) -> None:
        """Starts the clock of every seat that is asked from now on, and stops the others'."""
        at = time.monotonic()
        self.waited_since = {seat: self.waited_since.get(seat, at) for seat in asked}

    def seen(self, seat: int) -> None:
        """Somebody comes to their seat: they have all the time again that the table gives."""
        if seat in self.waited_since:
            self.waited_since[seat] = time.monotonic()

    def turned(self, asked: Sequence[int], movers: set[int]) -> list[int]:
        """The seats' turn numbers once `movers` have moved, or their moves are taken back, and `asked` are asked."""
        new = [seat for seat in asked if seat not in self.head.asked]
        return [turn + (seat in movers or seat in new) for seat, turn in enumerate(self.turns)]

    def entry(self, kind: str, seat: int = NO_SEAT, **body: str) -> Entry:
        """A line for the log, to be kept with the next change; `who` is as they are called now."""
        who = say("host") if seat == NO_SEAT else self.seats[seat].name or say("nth-seat", number=seat + 1)
        return Entry(0, self.head.moves, now(), kind, seat, {"who": who, **body})

    def noted(self, kind: str, seat: int, **body: str) -> tuple[Entry, ...]:
        """A line for the log, or none where a seat has filled its share: what it tells of happens all the same."""
        if sum(entry.seat == seat and entry.kind != CHAT for entry in self.entries) >= MOST_NOTES:
            return ()
        return (self.entry(kind, seat, **body),)

    def paced(self, what: str, seat: int, limit: tuple[float, float]) -> bool:
        """Whether a seat, over however many connections, may do once more what is limited to so much at a time."""
        return self._paces.setdefault((what, seat), Bucket(*limit)).take()

    async def check_link(self, link: Link) -> None:
        """Refuses one that was used up or renewed while somebody was on the way with it. The lock is held."""
        if await asyncio.to_thread(self.store.link, link.token) is None:
            raise refused(MISSING, "no-such-link")

    async def note(self, kind: str, seat: int) -> None:
        """Stores a line of the log that comes by itself, once for a seat and a position."""
        async with self.lock:
            line = self.entry(kind, seat)
            if not any((old.kind, old.seat, old.move) == (kind, seat, line.move) for old in self.entries):
                await self.keep(entries=(line,))
        self.tell()

    async def keep(
        self,
        head: dict[str, Any] | None = None,
        notes: dict[str, Json] | None = None,
        step: Step | None = None,
        position: Position | None = None,
        kept_moves: int | None = None,
        answer: Answer | None = None,
        seats: tuple[Seat, ...] = (),
        entries: tuple[Entry, ...] = (),
        links: tuple[Link, ...] = (),
        revoked: tuple[tuple[str, int], ...] = (),
    ) -> None:
        """Stores a change; only then it is so. If it can't be stored, nothing has changed.

        A game goes on by a `step`; with another `position`, the moves after the first `kept_moves` are replaced.
        """
        assert self.lock.locked(), "one writer at a time"
        if self.gone:
            raise refused(BROKEN, "reload")
        new = position.moves[kept_moves or 0 :] if position else step.moves if step else ()
        count = len(position.moves) if position else self.head.moves + len(new)
        facts = {"version": self.head.version + 1, "updated": now(), "moves": count} | (head or {})
        change = Change(
            head=replace(self.head, notes={**self.head.notes, **(notes or {})}, **facts),
            moves=tuple(new),
            keep=kept_moves,
            answer=answer,
            seats=seats,
            deals=position.deals if position else None,
            entries=tuple(replace(entry, number=len(self.entries) + n) for n, entry in enumerate(entries)),
            links=links,
            revoked=revoked,
        )
        try:
            await asyncio.wrap_future(self.store.commit(change))
        except Stale:
            raise await self._stale() from None
        except BadStore as problem:
            LOG.warning("a change at a table of %s is not kept: %s", self.head.game, problem)
            raise refused(BROKEN, "not-stored") from None
        self._stored(change, step, position)

    async def _stale(self) -> Refused:
        """Why a change was not kept: its key is an old one, or the table has changed without us."""
        with contextlib.suppress(BadStore, NoSuchTable):
            if (await asyncio.to_thread(self.store.load, self.head.id)).head.version == self.head.version:
                return refused(CONFLICT, "key-used")
        self.dismiss("reload")
        return refused(BROKEN, "reload")

    def _stored(self, change: Change, step: Step | None, position: Position | None) -> None:
        turns = self.turns
        self.head = change.head
        self.seats = tuple({seat.number: seat for seat in (*self.seats, *change.seats)}.values())
        self.entries += change.entries
        if change.answer is not None:
            self.answers[change.answer.key] = change.answer
            if len(self.answers) > REMEMBERED_ANSWERS:
                del self.answers[next(iter(self.answers))]
        if position is not None:
            if change.keep is not None:
                self.entries = [without_move(entry, change.keep, change.head.moves) for entry in self.entries]
            self.position, self.deals = position, position.deals
            self.log.rewrite(position, self.entries)
        else:
            if step is not None and self.position is not None:
                self.position.take(step)
                self.log.add_events(step.events, len(self.position.moves))
            self.log.add_entries(change.entries)
        self.touched = time.monotonic()
        for seat in [seat for seat, (old, new) in enumerate(zip(turns, self.turns, strict=True)) if old != new]:
            self.seen(seat)
        if change.answer is not None:
            self.seen(change.answer.seat)
        self.wait_for(self.awaited)

    def tell(self) -> None:
        """Shows every viewer what is new to it."""
        for stream in self.streams.values():
            if stream.viewers:
                stream.tell(scenes.scene(self, stream.seat))

    def arrive(self, viewer: Viewer, seat: int) -> Stream:
        """A connection begins to follow a seat, or the table as a spectator."""
        found = self.streams.setdefault(seat, Stream(seat, self.log))
        found.viewers.add(viewer)
        self.seen(seat)
        self.touched = time.monotonic()
        return found

    def depart(self, viewer: Viewer) -> None:
        for stream in self.streams.values():
            stream.viewers.discard(viewer)
        self.touched = time.monotonic()
        self.tell()

    def dismiss_seat(self, seat: int, code: str) -> None:
        """Closes the connections of a seat that is no longer theirs; whoever comes next has a stream of their own."""
        self.dismissals += 1
        stream = self.streams.pop(seat, None)
        for viewer in list(stream.viewers) if stream else ():
            viewer.dismiss(code)

    def dismiss_person(self, person: str, code: str, but: int | None = None) -> None:
        """Closes a person's connections, those to one seat excepted."""
        self.dismissals += 1
        for stream in self.streams.values():
            for viewer in [one for one in stream.viewers if one.person == person and stream.seat != but]:
                viewer.dismiss(code)

    def dismiss(self, code: str) -> None:
        """Closes every connection: the table leaves memory."""
        self.gone = True
        for seat in list(self.streams):
            self.dismiss_seat(seat, code)

    @property
    def watched(self) -> bool:
        return any(stream.viewers for stream in self.streams.values())

    def claim(self) -> Claim:
        """For whom the bots of this table think."""
        viewers = [viewer for stream in self.streams.values() for viewer in stream.viewers]
        if viewers:
            return Claim(True, tuple((viewer.address, viewer.person) for viewer in viewers))
        return Claim(False, ((origin(self.head), self.head.host),))

    @property
    def votes(self) -> bool:
        """Whether somebody asks to take a move back."""
        return isinstance(self.head.notes.get("proposal"), dict)

    def bots_asked(self) -> list[int]:
        """The asked seats that a bot plays; at a table where no person ever sat, only while somebody watches.

        While people vote on taking a move back, bots wait: their next move would end the vote.
        """
        if self.position is None or self.head.stage != "playing" or self.head.paused or self.gone or self.votes:
            return []
        if not self.watched and all(seat.kind == "bot" for seat in self.seats):
            return []
        return [seat for seat in self.position.asked if played_by_bot(self.seats[seat])]

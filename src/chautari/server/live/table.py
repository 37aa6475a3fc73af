"""One live table and its one writer: every change is committed, which stores it and then shows it."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection
from dataclasses import replace

import chautari
from chautari.engine.errors import ChautariError
from chautari.engine.position import Position
from chautari.engine.state import State
from chautari.games.refusals import told
from chautari.games.words import speaking
from chautari.lessons.guide import Guide, Now
from chautari.server import wire
from chautari.server.live import scenes
from chautari.server.live.audience import Audience
from chautari.server.live.changes import Advanced, Dismissal, Rewound, Started, TableChange, dealers, now, stored
from chautari.server.live.log import CHAT, REACTION, Log
from chautari.server.live.moments import Heard
from chautari.server.live.notes import Notes
from chautari.server.live.practice import KeptHint
from chautari.server.live.seats import NO_SEAT, changed, people, played_by_bot, voters
from chautari.server.live.streams import Stream, Viewer
from chautari.server.live.views import Views
from chautari.server.metrics import Metrics
from chautari.server.rate_limits import Bucket
from chautari.server.refusals import BROKEN, CONFLICT, MISSING, Refused, refused
from chautari.store import BadStore, Change, Entry, Kept, Link, NoSuchTable, Stale, Store

LOG = logging.getLogger("chautari.table")
# As many as the store gives back: an older retry is refused by its turn number.
REMEMBERED_ANSWERS = 100
# Whoever leaves and returns all day does so in silence from here on; a game needs a few dozen lines.
MOST_NOTES = 500


def nobody_to_wake(table: "Table") -> None:
    """For a table without bots."""


class Table:
    """Whoever changes it holds its lock and commits the change; `wake` is called when bots may have to go on."""

    def __init__(
        self, store: Store, metrics: Metrics, kept: Kept, wake: Callable[["Table"], None] = nobody_to_wake
    ) -> None:
        self.lock = asyncio.Lock()
        self.store = store
        self.metrics = metrics
        self.head = kept.head
        self.notes = Notes.of(kept.head)
        self.seats = kept.seats
        self.entries = list(kept.entries)
        self.answers = dict(kept.answers)
        self.deals = kept.deals
        self.stored_moves = kept.moves
        self.position: Position | None = None
        self._unplayable: ChautariError | None = None
        self.log = Log()
        self.audience = Audience(self.log)
        # For each seat that has looked back at a game that goes on, its moments as of an edition of the log.
        self.replayed: dict[int, tuple[int, Heard]] = {}
        # For each seat that practises: the hint for its question, and the chances as of a state.
        self.hints: dict[int, KeptHint] = {}
        self.chances: dict[int, tuple[State, list[float]]] = {}
        self.gone = False
        # Whoever moved last wants no moment in which to think better of it.
        self.hurried = False
        self.touched = time.monotonic()
        # Since when each seat that is asked keeps the others waiting, and for how long before a pause.
        self.waited_since: dict[int, float] = {}
        self._waited: dict[int, float] = {}
        self._wake = wake
        self._views: Views | None = None
        self._paces: dict[tuple[str, int], Bucket] = {}
        self._guide: Guide | None = None
        self._replay()

    def _replay(self) -> None:
        if self.head.stage == "waiting":
            self.log.rewrite(None, self.entries)
            return
        try:
            stacked = self.guide.part.stacked if self.guide else None
            self.position = Position(chautari.game(self.head.game), self.kept().record(), dealers(self.deals), stacked)
        except ChautariError as refusal:
            self._unplayable = refusal
        else:
            self.stored_moves = ()
        self.log.rewrite(self.position, self.entries)
        self._set_clocks()

    def kept(self) -> Kept:
        """What is stored of this table."""
        moves = tuple(self.position.moves) if self.position is not None else self.stored_moves
        return Kept(self.head, self.seats, moves, self.deals, tuple(self.entries), self.answers)

    # What it is now

    @property
    def problem(self) -> str:
        """Why this program can't play it on; empty if it can."""
        return told(self._unplayable) if self._unplayable is not None else ""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def guide(self) -> Guide | None:
        """Whoever leads through the lesson that is given here, if one is."""
        lesson = self.notes.lesson
        if lesson is None or self.problem:
            return None
        if self._guide is None or self._guide.lesson != lesson:
            self._guide = Guide(self.head.game, lesson)
        return self._guide

    def lesson_now(self) -> Now | None:
        """What the lesson is at, if one is given here."""
        return self.guide.now(self.position) if self.guide and self.position else None

    def turn(self, seat: int) -> int:
        """The number of a seat's question, past or present."""
        return scenes.turn(self.notes, seat)

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves now."""
        return people(self.seats)

    @property
    def voters(self) -> list[int]:
        """The seats whose people, here or not, must agree before what was shown is taken back."""
        return voters(self.seats)

    def begun(self) -> Position:
        """The position; refuses if no game has begun."""
        if self.problem:
            raise refused(CONFLICT, "unplayable", problem=self.problem)
        if self.position is None:
            raise refused(CONFLICT, "not-playing")
        return self.position

    def playing(self) -> Position:
        """The position; refuses unless a game is going on."""
        position = self.begun()
        if self.head.stage != "playing":
            raise refused(CONFLICT, "over")
        return position

    def bots_asked(self) -> list[int]:
        """The asked seats that a bot plays; at a table where no person ever sat, only while somebody watches.

        While people vote on taking a move back, bots wait: their next move would end the vote. At a daily deal they
        wait for the person too: whoever is asked together answers in the same order at everybody's table. In a
        lesson they wait until it is their turn in the script.
        """
        if self.position is None or self.head.stage != "playing" or self.head.paused or self.gone:
            return []
        if self.notes.proposal or (not self.watched and all(seat.kind == "bot" for seat in self.seats)):
            return []
        asked = self.position.asked
        if (now := self.lesson_now()) is not None and not now.lets_bots_play:
            return [now.seat] if now.wanted is not None and now.seat in asked and now.seat not in self.people else []
        if self.head.daily and any(seat in asked for seat in self.people):
            return []
        return [seat for seat in asked if played_by_bot(self.seats[seat])]

    # Whose absence is counted

    def _set_clocks(self, anew: Collection[int] = ()) -> None:
        """Lets the clocks of the seats that are asked run, some of them anew; in a pause they stand still.

        Neither talk nor a new connection answers a question, so those change nothing.
        """
        at = time.monotonic()
        waited = self._waited | {seat: at - since for seat, since in self.waited_since.items()}
        asked = self.head.asked if self.head.stage == "playing" else ()
        self._waited = {seat: 0.0 if seat in anew else waited.get(seat, 0.0) for seat in asked}
        self.waited_since = {} if self.head.paused else {seat: at - gone for seat, gone in self._waited.items()}

    # Parts of a change

    def entry(self, kind: str, seat: int = NO_SEAT, **body: str) -> Entry:
        """A line for the log, to be committed with a change; `who` is as they are called now, if they have a name."""
        who = "" if seat == NO_SEAT else self.seats[seat].name
        return Entry(0, self.head.moves, now(), kind, seat, {"who": who, **body})

    def noted(self, kind: str, seat: int, **body: str) -> tuple[Entry, ...]:
        """A line for the log, or none where a seat has filled its share: what it tells of happens all the same."""
        if sum(entry.seat == seat and entry.kind not in (CHAT, REACTION) for entry in self.entries) >= MOST_NOTES:
            return ()
        return (self.entry(kind, seat, **body),)

    def allows(self, what: str, seat: int, limit: tuple[float, float]) -> bool:
        """True if a seat, over however many connections, may do once more what is limited to so much at a time."""
        return self._paces.setdefault((what, seat), Bucket(*limit)).take()

    async def check_link(self, link: Link) -> None:
        """Refuses one that was used up or renewed while somebody was on the way with it. The lock is held."""
        if await asyncio.to_thread(self.store.link, link.token) is None:
            raise refused(MISSING, "no-such-link")

    # The one way to change it

    async def commit(self, change: TableChange) -> None:
        """Stores a change; only then it is so, every viewer is shown it, and bots go on. The lock is held.

        If it can't be stored, nothing has changed.
        """
        assert self.lock.locked(), "one writer at a time"
        if self.gone:
            raise refused(BROKEN, "reload")
        written = stored(change, self.head, self.notes, len(self.entries))
        try:
            await asyncio.wrap_future(self.store.commit(written))
        except Stale:
            raise await self._stale() from None
        except BadStore as problem:
            LOG.warning("a change at a table of %s is not kept: %s", self.head.game, problem)
            raise refused(BROKEN, "not-stored") from None
        self._become(change, written)
        for dismissal in change.dismissals:
            self.audience.dismiss(dismissal)
        self.show()
        self._wake(self)

    async def _stale(self) -> Refused:
        """Why a change was not stored: its key is an old one, or the table has changed without us."""
        with contextlib.suppress(BadStore, NoSuchTable):
            if (await asyncio.to_thread(self.store.load, self.head.id)).head.version == self.head.version:
                return refused(CONFLICT, "key-used")
        self.dismiss_all("reload")
        return refused(BROKEN, "reload")

    def _become(self, change: TableChange, written: Change) -> None:
        turns, people = [self.turn(seat) for seat in range(len(self.seats))], self.people
        self.head, self.notes = written.head, Notes.of(written.head)
        self.seats = changed(self.seats, written.seats)
        self.entries += written.entries
        self._advance(change, written)
        if written.answer is not None:
            self.answers[written.answer.key] = written.answer
            if len(self.answers) > REMEMBERED_ANSWERS:
                del self.answers[next(iter(self.answers))]
        self.touched = time.monotonic()
        answered = {seat for seat, before in enumerate(turns) if self.turn(seat) != before}
        for seat in answered:
            self.hints.pop(seat, None)
        self._set_clocks(answered | (set(self.people) - set(people)))

    def _advance(self, change: TableChange, written: Change) -> None:
        match change.game:
            case Rewound(position, deals, kept):
                self.entries = [without_move(entry, kept, self.head.moves) for entry in self.entries]
                self.position, self.deals = position, deals
                self.log.rewrite(position, self.entries)
            case Started(position, deals):
                self.position, self.deals = position, deals
                self.log.rewrite(position, self.entries)
            case Advanced(step):
                position = self.begun()
                self.log.add_step(step.told, len(position.moves))
                position.take(step)
                self.log.add_entries(written.entries)
            case None:
                self.log.add_entries(written.entries)

    # Who follows it

    def show(self) -> None:
        """Sends every viewer what is new to it."""
        now = self.snapshot()
        for stream in self.audience.streams.values():
            if stream.viewers:
                with speaking(stream.language):
                    stream.update(scenes.scene(now, stream.seat))

    def scene(self, seat: int) -> wire.Scene:
        """Everything that a seat, or a spectator (−1), may know now."""
        return scenes.scene(self.snapshot(), seat)

    def snapshot(self) -> scenes.Snapshot:
        position = self.position
        if position is not None and (self._views is None or self._views.state is not position.state):
            self._views = Views(position.game, position.state)
        connected = self.audience.connected
        lesson = (self.guide, self.lesson_now())
        return scenes.Snapshot(self.head, self.notes, self.seats, self.deals, position, self._views, connected, *lesson)

    def arrive(self, viewer: Viewer, seat: int) -> Stream:
        """A connection begins to follow a seat, or the table as a spectator; bots may have waited for that."""
        stream = self.audience.add(viewer, seat)
        self.touched = time.monotonic()
        self.show()
        self._wake(self)
        return stream

    def depart(self, viewer: Viewer) -> None:
        self.audience.remove(viewer)
        self.touched = time.monotonic()
        self.show()

    def dismiss_all(self, code: str) -> None:
        """Closes every connection: the table leaves memory."""
        self.gone = True
        for seat in {stream.seat for stream in self.audience.streams.values()}:
            self.audience.dismiss(Dismissal(code, seat=seat))

    @property
    def watched(self) -> bool:
        return bool(self.audience.connected)


def without_move(entry: Entry, undone: int, left: int) -> Entry:
    """A line where it stood, when a move before it is taken back: another order would tell of a secret undo."""
    return replace(entry, move=min(entry.move - (entry.move > undone), left))

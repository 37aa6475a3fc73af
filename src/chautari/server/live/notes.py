"""The server's own small facts about a table, typed; the store keeps them as JSON in the table's first row."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from chautari.lessons.guide import Lesson
from chautari.server.live.seats import NO_SEAT
from chautari.store import Head
from chautari.store.model import Json


class Proposal(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back; `agreed` are the seats that have said yes, its own first."""

    number: int = msgspec.field(name="proposal")
    seat: int
    agreed: tuple[int, ...]

    def missing(self, voters: Collection[int]) -> list[int]:
        """The voters who have not agreed yet."""
        return [seat for seat in voters if seat not in self.agreed]

    def with_vote(self, seat: int) -> "Proposal":
        """The same with one more who agrees."""
        return msgspec.structs.replace(self, agreed=(*self.agreed, seat))

    def absentee(self, voters: Collection[int], people: Collection[int]) -> int:
        """The first seat that asks, or has still to agree, and whose person does not play; NO_SEAT if there is none."""
        return next((seat for seat in (self.seat, *self.missing(voters)) if seat not in people), NO_SEAT)

    def is_stuck(self, voters: Collection[int], people: Collection[int]) -> bool:
        """True if nobody is left to vote, or somebody is away who asked or would have to agree."""
        return not self.missing(voters) or self.absentee(voters, people) != NO_SEAT


class Notes(msgspec.Struct, frozen=True):
    """What a table remembers besides its game.

    `turns` number each seat's questions, and `undo_asked` holds the turn at which each last proposed to take back;
    `proposals` counts those. `stand_in` is the level of bots that stand in, `away_minutes` how long a seat may keep
    the others waiting. `origin` is a mark of the address that set it up, `request` one of what it asked for, `imported`
    the fingerprint of a record it was made from. `next_id` is the rematch's before it exists, `next_table` afterwards.
    `put_away` are marks of the people in whose lists it stands apart. `practice`: somebody alone among bots has
    said that the game shall count as practice. At a daily deal `result` is how it ended (points, place, margin),
    `standings` are everybody's points and places, `taken_back` counts what was taken back across a reveal, and
    `helped`: a bot stood in for a while. `lesson`: how far somebody is in the lesson that is given here.
    `others` are notes of other versions of this program, kept as they are.
    """

    turns: tuple[int, ...] = ()
    proposal: Proposal | None = None
    proposals: int = 0
    undo_asked: tuple[int, ...] = ()
    stand_in: str = ""
    away_minutes: int | None = None
    origin: str = ""
    request: str = ""
    imported: str = ""
    next_id: str = ""
    next_table: str = ""
    put_away: tuple[str, ...] = ()
    practice: bool = False
    result: tuple[int, int, int] | None = None
    standings: tuple[tuple[int, int], ...] = ()
    taken_back: int = 0
    helped: bool = False
    lesson: Lesson | None = None
    others: dict[str, Json] = {}

    @classmethod
    def of(cls, head: Head) -> "Notes":
        """The notes of a stored table; whatever does not fit its type is none of ours."""
        known: dict[str, Any] = {}
        others: dict[str, Json] = {}
        for name, value in head.notes.items():
            try:
                known[name] = msgspec.convert(value, KINDS[name])
            except (KeyError, msgspec.ValidationError):
                others[name] = value
        return cls(**known, others=others)

    def stored(self) -> dict[str, Json]:
        """The notes as JSON, as `of` reads them; what is not known or not so is left out."""
        said = {name: getattr(self, name) for name in KINDS if getattr(self, name) != DEFAULTS[name]}
        plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(said))
        return {**self.others, **plain}


_FIELDS = [field for field in msgspec.structs.fields(Notes) if field.name != "others"]
KINDS: Mapping[str, Any] = {field.name: field.type for field in _FIELDS}
DEFAULTS: Mapping[str, Any] = {field.name: field.default for field in _FIELDS}

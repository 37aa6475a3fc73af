"""The lines of a table's log."""

from msgspec import Struct

from chautari.server.wire.values import Reaction

# `gc=False`: the many small ones that hold no others are nothing for the garbage collector to look through.


class Happened(Struct, tag="event", tag_field="kind", frozen=True, gc=False):
    """Something of the game, and its sentence; the key of that is `event-` and the name, in the game's texts.

    `brief` is the same as a part of a line that tells a turn: without its subject, and empty where it is left out.
    """

    name: str
    seat: int
    values: tuple[int, ...]
    text: str = ""
    brief: str = ""


class Noted(Struct, tag="note", tag_field="kind", frozen=True, gc=False):
    """Something that happened to the table: joined, left, returned, undone …, and its sentence; `at` in ms since 1970.

    `who` is the one it happened to, as they were called then.
    """

    name: str
    seat: int
    who: str
    at: int
    text: str


class Chat(Struct, tag="chat", tag_field="kind", frozen=True, gc=False):
    """Plain text that somebody said; to be escaped when shown, as all names are. Seat −1: the host without a seat."""

    seat: int
    who: str
    text: str
    at: int


class Reacted(Struct, tag="reaction", tag_field="kind", frozen=True, gc=False):
    """Somebody nods, claps and so on, and its sentence. Seat −1: the host without a seat."""

    seat: int
    who: str
    reaction: Reaction
    at: int
    text: str


Line = Happened | Noted | Chat | Reacted


class Log(Struct, frozen=True):
    """Lines of the log as you have heard them; `first` is the place of the first one."""

    first: int
    lines: list[Line]

"""The values that messages hold, each with its bounds, and what kinds of message there are."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chautari.engine.record import LONGEST_NAME

Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=16)]
Minutes = Annotated[int, Meta(ge=1, le=43200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Action = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
# As many as there are colours and outlines to draw seats by.
MARKS = 6
MarkNumber = Annotated[int, Meta(ge=0, lt=MARKS)]
OptionName = Annotated[str, Meta(max_length=40)]

Stage = Literal["waiting", "playing", "finished"]
Kind = Literal["open", "invited", "person", "bot"]
Reaction = Literal["nod", "applause", "hmm", "ouch", "hurry", "thanks"]


class RequestBody(Struct, forbid_unknown_fields=True):
    """A body that a client sends: nothing in it is ignored."""


class ClientMessage(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message that a client sends over the socket."""


class ServerMessage(Struct, tag_field="type"):
    """A message of the server over the socket. `number` is its own, or for an answer that of the news before it."""

    number: int

"""What a client sends over REST."""

from typing import Annotated, Literal

from msgspec import Meta, field

from chautari.engine.meta import Setting
from chautari.server.wire.values import (
    Count,
    Level,
    MarkNumber,
    Minutes,
    Name,
    OptionName,
    RequestBody,
    SeatNumber,
    Token,
)


class WantedSeat(RequestBody):
    """A seat of a new table: for anybody with its link, for somebody by name, for a bot, or for whoever asks."""

    kind: Literal["open", "invited", "bot", "me"]
    name: Name | None = None
    level: Level | None = None
    mark: MarkNumber | None = None


class NewTable(RequestBody):
    """A table to set up.

    `away_minutes` is how long a seat may keep the others waiting, connected or not, before a bot stands in.
    `listed`: whoever visits this server finds the table and may take an open seat, until the game begins.
    `watching`: there is a link for spectators, and once all sit the table's own link leads to watching, too.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: Annotated[dict[OptionName, Setting], Meta(max_length=40)] = field(default_factory=dict)
    away_minutes: Minutes | None = None
    stand_in: Level | None = None
    listed: bool = False
    watching: bool = True


class Sit(RequestBody):
    """Somebody takes the next open seat of a table that is listed."""

    name: Name
    mark: MarkNumber | None = None


class PutAway(RequestBody):
    """Whether a table of yours stands apart from the others in your list."""

    away: bool


class HintWanted(RequestBody):
    """How much to say about the question of this turn: 1 what to look at, 2 the move, 3 why."""

    turn: Count
    step: Annotated[int, Meta(ge=1, le=3)]


class Branch(RequestBody):
    """From which moment of a finished game to go on, on which seat, against bots of which level."""

    moment: Count
    seat: SeatNumber
    level: Level | None = None
    name: Name | None = None


class StartNow(RequestBody):
    """The host begins; bots of this level take the seats that are still free."""

    level: Level | None = None


class LookAt(RequestBody):
    """A link's token, or a code, to see where it leads."""

    token: Token


class Use(RequestBody):
    """A link's token, or a code, to be exchanged for the seat behind it; a person brings a name.

    A table's link opens any vacant seat: the one that is named, or the next. `mark` is the colour they would like.
    """

    token: Token
    name: Name | None = None
    seat: SeatNumber | None = None
    mark: MarkNumber | None = None

"""The daily deal."""

from msgspec import Struct

from chautari.engine.meta import Setting
from chautari.server.wire.values import MarkNumber, Name, RequestBody, Stage


class PlayDaily(RequestBody):
    """Who sits down to the deal of today; `mark` is the colour they would like."""

    name: Name
    mark: MarkNumber | None = None


class DailyResult(Struct, frozen=True, gc=False):
    """How somebody did; `margin` is the lead over the best other side, below 0 what was missing to it.

    `taken_back` counts the moves that were taken back across a reveal.
    """

    name: str
    points: int
    place: int
    margin: int
    taken_back: int
    yours: bool


class DailyStanding(Struct, frozen=True):
    """The results of a day on this server, the best first: so many are listed of those who have `played` it.

    `better` is how many did better than you, null before you have a result.
    """

    day: str
    results: list[DailyResult]
    played: int
    better: int | None


class DailySeat(Struct, frozen=True, gc=False):
    """How a seat of your own table did; all others are bots'."""

    name: str
    points: int
    place: int
    yours: bool


class DailyDeal(Struct, frozen=True):
    """The deal of a game today: its options, the bots' levels by seat (null: your own), and your table once you play.

    `share` is a text for others and `at_table` how everybody did at your table, once your game is over.
    """

    game: str
    title: str
    options: dict[str, Setting]
    levels: list[str | None]
    seat: int
    table: str | None
    stage: Stage | None
    share: str | None
    at_table: list[DailySeat]
    today: DailyStanding
    yesterday: DailyStanding


class DailyDeals(Struct, frozen=True):
    """What is dealt on this day, by the date in Greenwich."""

    day: str
    deals: list[DailyDeal]

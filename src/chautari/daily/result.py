"""How somebody did with a daily deal, and the text by which it is shared."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from chautari.daily.words import say, thing
from chautari.engine.game import Game
from chautari.engine.outcome import margins
from chautari.engine.state import State

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 16


class Result(NamedTuple):
    """Points and place at the end, and by how much a side was ahead of the best other one (below 0: behind it)."""

    points: int
    place: int
    margin: int

    @property
    def rank(self) -> tuple[int, int, int]:
        """The smaller, the better."""
        return self.place, -self.margin, -self.points


def result_of(game: Game[Any], end: State, seat: int) -> Result:
    return Result(int(game.total(end, seat)), game.places(end)[seat], int(margins(game, end)[seat]))


def share_text(
    title: str,
    day: str,
    seats: int,
    found: Result,
    taken_back: int = 0,
    chances: Sequence[float] = (),
    game: str = "",
) -> str:
    """Two or three lines of plain characters: game and day, the result, the chance to win over the game if known.

    A `game` that counts something else than points calls it by its own word.
    """
    lead = "share-ahead" if found.margin > 0 else "share-behind" if found.margin < 0 else "share-even"
    told = [
        say("share-title", title=title, day=day),
        say(
            "share-result",
            count=thing("share-count", points=found.points, game=game),
            place=found.place,
            seats=seats,
            lead=thing(lead, margin=abs(found.margin)),
            back=thing("share-back", count=taken_back) if taken_back else "",
        ).strip(),
    ]
    return "\n".join([*told, bar(chances)] if chances else told)


def bar(chances: Sequence[float]) -> str:
    """The chance to win over the time of a game as a row of blocks, the last one at its end."""
    last = len(chances) - 1
    places = [round(last * place / (WIDTH - 1)) for place in range(WIDTH)] if last >= WIDTH else range(last + 1)
    return "".join(BARS[min(len(BARS) - 1, int(chances[place] * len(BARS)))] for place in places)

"""What a bot is given: its seat, its choices, and tables its seat could be sitting at; never the true one."""

from typing import Any

from chautari.bots.budget import UNLIMITED, Budget
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.engine.state import State


class Knowledge:
    """One question to one seat, with everything that seat may know, how long it may think, and luck of its own."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        seed: int,
        budget: Budget = UNLIMITED,
        settings: Settings | None = None,
    ) -> None:
        self.game = game
        self.settings = dict(settings or {})
        self.seats = int(state.seats)
        self.seat = seat
        self.seed = seed
        self.budget = budget
        self.options = play.options(state, seat)
        # Imagined once here; whatever else is asked for comes from this table, so the true one is never kept.
        self._table: State = game.imagine(state, seat, Dice(seed))

    @property
    def view(self) -> dict[str, object]:
        """What the seat sees: plain JSON values."""
        return self.game.view(self._table, self.seat)

    def worlds(self, number: int) -> list[State]:
        """As many tables as wanted at which the seat could be sitting, all that it can't know drawn anew for each."""
        luck = Dice(self.seed)
        return [self.game.imagine(self._table, self.seat, luck) for _ in range(number)]

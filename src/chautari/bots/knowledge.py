"""What a bot is given: its seat, its choices, and tables its seat could be sitting at; never the true one."""

from typing import Any

from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.state import State

WORLDS = 6


class Knowledge:
    """One question to one seat, with everything that seat may know."""

    def __init__(self, game: Game[Any], state: State, seat: int, seed: int, worlds: int = WORLDS) -> None:
        self.game = game
        self.seat = seat
        self.seed = seed
        self.options = play.options(state, seat)
        self.view = game.view(state, seat)
        luck = Dice(seed)
        self.worlds: list[State] = [game.imagine(state, seat, luck) for _ in range(worlds)]

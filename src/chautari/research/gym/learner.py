"""One learner among bots: it is asked, the others and chance play in between."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from chautari.bots.load import load_bot
from chautari.engine.game import Game
from chautari.engine.meta import Setting
from chautari.engine.state import State
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.research.arguments import REWARDS, BadEnvironment, check_mode, check_seat, one_of, whole_number
from chautari.research.observing import Numbers, layout_of
from chautari.research.one_table import OneTable
from chautari.research.picture import as_ansi, as_image

ILLEGAL_REWARD = -1.0
MODES = ["ansi", "rgb_array"]


def space_of(game: str, seats: int) -> spaces.Box:
    """What a seat may know, as a space."""
    layout = layout_of(game, seats)
    return spaces.Box(layout.least, layout.most, dtype=np.int16)


def specs_of(rivals: str | Sequence[str], count: int) -> tuple[str, ...]:
    """A bot's spec for each rival, from one for all or one for each."""
    specs = (rivals,) * count if isinstance(rivals, str) else tuple(rivals)
    if len(specs) != count:
        raise BadEnvironment(f"A table of {count + 1} has {count} rivals, not {len(specs)}.")
    return specs


def render_table(mode: str | None, game: Game[Any], state: State) -> str | NDArray[np.uint8] | None:
    """The table as a spectator sees it, in the way that was asked for."""
    if mode is None:
        return None
    return as_image(game, state) if mode == "rgb_array" else as_ansi(game, state)


class Learner(gymnasium.Env[Numbers, int]):
    """`rivals` are bot specs: one for all other seats, or one for each, clockwise from the learner.

    `seat` is the learner's; None draws it anew for every game. What may be done stands in info["action_mask"] and
    `action_masks()`; an action that is not offered ends the game with a reward of −1.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # Gymnasium's own shape

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = 0,
        rivals: str | Sequence[str] = "uniform",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Setting,
    ) -> None:
        self.game = load(game)
        self.seats = self.game.meta.seats[0] if seats is None else seats
        self.settings = self.game.meta.complete(self.seats, options)
        self.specs = specs_of(rivals, self.seats - 1)
        if seat is not None:
            check_seat(self.seats, seat)
        check_mode(MODES, render_mode)
        self.fixed_seat = seat
        self.reward = one_of(REWARDS, "reward", reward)
        self.rivals = [load_bot(spec) for spec in self.specs]
        self.render_mode = render_mode
        self.observer = observer_of(game)
        self.observation_space: spaces.Space[Any] = space_of(game, self.seats)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.game.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        self.rivals = [load_bot(spec) for spec in self.specs]  # each for one game
        self.seat = int(self.np_random.integers(self.seats)) if self.fixed_seat is None else self.fixed_seat
        deal = int(self.np_random.integers(1 << 31))
        self.table = OneTable(self.game, self.observer, self.game.start(self.seats, self.settings), deal)
        self._play_rivals()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        chosen = whole_number(action)
        if chosen not in self.table.options():
            return self._observation(), ILLEGAL_REWARD, True, False, self._info()
        self.table.play(chosen)
        self._play_rivals()
        over = self.table.asked() < 0
        earned = self.table.worth(self.reward)[self.seat] if over else 0.0
        return self._observation(), earned, over, False, self._info()

    def _play_rivals(self) -> None:
        """The rivals play until the learner is asked or the game is over."""
        while self.table.asked() >= 0 and self.table.asked() != self.seat:
            asked = self.table.asked()
            rival = self.rivals[(asked - self.seat) % self.seats - 1]
            luck = int(self.np_random.integers(1 << 31))
            self.table.play(rival.choose(self.game, self.table.state, asked, luck, self.settings))

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now: the name that sb3-contrib asks for."""
        return np.array(memoryview(self.table.mask(self.seat))).astype(np.bool_)

    def _observation(self) -> Numbers:
        return np.array(memoryview(self.table.row(self.seat)))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def close(self) -> None:
        """Closes the rivals: other people's bots may have processes to end."""
        for rival in self.rivals:
            rival.close()

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return render_table(self.render_mode, self.game, self.table.state)

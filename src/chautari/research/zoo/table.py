"""The environment of every game: seats are agents, chance answers inside, seats asked together answer in turn."""

from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from chautari.engine.meta import Setting
from chautari.games import load
from chautari.games.observers import observer_of
from chautari.research.arguments import REWARDS, check_mode, one_of, whole_number
from chautari.research.observing import Numbers, layout_of
from chautari.research.one_table import OneTable
from chautari.research.picture import as_ansi, as_image

Observation = dict[str, Numbers | NDArray[np.int8]]
Space = spaces.Space[Any]
Number = TypeVar("Number", np.int8, np.int16)

MODES = ["human", "ansi", "rgb_array"]
USUAL_SEATS = 4
ILLEGAL_REWARD = -1.0


def as_array(row: Any, kind: type[Number]) -> NDArray[Number]:
    """A row of machine integers as an array that shares its memory."""
    return np.frombuffer(row, kind)  # a memoryview between would take longer than all the rest


class RawTable(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """`reset(seed, options)` deals; `options` may name the seats and any option of the game, for this one game.

    `observation` is the row that chautari.research.observing describes, `action_mask` says what may be done, and a
    copy of it stands in the info. Rewards come with the end: `reward="win"` is the share in the victory, "margin" the
    points less those of the best other side.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Setting,
    ) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": MODES,
            "name": f"{game.replace('-', '_')}_v0",
            "is_parallelizable": False,
            "render_fps": 1,
        }
        check_mode(MODES, render_mode)
        self.render_mode = render_mode
        self.game = load(game)
        self.observer = observer_of(game)
        self.reward = one_of(REWARDS, "reward", reward)
        self._luck: np.random.Generator | None = None
        sizes = self.game.meta.seats
        usual = USUAL_SEATS if USUAL_SEATS in sizes else sizes[0]
        self._defaults: dict[str, Any] = {"seats": usual if seats is None else seats, **options}
        self.game.meta.complete(self._defaults["seats"], options)
        self._set_seats(self._defaults["seats"])

    def _set_seats(self, seats: int) -> None:
        self.seats = seats
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        layout = layout_of(self.game.meta.name, seats)
        row = spaces.Box(layout.least, layout.most, dtype=np.int16)
        mask = spaces.Box(0, 1, (self.game.actions,), dtype=np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew. The same seed deals the same; none goes on with the luck of before.

        Without options the table is again as it was made.
        """
        chosen = {**self._defaults, **(options or {})}
        if chosen.get("options") == 1:  # what PettingZoo's own tests send to every environment
            del chosen["options"]
        seats = chosen.pop("seats")
        settings = self.game.meta.complete(seats, chosen)
        if seats != self.seats:
            self._set_seats(seats)
        if seed is not None or self._luck is None:
            self._luck, _ = seeding.np_random(seed)
        deal = int(self._luck.integers(1 << 31))
        self.table = OneTable(self.game, self.observer, self.game.start(seats, settings), deal)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        seat = self.table.asked()
        self.agent_selection = agent = self.possible_agents[seat]
        self._mask: NDArray[np.int8] = as_array(self.table.mask(seat), np.int8)
        self.infos[agent] = {"action_mask": self._mask}

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; its mask is empty unless it is the one to answer."""
        table, seat = self.table, self._seat_of[agent]
        mask = self._mask.copy() if agent == self.agent_selection else np.zeros(self.game.actions, np.int8)
        return {"observation": as_array(table.row(seat), np.int16).copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(whole_number(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        if table.asked() >= 0:
            self._ask()
        else:
            worth = table.worth(self.reward)
            self._mask = np.zeros(self.game.actions, np.int8)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            logger.warn("Nothing is drawn by an environment that was made without a render_mode.")
            return None
        if self.render_mode == "rgb_array":
            return as_image(self.game, self.table.state)
        drawing = as_ansi(self.game, self.table.state)
        if self.render_mode == "ansi":
            return drawing
        print(drawing)
        return None

    def close(self) -> None:
        """Nothing to close: there is no window and no process."""


Raw = Callable[..., RawTable]
Wrapped = Callable[..., AECEnv[str, Observation, int]]
Parallel = Callable[..., ParallelEnv[str, Observation, int]]


def environments(game: str) -> tuple[Wrapped, Raw, Parallel]:
    """A game's `env`, `raw_env` and `parallel_env`."""

    def raw_env(**arguments: Any) -> RawTable:
        """The environment itself: quick, and an action that is not offered is refused."""
        return RawTable(game, **arguments)

    def env(**arguments: Any) -> AECEnv[str, Observation, int]:
        """In PettingZoo's usual wrappers: an action that is not offered ends the game."""
        wrapped = wrappers.TerminateIllegalWrapper(raw_env(**arguments), illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))

    def parallel_env(**arguments: Any) -> ParallelEnv[str, Observation, int]:
        """All agents at once; only the action of the one that is asked counts."""
        return turn_based_aec_to_parallel(env(**arguments))

    return env, raw_env, parallel_env

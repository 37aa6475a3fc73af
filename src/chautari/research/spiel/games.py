"""The games as OpenSpiel knows games: explicit chance, information states, resampling."""

from collections.abc import Callable
from copy import copy
from typing import Any

import numpy as np
import pyspiel

from chautari.engine.meta import Meta
from chautari.games import load
from chautari.research.arguments import REWARDS, BadEnvironment, check_seat, one_of
from chautari.research.observing import layout_of
from chautari.research.spiel.position import MARK, GameSetup, first_position, mark_numbers
from chautari.research.tables import worth_of_end

# Chance is asked once for every card and die; no random game comes near this many times.
CHANCE_PER_DECISION = 4
DEALS = 600
WIDEST_MARGIN = 1000.0


def short_name(meta: Meta) -> str:
    return f"chautari_{meta.name.replace('-', '_')}"


def game_type(meta: Meta) -> Any:
    return pyspiel.GameType(
        short_name=short_name(meta),
        long_name=meta.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=meta.seats[-1],
        min_num_players=meta.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": meta.seats[0],
            "reward": "win",
            "small": 0,
            **{option.name: option.default for option in meta.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """`players`, `reward` ("win" or "margin"), every option of the game, and `small`: only so many decisions."""

    meta: Meta
    kind: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        meta, kind, params = self.meta, self.kind, given or {}
        wanted = {**kind.parameter_specification, **params}
        self.rules = load(meta.name)
        self.players = int(wanted["players"])
        self.small = int(wanted["small"])
        if self.small < 0:
            raise BadEnvironment(f"A small variant has at least one decision, not {self.small}; 0 is the whole game.")
        settings = meta.complete(self.players, {option.name: wanted[option.name] for option in meta.options})
        self.setup = GameSetup(meta.name, self.players, settings, self.small)
        self.first = first_position(self.setup)
        self.first.shared = True
        self.layout = layout_of(meta.name, self.players)
        self.reward = one_of(REWARDS, "reward", wanted["reward"])
        margin = wanted["reward"] == "margin"
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.actions,
            num_players=self.players,
            min_utility=-WIDEST_MARGIN if margin else 0.0,
            max_utility=WIDEST_MARGIN if margin else 1.0,
            utility_sum=None,
            max_game_length=self.small or meta.longest,
        )
        super().__init__(kind, info, params)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.max_game_length()) * CHANCE_PER_DECISION + DEALS

    def new_initial_state(self, *_: Any) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "SpielObserver | None":
        """What one player may know; None, as OpenSpiel wants it, for what everybody or nobody else may."""
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return SpielObserver(self, kind, params)

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved by its name and parameters."""
        return pyspiel.load_game, (str(self),)


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """All that changes is one attribute with a copy of its own: OpenSpiel copies attribute by attribute."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.first  # a clone begins like this too, and throws it away

    def current_player(self) -> int:
        asked = self.position.asked()
        if asked >= 0:
            return asked
        return int(pyspiel.PlayerId.CHANCE if asked == -1 else pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.options()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        if self.position.shared:
            self.position = copy(self.position)
        self.position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position.worlds:
            return f"world-{action}"
        return self.position.game.action_name(action)

    def is_terminal(self) -> bool:
        return self.position.asked() < -1

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.state.seats
        return worth_of_end(self.position.game, self.position.state, self.get_game().reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks the same to a player; it has no history, because the true one would tell secrets."""
        check_seat(self.position.state.seats, player)
        other = SpielState(self.get_game())
        other.position = self.position.imagined(player, int(sampler() * (1 << 31)))
        return other

    def __str__(self) -> str:
        marks = [self.position.mark(seat).hex()[:8] for seat in range(self.position.state.seats)]
        return f"{self.position.game.meta.title}: asked {self.position.asked()}; seats know {' '.join(marks)}"


class SpielObserver:
    """What a player may know: the row of the game's parts, and with perfect recall a mark of all it heard and did."""

    def __init__(self, game: SpielGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters are not supported: {params}")
        self.layout = game.layout
        self.recall = kind.perfect_recall
        size = self.layout.size + (MARK if self.recall else 0)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {part.name: self.tensor[self.layout.slices[part.name]] for part in self.layout.parts}
        if self.recall:
            self.dict["heard"] = self.tensor[self.layout.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[: self.layout.size] = state.position.row(player)
        if self.recall:
            self.dict["heard"][:] = mark_numbers(state.position.mark(player))

    def string_from(self, state: SpielState, player: int) -> str:
        """With perfect recall the mark alone, which says it all; without, the parts that are not all zeros."""
        if self.recall:
            return f"{player}:{state.position.mark(player).hex()}"
        row, slices = state.position.row(player).tolist(), self.layout.slices
        return f"{player}: " + ", ".join(
            f"{part.name} {' '.join(map(str, row[slices[part.name]]))}"
            for part in self.layout.parts
            if any(row[slices[part.name]])
        )


def register(meta: Meta) -> None:
    """Makes a game known to `pyspiel.load_game`, which wants a class for each."""
    kind = game_type(meta)
    pyspiel.register_game(kind, type(short_name(meta), (SpielGame,), {"meta": meta, "kind": kind}))

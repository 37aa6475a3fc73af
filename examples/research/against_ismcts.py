"""OpenSpiel's IS-MCTS against our search, both with the same time for every move (--help)."""

import argparse
from contextlib import suppress
from time import perf_counter
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import chautari.research.spiel
from chautari.bots.bot import Bot, bot

NO_END = 10**9


class TimeIsUp(Exception):
    pass


class Timed(ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """Searches until the time is up: every simulation begins with a sampled table."""

    until = 0.0

    def sample_root_state(self, state: Any) -> Any:
        if perf_counter() > self.until:
            raise TimeIsUp
        return super().sample_root_state(state)


def ismcts_choice(game: Any, state: Any, milliseconds: int, luck: np.random.RandomState) -> tuple[int, int]:
    """What OpenSpiel's search tried most often in this time, and how many simulations it made."""
    rollouts = RandomRolloutEvaluator(1, luck)
    searcher = Timed(game, rollouts, uct_c=1.0, max_simulations=NO_END, random_state=luck)
    searcher.until = perf_counter() + milliseconds / 1000
    if len(state.legal_actions()) == 1:
        return state.legal_actions()[0], 0
    with suppress(TimeIsUp):
        searcher.run_search(state)
    children = searcher._root_node.child_info
    best = max(children, key=lambda action: children[action].visits, default=state.legal_actions()[0])
    return best, searcher._root_node.total_visits


def play(game: Any, ours: Bot, seat: int, milliseconds: int, deal: int) -> tuple[float, int, int]:
    """Our share in the victory from a seat, all others played by OpenSpiel; its simulations and moves."""
    luck, state, made, moves = np.random.RandomState(deal), game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(outcomes, p=odds)))
        elif state.current_player() == seat:
            table = state.position
            state.apply_action(
                ours.choose(table.game, table.state, seat, int(luck.randint(1 << 30)), game.setup.settings)
            )
        else:
            action, simulations = ismcts_choice(game, state, milliseconds, luck)
            made, moves = made + simulations, moves + (simulations > 0)
            state.apply_action(action)
    return state.returns()[seat], made, moves


def interval(share: float, deals: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 %: each deal counts once, however many seats it was played from."""
    middle = (share + z * z / (2 * deals)) / (1 + z * z / deals)
    width = z * (share * (1 - share) / deals + z * z / (4 * deals * deals)) ** 0.5 / (1 + z * z / deals)
    return middle - width, middle + width


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="chautari_yak")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--milliseconds", type=int, default=100)
    parser.add_argument("--deals", type=int, default=10)
    wanted = parser.parse_args()
    game = pyspiel.load_game(f"{wanted.game}(players={wanted.seats})")
    ours, shares, made, moves = bot(f"search:{wanted.milliseconds}ms"), [], 0, 0
    for deal in range(wanted.deals):
        games = [play(game, ours, seat, wanted.milliseconds, deal) for seat in range(wanted.seats)]
        shares.append(float(np.mean([share for share, _, _ in games])))
        made, moves = made + sum(m for _, m, _ in games), moves + sum(n for _, _, n in games)
    least, most = interval(float(np.mean(shares)), wanted.deals)
    print(
        f"{wanted.game} {wanted.seats} seats, {wanted.milliseconds} ms a move, {wanted.deals} deals from every seat: "
        f"search wins {np.mean(shares):.0%} ({least:.0%} to {most:.0%}; fair is {1 / wanted.seats:.0%}), "
        f"IS-MCTS made {made / max(1, moves):.0f} simulations a move"
    )


assert chautari.research.spiel.__doc__
if __name__ == "__main__":
    main()

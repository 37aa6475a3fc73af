"""Learns the forecast of Reviving Kathmandu again: from games of greedy players, and what their positions came to.

    python bench/learn_forecast.py [--games 6000] [--seed 1]

writes src/chautari/games/reviving_kathmandu/data/forecast.txt. Takes a minute or two for each table size.
"""

import argparse
from pathlib import Path

import numpy as np
from rich.progress import track

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import load
from chautari.games.reviving_kathmandu.components import ROUNDS
from chautari.games.reviving_kathmandu.forecast import SIGNS, STAGES, signs, stage
from chautari.games.reviving_kathmandu.heuristics import is_bidding

FILE = Path(__file__).parents[1] / "src/chautari/games/reviving_kathmandu/data/forecast.txt"
ABOUT = "# bench/learn_forecast.py --games {games} --seed {seed}: seats, stage, round, a weight for each sign"
GAME = load("reviving-kathmandu")
WORLDS = 2
LOOKS = 4  # a position in so many is kept
WAVERS = 4  # a choice in so many is a little off, so that the games differ
STIFFNESS = 200.0  # how many positions a round needs to have an opinion of its own

Position = tuple[int, int, list[float], float]


def positions(seats: int, games: int, luck: Dice) -> list[Position]:
    """The stage, the round and the signs of positions, and the points that came of them."""
    found: list[Position] = []
    for _ in track(range(games), f"{seats} players"):
        state = GAME.start(seats, GAME.meta.settle(seats, {}))
        play.advance(state, luck)
        kept: list[tuple[int, int, int, list[float]]] = []
        while not state.is_over():
            seat = play.asked(state)[0]
            options = play.options(state, seat)
            if len(options) > 1 and luck.below(LOOKS) == 0:
                one = luck.below(seats)
                bidding = is_bidding(state)
                kept.append((one, stage(state, one, bidding), state.round, list(signs(state, one, bidding))))
            worlds = [GAME.imagine(state, seat, luck) for _ in range(WORLDS)]
            wavering = 1.0 if luck.below(WAVERS) == 0 else 0.0
            play.play(state, seat, best_option(GAME, worlds, seat, options, luck, wavering))
            play.advance(state, luck)
        found += [(at, round, seen, float(GAME.total(state, seat))) for seat, at, round, seen in kept]
    return found


def weights(found: list[Position], at: int) -> np.ndarray:
    """A row for every round of one stage: least squares over all rounds, bent towards what each round says itself."""
    here = [one for one in found if one[0] == at]
    rounds = np.array([one[1] for one in here])
    seen, came = np.array([one[2] for one in here]), np.array([one[3] for one in here])
    together = np.hstack([seen[:, :-1], np.eye(ROUNDS)[rounds - 1]])
    common = np.linalg.solve(together.T @ together + 0.1 * np.eye(together.shape[1]), together.T @ came)
    rows = []
    for round in range(1, ROUNDS + 1):
        start = np.append(common[: SIGNS - 1], common[SIGNS - 2 + round])
        own, rest = seen[rounds == round], came[rounds == round] - seen[rounds == round] @ start
        pull = STIFFNESS * np.eye(SIGNS)
        pull[-1, -1] = 0.001
        rows.append(start + np.linalg.solve(own.T @ own + pull, own.T @ rest))
    return np.array(rows)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--games", type=int, default=6000)
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    lines = [ABOUT.format(games=given.games, seed=given.seed)]
    for seats in GAME.meta.seats:
        found = positions(seats, given.games, Dice(given.seed * 10 + seats))
        for at, name in enumerate(STAGES):
            for round, row in enumerate(weights(found, at), start=1):
                lines.append(f"{seats} {name} {round} " + " ".join(f"{number:.2f}" for number in row))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

"""Learns what search believes again: from games of greedy players, and what their positions came to.

    python bench/learn_forecast.py reviving-kathmandu|adventure-tours [--games 3000] [--seed 1]

writes the game's evaluation/forecast.txt. Takes a minute or two for each table size.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from rich.progress import track

from chautari.bots.greedy import best_option
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.games import load
from chautari.games.adventure_tours.evaluation import forecast as adventure_tours
from chautari.games.adventure_tours.state import Tours
from chautari.games.reviving_kathmandu.evaluation import forecast as reviving_kathmandu
from chautari.games.reviving_kathmandu.state import City

GAMES = Path(__file__).parents[1] / "src/chautari/games"
ABOUT = "# bench/learn_forecast.py {game} --games {games} --seed {seed}: kind of position, a weight for each sign"
WORLDS = 2
LOOKS = 4  # a position in so many is kept
NOISY = 4  # a choice in so many is a little off, so that the games differ
STIFFNESS = 200.0  # how many positions a row needs to have an opinion of its own


@dataclass(frozen=True)
class Subject:
    """What is learnt in one game: `came_to` tells it from the end of the game, for a seat and a round."""

    forecast: ModuleType
    rows_alike: int  # so many rows of weights, one after the other, learn together
    came_to: Callable[[Any, int, int], float]
    settings: tuple[Settings, ...] = ({},)


def points_at_the_end(end: City, seat: int, round: int) -> float:
    return float(load("reviving-kathmandu").total(end, seat))


def result_of_the_round(end: Tours, seat: int, round: int) -> float:
    place = (round - 1) * end.seats + seat
    return float(end.earned[place] - end.paid[place])


SUBJECTS = {
    "reviving-kathmandu": Subject(reviving_kathmandu, 8, points_at_the_end),
    "adventure-tours": Subject(adventure_tours, 8, result_of_the_round, ({}, {"level": "expert"})),
}


@dataclass(frozen=True)
class Position:
    row: int
    signs: list[float]
    came_to: float


def positions(game: Game[Any], subject: Subject, seats: int, games: int, luck: Dice) -> list[Position]:
    positions_seen: list[Position] = []
    for settings, _ in zip(cycle(subject.settings), track(range(games), f"{seats} players"), strict=False):
        state = game.start(seats, game.meta.complete(seats, settings))
        play.advance(state, luck)
        kept: list[tuple[int, int, int, list[float]]] = []
        while not state.is_over():
            seat = play.asked(state)[0]
            options = play.options(state, seat)
            if len(options) > 1 and luck.below(LOOKS) == 0:
                one = luck.below(seats)
                row, seen = subject.forecast.row(state, one), list(subject.forecast.features(state, one))
                kept.append((one, state.round, row, seen))
            worlds = [game.imagine(state, seat, luck) for _ in range(WORLDS)]
            noise = 1.0 if luck.below(NOISY) == 0 else 0.0
            play.play(state, seat, best_option(game, worlds, seat, options, luck, noise))
            play.advance(state, luck)
        positions_seen += [Position(row, seen, subject.came_to(state, one, round)) for one, round, row, seen in kept]
    return positions_seen


def weights(positions_seen: list[Position], rows: range) -> np.ndarray:
    """Least squares over all these rows, bent towards what the positions of each row say themselves."""
    here = [one for one in positions_seen if one.row in rows]
    at = np.array([one.row - rows.start for one in here])
    seen, came = np.array([one.signs for one in here]), np.array([one.came_to for one in here])
    signs = seen.shape[1]
    together = np.hstack([seen[:, :-1], np.eye(len(rows))[at]])
    common = np.linalg.solve(together.T @ together + 0.1 * np.eye(together.shape[1]), together.T @ came)
    learnt = []
    for row in range(len(rows)):
        start = np.append(common[: signs - 1], common[signs - 1 + row])
        own, rest = seen[at == row], came[at == row] - seen[at == row] @ start
        pull = STIFFNESS * np.eye(signs)
        pull[-1, -1] = 0.001
        learnt.append(start + np.linalg.solve(own.T @ own + pull, own.T @ rest))
    return np.array(learnt)


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game", choices=SUBJECTS)
    wanted.add_argument("--games", type=int, default=3000)
    wanted.add_argument("--seed", type=int, default=1)
    given = wanted.parse_args()
    game, subject = load(given.game), SUBJECTS[given.game]
    kinds: list[str] = subject.forecast.KINDS
    lines = [ABOUT.format(game=given.game, games=given.games, seed=given.seed)]
    of_a_size = len(kinds) // len(game.meta.seats)
    for size, seats in enumerate(game.meta.seats):
        positions_seen = positions(game, subject, seats, given.games, Dice(given.seed * 10 + seats))
        for first in range(size * of_a_size, (size + 1) * of_a_size, subject.rows_alike):
            rows = range(first, first + subject.rows_alike)
            for row, learnt in zip(rows, weights(positions_seen, rows), strict=True):
                lines.append(f"{kinds[row]} " + " ".join(f"{number:.2f}" for number in learnt))
    folder = GAMES / given.game.replace("-", "_") / "evaluation"
    (folder / "forecast.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

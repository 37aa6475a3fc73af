"""How far a net's win chances can be trusted: games of strong bots that training never saw, chances against results.

    python bench/calibration.py GAME [--net FILE] [--seats 4] [--games 2000] [--svg FILE]

prints the expected calibration error and the Brier score, beside those of the game's own evaluation put through the
logistic curve that fits half of the games best; both are judged on the other half. `--svg` draws the reliability.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.progress import track
from rich.table import Table

from chautari.games import METAS, load
from chautari.nets.file import judge_of, net_in, own_net
from chautari.training.self_play import LEARNER, SelfPlay

Floats = NDArray[np.float64]
FIRST_SEED = 3_000_000_000  # training draws its seeds by lot from 32 bits; these games are played without noise
BINS = 15
GREED = 0.02


def looks(name: str, net: Path | None, seats: int, games: int) -> tuple[Floats, Floats, Floats, NDArray[np.int64]]:
    """For each look of a viewer at a seat: the chance, the lead in points at a glance, the result, and the game."""
    game = load(name)
    learned = net_in(net, name) if net else own_net(name)
    assert learned is not None, f"{name} has no net"
    judge = judge_of(learned, game, seats)
    playing = SelfPlay(game, game.start(seats, game.meta.complete(seats, {})), judge, judge)
    for number in track(range(games), game.meta.title, transient=True):
        playing.play(FIRST_SEED + number, [LEARNER] * seats, 0.0, GREED)
    seen = playing.sights
    at, viewers = np.asarray(memoryview(seen.games)), np.asarray(memoryview(seen.seats))
    chances = np.asarray(memoryview(seen.chances)).reshape(-1, seats)
    results = np.asarray(memoryview(seen.shares)).reshape(-1, seats)[at]
    worth = 10 * np.asarray(memoryview(seen.signs)).reshape(len(at), seats, -1)[:, :, 0]
    order = (np.arange(seats)[None] - viewers[:, None]) % seats
    worth = np.take_along_axis(worth, order, axis=1)  # from the viewer first to the first seat first
    best_other = np.stack([np.delete(worth, seat, axis=1).max(axis=1) for seat in range(seats)], axis=1)
    return chances.reshape(-1), (worth - best_other).reshape(-1), results.reshape(-1), np.repeat(at, seats)


def logistic(leads: Floats, results: Floats) -> tuple[float, float]:
    """The slope and the shift of the curve that fits best, by Newton's method."""
    slope, shift = 0.1, -1.0
    for _ in range(50):
        p = 1 / (1 + np.exp(-(slope * leads + shift)))
        gradient = np.array([((results - p) * leads).sum(), (results - p).sum()])
        weight = p * (1 - p)
        curvature = np.array(
            [[(weight * leads**2).sum(), (weight * leads).sum()], [(weight * leads).sum(), weight.sum()]]
        )
        step = np.linalg.solve(curvature + 1e-9 * np.eye(2), gradient)
        slope, shift = slope + step[0], shift + step[1]
    return float(slope), float(shift)


def bins_of(chances: Floats, results: Floats) -> list[tuple[float, float, int]]:
    """For chances that are alike: their mean, how often they came true, how many there are."""
    number = np.minimum((chances * BINS).astype(int), BINS - 1)
    found = [number == one for one in range(BINS)]
    return [(float(chances[b].mean()), float(results[b].mean()), int(b.sum())) for b in found if b.any()]


def calibration_error(chances: Floats, results: Floats) -> float:
    return sum(abs(p - won) * count for p, won, count in bins_of(chances, results)) / len(chances)


def reliability(title: str, bins: list[tuple[float, float, int]]) -> str:
    """The diagram: what was said from left to right, what came true from bottom to top."""
    edge, size = 40, 300
    most = max(count for _, _, count in bins)
    dots = "".join(
        f'<circle cx="{edge + size * p:.1f}" cy="{edge + size * (1 - won):.1f}" '
        f'r="{2 + 8 * (count / most) ** 0.5:.1f}" fill="#2f6f6a" fill-opacity="0.8"/>'
        for p, won, count in bins
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size + 2 * edge} {size + 2 * edge}" '
        f'font-family="sans-serif" font-size="12"><rect width="100%" height="100%" fill="#fff"/>'
        f'<rect x="{edge}" y="{edge}" width="{size}" height="{size}" fill="none" stroke="#bbb"/>'
        f'<line x1="{edge}" y1="{edge + size}" x2="{edge + size}" y2="{edge}" stroke="#bbb"/>{dots}'
        f'<text x="{edge}" y="{edge - 14}" font-size="14">{title}</text>'
        f'<text x="{edge + size}" y="{size + 2 * edge - 14}" text-anchor="end">said</text>'
        f'<text x="{edge - 8}" y="{edge + 10}" text-anchor="end">won</text></svg>\n'
    )


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("game", choices=[meta.name for meta in METAS])
    wanted.add_argument("--net", type=Path)
    wanted.add_argument("--seats", type=int, default=4)
    wanted.add_argument("--games", type=int, default=2000)
    wanted.add_argument("--svg", type=Path)
    wanted.add_argument("--json", action="store_true")
    given = wanted.parse_args()
    chances, leads, results, games = looks(given.game, given.net, given.seats, given.games)
    fitted, judged = games % 2 == 0, games % 2 == 1
    slope, shift = logistic(leads[fitted], results[fitted])
    by_hand = 1 / (1 + np.exp(-(slope * leads[judged] + shift)))
    net, came = chances[judged], results[judged]
    figures = {
        "net": (calibration_error(net, came), float(((net - came) ** 2).mean())),
        "by hand": (calibration_error(by_hand, came), float(((by_hand - came) ** 2).mean())),
    }
    if given.svg:
        given.svg.write_text(reliability(load(given.game).meta.title, bins_of(net, came)), encoding="utf-8")
    if given.json:
        print(json.dumps({"game": given.game, "looks": len(net), **figures}))
        return
    table = Table(f"{given.game}, {given.seats} seats, {len(net):,} looks", "calibration error", "Brier score")
    for who, (error, brier) in figures.items():
        table.add_row(who, f"{error:.4f}", f"{brier:.4f}")
    Console().print(table)


if __name__ == "__main__":
    main()

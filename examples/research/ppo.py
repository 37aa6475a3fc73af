"""A masked PPO in plain NumPy: learns to beat `uniform` in a few minutes. python examples/research/ppo.py --help"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from chautari.games import load
from chautari.research.batch import Batch

GAMES, STEPS, HIDDEN = 64, 64, 128
EPOCHS, MINIBATCH, RATE = 3, 1024, 1e-3
CLIP, ENTROPY, VALUE, TRACE = 0.2, 0.01, 0.5, 0.95
SCALE = 20.0  # points that make a reward of 1


class Net:
    """One hidden layer, a policy and a value on top of it, and Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        sizes = {"w": (inputs, HIDDEN), "b": (HIDDEN,), "p": (HIDDEN, actions), "v": (HIDDEN,)}
        scales = {"w": inputs**-0.5, "b": 0.0, "p": 0.01, "v": 0.01}
        self.values = {k: (luck.standard_normal(s) * scales[k]).astype(np.float32) for k, s in sizes.items()}
        self.first = {k: np.zeros_like(v) for k, v in self.values.items()}
        self.second = {k: np.zeros_like(v) for k, v in self.values.items()}
        self.time = 0

    def look(self, x: Any, mask: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the log-probabilities of what is offered, and what the position is worth."""
        hidden = np.tanh(x @ self.values["w"] + self.values["b"])
        logits = np.where(mask, hidden @ self.values["p"], -1e9)
        logits -= logits.max(1, keepdims=True)
        return hidden, logits - np.log(np.exp(logits).sum(1, keepdims=True)), hidden @ self.values["v"]

    def learn(self, x: Any, mask: Any, action: Any, old: Any, gain: Any, target: Any) -> None:
        """One step down the gradient of PPO's loss."""
        hidden, logs, value = self.look(x, mask)
        rows, odds = np.arange(len(x)), np.exp(logs)
        ratio = np.exp(logs[rows, action] - old)
        active = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        d_logits = odds * (ratio * gain * active)[:, None]
        d_logits[rows, action] -= ratio * gain * active
        plogp = np.where(mask, odds * logs, 0.0)
        d_logits += ENTROPY * (plogp - odds * plogp.sum(1, keepdims=True))
        d_value = VALUE * (value - target)
        d_hidden = (d_logits @ self.values["p"].T + d_value[:, None] * self.values["v"]) * (1 - hidden**2)
        self._descend(
            {"w": x.T @ d_hidden, "b": d_hidden.sum(0), "p": hidden.T @ d_logits, "v": d_value @ hidden}, len(x)
        )

    def _descend(self, slopes: dict[str, Any], rows: int) -> None:
        self.time += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope / rows - self.first[name])
            self.second[name] += 0.001 * ((slope / rows) ** 2 - self.second[name])
            first, second = self.first[name] / (1 - 0.9**self.time), self.second[name] / (1 - 0.999**self.time)
            self.values[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def choose(logs: Any, luck: np.random.Generator) -> Any:
    """An action of each row by its probability."""
    return (logs + luck.gumbel(size=logs.shape)).argmax(1)


def train(game: str, seats: int, iterations: int, seed: int = 0) -> Iterator[tuple[Net, float]]:
    """Plays and learns; after every iteration the net and the mean margin in points of the games that ended."""
    tables = Batch(game, seats, GAMES, seed=seed, reward="margin", learner=0)
    luck, rows = np.random.default_rng(seed), np.arange(GAMES)
    net = Net(tables.layout.spread(tables.observations).shape[1], tables.game.actions, seed)
    for _ in range(iterations):
        seen: dict[str, list[Any]] = {name: [] for name in ("x", "mask", "action", "old", "value", "reward", "over")}
        for _ in range(STEPS):
            x, mask = tables.layout.spread(tables.observations), tables.masks.astype(bool)
            _, logs, value = net.look(x, mask)
            action = choose(logs, luck)
            tables.step(action)
            took = (x, mask, action, logs[rows, action], value, tables.rewards[:, 0] / SCALE, tables.over.astype(bool))
            for name, part in zip(seen, took, strict=True):
                seen[name].append(part.copy())
        last = net.look(tables.layout.spread(tables.observations), tables.masks.astype(bool))[2]
        gains = advantages(seen["reward"], seen["value"], seen["over"], last)
        flat = {name: np.concatenate(parts) for name, parts in seen.items()}
        gain = np.concatenate(gains)
        target, gain = gain + flat["value"], (gain - gain.mean()) / (gain.std() + 1e-8)
        for _ in range(EPOCHS):
            for some in np.array_split(luck.permutation(len(gain)), len(gain) // MINIBATCH):
                net.learn(*(flat[k][some] for k in ("x", "mask", "action", "old")), gain[some], target[some])
        ended = flat["over"]
        yield net, float(flat["reward"][ended].mean() * SCALE) if ended.any() else float("nan")


def advantages(rewards: list[Any], values: list[Any], over: list[Any], last: Any) -> list[Any]:
    """How much better each step was than expected, traced back within its game."""
    gains, ahead, following = [], np.zeros_like(last), last
    for reward, value, end in zip(rewards[::-1], values[::-1], over[::-1], strict=True):
        ahead = reward + np.where(end, 0.0, following) - value + np.where(end, 0.0, TRACE * ahead)
        following = value
        gains.append(ahead)
    return gains[::-1]


def win_share(net: Net | None, game: str, seats: int, games: int, seed: int = 99) -> float:
    """The mean share in the victory against `uniform`; without a net the learner plays uniformly too."""
    tables, luck = Batch(game, seats, GAMES, seed=seed, learner=0), np.random.default_rng(seed)
    shares: list[float] = []
    while len(shares) < games:
        mask = tables.masks.astype(bool)
        logs = net.look(tables.layout.spread(tables.observations), mask)[1] if net else np.where(mask, 0.0, -1e9)
        tables.step(choose(logs, luck))
        shares += tables.rewards[tables.over.astype(bool), 0].tolist()
    return float(np.mean(shares))


def curve(points: list[tuple[float, float]], title: str, fair: float) -> str:
    """The learning curve as SVG: seconds to the right, share in the victory upward, chance as a broken line."""
    most = max(second for second, _ in points) or 1.0
    places = [(70 + 500 * second / most, 250 - 200 * share) for second, share in points]
    lines = [f'<path d="M70 {250 - 200 * s:.0f}H570" stroke="#ddd"/>' for s in (0, 0.25, 0.5, 0.75, 1)]
    texts = [f'<text x="62" y="{254 - 200 * s:.0f}" text-anchor="end">{s:.0%}</text>' for s in (0, 0.25, 0.5, 0.75, 1)]
    ticks = [f'<text x="{70 + 500 * s:.0f}" y="268" text-anchor="middle">{most * s:.0f}</text>' for s in (0, 0.5, 1)]
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#a33"/>' for x, y in places]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    return "\n".join(
        [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">',
            '<rect width="600" height="300" fill="#fff"/>',
            f'<text x="70" y="26" font-size="15" font-weight="bold">{title}</text>',
            *lines,
            *texts,
            *ticks,
            '<text x="320" y="288" text-anchor="middle">seconds of learning</text>',
            '<text transform="translate(18 150) rotate(-90)" text-anchor="middle">share of games won</text>',
            f'<path d="M70 {250 - 200 * fair:.1f}H570" stroke="#357" stroke-dasharray="6 4"/>',
            f'<text x="568" y="{244 - 200 * fair:.1f}" text-anchor="end" fill="#357">as good as chance</text>',
            f'<polyline points="{line}" fill="none" stroke="#a33" stroke-width="2"/>',
            *dots,
            "</svg>\n",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="yak")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=150)
    parser.add_argument("--games", type=int, default=500, help="to measure with")
    parser.add_argument("--plot", type=Path)
    wanted = parser.parse_args()
    start, points = perf_counter(), [(0.0, win_share(None, wanted.game, wanted.seats, wanted.games))]
    for number, (net, margin) in enumerate(train(wanted.game, wanted.seats, wanted.iterations), 1):
        if number % 10 == 0 or number == wanted.iterations:
            points.append((perf_counter() - start, win_share(net, wanted.game, wanted.seats, wanted.games)))
            print(f"{number:4} {points[-1][0]:6.0f} s  margin {margin:+6.1f}  wins {points[-1][1]:.1%}", flush=True)
    if wanted.plot:
        title = f"A masked PPO against uniform: {load(wanted.game).meta.title}, {wanted.seats} seats"
        wanted.plot.write_text(curve(points, title, 1 / wanted.seats), encoding="utf-8")


if __name__ == "__main__":
    main()

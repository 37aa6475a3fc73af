"""The research environments in figures: sizes, lengths, branching, and decisions a second of every layer.

Run it with a Python that has chautari[research] installed: `.venv/bin/python -P bench/research.py [--json]`. Processor
time, the best of many short windows; with --peers other libraries are measured in the same run, in an environment of
their own that the first run makes in build/research-peers.
"""

import argparse
import json
import subprocess
import sys
import venv
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

import chautari.research.spiel
from chautari.cli.reports.speed import best_rate
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import METAS, load
from chautari.research.batch import Batch
from chautari.research.observing import layout_of
from chautari.research.spiel.games import short_name

HERE = Path(__file__).parent
PEERS = HERE.parent / "build" / "research-peers"
WANTED = [
    "open_spiel==2.0.2",
    "catanatron==3.2.1",
    "rlcard==1.2.0",
    "pettingzoo==1.27.0",
    "pygame",
    "pgx==2.6.0",
    "jax",
]
SEATS = 4
GAMES = 256
SAMPLE = 60
MANY_GAMES = 1024
TURNS = 8

Figures = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure")
    parser.add_argument("--peers", action="store_true", help="measure other libraries in the same run")
    parser.add_argument("--python", help="a Python that has the peers already")
    wanted = parser.parse_args()
    rows = [figures(meta.name, wanted.seconds) for meta in METAS]
    peers = peers_figures(wanted.python or peers_python(), wanted.seconds) if wanted.peers else []
    if wanted.json:
        print(json.dumps({"games": rows, "peers": peers}, indent=2))
        return 0
    for table in (rows, peers):
        if table:
            Console(width=160).print(as_table(table))
    return 0


def figures(name: str, seconds: float) -> Figures:
    """Every rate is the best of several rounds, taken in turn, so that a busy moment of the machine spoils none."""
    usual = lengths(name)
    steps = usual["decisions"]
    measured: dict[str, Callable[[], Callable[[], int]]] = {
        "playout": lambda: playing(name),
        "batch": lambda: stepping(Batch(name, SEATS, GAMES, observe=False, mask=False), steps),
        "large batch": lambda: stepping(Batch(name, SEATS, MANY_GAMES, observe=False, mask=False), steps),
        "with masks": lambda: stepping(Batch(name, SEATS, GAMES, observe=False), steps),
        "with observations": lambda: stepping(Batch(name, SEATS, GAMES), steps),
        "PettingZoo raw": lambda: zoo_game(name),
        "OpenSpiel": lambda: spiel_game(name),
    }
    best = dict.fromkeys(measured, 0.0)
    for _ in range(TURNS):
        for what, begin in measured.items():
            best[what] = max(best[what], best_rate(begin(), seconds / TURNS))
    return {
        "game": name,
        "actions": load(name).actions,
        "numbers": layout_of(name, SEATS).size,
        **usual,
        "of playout": round(best["batch"] / best["playout"], 2),
        "large of playout": round(best["large batch"] / best["playout"], 2),
        **{what: round(rate) for what, rate in best.items()},
    }


def lengths(name: str) -> Figures:
    """Decisions in a random game, and how many choices each has."""
    game, made, open_now = load(name), 0, 0
    luck = Dice(1)
    for _ in range(SAMPLE):
        state = game.start(SEATS, game.meta.complete(SEATS, {}))
        play.advance(state, luck)
        while state.pending:
            options = play.lowest_options(state)
            made, open_now = made + 1, open_now + len(options)
            play.step(state, options[luck.below(len(options))], luck)
    return {"decisions": round(made / SAMPLE), "choices": round(open_now / made, 1)}


def playing(name: str) -> Callable[[], int]:
    game, luck = load(name), Dice(1)
    settings = game.meta.complete(SEATS, {})
    return lambda: play.playout(game.start(SEATS, settings), luck)


def stepping(batch: Batch, steps: int) -> Callable[[], int]:
    """As many steps as a game has on average: the games begin together, and no part of them may count alone."""
    picks = np.random.default_rng(1).random((steps, len(batch)))

    def a_game_each() -> int:
        for pick in picks:
            batch.step_nth((pick * batch.counts).astype(np.int64))
        return picks.size

    return a_game_each


def zoo_game(name: str) -> Callable[[], int]:
    env = import_module(f"chautari.research.zoo.{name.replace('-', '_')}").raw_env(seats=SEATS)
    env.reset(seed=1)
    # The next legal action from a random place on: as good as chance, and quicker than listing them all.
    places = np.random.default_rng(1).integers(load(name).actions, size=4096).tolist()

    def one_game() -> int:
        made = 0
        env.reset()
        for _ in env.agent_iter():
            seen, _, over, _, _ = env.last()
            if over:
                env.step(None)
            else:
                mask = seen["action_mask"].tobytes()
                made += 1
                action = mask.find(1, places[made & 4095])
                env.step(action if action >= 0 else mask.find(1))
        return made

    return one_game


def spiel_game(name: str) -> Callable[[], int]:
    meta = next(meta for meta in METAS if meta.name == name)
    game, luck = pyspiel.load_game(f"{short_name(meta)}(players={SEATS})"), np.random.default_rng(1)

    def one_game() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
        return made

    return one_game


def peers_python() -> str:
    python = PEERS / "bin" / "python"
    if not (PEERS / "ready").exists():
        print(f"Installing the peers into {PEERS} ...", file=sys.stderr)
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", *WANTED], check=True)
        (PEERS / "ready").touch()
    return str(python)


def peers_figures(python: str, seconds: float) -> list[Figures]:
    command = [python, str(HERE / "research_peers.py"), str(seconds)]
    figures: list[Figures] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    return figures


def as_table(rows: list[Figures]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for title in rows[0]:
        table.add_column(title, justify="left" if title in {"game", "peer"} else "right")
    for row in rows:
        table.add_row(*(value if isinstance(value, str) else f"{value:,}" for value in row.values()))
    return table


assert chautari.research.spiel.__doc__
if __name__ == "__main__":
    raise SystemExit(main())

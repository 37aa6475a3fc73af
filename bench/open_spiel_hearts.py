"""OpenSpiel's hearts, written in C++: driven from Python, and by its own C++ bots. Run by peers.py."""

import json
import sys
from importlib.metadata import version
from itertools import count

import pyspiel
from windows import best_rate

WORD = 0xFFFFFFFF
PLAYERS = 4
SAMPLE = 200

SEEDS = count(1)
GAME = pyspiel.load_game("hearts")
word = 2463534242


def from_python() -> int:
    """One random game; every chance of hearts is uniform, so listing its actions is enough, and the quickest way."""
    global word  # noqa: PLW0603
    state, decisions = GAME.new_initial_state(), 0
    while not state.is_terminal():
        word ^= (word << 13) & WORD
        word ^= word >> 17
        word ^= (word << 5) & WORD
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[word * len(legal) >> 32])
    return decisions


def by_bots() -> int:
    seed = next(SEEDS)
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(PLAYERS)]
    pyspiel.evaluate_bots(GAME.new_initial_state(), bots, seed)
    return 1


def main() -> None:
    seconds = float(sys.argv[1])
    decisions_per_game = sum(from_python() for _ in range(SAMPLE)) / SAMPLE
    figures = {
        "peer": f"open_spiel {version('open_spiel')} hearts (C++)",
        "inside": best_rate(by_bots, seconds) * decisions_per_game,
        "from_python": best_rate(from_python, seconds),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()

"""Catanatron's random games of four, written in Python. Run by peers.py."""

import json
import sys
from importlib.metadata import version
from itertools import count

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from windows import best_rate

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
SEEDS = count()


def one_game() -> int:
    """Every tick is a decision of a player; rolling the dice counts as one, too."""
    game, ticks = Game([RandomPlayer(colour) for colour in COLOURS], seed=next(SEEDS)), 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return ticks


def main() -> None:
    figures = {
        "peer": f"catanatron {version('catanatron')} (Python)",
        "inside": None,
        "from_python": best_rate(one_game, float(sys.argv[1])),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()

"""How many iterations a second `search` makes from the middle of a game, on one core, processor time, best of several
thoughts about each position:

python bench/thinking.py [--seats 4] [--positions 8] [--iterations 1000] [--rounds 10]
"""

import argparse
from time import process_time

from rich.console import Console
from rich.progress import track
from rich.table import Table

from chautari.bots.bot import bot
from chautari.bots.knowledge import Knowledge
from chautari.bots.search import Search
from chautari.bots.tuning import by_hand, by_net
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import State
from chautari.games import METAS, load
from chautari.nets.file import judge_of, own_net


def middle_of(name: str, seats: int, seed: int) -> tuple[State, int]:
    """The table at half the choices of a game among greedy players, and the seat that is asked there."""
    game, greedy = load(name), bot("greedy")
    choices: list[State] = []
    luck = Dice(seed)
    state = game.start(seats, game.meta.complete(seats, {}))
    play.advance(state, luck)
    while not state.is_over():
        seat = play.asked(state)[0]
        if len(play.options(state, seat)) > 1:
            choices.append(state.clone())
        play.play(state, seat, greedy.choose(game, state, seat, luck.below(1 << 30)))
        play.advance(state, luck)
    middle = choices[len(choices) // 2]
    return middle, play.asked(middle)[0]


def speed(name: str, seats: int, seed: int, iterations: int, rounds: int, with_net: bool) -> float:
    """Iterations for each second of this process."""
    game, net = load(name), own_net(name) if with_net else None
    state, seat = middle_of(name, seats, seed)
    world = Knowledge(game, state, seat, seed).worlds(1)[0]
    quickest = float("inf")
    for again in range(rounds):
        start = process_time()
        belief = by_net(game).belief(judge_of(net, game, seats)) if net else by_hand(game).belief(game)
        tuning = by_net(game).tuning if net else by_hand(game).tuning
        Search(game, world, seat, belief, tuning, Dice(again)).run(iterations, 1e9)
        quickest = min(quickest, process_time() - start)
    return iterations / quickest


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wanted.add_argument("--seats", type=int, default=4)
    wanted.add_argument("--positions", type=int, default=8)
    wanted.add_argument("--iterations", type=int, default=1000)
    wanted.add_argument("--rounds", type=int, default=10)
    wanted.add_argument("--hand", action="store_true", help="believe the game's forecast instead of its net")
    given = wanted.parse_args()
    table = Table("game", "iterations/s", "slowest position", "fastest")
    for meta in METAS:
        seeds = track(range(given.positions), meta.title, transient=True)
        speeds = sorted(
            speed(meta.name, given.seats, seed, given.iterations, given.rounds, not given.hand) for seed in seeds
        )
        table.add_row(meta.title, *(f"{one:,.0f}" for one in (sum(speeds) / len(speeds), speeds[0], speeds[-1])))
    Console().print(table)


if __name__ == "__main__":
    main()

"""A bot in one file: tries its options at tables it could be sitting at, each played to the end at random.

Try it: chautari arena yak --bots examples/first_bot.py:200it,greedy,uniform --games 24
"""

from chautari.bots.knowledge import Knowledge
from chautari.engine import play
from chautari.engine.luck import Dice

USUAL_GAMES = 100


def choose(known: Knowledge) -> int:
    """The option whose games went best; `known` holds all that this seat may know, and how long it may think."""
    luck = Dice(known.seed)
    rounds = max(1, (known.budget.iterations or USUAL_GAMES) // len(known.options))
    leads = dict.fromkeys(known.options, 0.0)
    for table in known.worlds(rounds):
        for option in known.options:
            after = table.clone()
            play.play(after, known.seat, option)
            play.playout(after, luck)
            leads[option] += lead(known, after)
    return max(known.options, key=leads.__getitem__)


def lead(known: Knowledge, table) -> float:
    """How many points this seat is ahead of the best one that is not on its side."""
    mates = known.game.team(table, known.seat)
    rivals = [known.game.total(table, seat) for seat in range(table.seats) if seat not in mates]
    return known.game.total(table, known.seat) - max(rivals)

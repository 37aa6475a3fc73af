"""Where the money comes from (rulebook, Scoring)."""

from mypy_extensions import i64

from chautari.engine.game import Source
from chautari.games.adventure_tours.rules.round import hand_costs, income
from chautari.games.adventure_tours.state import Tours


def sources(s: Tours, seat: i64) -> list[Source]:
    """Every round's income and costs; the round being played counts as if it ended now."""
    listed: list[Source] = []
    money: i64 = 0
    forgiven: i64 = 0
    for number in range(s.round):
        earned, paid = result(s, seat, number)
        listed.append(Source(f"source-members-{number + 1}", earned, "AT-SCO-1"))
        listed.append(Source(f"source-hand-{number + 1}", -paid, "AT-SCO-2"))
        money += earned - paid
        if money < 0:
            forgiven -= money
            money = 0
    listed.append(Source("source-forgiven", forgiven, "AT-SCO-2"))
    return listed


def result(s: Tours, seat: i64, number: i64) -> tuple[i64, i64]:
    """Income and hand costs of a round, counted from 0; now, if it is being played."""
    place = number * s.seats + seat
    if place < len(s.earned):
        return s.earned[place], s.paid[place]
    return income(s, seat), hand_costs(s, seat)

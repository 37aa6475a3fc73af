"""One number for each bot: Bradley and Terry's strengths from who was placed before whom, in points of Elo.

Every two bots that meet at a table are compared by their places, a tie counting half for each. Mates and two seats of
the same bot say nothing. Games are no independent sets of comparisons, so the errors are taken from whole deals.
"""

from collections.abc import Iterable
from math import exp, log, sqrt

from chautari.arena.game import GameResult
from chautari.arena.intervals import Estimate, student_t

Matrix = list[list[float]]

ELO = 400 / log(10)
# A draw that nobody played between every two bots keeps the strength of one that always wins finite.
IMAGINED_DRAW = 0.5
STEPS = 100
CLOSE_ENOUGH = 1e-9


def ratings(games: Iterable[GameResult], bots: int) -> list[Estimate]:
    """Every bot's rating, the mean of all being 0: 400 more is ten to one."""
    if bots == 1:
        return [Estimate(0.0, 0.0, 0.0)]
    deals = list(comparisons(games, bots).values())
    wins = [[IMAGINED_DRAW * (row != column) for column in range(bots)] for row in range(bots)]
    for deal in deals:
        for row in range(bots):
            for column in range(bots):
                wins[row][column] += deal[row][column]
    strengths = fit_strengths(wins)
    errors = _errors(wins, deals, strengths)
    margins = [ELO * student_t(len(deals) - 1) * error for error in errors]
    return [Estimate(ELO * s, ELO * s - m, ELO * s + m) for s, m in zip(strengths, margins, strict=True)]


def comparisons(games: Iterable[GameResult], bots: int) -> dict[int, Matrix]:
    """For every deal, how often the bot of a row was placed before that of a column."""
    by_deal: dict[int, Matrix] = {}
    for game in games:
        wins = by_deal.setdefault(game.deal, [[0.0] * bots for _ in range(bots)])
        for one, bot in enumerate(game.seating):
            for other, rival in enumerate(game.seating):
                if bot != rival and game.sides[one] != game.sides[other] and game.places[one] <= game.places[other]:
                    wins[bot][rival] += 0.5 if game.places[one] == game.places[other] else 1.0
    return by_deal


def fit_strengths(wins: Matrix) -> list[float]:
    """The strengths (natural logarithms, mean 0) under which these comparisons are likeliest; Newton's steps."""
    strengths = [0.0] * len(wins)
    for _ in range(STEPS):
        steps = solve(_information(wins, strengths), _pull(wins, strengths))
        longest = max(1.0, *map(abs, steps))
        strengths = [s + step / longest for s, step in zip(strengths, steps, strict=True)]
        if max(map(abs, steps)) < CLOSE_ENOUGH:
            break
    middle = sum(strengths) / len(strengths)
    return [s - middle for s in strengths]


def solve(matrix: Matrix, values: list[float]) -> list[float]:
    """The x for which matrix · x = values, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda row: abs(rows[row][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [x / rows[i][i] for x in rows[i]]
        for j in range(len(rows)):
            if j != i:
                rows[j] = [x - rows[j][i] * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[-1] for row in rows]


def _chance(one: float, other: float) -> float:
    return 1 / (1 + exp(other - one))


def _pull(wins: Matrix, strengths: list[float]) -> list[float]:
    """How many comparisons more each bot won than its strength predicts: the gradient of the likelihood."""
    everybody = range(len(wins))
    return [
        sum(wins[i][j] - (wins[i][j] + wins[j][i]) * _chance(strengths[i], strengths[j]) for j in everybody if i != j)
        for i in everybody
    ]


def _information(wins: Matrix, strengths: list[float]) -> Matrix:
    """The curvature of the likelihood; ones are added everywhere, as only differences of strengths matter."""
    everybody = range(len(wins))
    information = [[1.0] * len(wins) for _ in everybody]
    for i in everybody:
        for j in everybody:
            if i != j:
                chance = _chance(strengths[i], strengths[j])
                weight = (wins[i][j] + wins[j][i]) * chance * (1 - chance)
                information[i][j] -= weight
                information[i][i] += weight
    return information


def _errors(wins: Matrix, deals: list[Matrix], strengths: list[float]) -> list[float]:
    """Standard errors from how deals differ; at least those of independent comparisons, as they can all go one way."""
    information = _information(wins, strengths)
    pulls = [_pull(deal, strengths) for deal in deals]
    few = len(deals) / max(1, len(deals) - 1)
    errors = []
    for bot in range(len(wins)):
        unit = [float(bot == other) - 1 / len(wins) for other in range(len(wins))]
        weights = solve(information, unit)
        between = few * sum(sum(w * p for w, p in zip(weights, pull, strict=True)) ** 2 for pull in pulls)
        errors.append(sqrt(max(between, weights[bot])))
    return errors

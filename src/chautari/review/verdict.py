"""How good a decision was, by the win chance that it lost."""

from typing import Final, Literal

Verdict = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

BEST: Final = "best"
GOOD: Final = "good"
INACCURACY: Final = "inaccuracy"
MISTAKE: Final = "mistake"
BLUNDER: Final = "blunder"
VERDICTS: Final[tuple[Verdict, ...]] = (BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)

# From so much of the chance to win on, a loss is called this.
STEPS: Final[tuple[tuple[float, Verdict], ...]] = ((0.10, BLUNDER), (0.05, MISTAKE), (0.02, INACCURACY))


def as_told(before: float, after: float) -> float:
    """What lies between two chances, as a reader counts it from the two as they are told: from 10 % on whole ones."""
    whole = round(100 * before) - round(100 * after)
    return round(before - after, 3) if after < 0.0995 or whole < 10 else whole / 100


def verdict(loss: float, margin: float) -> Verdict:
    """The name of a loss; what may as well be no loss, as far as can be told, is never worse than good."""
    if loss <= 0.0:
        return BEST
    if loss - margin > 0.0:
        for least, name in STEPS:
            if loss >= least:
                return name
    return GOOD

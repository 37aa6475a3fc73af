"""Nothing to choose, nothing asked."""

from typing import Final

from chautari.engine.state import Choices, Decision
from chautari.games.yak.state import Village


def ask(s: Village, question: Decision[Village]) -> None:
    """Asks what leaves a choice; carries the only answer out at once."""
    LOOK.clear()
    question.collect(s, LOOK)
    if LOOK.count == 1:
        question.take(s, LOOK.ids[0])
    else:
        s.then(question)


# One buffer for every look: it is read before anything else is asked.
LOOK: Final = Choices()

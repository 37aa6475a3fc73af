"""Nothing to choose, nothing asked."""

from chautari.engine.state import Choices, Decision
from chautari.games.yak.state import Village


def ask(s: Village, question: Decision[Village]) -> None:
    """Asks what leaves a choice; carries the only answer out at once."""
    if s.look is None:
        s.look = Choices()
    look = s.look
    look.clear()
    question.collect(s, look)
    if look.count == 1:
        question.take(s, look.ids[0])
    else:
        s.then(question)

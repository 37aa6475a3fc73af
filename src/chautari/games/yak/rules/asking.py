"""Nothing to choose, nothing asked."""

from chautari.engine.state import Choices, Decision
from chautari.games.yak.state import Village


def ask(s: Village, question: Decision[Village]) -> None:
    """Asks what leaves a choice; carries the only answer out at once; lets go what has none."""
    choices = Choices()
    question.collect(s, choices)
    if choices.count == 1:
        question.take(s, choices.ids[0])
    elif choices.count > 1:
        s.then(question)

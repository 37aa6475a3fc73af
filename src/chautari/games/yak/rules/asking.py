"""Nothing to choose, nothing asked."""

from chautari.engine.play import offered
from chautari.engine.state import Decision
from chautari.games.yak.state import Village


def ask(s: Village, question: Decision[Village]) -> None:
    """Asks what leaves a choice; carries the only answer out at once."""
    choices = offered(s, question)
    if choices.count == 1:
        question.take(s, choices.ids[0])
    else:
        s.then(question)

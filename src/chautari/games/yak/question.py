"""What every question of Yak can tell of itself."""

from mypy_extensions import i64

from chautari.engine.state import Decision
from chautari.games.yak.state import Village


class Question(Decision[Village]):
    """A question to a seat."""

    def due(self, s: Village) -> i64:
        """What the stones picked so far cost, then how much is still to be paid, or to be put on the market."""
        return 0

    def mixes(self, s: Village) -> list[list[int]]:
        """Every way to give what is due, by how many of each kind of food; none where no food is to be given."""
        return []


def due(s: Village) -> i64:
    """What is due at the question that everybody waits for; nothing at most of them."""
    if len(s.pending) > 0:
        question = s.pending[-1]
        if isinstance(question, Question):
            return question.due(s)
    return 0

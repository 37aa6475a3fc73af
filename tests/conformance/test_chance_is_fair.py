"""The quick way of sampling draws every outcome as often as its weight says."""

from collections import Counter

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.engine.state import CHANCE, Chance
from tests.conformance.cases import Case, every_game
from tests.conformance.walk import moments

DRAWS = 3000


@every_game
def test_every_kind_of_chance_follows_its_weights(meta: Meta) -> None:
    case = Case(meta.name, meta.seats[-1], next(iter(meta.settings(meta.seats[-1]))))
    seen: set[str] = set()
    for moment in moments(case, 1, 400, chance=True):
        question = moment.state.pending[play.index_of(moment.state, moment.seat)]
        if moment.seat != CHANCE or type(question).__name__ in seen:
            continue
        assert isinstance(question, Chance)
        seen.add(type(question).__name__)
        outcomes = play.options(moment.state, CHANCE)
        weights = {outcome: int(question.weight(moment.state, outcome)) for outcome in outcomes}
        luck = Dice(7)
        drawn = Counter(question.sample(moment.state, luck) for _ in range(DRAWS))
        total = sum(weights.values())
        surprise = sum((drawn[o] - DRAWS * w / total) ** 2 / (DRAWS * w / total) for o, w in weights.items())
        freedom = len(outcomes) - 1
        assert surprise <= freedom + 5 * (2 * freedom) ** 0.5 + 10, (question, surprise, freedom)
    assert seen

"""No bot gains anything from what its seat can't know: everything hidden is drawn anew, and it chooses the same."""

import sys
from pathlib import Path

import pytest

from chautari.bots.invited import invited
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.games import METAS
from tests.conformance.cases import Case, combinations
from tests.conformance.walk import moments

EXAMPLES = Path(__file__).parents[2] / "examples"
# A new bot adds its line here; budgets in iterations, as only these say what a bot does.
BOTS = [
    "uniform",
    "greedy",
    "search:12it",
    "novice",
    f"{EXAMPLES / 'first_bot.py'}:8it",
    f"process:{sys.executable} {EXAMPLES / 'process_bot.py'}",
]
MOMENTS = 5
DRAWS = 6
QUICK_SEATS = 3


def tables(meta: Meta) -> list[Case]:
    """Every size with the usual options, and at the largest one some other combinations."""
    usual = [Case(meta.name, seats, next(meta.settings(seats))) for seats in meta.seats]
    return usual + [Case(meta.name, meta.seats[-1], settings) for settings in combinations(meta, meta.seats[-1])[1:4]]


@pytest.mark.parametrize("spec", BOTS, ids=lambda spec: Path(spec).name)
@pytest.mark.parametrize(
    "case",
    [
        pytest.param(case, id=str(case), marks=() if case.seats == QUICK_SEATS else pytest.mark.slow)
        for meta in METAS
        for case in tables(meta)
    ],
)
def test_a_bot_chooses_the_same_whatever_lies_hidden(case: Case, spec: str) -> None:
    with invited(spec) as bot:
        for moment in moments(case, 31, MOMENTS):
            choice = bot.choose(case.game, moment.state, moment.seat, 9, case.settings)
            for draw in range(DRAWS):
                other = case.game.imagine(moment.state, moment.seat, Dice(draw))
                assert bot.choose(case.game, other, moment.seat, 9, case.settings) == choice
        assert bot.faults.counts == {}


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_something_lies_hidden_at_these_moments(meta: Meta) -> None:
    """The test above would say nothing if every imagined table were the true one."""
    changed = 0
    for case in tables(meta):
        for moment in moments(case, 31, MOMENTS):
            others = [case.game.imagine(moment.state, moment.seat, Dice(draw)) for draw in range(DRAWS)]
            changed += any(fingerprint(other) != fingerprint(moment.state) for other in others)
    assert changed > 0


def test_a_bot_that_peeks_is_caught(tmp_path: Path) -> None:
    """The proof that the test can fail: a bot that finds the true table chooses by what lies on it."""
    peeking = tmp_path / "peeking.py"
    peeking.write_text(
        "import gc\n"
        "from chautari.engine.fingerprint import fingerprint\n"
        "def choose(known):\n"
        "    kind = type(known.worlds(1)[0])\n"
        "    tables = [repr(fingerprint(one)) for one in gc.get_objects() if type(one) is kind]\n"
        "    return known.options[hash(tuple(sorted(tables))) % len(known.options)]\n"
    )
    case = Case("reviving-kathmandu", 3, {"open_missions": False, "teams": "none"})
    with pytest.raises(AssertionError):
        test_a_bot_chooses_the_same_whatever_lies_hidden(case, str(peeking))

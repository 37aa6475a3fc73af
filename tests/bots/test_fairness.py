"""No bot gains anything from what its seat can't know: everything hidden is drawn anew, and it chooses the same."""

import gc
import random
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import FunctionType, ModuleType

import pytest

from chautari.bots.knowledge import Knowledge
from chautari.bots.load import load_bot
from chautari.engine import play
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.meta import Meta
from chautari.engine.state import State
from chautari.games import METAS
from tests.conformance.cases import Case, combinations
from tests.conformance.walk import moments, walk

EXAMPLES = Path(__file__).parents[2] / "examples"
# A new bot adds its line here; budgets in iterations, as only these say what a bot does. Higher levels are these.
BOTS = [
    "uniform",
    "greedy",
    "net",
    "search:12it",
    "search:12it@hand",
    "novice",
    "casual",
    f"{EXAMPLES / 'first_bot.py'}:8it",
    f"process:{sys.executable} {EXAMPLES / 'process_bot.py'}",
]
MOMENTS = 5
DRAWS = 6
QUICK_SEATS = 3
# How often a game takes a turn that a seat does not see, and how far each is followed.
TURNS = 6
TURN = 6


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
    with load_bot(spec) as bot:
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


@pytest.mark.slow
@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_what_a_bot_is_given_tells_no_histories_apart_that_look_the_same_to_its_seat(meta: Meta) -> None:
    """The hidden tables come from play this time: a game goes another way, and this seat does not see it."""
    unseen = 0
    for number, case in enumerate(tables(meta)):
        for truth, other, seat in unseen_turns(case, random.Random(number)):
            unseen += 1
            assert given(case, truth, seat) == given(case, other, seat)
    assert unseen > 0


def unseen_turns(case: Case, wish: random.Random) -> Iterator[tuple[State, State, int]]:
    """A game and the same but for one answer of somebody else or of chance, while a seat sees no difference."""
    game = [replace(moment, state=moment.state.clone()) for moment in walk(case, wish.randrange(1000))]
    turns = 0
    for start in wish.sample(range(len(game)), len(game)):
        turn = game[start]
        seat = wish.choice([seat for seat in range(case.seats) if seat != turn.seat])
        other = replace(turn, action=wish.choice(play.options(turn.state, turn.seat))).after()
        for moment in game[start + 1 : start + TURN]:
            same = fingerprint(other) == fingerprint(moment.state)
            if same or case.game.view(other, seat) != case.game.view(moment.state, seat):
                break
            yield moment.state, other, seat
            turns += moment is game[start + 1]
            if moment.action not in play.options(other, moment.seat):
                break
            other = replace(moment, state=other).after()
        if turns == TURNS:
            return


def given(case: Case, state: State, seat: int) -> list[object]:
    """Everything that a bot finds in what it is given."""
    known = Knowledge(case.game, state, seat, 9, settings=case.settings)
    return [value if name != "_table" else fingerprint(known._table) for name, value in vars(known).items()]


@pytest.mark.parametrize("meta", METAS, ids=lambda meta: meta.name)
def test_nothing_that_a_bot_is_given_leads_to_the_true_table(meta: Meta) -> None:
    for case in tables(meta)[::3]:
        for moment in moments(case, 31, 1):
            known = Knowledge(case.game, moment.state, moment.seat, 9, settings=case.settings)
            reached = within([known, *known.worlds(2)])
            assert any(one is known._table for one in reached)
            assert not any(one is moment.state for one in reached)


def within(root: object) -> list[object]:
    """Everything that can be reached from something, but through modules and classes."""
    reached: dict[int, object] = {}
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if id(one) not in reached and not isinstance(one, (type, ModuleType, FunctionType)):
            reached[id(one)] = one
            waiting += gc.get_referents(one)
    return list(reached.values())


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

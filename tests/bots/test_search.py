"""What a search must do, whatever its tuning: answer anywhere, repeat itself, use its budget, waste nothing."""

import pytest

import chautari
from chautari.bots.bot import bot
from chautari.bots.budget import BadBudget, Budget, budget
from chautari.bots.knowledge import Knowledge
from chautari.bots.levels import LEVELS, SKILLS
from chautari.bots.search import Search
from chautari.bots.tuning import BY_HAND, BY_NET, by_hand, by_net
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import NAMES
from chautari.nets.file import judge_of
from chautari.nets.net import Net
from tests.conformance.cases import CASES, Case, every_case
from tests.conformance.walk import Moment, moments
from tests.nets.trial import trial_net

pytestmark = pytest.mark.slow

USUAL = [next(case for case in CASES if case.name == name) for name in NAMES]
DRAWS = 5
every_usual = pytest.mark.parametrize("case", USUAL, ids=str)
either_belief = pytest.mark.parametrize("learned", [False, True], ids=["hand", "net"])


def belief_of(case: Case, learned: bool) -> Net | None:
    return trial_net(case.name) if learned else None


def searched(case: Case, moment: Moment, iterations: int, seed: int = 1, net: Net | None = None) -> Search:
    """A search that believes the net, or without one the game's forecast."""
    table = Knowledge(case.game, moment.state, moment.seat, seed).worlds(1)[0]
    if net is None:
        by = by_hand(case.game)
        search = Search(case.game, table, moment.seat, by.belief(case.game), by.tuning, Dice(seed))
    else:
        learned = by_net(case.game)
        belief = learned.belief(judge_of(net, case.game, case.seats))
        search = Search(case.game, table, moment.seat, belief, learned.tuning, Dice(seed))
    search.run(iterations, 60.0)
    return search


def choices(case: Case, count: int) -> list[Moment]:
    """Moments at which there is something to choose."""
    asked = [m for m in moments(case, 17, 4 * count) if len(play.options(m.state, m.seat)) > 1]
    return asked[:: max(1, len(asked) // count)][:count]


@every_case
def test_it_answers_at_every_table(case: Case) -> None:
    for moment in choices(case, 3):
        assert bot("search:6it").choose(case.game, moment.state, moment.seat, 3) in play.options(
            moment.state, moment.seat
        )


@either_belief
@every_usual
def test_every_iteration_tries_one_option(case: Case, learned: bool) -> None:
    for moment in choices(case, 3):
        assert (
            sum(
                searched(case, moment, 25, net=belief_of(case, learned)).visits(play.options(moment.state, moment.seat))
            )
            == 25
        )


@either_belief
@every_usual
def test_the_same_seed_thinks_the_same(case: Case, learned: bool) -> None:
    net = belief_of(case, learned)
    for moment in choices(case, 3):
        options = play.options(moment.state, moment.seat)
        once, again = (searched(case, moment, 20, net=net) for _ in range(2))
        assert once.visits(options) == again.visits(options)


@every_usual
def test_thinking_on_is_thinking_longer(case: Case) -> None:
    (moment,) = choices(case, 1)
    options = play.options(moment.state, moment.seat)
    search = searched(case, moment, 10)
    search.run(15, 60.0)
    assert search.iterations == 25
    assert search.visits(options) == searched(case, moment, 25).visits(options)


@every_usual
def test_it_leaves_the_table_as_it_was(case: Case) -> None:
    (moment,) = choices(case, 1)
    before = [case.game.view(moment.state, seat) for seat in range(case.seats)]
    searched(case, moment, 20)
    assert [case.game.view(moment.state, seat) for seat in range(case.seats)] == before


@every_usual
def test_no_time_is_no_thought_and_some_time_is_some(case: Case) -> None:
    (moment,) = choices(case, 1)
    search = searched(case, moment, 0)
    search.run(1_000_000, 0.0)
    assert search.iterations == 0
    search.run(1_000_000, 0.05)
    assert search.iterations > 0


@pytest.mark.parametrize("spec", ["search:60it@hand", "search:60it"])
@every_usual
def test_it_wastes_nothing_at_the_very_end(case: Case, spec: str) -> None:
    """Last choices of games: no option is taken that costs two points beside another whatever lies hidden."""
    decided = 0
    for seed in range(60):
        last = [m for m in moments(case, seed, 10_000) if len(play.options(m.state, m.seat)) > 1][-1]
        leads = {option: leads_after(case, last, option) for option in play.options(last.state, last.seat)}
        leads = {option: margins for option, margins in leads.items() if len(margins) == DRAWS}
        wasteful = [option for option in leads if any(costs(leads[option], other) for other in leads.values())]
        if wasteful:
            decided += 1
            assert bot(spec).choose(case.game, last.state, last.seat, seed) not in wasteful
    assert decided > 0


def costs(leads: list[int], others: list[int]) -> bool:
    return all(other - lead >= 2 for lead, other in zip(leads, others, strict=True))


def leads_after(case: Case, last: Moment, option: int) -> list[int]:
    """How far ahead an option leaves the seat, for each draw of hidden things and chance after which nobody chooses."""
    margins: list[int] = []
    for draw in range(DRAWS):
        luck = Dice(draw)
        table = case.game.imagine(last.state, last.seat, luck)
        play.play(table, last.seat, option)
        play.advance(table, luck)
        while not table.is_over() and len(only := play.lowest_options(table)) == 1:
            play.step(table, only[0], luck)
        if table.is_over():
            totals = [int(case.game.total(table, seat)) for seat in range(case.seats)]
            margins.append(totals.pop(last.seat) - max(totals))
    return margins


def test_budgets_are_read_and_refused() -> None:
    assert budget("500ms") == Budget(milliseconds=500)
    assert budget("2000it") == Budget(iterations=2000)
    assert budget("2s") == Budget(milliseconds=2000)
    assert budget("2s:4c") == Budget(milliseconds=2000, cores=4)
    for nonsense in ("", "0ms", "0s", "12", "it", "-3it", "5 it", "1e3it", "10m", "2s:", "2s:0c", "2s:c", "2s:999c"):
        with pytest.raises(BadBudget):
            budget(nonsense)


def test_every_game_is_tuned_and_has_all_levels() -> None:
    assert set(BY_HAND) == set(BY_NET) == set(SKILLS) == set(NAMES)
    for skills in SKILLS.values():
        assert len(skills) == len(LEVELS)
        assert 0 < skills[-2].budget.iterations < skills[-1].budget.iterations, "a grandmaster searches longer"


@pytest.mark.parametrize("level", LEVELS)
@every_usual
def test_every_level_answers(case: Case, level: str) -> None:
    if level in ("master", "grandmaster") and not chautari.compiled():
        pytest.skip("too slow interpreted: run by `make compiled`")
    for moment in choices(case, 2):
        assert bot(level).choose(case.game, moment.state, moment.seat, 3) in play.options(moment.state, moment.seat)

"""The puzzles that come with the games: each can be played, says why, and is found again by another search."""

from collections import Counter

import pytest

from chautari.bots.belief import NetBelief
from chautari.bots.search import Search
from chautari.bots.tuning import by_net
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.games import NAMES, load
from chautari.review.decision import NO_END, compare
from chautari.review.outlook import Outlook
from chautari.review.puzzle_titles import lead, titles
from chautari.review.puzzles import GRADES, NoSuchPuzzle, Puzzle, explanation, headline, in_order, puzzle, puzzles

GAMES = pytest.mark.parametrize("game", NAMES)
LEAST = 40
LEAD = 0.06
SEARCHED_AGAIN = 2
ITERATIONS = 6_000


@GAMES
def test_there_are_enough_and_half_of_them_are_not_plain_at_one_look(game: str) -> None:
    found = puzzles(game)
    assert len(found) >= LEAST
    assert sum(one.grade != "easy" for one in found) >= len(found) / 2


@GAMES
def test_none_is_there_twice(game: str) -> None:
    found = puzzles(game)
    assert len({one.id for one in found}) == len(found)
    assert len({(one.record.moves, one.seat) for one in found}) == len(found)
    assert [one.number for one in found] == list(range(1, len(found) + 1))


@GAMES
def test_they_are_of_several_kinds_grades_and_table_sizes(game: str) -> None:
    found = puzzles(game)
    kinds = Counter(one.question for one in found)
    assert len(kinds) >= 3 and max(kinds.values()) <= 0.6 * len(found)
    assert {one.grade for one in found} == set(GRADES)
    assert len({len(one.record.seats) for one in found}) >= 2


@GAMES
def test_each_replays_and_asks_its_seat_what_its_options_answer(game: str) -> None:
    title = load(game)
    for one in puzzles(game):
        table = one.table(title)
        assert one.seat in play.asked(table), f"puzzle {one.number}"
        offered = play.options(table, one.seat)
        assert sorted(option.action for option in one.options) == offered and len(offered) >= 3
        assert table.pending[play.index_of(table, one.seat)].prompt() == one.question
        assert one.best in offered and one.rival in offered


@GAMES
def test_the_best_beats_every_other_beyond_its_margin(game: str) -> None:
    for one in puzzles(game):
        best = one.options[0].chance.value
        for other in one.options[1:]:
            assert best - other.chance.value - other.chance.margin >= LEAD - 0.0001, f"puzzle {one.number}"
        better, chosen = one.why.wins
        assert (better - chosen) / one.why.games >= 0.05


@GAMES
def test_each_says_why(game: str) -> None:
    title = load(game)
    for one in puzzles(game):
        told = explanation(title, one)
        assert len(told) >= 2 and all(sentence.endswith(".") for sentence in told)
        assert title.say_choice(one.table(title), one.seat, one.best, list(one.record.seats)) in told[0]
        for difference in (*one.why.own, *one.why.rivals):
            assert title.say_source(difference.source) and title.say_rule(difference.source.rule)
        assert one.record.seats[one.seat] in headline(one)


@GAMES
def test_each_has_a_title_of_its_own(game: str) -> None:
    found = titles(game)
    assert sorted(found) == [one.number for one in puzzles(game)]
    assert len(set(found.values())) == len(found)


def test_a_title_says_when_it_is_and_how_the_seat_stands() -> None:
    assert titles("yak")[3].startswith("Day 11, 3 points behind")


def test_a_title_tells_nothing_that_the_seat_cannot_know() -> None:
    game, one = load("reviving-kathmandu"), puzzle("reviving-kathmandu", 3)
    table = one.table(game)
    for seed in range(5):
        world = game.imagine(table, one.seat, Dice(100 + seed))
        assert lead(game, world, one.seat) == lead(game, table, one.seat)


@GAMES
def test_a_record_of_a_puzzle_tells_no_dealers_secret(game: str) -> None:
    assert all(one.record.deals == () for one in puzzles(game))


@GAMES
def test_they_are_listed_from_easy_to_hard_and_none_is_lost(game: str) -> None:
    found = in_order(game)
    assert sorted(one.number for one in found) == [one.number for one in puzzles(game)]
    grades = [GRADES.index(one.grade) for one in found]
    assert grades == sorted(grades)
    easy = [one.is_plain for one in found if one.grade == "easy"]
    assert easy == sorted(easy), "what hardly needs a look comes last"


@GAMES
def test_the_lead_that_is_named_holds_in_the_search_and_in_games_played_on(game: str) -> None:
    for one in puzzles(game):
        better, chosen = one.why.wins
        assert 0 < one.sure_lead <= min(one.lead, (better - chosen) / one.why.games)


def test_a_loss_is_what_an_option_is_worth_less() -> None:
    one = puzzle("yak", 1)
    assert one.loss(one.best).value == 0.0
    assert one.loss(one.options[1].action).value == pytest.approx(one.lead)


def test_a_number_beyond_the_last_is_refused() -> None:
    with pytest.raises(NoSuchPuzzle, match=rf"puzzles 1 to {len(puzzles('yak'))}"):
        puzzle("yak", len(puzzles("yak")) + 1)


@pytest.mark.deep
@pytest.mark.parametrize(("game", "place"), [(game, place) for game in NAMES for place in range(SEARCHED_AGAIN)])
def test_another_search_finds_the_same_option(game: str, place: int) -> None:
    found = puzzles(game)
    one = found[place * len(found) // SEARCHED_AGAIN]
    best, lead = searched_again(one)
    assert best == one.best
    assert lead > 0.0


def searched_again(one: Puzzle) -> tuple[int, float]:
    """The best option by a search with luck of its own, and its lead over the runner-up beyond its margin."""
    game = load(one.record.game)
    table, outlook, tuned = one.table(game), Outlook(game, len(one.record.seats)), by_net(game)
    belief = NetBelief(outlook.judge, tuned.sharpness, tuned.scale, 0.0)
    world = game.imagine(table, one.seat, Dice(77))
    search = Search(game, world, one.seat, belief, tuned.tuning, Dice(78))
    options = play.options(table, one.seat)
    search.run(ITERATIONS, NO_END)
    visits = search.visits(options)
    best = options[visits.index(max(visits))]
    rival = next(option.action for option in one.options if option.action != best)
    gap, _ = compare(search, best, rival, ITERATIONS // 12)
    return best, gap.value - gap.margin


def test_a_question_about_a_rival_names_the_rival() -> None:
    """Beside the board, which calls everybody by name, nobody is a number."""
    asked = 0
    for one in puzzles("adventure-tours"):
        game = load("adventure-tours")
        state = one.table(game)
        question = state.pending[play.index_of(state, one.seat)]
        said = game.say_prompt(state, question, one.record.seats)
        asked += "Player" in game.say_prompt(state, question)
        assert "Player" not in said
    assert asked

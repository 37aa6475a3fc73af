"""Games are played to their end through the one door."""

import random

import pytest

from chautari.engine import play
from chautari.engine.errors import NotAsked, NotOffered
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE, Chance
from chautari.games.ledger import ledger
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments, walk

SEEDS = range(3)


@every_case
def test_a_random_game_ends_within_the_stated_bound(case: Case) -> None:
    for seed in SEEDS:
        decisions = sum(1 for moment in walk(case, seed) if moment.seat != CHANCE)
        assert 0 < decisions <= case.game.meta.longest


@every_case
def test_options_are_there_in_order_in_range_and_once(case: Case) -> None:
    for moment in walk(case, 11):
        for seat in play.asked(moment.state):
            options = play.options(moment.state, seat)
            assert options, moment.state.pending
            assert options == sorted(set(options))
            assert options[0] >= 0 and options[-1] < case.game.actions


@every_case
def test_a_seat_that_is_not_asked_has_no_options_and_is_refused(case: Case) -> None:
    for moment in moments(case, 12, 12):
        asked = play.asked(moment.state)
        before = fingerprint(moment.state)
        for seat in range(CHANCE, case.seats):
            if seat not in asked:
                assert play.options(moment.state, seat) == []
                with pytest.raises(NotAsked):
                    play.play(moment.state, seat, moment.action)
        assert fingerprint(moment.state) == before


@every_case
def test_what_is_not_offered_is_refused_with_a_rule_and_changes_nothing(case: Case) -> None:
    rules = ledger(case.name)
    wish = random.Random(13)
    for moment in moments(case, 13, 10):
        before = fingerprint(moment.state)
        options = play.options(moment.state, moment.seat)
        refused = [action for action in range(case.game.actions) if action not in options]
        for action in [-1, case.game.actions, *wish.sample(refused, min(25, len(refused)))]:
            with pytest.raises(NotOffered):
                play.play(moment.state, moment.seat, action)
        for action in wish.sample(refused, min(60, len(refused))):
            assert case.game.why_not(moment.state, moment.seat, action) in rules
        assert fingerprint(moment.state) == before


@every_case
def test_a_clone_is_independent(case: Case) -> None:
    for moment in moments(case, 14, 10, chance=True):
        before = fingerprint(moment.state)
        clone = moment.state.clone()
        assert fingerprint(clone) == before
        play.playout(clone, Dice(14))
        assert fingerprint(moment.state) == before
        other = moment.state.clone()
        play.playout(moment.state, Dice(15), 5)
        assert fingerprint(other) == before


@every_case
def test_chance_is_sampled_among_its_outcomes_by_weight(case: Case) -> None:
    luck = Dice(16)
    for moment in walk(case, 16):
        question = moment.state.pending[play.index_of(moment.state, moment.seat)]
        if isinstance(question, Chance):
            outcomes = play.options(moment.state, CHANCE)
            weights = [question.weight(moment.state, outcome) for outcome in outcomes]
            assert min(weights) > 0
            assert question.sample(moment.state, luck) in outcomes


@every_case
def test_scores_are_the_sum_of_their_sources_and_places_follow(case: Case) -> None:
    for seed in SEEDS:
        state = case.start()
        play.playout(state, Dice(seed))
        game, rules = case.game, ledger(case.name)
        totals = [game.total(state, seat) for seat in range(case.seats)]
        for seat, total in enumerate(totals):
            sources = game.sources(state, seat)
            assert total == sum(source.points for source in sources)
            assert all(source.rule in rules and game.say_source(source) for source in sources)
        places = game.places(state)
        assert 1 in places
        sides = [sum(totals[mate] for mate in game.team(state, seat)) for seat in range(case.seats)]
        for a in range(case.seats):
            for b in range(case.seats):
                assert sides[a] <= sides[b] or places[a] < places[b]

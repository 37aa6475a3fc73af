"""A position: what a choice leads to stands beside it, until it is taken."""

import pytest

import chautari
from chautari.engine import play
from chautari.engine.errors import BadAction, NotAsked, NotOffered
from chautari.engine.fingerprint import fingerprint
from chautari.engine.luck import Dealer
from chautari.engine.position import Position, starting_by
from chautari.engine.record import Deal, Record
from chautari.engine.state import CHANCE

GAME = "reviving-kathmandu"
SECRET = b"a secret"


def opened() -> Position:
    game = chautari.game(GAME)
    settings = game.meta.complete(2, {})
    record = Record(GAME, game.meta.rules_version, settings, ("Asha", "Bina"))
    position = Position(game, record, {0: Dealer(SECRET)})
    position.take(position.opening())
    return position


def played(count: int) -> Position:
    position = opened()
    for _ in range(count):
        seat = position.asked[0]
        position.take(position.choice(seat, play.options(position.state, seat)[-1]))
    return position


def record_of(position: Position) -> Record:
    empty = Record(GAME, position.game.meta.rules_version, position.game.meta.complete(2, {}), ("Asha", "Bina"))
    return Record(empty.game, empty.rules, empty.options, empty.seats, tuple(position.moves))


def test_a_choice_changes_nothing_until_it_is_taken() -> None:
    position = opened()
    before = fingerprint(position.state), list(position.moves), position.dealer.drawn
    seat = position.asked[0]
    step = position.choice(seat, play.options(position.state, seat)[0])
    assert (fingerprint(position.state), position.moves, position.dealer.drawn) == before
    position.take(step)
    assert position.state is step.state and position.moves[-len(step.moves) :] == list(step.moves)
    assert len(position.told) == len(position.moves), "each move with what it told"


def test_a_replayed_position_goes_on_as_if_it_had_never_been_left() -> None:
    position = played(40)
    again = Position(position.game, record_of(position), {0: Dealer(SECRET)})
    assert again.dealer.drawn == position.dealer.drawn and again.told == position.told
    assert {seat: number for seat, (number, _) in again.before.items()} == {
        seat: number for seat, (number, _) in position.before.items()
    }
    while not position.over:
        seat = position.asked[0]
        action = play.options(position.state, seat)[0]
        for one in (position, again):
            one.take(one.choice(seat, action))
    assert position.moves == again.moves


def test_what_is_refused_names_its_rule() -> None:
    position = opened()
    seat = position.asked[0]
    forbidden = next(a for a in range(position.game.actions) if a not in play.options(position.state, seat))
    with pytest.raises(NotOffered) as refusal:
        position.choice(seat, forbidden)
    assert refusal.value.rule == position.game.why_not(position.state, seat, forbidden)
    with pytest.raises(NotAsked):
        position.choice(next(one for one in range(2) if one not in position.asked), 0)
    with pytest.raises(BadAction):
        position.choice(seat, position.game.actions)


def test_a_dealer_of_moves_taken_back_deals_from_there_on() -> None:
    early, late, latest = Deal(0, "a"), Deal(7, "b"), Deal(9, "c")
    assert starting_by(5, (early, late, latest)) == (early, Deal(5, "c"))
    assert starting_by(8, (early, late, latest)) == (early, late, Deal(8, "c"))


def test_a_copy_in_which_a_question_is_answered() -> None:
    state = opened().state
    seat = play.asked(state)[0]
    before, action = fingerprint(state), play.options(state, seat)[0]
    after = play.answered(state, seat, action)
    assert fingerprint(state) == before and type(after) is type(state)
    play.settle(after)
    play.play(state, seat, action)
    assert fingerprint(after) == fingerprint(state)


def test_the_top_question_is_answered_without_a_check() -> None:
    one, other = opened().state, opened().state
    for _ in range(30):
        if play.top(one).seat == CHANCE:
            break
        seat = play.top(one).seat
        action = play.options(one, seat)[0]
        play.answer_top(one, action)
        play.play(other, seat, action)
        assert fingerprint(one) == fingerprint(other)

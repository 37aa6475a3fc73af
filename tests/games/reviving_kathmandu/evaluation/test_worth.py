"""How good a position looks."""

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.games.reviving_kathmandu.components import COINS, ROUNDS
from chautari.games.reviving_kathmandu.evaluation.prospects import GROWS, SECTIONS, WIDTH, Prospects
from chautari.games.reviving_kathmandu.evaluation.worth import bids_promise, chance_to_win, worth
from chautari.games.reviving_kathmandu.game import GAME
from chautari.games.reviving_kathmandu.state import City
from tests.games.reviving_kathmandu.setting import bidding, building, card, cards, do, monument, new_table


def with_card(words: str, *sections: str, round: int = 3) -> float:
    """What a card in hand promises beside a growing monument."""
    s = building(growing={0: [monument(*sections)]}, round=round)
    return Prospects(s, 0, ROUNDS - round).of_card(card(words))


def after_bid(coin: int) -> City:
    s = bidding(4)
    do(s, 0, f"bid-{coin}-on-L1")
    return s


def test_at_the_end_a_position_is_worth_its_points() -> None:
    s = new_table(4)
    play.playout(s, Dice(3))
    assert s.is_over()
    assert [worth(s, seat) for seat in range(4)] == [GAME.total(s, seat) for seat in range(4)]


def test_a_card_is_worth_more_on_a_monument_that_waits_for_it() -> None:
    waited_for = with_card("red stupa top", "red stupa bottom", "red stupa centre")
    assert waited_for > with_card("red stupa top", "red stupa bottom") > with_card("red stupa top", "red pagoda bottom")


def test_a_card_is_worth_more_in_a_colour_that_matches() -> None:
    red = ("red stupa bottom", "red stupa centre")
    assert with_card("red stupa top", *red) > with_card("blue stupa top", *red)
    assert with_card("wild stupa top", *red) >= with_card("red stupa top", *red)


def test_a_first_buddha_of_the_missions_colour_beats_a_second_of_another() -> None:
    s = building(missions=(1, 2, 3))
    s.finished[0] = (monument("green buddha"),)
    hope = Prospects(s, 0, 4)
    assert [hope.of_card(card(f"{colour} buddha")) for colour in ("red", "white", "green")] == [4.0, 3.0, 2.0]


def test_a_monument_promises_less_the_fewer_rounds_are_left() -> None:
    promises = [Prospects(building(), 0, 0).of_monument(monument("red stupa bottom"), rounds) for rounds in range(9)]
    assert promises == sorted(promises) and promises[0] == 0.0 < promises[1]


def test_odds_fall_with_sections_and_rise_with_rounds() -> None:
    for sections in range(SECTIONS - 1):
        for rounds in range(WIDTH - 1):
            here = GROWS[sections * WIDTH + rounds]
            assert GROWS[(sections + 1) * WIDTH + rounds] <= here <= GROWS[sections * WIDTH + rounds + 1] <= 1.0


def test_cards_in_hand_promise_nothing_when_all_is_built() -> None:
    s = building(hands={0: cards("red stupa top")}, round=ROUNDS)
    before = worth(s, 0)
    do(s, 0, "done")
    s.drop_card(0, card("red stupa top"))
    without = worth(s, 0)
    s.take_card(0, card("red stupa top"))
    assert worth(s, 0) == without < before


def test_a_higher_coin_is_more_likely_to_win() -> None:
    chances = [chance_to_win(after_bid(coin), 0, coin) for coin in range(1, COINS + 1)]
    assert chances == sorted(set(chances)) and chances[-1] == 1.0


def test_the_last_bidder_knows_what_a_coin_wins() -> None:
    s = after_bid(1)
    for seat, spot in ((1, "a"), (2, "b")):
        do(s, seat, f"bid-5-on-{spot}")
    assert chance_to_win(s, 3, 1) == 1.0


def test_a_bid_that_wins_nothing_promises_nothing() -> None:
    s = after_bid(1)
    do(s, 1, "bid-5-on-T1")
    do(s, 2, "bid-5-on-a")
    assert bids_promise(s, 0, Prospects(s, 0, 7)) == 0.0 != bids_promise(s, 1, Prospects(s, 1, 7))


def test_a_high_coin_kept_back_is_worth_more_than_a_low_one() -> None:
    s = building()
    worths = []
    for coin in range(COINS):
        s.coins[0] = bits.bit(coin)
        worths.append(worth(s, 0))
    assert worths == sorted(set(worths))


def test_wild_sections_of_a_complete_monument_count_as_what_they_may_become() -> None:
    s = building()
    s.finished[0] = (monument("red shrine bottom", "wild shrine top"),)
    undecided = worth(s, 0)
    s.finished[0] = (s.finished[0][0].coloured(2),)
    assert undecided == worth(s, 0)

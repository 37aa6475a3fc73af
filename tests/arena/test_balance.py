"""Measuring how fair a game is."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest

from chautari.arena.balance.balance import ACTION, BOT, CARD, SEAT, TRAIT, Balance, Line
from chautari.arena.balance.watched_game import Hand, WatchedGame, card_of, kind_of, watch_game
from chautari.arena.match import Match
from chautari.arena.workers import on_this_machine
from chautari.engine.meta import Settings
from chautari.games import METAS, load
from tests.arena.games import game

pytestmark = pytest.mark.slow

EXPERT = load("adventure-tours").meta.complete(4, {"level": "expert"})
TOURS = Match("adventure-tours", 4, EXPERT, ("uniform",) * 4)
DUEL = Match("yak", 2, {}, ("greedy", "uniform"))


def seen(
    number: int, places: tuple[int, int], hands: tuple[Hand, Hand], settings: Settings | None = None
) -> WatchedGame:
    return WatchedGame(game(number, (0, 1), places, points=[30 // place for place in places]), settings or {}, hands)


def line(balance: Balance, kind: str, name: str) -> Line:
    return next(line for line in balance.lines(kind) if line.name == name)


def test_shares_are_counted_by_seat_bot_and_trait() -> None:
    balance = Balance(DUEL)
    for number, places in enumerate([(1, 2), (1, 2), (1, 1)]):
        balance.add(seen(number, places, (Hand(("red",)), Hand(("blue",)))))
    assert [seat.name for seat in balance.lines(SEAT)] == ["0", "1"]
    assert line(balance, SEAT, "0").win_share.value == pytest.approx(5 / 6)
    assert line(balance, BOT, "uniform").win_share.value == pytest.approx(1 / 6)
    red = line(balance, TRAIT, "red")
    assert (red.seats, red.play_rate.value, red.plays, red.score.value) == (3, 0.5, 3, 30)
    assert red.times_fair == pytest.approx(5 / 3)


def test_a_card_played_twice_counts_twice() -> None:
    balance = Balance(DUEL)
    balance.add(seen(0, (1, 2), (Hand(cards=Counter(yak=3)), Hand(cards=Counter(yak=1)))))
    balance.add(seen(1, (2, 1), (Hand(), Hand(cards=Counter(goat=1)))))
    yak = line(balance, CARD, "yak")
    assert (yak.seats, yak.play_rate.value, yak.plays) == (2, 0.5, 4)
    assert yak.win_share.value == 0.75
    assert yak.score.value == (3 * 30 + 15) / 4
    assert [card.name for card in balance.lines(CARD)] == ["yak", "goat"]


def test_a_choice_is_measured_against_how_often_it_was_open() -> None:
    balance = Balance(DUEL)
    hand = Hand(offered=Counter(build=4, rest=4), chosen=Counter(build=3, rest=1))
    balance.add(seen(0, (1, 2), (hand, Hand(offered=Counter(build=4, sell=4), chosen=Counter(sell=4)))))
    assert [chosen(balance, name) for name in ("build", "rest")] == [3 / 8, 1 / 4]
    assert line(balance, SEAT, "0").chosen is None


def chosen(balance: Balance, name: str) -> float:
    estimate = line(balance, ACTION, name).chosen
    assert estimate is not None
    return estimate.value


def test_rates_have_intervals_but_for_who_sits_where() -> None:
    """In every second of forty games one of two seats plays the card, and makes a choice every fourth time."""
    balance = Balance(DUEL)
    for number in range(40):
        hand = Hand(cards=Counter(yak=number % 2), offered=Counter(build=4, rest=4), chosen=Counter(build=1, rest=3))
        balance.add(seen(number, (1, 2), (replace(hand, cards=+hand.cards), Hand())))
    played, built = line(balance, CARD, "yak").play_rate, line(balance, ACTION, "build").chosen
    assert (played.value, played.low, played.high) == pytest.approx((0.25, 0.166, 0.357), abs=0.005)
    assert built is not None
    assert (built.value, built.low, built.high) == pytest.approx((0.25, 0.189, 0.323), abs=0.005)
    seat = line(balance, SEAT, "0").play_rate
    assert (seat.low, seat.high) == (0.5, 0.5)


def test_options_are_compared() -> None:
    balance = Balance(DUEL)
    for number in range(4):
        balance.add(seen(number, (1, 2) if number % 2 else (2, 1), (Hand(), Hand()), {"long": number % 2 == 1}))
    short, long = balance.option_lines()
    assert [(one.option, one.value, one.games) for one in (short, long)] == [("long", "false", 2), ("long", "true", 2)]
    assert (short.first_seat.value, long.first_seat.value) == (0, 1)
    assert (short.length.value, long.length.value, long.score.value) == (101, 102, 22.5)


def test_a_share_is_compared_with_an_even_one() -> None:
    balance = Balance(DUEL)
    for number in range(100):
        balance.add(seen(number, (1, 2) if number % 4 else (2, 1), (Hand(), Hand())))
    first = line(balance, SEAT, "0")
    assert first.times_fair == pytest.approx(1.5)
    assert first.margin == pytest.approx(0.17, abs=0.01)


def test_a_watched_game_tells_what_every_seat_had_and_did() -> None:
    observed = watch_game(TOURS, (EXPERT,), 3)
    assert len({trait for hand in observed.hands for trait in hand.traits}) == 4
    assert all(hand.cards and hand.chosen for hand in observed.hands)
    assert all(hand.chosen[kind] <= hand.offered[kind] for hand in observed.hands for kind in hand.chosen)
    chosen = sum(sum(hand.chosen.values()) for hand in observed.hands)
    assert chosen == sum(sum(times.values()) for times in observed.played.times)


def test_watching_changes_nothing() -> None:
    from chautari.arena.game import play_game

    observed, played = watch_game(TOURS, (EXPERT,), 2).played, play_game(TOURS, 2)
    assert (observed.points, observed.places, observed.length) == (played.points, played.places, played.length)


def test_cards_and_kinds_of_choices_have_names() -> None:
    tours, trek = load("adventure-tours"), load("kathmandu")
    cards = Counter(card_of("adventure-tours", action) for action in range(tours.actions))
    assert cards["betty-mcklug"] == 6 and len(cards) == 13
    assert {kind_of("adventure-tours", action) for action in range(72)} == {"equip", "join"}
    uses = {card_of("kathmandu", action) for action in range(trek.actions)} - {""}
    assert len(uses) == 12 and "tool-case" in uses
    city = load("reviving-kathmandu")
    built = {card_of("reviving-kathmandu", action) for action in range(city.actions)} - {""}
    assert len(built) == 110
    named = {city.action_name(action): kind_of("reviving-kathmandu", action) for action in range(city.actions)}
    assert (named["bid-3-on-L1"], named["done"], named["take-points"]) == ("bid-…-on-L…", "done", "take-points")
    assert {kind for name, kind in named.items() if name.startswith(("build", "discard"))} == {"build", "discard"}


def test_every_game_has_cards() -> None:
    for meta in METAS:
        rules = load(meta.name)
        assert any(rules.card(action) for action in range(rules.actions)), meta.name
    assert [card_of("yak", action) for action in range(4)] == ["build", "supply", "market", ""]


def test_missions_are_traits() -> None:
    settings = load("reviving-kathmandu").meta.complete(3, {})
    observed = watch_game(Match("reviving-kathmandu", 3, settings, ("uniform",) * 3), (settings,), 0)
    missions = [hand.traits for hand in observed.hands]
    assert all(trait[0].startswith("mission-") for trait in missions) and len(set(missions)) == 3


def test_every_combination_of_options_comes_up() -> None:
    meta = load("adventure-tours").meta
    tables = tuple(meta.settings(3))
    match = Match("adventure-tours", 3, {}, ("uniform",) * 3)
    played = [watch_game(match, tables, number).settings for number in range(24)]
    assert all(settings in played for settings in tables)


def test_workers_observe_what_one_process_would_observe() -> None:
    playing = partial(watch_game, TOURS, (EXPERT,))
    pages = []
    for workers in (1, 2):
        balance = Balance(TOURS)
        for observed in sorted(on_this_machine(playing, range(6), workers), key=lambda seen: seen.played.number):
            balance.add(observed)
        pages.append([balance.lines(kind) for kind in (SEAT, BOT, TRAIT, CARD, ACTION)])
    assert pages[0] == pages[1]


@pytest.mark.slow
def test_greedy_clearly_beats_three_uniform_players_of_adventure_tours() -> None:
    settings = load("adventure-tours").meta.complete(4, {})
    match = Match("adventure-tours", 4, settings, ("greedy", "uniform", "uniform", "uniform"))
    balance = Balance(match)
    for number in range(16):
        balance.add(watch_game(match, (settings,), number))
    assert line(balance, BOT, "greedy").win_share.value >= 14 / 16

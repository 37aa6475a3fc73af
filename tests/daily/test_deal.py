"""The deal of a day: the same for everybody, another one tomorrow, and bots that answer the same to the same moves."""

from datetime import date, timedelta

import pytest

import chautari
from chautari.bots.bot import bot
from chautari.bots.levels import LEVELS
from chautari.daily.deal import OWN, DailyDeal, day_before, deal_of, deal_of_seed, today
from chautari.engine.table import Table
from chautari.games import NAMES, load

YEAR = [(date(2030, 1, 1) + timedelta(days=n)).isoformat() for n in range(365)]
GAMES = pytest.mark.parametrize("game", NAMES)


def table_of(deal: DailyDeal) -> Table:
    names = [level or "you" for level in deal.levels]
    return Table.start(load(deal.game), [f"{name} {n}" for n, name in enumerate(names)], deal.seed, **deal.settings)


def played(deal: DailyDeal, moves: int) -> Table:
    """The person takes the first option, bots answer when the person is not asked."""
    table = table_of(deal)
    while not table.over and len(table.record.moves) < moves:
        seat = deal.seat if deal.seat in table.asked else table.asked[0]
        if seat == deal.seat:
            table.play(table.choices(seat)[0])
            continue
        answered = sum(mover == seat for mover, _ in table.record.moves)
        with bot(deal.bot(seat)) as thinker:
            table.play(thinker.choose(table.game, table.state, seat, deal.luck(seat, answered)), seat)
    return table


@GAMES
def test_every_deal_of_a_year_can_be_played(game: str) -> None:
    meta = load(game).meta
    for day in YEAR:
        deal = deal_of(day, game)
        assert meta.complete(deal.seats, deal.settings) == deal.settings
        assert [seat for seat, level in enumerate(deal.levels) if level == OWN] == [deal.seat]


@GAMES
def test_over_a_year_there_is_every_table_size_every_seat_and_several_levels(game: str) -> None:
    deals = [deal_of(day, game) for day in YEAR]
    meta = load(game).meta
    assert {deal.seats for deal in deals} == set(meta.seats)
    assert {deal.seat for deal in deals} == set(range(meta.seats[-1]))
    assert {level for deal in deals for level in deal.levels} == {OWN, "casual", "strong", "master"}
    usual = [deal for deal in deals if deal.settings == next(iter(meta.settings(deal.seats)))]
    assert len(YEAR) / 3 < len(usual) < len(YEAR)


@GAMES
def test_another_day_another_deal(game: str) -> None:
    first, second = (table_of(deal_of(day, game)) for day in YEAR[:2])
    assert first.dealer[0] != second.dealer[0]
    assert len({deal_of(day, game).seed for day in YEAR}) == len(YEAR)


@GAMES
def test_the_same_deal_is_dealt_to_everybody(game: str) -> None:
    deal = deal_of(YEAR[3], game)
    assert table_of(deal).record.moves == table_of(deal).record.moves
    assert table_of(deal).view(deal.seat) == table_of(deal).view(deal.seat)


@GAMES
def test_bots_answer_the_same_to_the_same_moves(game: str) -> None:
    deal = next(deal_of(day, game) for day in YEAR if "master" not in deal_of(day, game).levels)
    assert played(deal, 60).record.moves == played(deal, 60).record.moves


@GAMES
def test_no_bot_of_a_deal_watches_the_clock(game: str) -> None:
    for day in YEAR[:40]:
        deal = deal_of(day, game)
        for seat, level in enumerate(deal.levels):
            if level:
                assert bot(deal.bot(seat)).budget.milliseconds == 0
                assert deal.bot(seat) in LEVELS or deal.bot(seat).endswith("it")


def test_luck_differs_between_seats_and_answers() -> None:
    deal = deal_of(YEAR[0], "yak")
    lucks = [deal.luck(seat, answered) for seat in range(4) for answered in range(50)]
    assert len(set(lucks)) == len(lucks) and all(0 <= luck < 1 << 32 for luck in lucks)


def test_a_deal_is_known_by_its_seed() -> None:
    deal = deal_of(YEAR[0], "reviving-kathmandu")
    assert deal_of_seed(deal.seed) == deal
    assert deal_of_seed("77") is None and deal_of_seed(None) is None and deal_of_seed("daily 2030-01-01 go") is None


def test_a_day_is_a_date() -> None:
    assert date.fromisoformat(today())
    assert day_before("2030-03-01") == "2030-02-28"
    assert chautari.TITLES

"""`chautari puzzle` and `chautari play --daily`."""

from pathlib import Path

from chautari.daily.deal import deal_of, today
from chautari.games import load
from chautari.review.puzzles import puzzle, puzzles
from tests.cli.running import run


def test_a_puzzle_is_shown_answered_and_explained() -> None:
    one = puzzle("yak", 1)
    offered = sorted(option.action for option in one.options)
    wrong, right = offered.index(one.options[1].action) + 1, offered.index(one.best) + 1
    done = run("puzzle", "yak", "1", answers=f"{wrong}\nnonsense words\n{right}\n")
    assert done.status == 0, done.err
    assert f"puzzle 1 of {len(puzzles('yak'))}" in done.out
    before, _, after = done.out.partition("is not the best")
    assert "Right:" in after and "Why it is better" in after
    assert "Why it is better" not in before and "Played on" not in before


def test_the_solution_is_told_to_whoever_asks_for_it() -> None:
    one = puzzle("adventure-tours", 2)
    done = run("puzzle", "adventure-tours", "2", answers="show\n")
    assert "Right:" not in done.out
    game = load("adventure-tours")
    best = game.say_choice(one.table(game), one.seat, one.best, list(one.record.seats))
    assert best.split()[0] in done.out.partition("Why it is better")[2]


def test_a_puzzle_by_lot_may_be_left() -> None:
    done = run("puzzle", "kathmandu", "--grade", "hard", answers="quit\n")
    assert done.status == 0 and "Goodbye" in done.out


def test_a_puzzle_that_is_not_there_is_refused() -> None:
    done = run("puzzle", "yak", "9999")
    assert done.status == 2 and f"puzzles 1 to {len(puzzles('yak'))}" in done.err


def test_the_daily_deal_brings_its_own_table(tmp_path: Path) -> None:
    done = run("play", "yak", "--daily", answers="quit\n", folder=tmp_path)
    deal = deal_of(today(), "yak")
    assert done.status == 0, done.err
    assert f"Player {deal.seat + 1}" in done.out
    assert done.out.count(f"({deal.bot((deal.seat + 1) % deal.seats)})") >= 1


def test_the_daily_deal_takes_no_other_seats() -> None:
    for more in (("--seats", "2"), ("--seed", "7"), ("--bots", "greedy"), ("--you", "1")):
        done = run("play", "yak", "--daily", *more)
        assert done.status == 2 and "its own seats" in done.err
    assert run("play", "--daily").status == 2

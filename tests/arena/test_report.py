"""The reports: whole pages that need nothing else, true to the figures."""

import ast
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from chautari import arena
from chautari.arena.balance.balance import Balance
from chautari.arena.balance.page import balance_page
from chautari.arena.balance.watched_game import Hand, WatchedGame
from chautari.arena.game import GameResult
from chautari.arena.match import Match
from chautari.arena.report.match_page import MatchPage, short_names
from chautari.arena.report.plots import binned, number
from chautari.arena.report.scale import Scale, linear, powers, shares
from chautari.arena.standing import standing
from tests.arena.games import DUEL, game

VOID = {"meta", "line", "rect", "circle", "path"}
GAMES = [
    game(n, (0, 1) if n % 2 else (1, 0), (1, 2) if n % 2 or n == 8 else (2, 1), deal=n // 2, points=(20 + n, 12))
    for n in range(40)
]


class Reader(HTMLParser):
    """The words of a page, and whether every element is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.words = ""
        self.attributes: list[tuple[str, str | None]] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.words += f" {data}"


def report(match: Match = DUEL, games: list[GameResult] = GAMES) -> str:
    return MatchPage(match, standing(match, games), games, "chautari arena yak").html()


def words_of(page: str) -> str:
    return " ".join(Reader(page).words.split())


def test_a_page_tells_the_figures() -> None:
    words = words_of(report())
    assert "Yak: bots against bots" in words and "40 games, 20 deals, 2 seats" in words
    assert "greedy is the strongest here: it wins 97.5 % of its games" in words
    for title in ("Who wins", "How strong", "How many points", "In which place", "Who beats whom", "Where they sit"):
        assert title in words
    assert "How long a game lasts" in words and "How long they think" in words and "What went wrong" not in words
    assert "chautari arena yak" in words


def test_a_page_stands_alone_in_light_and_dark() -> None:
    page = report()
    assert page.startswith("<!doctype html>")
    assert not re.search(r"https?:|url\((?!#)|@import|<script|<link|<img", page)
    assert "src" not in dict(Reader(page).attributes) and "href" not in dict(Reader(page).attributes)
    assert "prefers-color-scheme: dark" in page and 'name="viewport"' in page


def test_names_are_no_markup() -> None:
    page = report(replace(DUEL, bots=("<b>&bold", "uniform")))
    assert "<b>" not in page and "&lt;b&gt;&amp;bold" in page


def test_one_game_and_one_bot_have_a_page_too() -> None:
    alone = replace(DUEL, bots=("uniform", "uniform"))
    words = words_of(report(alone, [game(0, (0, 0), (1, 2))]))
    assert "more games are needed" not in words and "Who beats whom" not in words
    assert "more games are needed" in words_of(report(DUEL, GAMES[:1]))


def test_faults_are_told() -> None:
    failed = [replace(one, faults=(Counter(stall=2), Counter()), said=("too <slow>", "")) for one in GAMES]
    words = words_of(report(DUEL, failed))
    assert "What went wrong" in words and "40 × no answer in time" in words and "too <slow>" in words


def test_folders_are_left_out_of_names_unless_two_would_look_the_same() -> None:
    assert short_names(("greedy", "a/b/one.py:5it", "process:python3 x/two.py")) == [
        "greedy",
        "one.py:5it",
        "process:python3 two.py",
    ]
    assert short_names(("a/one.py", "b/one.py")) == ["a/one.py", "b/one.py"]


def test_a_balance_has_a_page() -> None:
    balance = Balance(DUEL)
    for number_, one in enumerate(GAMES):
        cards = Counter(yak=1) if one.places[0] == 1 else Counter()
        hand = Hand(("red",), Counter(build=2), Counter(build=1), cards)
        balance.add(WatchedGame(one, {"long": number_ % 2 == 0}, (hand, Hand(("blue",)))))
    page = balance_page(balance, 40, "chautari balance yak")
    words = words_of(page)
    for told in ("seat 0", "red", "yak", "build", "long = true", "% if open", "chautari balance yak", "greedy"):
        assert told in words
    assert re.search(r"yak ▲ × 2\.00", words)
    assert re.search(r"50 ±\d+ % if open \d+\.\d ±\d+\.\d points", words)
    assert not re.search(r"https?:|<script|<link", page)


@pytest.mark.parametrize(
    ("scale", "ticks"),
    [
        (linear([0.0, 97.0]), (0, 20, 40, 60, 80, 100)),
        (linear([-3.0, 4.0]), (-4, -2, 0, 2, 4)),
        (linear([7.0, 7.0]), (6, 6.5, 7, 7.5, 8)),
        (powers([0.3, 40.0]), (0.1, 1, 10, 100)),
        (shares(0.31), (0, 0.1, 0.2, 0.3, 0.4)),
        (shares(1.0), (0, 0.25, 0.5, 0.75, 1)),
    ],
)
def test_ticks_are_round_and_hold_all_values(scale: Scale, ticks: tuple[float, ...]) -> None:
    assert scale.ticks == pytest.approx(ticks)
    places = [scale.at(tick) for tick in scale.ticks]
    assert places == sorted(places) and places[0] == 2 and places[-1] == 98


def test_whole_numbers_fall_evenly_into_bins() -> None:
    scale = linear([0.0, 10.0])
    assert binned(list(range(10)), scale) == [1] * 10
    assert sum(binned([0.1, 5.5, 9.99, 10.0], scale)) == 4
    assert (number(-1500.0), number(0.5)) == ("−1,500", "0.5")


FOLDER = Path(str(arena.__file__)).parent


def constants() -> set[str]:
    paths = [*FOLDER.glob("report/*.py"), FOLDER / "balance" / "page.py"]
    trees = [node for path in paths for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in trees if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def test_every_text_is_used() -> None:
    texts = (FOLDER / "report" / "texts" / "en.ftl").read_text(encoding="utf-8")
    keys = {entry.id.name for entry in FluentParser().parse(texts).body if isinstance(entry, Message)}
    assert keys - constants() == set()

"""Everybody is told everything in their own language: two people at one table, and whoever asks by REST."""

import json
from collections.abc import Iterator

import pytest

from chautari.games.ledger import told_ledger
from chautari.games.words import LANGUAGES, speaking
from chautari.review.words import WORDS as REVIEW
from chautari.server.http.languages import best_of
from tests.languages.pseudo import MARKS, marked
from tests.server.people import Chair, Person
from tests.server.running import Running

SWEDISH, SPANISH = MARKS.values()


@pytest.fixture
def in_marked_languages() -> Iterator[None]:
    with marked():
        yield


@pytest.fixture
def sven(running: Running, in_marked_languages: None) -> Person:
    return Person(running.port, language="en_au")


@pytest.fixture
def pilar(running: Running, in_marked_languages: None) -> Person:
    return Person(running.port, language="en_nz")


@pytest.mark.parametrize(
    ("accepted", "best"),
    [
        ("de", "de"),
        ("de-CH", "de"),
        ("DE-ch, en;q=0.8", "de"),
        ("fr;q=0.3, it;q=0.7, en;q=0.5", "it"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("pl, cs;q=0.9, fr;q=0.1", "fr"),
        ("de;q=0, fr;q=0.001", "fr"),
        ("de;level=1;q=0.2, fr;q=0.3", "fr"),
        ("fr, de", "fr"),
        ("pl, *;q=0.5", "en"),
        ("de;q=0", ""),
        ("de;q=high", ""),
        ("de;q=", ""),
        ("de;q=-1", ""),
        ("", ""),
        (",;,=;q", ""),
        ("deutsch", ""),
        ("pl," * 100_000, ""),
        ("\x00ü;q=٣", ""),
    ],
)
def test_the_language_liked_best_of_ours_is_spoken(accepted: str, best: str) -> None:
    assert best_of(accepted) == best


def test_an_answer_says_its_language_and_that_it_depends_on_the_callers(asha: Person) -> None:
    for path in ("/api/games", "/api/nowhere", "/api/tables/none", "/api", "/api/openapi.json"):
        for wanted, spoken in (("fr-CH, en;q=0.1", "fr"), ("pl", "en")):
            headers = asha.call("GET", path, **{"Accept-Language": wanted}).headers
            assert (headers["content-language"], headers["vary"]) == (spoken, "Accept-Language"), path


def test_a_huge_or_broken_header_is_english(asha: Person) -> None:
    for header in ("de" * 1500, ";;;,,,q=1", "=" * 1000):
        answer = asha.call("GET", "/api/games", **{"Accept-Language": header})
        assert (answer.status, answer.headers["content-language"]) == (200, "en")


def test_lists_refusals_rules_and_pages_are_in_the_language_of_whoever_asks(sven: Person, pilar: Person) -> None:
    for person, mark in ((sven, SWEDISH), (pilar, SPANISH), (sven, SWEDISH)):
        games = person.get("/api/games")
        assert all(level["text"].startswith(mark) for level in games["levels"])
        assert all(option["title"].startswith(mark) for game in games["games"] for option in game["options"])
        assert person.call("GET", "/api/tables/none").data["reason"].startswith(mark)
        assert person.call("POST", "/api/games").data["reason"].startswith(mark)
        assert f'<html lang="{person.language}">' in person.call("GET", "/api").text
        puzzles = person.get("/api/puzzles")["games"][0]["puzzles"]
        assert all(one["title"].startswith(mark) and one["headline"].startswith(mark) for one in puzzles)


def at_one_table(sven: Person, pilar: Person) -> tuple[Chair, Chair]:
    table = sven.set_up("yak", "me:Sven", "open")
    pilar.use(table["link"], "Pilar")
    return sven.sit(table["table"]).settled(), pilar.sit(table["table"]).settled()


def test_two_people_at_one_table_read_two_languages(sven: Person, pilar: Person) -> None:
    with ExitChairs(at_one_table(sven, pilar)) as chairs:
        for _ in range(12):
            asked = next(chair for chair in chairs if chair.scene["question"])
            asked.act(1)
            for chair in chairs:
                chair.settled()
        for chair, own, foreign in zip(chairs, MARKS.values(), reversed(MARKS.values()), strict=True):
            told = json.dumps(chair.heard, ensure_ascii=False)
            assert own in told and foreign not in told
            assert all(line["text"].startswith(own) for line in chair.log)
            reason = chair.ask("act", turn=0, action=0)["reason"]
            assert reason.startswith(own)
        asked = next(chair for chair in chairs if chair.scene["question"])
        mark = SWEDISH if asked is chairs[0] else SPANISH
        assert asked.question["text"].startswith(mark)
        assert all(option["text"].startswith(mark) for option in asked.question["options"])


class ExitChairs:
    """Some chairs that are left together."""

    def __init__(self, chairs: tuple[Chair, ...]) -> None:
        self.chairs = chairs

    def __enter__(self) -> tuple[Chair, ...]:
        return self.chairs

    def __exit__(self, *error: object) -> None:
        for chair in self.chairs:
            chair.__exit__(*error)


def test_whoever_changes_their_language_gets_everything_afresh(sven: Person, pilar: Person) -> None:
    with ExitChairs(at_one_table(sven, pilar)) as (own, _):
        followed = {"stream": own.heard[0]["stream"], "last": own.heard[-1]["number"]}
        sven.language = "en_nz"
        with sven.sit(own.table, **followed).settled() as again:
            news = next(message for message in again.heard if message["type"] == "news")
            assert news["fresh"] and news["first"] == 0
            assert len(again.log) == len(own.log)
            assert all(line["text"].startswith(SPANISH) for line in again.log)


def test_a_seats_news_in_two_languages_are_the_same_news(sven: Person, pilar: Person) -> None:
    chairs = at_one_table(sven, pilar)
    with ExitChairs(chairs):
        sven.language = "en"
        with sven.sit(chairs[0].table).settled() as english:
            next(chair for chair in chairs if chair.scene["question"]).act(1)
            told = [json.dumps(chair.settled().scene, ensure_ascii=False) for chair in (chairs[0], english)]
            assert told[0].replace(SWEDISH, "") == told[1]


def test_a_socket_without_a_language_goes_by_the_header(sven: Person, pilar: Person) -> None:
    table = sven.set_up("yak", "me:Sven", "open")["table"]
    sven.language = ""
    with sven.sit(table).settled() as plain:
        assert not any(mark in line["text"] for line in plain.log for mark in MARKS.values())
    with Chair(sven, table, {}, headers={"Accept-Language": "en_nz"}).settled() as by_header:
        assert all(line["text"].startswith(SPANISH) for line in by_header.log)
    with Chair(sven, table, {}, headers={"Accept-Language": "en_nz"}, query="?language=en_au").settled() as by_address:
        assert all(line["text"].startswith(SWEDISH) for line in by_address.log)


def test_who_is_dismissed_is_told_why_in_their_language(sven: Person, pilar: Person) -> None:
    made = sven.set_up("yak", "me:Sven", "open")
    pilar.use(made["link"], "Pilar")
    with pilar.sit(made["table"]).settled() as chair:
        sven.post(f"/api/tables/{made['table']}/seats/1/link")
        assert chair.closed()["reason"].startswith(SPANISH)


def test_a_hint_is_found_out_once_and_told_in_the_language_of_whoever_asks(asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        turn = chair.question["turn"]
        chair.do("practise")
        for language in ("de", "fr", "en"):
            asha.language = language
            hint = asha.post(f"/api/tables/{table}/hint", {"turn": turn, "step": 1})
            with speaking(language):
                assert hint["text"] == REVIEW.say("hint-look", count=len(hint["looked_at"]))


def test_rules_are_those_of_the_ledger_in_the_language_of_whoever_asks(asha: Person) -> None:
    for language in LANGUAGES:
        asha.language = language
        with speaking(language):
            told = [(rule.id, rule.chapter, rule.text) for rule in told_ledger("yak").values()]
        rules = asha.get("/api/games/yak/rules")["rules"]
        assert [(rule["id"], rule["chapter"], rule["text"]) for rule in rules] == told

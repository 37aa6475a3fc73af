"""The daily deal over the wire: one table a person and day, the same deal for all, results of those who finished."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from chautari.daily.deal import day_before, deal_of
from chautari.engine.luck import Dealer, secret_from_seed
from chautari.server.http import daily
from tests.server.live.test_life import play_to_the_end
from tests.server.people import Person
from tests.server.running import QUICK, Running

pytestmark = pytest.mark.slow

GAME = "adventure-tours"
# A day whose bots think little, so that a test of interpreted rules is quick: three players, nobody a master.
DAY = next(
    day
    for day in ((date(2031, 1, 1) + timedelta(days=n)).isoformat() for n in range(2_000))
    if deal_of(day, GAME).seats == 3 and set(deal_of(day, GAME).levels) == {"", "casual"}
)


@pytest.fixture
def on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)


def play(person: Person, name: str = "Asha", game: str = GAME) -> str:
    return str(person.post(f"/api/daily/{game}", {"name": name})["table"])


def deal_told(person: Person, game: str = GAME, day: str = "") -> Any:
    told = person.get(f"/api/daily?day={day}" if day else "/api/daily")
    return next(one for one in told["deals"] if one["game"] == game)


@contextmanager
def of_its_own(tmp_path: Any) -> Iterator[Running]:
    with Running(tmp_path / "own.db", QUICK) as running:
        yield running


@pytest.mark.usefixtures("on_that_day")
def test_two_persons_get_the_same_deal_and_bots_answer_alike(asha: Person, bina: Person) -> None:
    deal = deal_of(DAY, GAME)
    scenes = []
    for person in (asha, bina):
        table = play(person, "Somebody")
        with person.sit(table) as chair:
            for _ in range(6):
                chair.act(0)
            found = chair.question
            scenes.append((chair.scene["view"], found["text"], chair.scene["options"], chair.scene["asked"]))
            assert chair.scene["daily"] == DAY
            assert [one["level"] for one in chair.scene["seats"]] == list(deal.levels)
    assert scenes[0] == scenes[1]
    assert scenes[0][2] == deal.settings


@pytest.mark.usefixtures("on_that_day")
def test_whoever_asks_again_is_led_back_to_the_same_table(asha: Person, bina: Person) -> None:
    table = play(asha)
    assert play(asha, "Another name") == table
    assert play(bina) != table
    told = deal_told(asha)
    assert (told["table"], told["stage"], told["share"]) == (table, "playing", None)
    assert deal_told(Person(asha.port))["table"] is None


def test_tomorrow_there_is_another_table(asha: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []
    for day in (DAY, (date.fromisoformat(DAY) + timedelta(days=1)).isoformat()):
        monkeypatch.setattr(daily, "today", lambda day=day: day)
        tables.append(play(asha))
    assert tables[0] != tables[1]


@pytest.mark.usefixtures("on_that_day")
def test_the_dealer_is_that_of_the_day_and_its_secret_told_at_the_end_alone(asha: Person) -> None:
    with asha.sit(play(asha)) as chair:
        chair.until(lambda scene: scene["question"] is not None)
        secret = secret_from_seed(deal_of(DAY, GAME).seed)
        assert chair.scene["deals"] == [{"commitment": Dealer(secret).commitment(), "secret": None}]
        assert secret.hex() not in "".join(chair.raw)
        others = [one for seat, one in enumerate(chair.scene["view"]["players"]) if seat != deal_of(DAY, GAME).seat]
        assert others


@pytest.mark.usefixtures("on_that_day")
def test_nobody_else_finds_the_table(asha: Person, stranger: Person) -> None:
    table = play(asha)
    assert stranger.call("GET", f"/api/tables/{table}").data["code"] == "no-such-table"
    assert stranger.call("POST", f"/api/tables/{table}/sit", {"name": "X"}).data["code"] == "no-such-table"
    assert all(one["table"] != table for one in stranger.get("/api/open")["tables"])


def test_a_game_to_its_end_is_a_result_with_a_text_to_share(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    deal = deal_of(DAY, GAME)
    with of_its_own(tmp_path) as running:
        asha, bina, looker = (Person(running.port) for _ in range(3))
        tables = [play(asha, "Asha"), play(bina, "Bina")]
        with asha.sit(tables[0]) as chair:
            play_to_the_end(chair)
            score = next(one for one in chair.scene["scores"] if one["seat"] == deal.seat)
        told = deal_told(asha)
        own = told["today"]["results"]
        assert [(one["name"], one["yours"], one["points"], one["place"]) for one in own] == [
            ("Asha", True, score["total"], score["place"])
        ]
        assert (told["today"]["played"], told["today"]["better"], told["stage"]) == (1, 0, "finished")
        assert told["share"].splitlines()[0].endswith(f"{DAY} · Adventure Tours")
        # Who has not finished has no result, and who has not played sees only names and numbers.
        seen = deal_told(looker)
        assert (seen["table"], seen["share"], seen["today"]["better"]) == (None, None, None)
        assert [(one["name"], one["yours"]) for one in seen["today"]["results"]] == [("Asha", False)]
        # The day after it is yesterday's.
        after = (date.fromisoformat(DAY) + timedelta(days=1)).isoformat()
        monkeypatch.setattr(daily, "today", lambda: after)
        assert [one["name"] for one in deal_told(looker)["yesterday"]["results"]] == ["Asha"]
        assert deal_told(asha, day=DAY)["share"] == told["share"]


def test_what_a_bot_played_for_somebody_is_no_result(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    with of_its_own(tmp_path) as running:
        asha, bina = Person(running.port), Person(running.port)
        for person, verb in ((asha, "leave"), (bina, "resign")):
            with person.sit(play(person, verb.title())) as chair:
                chair.until(lambda scene: scene["question"] is not None)
                chair.do(verb)
                chair.until(lambda scene: scene["stage"] == "finished")
            told = deal_told(person)
            assert told["stage"] == "finished"
            assert told["today"]["results"] == [] and told["today"]["better"] is None


@pytest.mark.usefixtures("on_that_day")
def test_what_is_taken_back_across_a_reveal_is_counted(asha: Person, running: Running) -> None:
    table = play(asha)
    with asha.sit(table) as chair:
        for _ in range(4):
            chair.act(0)
        chair.until(lambda scene: scene["question"] is not None)
        while chair.scene["can_undo"]:
            chair.act(0)
            chair.until(lambda scene: scene["question"] is not None)
        chair.do("undo", turn=chair.scene["turn"], ask=True)
    assert running.registry.tables[table].notes.taken_back == 1


@pytest.mark.usefixtures("on_that_day")
def test_bots_wait_while_the_person_is_asked_with_them(asha: Person, running: Running) -> None:
    """Else the order of answers, and with it what is dealt, would depend on who is quicker."""
    table = play(asha, game="yak")
    with asha.sit(table) as chair:
        chair.until(lambda scene: scene["question"] is not None and len(scene["asked"]) > 1)
        chair.quiet()
        live = running.registry.tables[table]
        assert live.bots_asked() == [] and len(chair.scene["asked"]) == deal_of(DAY, "yak").seats


def test_only_today_and_yesterday_are_told(asha: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "today", lambda: DAY)
    assert asha.get(f"/api/daily?day={day_before(DAY)}")["day"] == day_before(DAY)
    for day in ("2031-13-40", "yesterday", day_before(day_before(DAY))):
        assert asha.call("GET", f"/api/daily?day={day}").data["code"] == "no-such-day"
    assert asha.call("POST", "/api/daily/go", {"name": "X"}).data["code"] == "no-such-game"
    assert asha.call("POST", f"/api/daily/{GAME}", {"name": "\x00"}).data["code"] == "bad-name"


def test_setting_up_deals_is_limited_as_any_table(tmp_path: Any) -> None:
    config = replace(QUICK, limits=replace(QUICK.limits, tables=1))
    with Running(tmp_path / "few.db", config) as running:
        asha = Person(running.port)
        asha.set_up("yak", "me:Asha", "bot:uniform")
        assert asha.call("POST", f"/api/daily/{GAME}", {"name": "Asha"}).data["code"] == "too-many-tables"

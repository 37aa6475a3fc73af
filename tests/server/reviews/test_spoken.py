"""A review is made once and read in any language, also long after it was kept."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from chautari.games import load
from chautari.games.words import Said, in_every_language, read, speaking
from chautari.review.course import course_of
from chautari.review.game_review import review
from chautari.review.words import WORDS
from chautari.server import wire
from chautari.server.bots.worker import HintTask, advice, state_of
from chautari.server.reviews import kept
from chautari.server.reviews.findings import Findings
from chautari.server.reviews.spoken import SpokenReview, reworded, texts_of
from chautari.server.reviews.worker import whole_report
from tests.languages.pseudo import MARKS, marked
from tests.review.games import finished
from tests.server.people import Person
from tests.server.reviews.test_desk import brought
from tests.server.running import Running

OFFER = wire.Choosable(7, "wait", "Wait", "YK-1", {}, [], False, False)
OPTION = wire.ReviewOption(7, "Wait here", 0.5, 0.1, OFFER)
DECISION = wire.ReviewDecision(1, 0, 7, "Wait there", 2, [OPTION], 0.5, 0.4, 0.1, 0.1, "mistake", 60, "It helps.")
PLAYER = wire.ReviewPlayer(0, 1.0, 0.1, 0.1, {}, 0.0, 1.0, [], "Well done", 1, None, None)
FOUND = wire.Findings(
    chances=[wire.ReviewChances(0, [0.5, 0.5])],
    sources=[wire.ReviewSource("Tents", "YK-2")],
    points=[],
    decisions=[DECISION],
    draws=[],
    players=[PLAYER],
    moments=[wire.ReviewMoment(1, 0, "mistake", "Asha waited.")],
)
TEXTS = ["Tents", "Wait there", "Wait here", "Wait", "It helps.", "Well done", "Asha waited."]


def a_review(**others: list[str]) -> SpokenReview:
    return SpokenReview(wire.Review("done", 1, 1, 1, False, FOUND), dict(others))


def test_a_kept_review_is_read_in_two_languages() -> None:
    german = [f"{number}." for number, _ in enumerate(TEXTS)]
    known = kept.read(kept.written(a_review(de=german)))
    assert known is not None
    assert texts_of(FOUND) == TEXTS
    with speaking("de"):
        found = known.read().findings
        assert found is not None and texts_of(found) == german
        assert reworded(found, lambda text: TEXTS[german.index(text)]) == FOUND
    with speaking("fr"):
        assert known.read().findings == FOUND
    assert known.read().findings == FOUND


def test_a_review_that_was_kept_in_english_alone_is_still_read() -> None:
    plain: Any = msgspec.to_builtins(kept.KeptReview(kept.JUDGES, a_review().review))
    del plain["others"]
    assert msgspec.convert(plain, kept.KeptReview).others == {}


def test_every_text_of_a_review_is_in_every_language() -> None:
    """Nothing in it is said but by key: a language in which every text has a mark has it everywhere."""
    record = finished("yak")
    game, course = load("yak"), course_of(load("yak"), record)
    found = next(review(record))
    with marked():
        report = whole_report(Findings(game, found, course), found, done=True)
        assert report.findings is not None and report.others.keys() >= MARKS.keys()
        for language, mark in MARKS.items():
            told = [text for text in report.others[language] if text]
            assert told and all(mark in text for text in told)
            assert [bool(text) for text in report.others[language]] == [
                bool(text) for text in texts_of(report.findings)
            ]


def test_a_hint_is_found_out_once_and_told_in_every_language() -> None:
    record = finished("yak")
    one = next(choice for choice in course_of(load("yak"), record).choices if len(choice.options) > 3)
    task = HintTask("", "yak", record.rules, record.options, record.seats, record.moves[: one.move], one.seat, 1)
    with marked():
        found = advice(load("yak"), state_of(task, {}), task)
        for language, mark in MARKS.items():
            for said in (found.look, found.move, found.chance):
                assert said[language].startswith(mark) and said[language].replace(mark, "") == said["en"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_sentence_made_before_its_reader_came_is_that_of_their_language(language: str) -> None:
    said: Said = in_every_language(lambda: WORDS.say("reason-small"))
    with speaking(language):
        assert read(said) == WORDS.say("reason-small")


def test_each_reader_of_a_kept_review_reads_their_own_language(tmp_path: Path) -> None:
    """Whoever played it, and a stranger with the link, also after a restart; what was found is the same."""
    german, french = ([f"{language} {number}" for number, _ in enumerate(TEXTS)] for language in ("de", "fr"))
    with Running(tmp_path / "tables.db") as running:
        asha = Person(running.port, language="de")
        table = brought(asha, finished("yak"))
        token = str(asha.post(f"/api/tables/{table}/review/link")["token"])
        keeping = running.services.reviews._keep(table, a_review(de=german, fr=french))
        asyncio.run_coroutine_threadsafe(keeping, running.loop).result(10)
    with Running(tmp_path / "tables.db") as running:
        for language, texts in (("de-CH", german), ("fr", french), ("it", TEXTS), ("", TEXTS)):
            reader = Person(running.port, token=asha.token if language == "de-CH" else None, language=language)
            answer = reader.call("GET", f"/api/tables/{table}/review", **{"Chautari-Link": token})
            found = msgspec.convert(answer.data, wire.Review).findings
            assert found is not None and texts_of(found) == texts
            assert answer.headers["content-language"] == (language or "en")[:2]

"""A lesson at a table: the guide is heard, only what is wanted is done, rivals follow the script, then all is open."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Chair, Person
from tests.server.running import Running

FIRST = "/api/lessons/yak/first"


@pytest.fixture
def lesson(running: Running, asha: Person) -> str:
    return str(asha.post(FIRST, {"name": "Asha"})["table"])


def told(chair: Chair) -> Any:
    """What the guide says, once it says or wants something."""
    return chair.until(lambda scene: scene["lesson"] is not None)["lesson"]


def is_open(lesson: Any) -> bool:
    """True if the learner may choose now, or waits for the others alone."""
    return not lesson["waits"] and not lesson["over"]


def listen(chair: Chair) -> None:
    """Hears the guide out, until something is to be done or the part is over."""
    while (now := told(chair))["waits"]:
        chair.do("go-on", heard=now["key"])
        chair.until(lambda scene, key=now["key"]: scene["lesson"]["key"] != key)  # type: ignore[misc]


def do_what_is_wanted(chair: Chair) -> None:
    """Follows the guide until the learner chooses alone."""
    while not told(chair)["free"]:
        listen(chair)
        scene = chair.until(lambda scene: scene["lesson"]["waits"] or scene["question"] or scene["lesson"]["free"])
        if scene["question"] and not scene["lesson"]["free"]:
            before = scene["turn"], scene["lesson"]["key"]
            chair.do("act", turn=scene["turn"], action=scene["lesson"]["wanted"])
            chair.until(lambda scene, before=before: (scene["turn"], scene["lesson"]["key"]) != before)  # type: ignore[misc]


def test_nothing_happens_until_the_guide_was_heard(asha: Person, lesson: str) -> None:
    with asha.sit(lesson) as chair:
        now = told(chair)
        assert now["waits"] and now["text"] and "Asha" in now["text"] and now["wanted"] is None
        assert chair.scene["question"] is None and chair.scene["practice"]
        answer = chair.ask("act", turn=chair.scene["turn"], action=0)
        assert answer["code"] == "lesson" and answer["reason"]
        why = asha.call("GET", f"/api/tables/{lesson}/why?name=pick-red").data
        assert (why["code"], why["reason"]) == ("lesson", answer["reason"])
        moves = chair.scene["view"]
        chair.quiet()
        assert chair.scene["view"] == moves


def test_a_sentence_is_heard_once_however_often_that_is_sent(asha: Person, lesson: str) -> None:
    with asha.sit(lesson) as chair:
        key = told(chair)["key"]
        chair.do("go-on", heard=key)
        chair.do("go-on", heard=key)
        following = chair.until(lambda scene: scene["lesson"]["key"] != key)["lesson"]
        chair.quiet()
        assert told(chair)["key"] == following["key"]


def test_only_what_is_wanted_is_offered_and_all_else_is_refused_by_the_guide(asha: Person, lesson: str) -> None:
    with asha.sit(lesson) as chair:
        listen(chair)
        now, question = told(chair), chair.question
        assert [option["action"] for option in question["options"]] == [now["wanted"]]
        named = ("choose-build", "choose-supply", "choose-market")
        other = next(action for action in range(3) if action != now["wanted"])
        assert chair.ask("act", turn=question["turn"], action=other)["code"] == "lesson"
        why = asha.call("GET", f"/api/tables/{lesson}/why?name={named[other]}").data
        assert why["code"] == "lesson" and why["reason"] != ""
        assert not chair.scene["can_undo"]
        chair.do("act", turn=question["turn"], action=now["wanted"])
        assert chair.refused("undo", turn=chair.scene["turn"]) == "lesson-undo"


def test_rivals_follow_the_script_and_the_learner_ends_alone(asha: Person, lesson: str) -> None:
    with asha.sit(lesson) as chair:
        do_what_is_wanted(chair)
        listen(chair)
        assert len(chair.question["options"]) > 1 and told(chair)["free"]
        while not told(chair)["over"]:
            listen(chair)
            turn = chair.scene["turn"]
            if not told(chair)["over"] and chair.scene["question"]:
                chair.act()
            chair.until(lambda scene, turn=turn: scene["turn"] != turn or not is_open(scene["lesson"]))  # type: ignore[misc]
        assert told(chair)["text"] and chair.scene["question"] is None


def test_what_is_said_of_a_question_need_not_be_heard_out(asha: Person, lesson: str) -> None:
    """Whoever knows already what to do alone does it, and is not told the same again."""
    with asha.sit(lesson) as chair:
        do_what_is_wanted(chair)
        scene = chair.until(lambda scene: scene["lesson"]["waits"] or scene["question"])
        while not scene["lesson"]["waits"]:
            turn = scene["turn"]
            chair.act()
            chair.until(lambda scene, turn=turn: scene["turn"] != turn)  # type: ignore[misc]
            scene = chair.until(lambda scene: scene["lesson"]["waits"] or scene["question"])
        said, turn = scene["lesson"]["key"], scene["turn"]
        assert len(scene["question"]["options"]) > 1
        chair.do("act", turn=turn, action=scene["question"]["options"][0]["action"])
        after = chair.until(lambda scene: scene["turn"] != turn or scene["lesson"]["key"] != said)
        assert after["lesson"]["key"] != said


def test_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Running(file) as running:
        asha = Person(running.port)
        table = asha.post(FIRST, {"name": "Asha"})["table"]
        with asha.sit(table) as chair:
            listen(chair)
            before = told(chair)
    with Running(file) as running, Person(running.port, asha.token).sit(table) as chair:
        assert told(chair) == before and before["done"] > 0


def test_a_list_of_tables_says_which_lesson_is_given(asha: Person, lesson: str) -> None:
    other = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    taken = {one["table"]: one["lesson"] for one in asha.get("/api/tables")["tables"]}
    assert taken[lesson]["chapter"] == "first" and taken[lesson]["title"]
    assert taken[lesson]["part"] == 0 and taken[lesson]["parts"] >= 1 and taken[other] is None


def test_a_learner_may_be_called_like_a_rival(running: Running, asha: Person) -> None:
    table = asha.post(FIRST, {"name": "Pema"})["table"]
    with asha.sit(table) as chair:
        told(chair)
        names = [seat["name"] for seat in chair.scene["seats"]]
        assert names[0] == "Pema" and len(set(names)) == 3


def test_a_lesson_that_is_not_there_is_refused(running: Running, asha: Person) -> None:
    for path, part in (("/api/lessons/yak/no", 0), (FIRST, 20), ("/api/lessons/chess/first", 0)):
        answer = asha.call("POST", path, {"name": "Asha", "part": part})
        assert answer.status == 404 and answer.data["code"] in ("no-such-lesson", "no-such-game")


def test_the_same_key_makes_one_table(running: Running, asha: Person) -> None:
    tables = {asha.call("POST", FIRST, {"name": "Asha"}, **{"Idempotency-Key": "k1"}).data["table"] for _ in range(3)}
    assert len(tables) == 1


def test_every_lesson_is_listed(running: Running, asha: Person) -> None:
    listed = asha.get("/api/lessons")["games"]
    yak = next(one for one in listed if one["game"] == "yak")
    assert yak["chapters"][0]["name"] == "first" and yak["chapters"][0]["minutes"] > 0


def test_at_other_tables_there_is_nothing_to_hear(running: Running, asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        assert chair.question and chair.scene["lesson"] is None
        assert chair.refused("go-on", heard="welcome") == "no-lesson"

"""The protocol: numbered news, resuming, answers that count once, refusals that say why."""

from dataclasses import replace
from pathlib import Path

import pytest

import chautari
from tests.server.live.test_life import table_of_two
from tests.server.people import Chair, Person
from tests.server.running import QUICK, Running


def test_news_are_numbered_without_gaps(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        for _ in range(4):
            first.settled()
            second.settled()
            (first if first.scene["question"] else second).act()
        first.settled()
        numbers = [message["number"] for message in first.heard if message["type"] == "news"]
        assert numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 4


def test_who_comes_back_gets_what_was_missed(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first:
        first.act()
        welcome, number, known = first.heard[0], first.settled().heard[-1]["number"], len(first.log)
    with bina.sit(table) as second:
        second.act()
        second.do("say", text="Your turn!")
    with asha.sit(table, stream=welcome["stream"], last=number) as again:
        news = again.hear("news")
        assert not news["fresh"] and news["first"] == known
        assert {"chose", "revealed"} & {line.get("name") for line in news["lines"]}
        assert news["lines"][-1]["text"] == "Your turn!"
        assert again.heard[0]["stream"] == welcome["stream"] and news["number"] > number


def test_who_names_an_unknown_stream_is_shown_everything(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table, stream="of-another-server", last=7) as chair:
        news = chair.hear("news")
        assert news["fresh"] and news["first"] == 0 and news["lines"][0]["name"] == "created"


def test_earlier_lines_are_there_for_whoever_asks(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.act()
        chair.settled()
        whole = asha.get(f"/api/tables/{table}/log")
        assert whole == {"first": 0, "lines": chair.log}
        assert asha.get(f"/api/tables/{table}/log?before=3")["lines"] == chair.log[:3]
        assert asha.call("GET", f"/api/tables/{table}/log?before=x").data["code"] == "no-such-line"


def test_a_double_click_plays_once(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        question = chair.question
        message = {"type": "act", "key": "click", "turn": question["turn"], "action": question["options"][0]["action"]}
        chair.send(message)
        chair.send(message)
        assert [chair.hear("done", "refused")["type"] for _ in range(2)] == ["done", "done"]
    moves = running.store.load(table).moves
    assert [seat for seat, _ in moves].count(0) == 1
    with asha.sit(table) as later:  # a retry over another connection
        later.send(message)
        assert later.hear("done", "refused")["type"] == "done"
    assert running.store.load(table).moves == moves


def test_a_client_that_counts_its_keys_anew_plays_on(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        for _ in range(6):
            for chair in (first, second):
                if (question := chair.settled().scene["question"]) is not None:
                    chair.do("act", key="again", turn=question["turn"], action=question["options"][0]["action"])
                    assert chair.settled().scene["question"] != question


def test_a_very_old_key_is_refused_and_disturbs_nobody(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        first.do("say", key="old", text="the first")
        for number in range(101):
            first.do("say", key=f"k{number}", text="more")
        assert first.refused("say", key="old", text="the first again") == "key-used"
        assert [line["text"] for line in second.settled().log if line["kind"] == "chat"].count("the first") == 1
        second.act()


def test_the_same_key_with_another_verb_is_another_key(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        turn = chair.question["turn"]
        chair.do("say", key="same", text="well")
        chair.do("pause", key="same")
        chair.do("resume", key="same")
        chair.do("act", key="same", turn=turn, action=chair.question["options"][0]["action"])
        chair.do("undo", key="same", turn=chair.settled().scene["turn"])
        chair.do("say", key="same", text="well")
    kept = running.store.load(table)
    assert [entry.kind for entry in kept.entries][-3:] == ["chat", "paused", "resumed"]
    assert not any(seat == 0 for seat, _ in kept.moves)


def test_the_same_key_of_another_seat_is_another_key(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        for chair in (first, second):
            question = chair.question
            chair.do("act", key="same", turn=question["turn"], action=question["options"][0]["action"])
        second.settled()
        assert 1 not in second.scene["asked"] or second.scene["turn"] > question["turn"]


def test_a_stale_page_is_refused(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        old = chair.question
        chair.act()
        moves = running.store.load(table).moves
        assert chair.refused("act", turn=old["turn"], action=old["options"][1]["action"]) == "stale"
        assert chair.refused("act", turn=old["turn"] + 9, action=old["options"][1]["action"]) == "stale"
        assert chair.refused("undo", turn=old["turn"] + 9) == "stale"
        assert running.store.load(table).moves == moves


def test_answers_to_a_common_question_never_make_each_other_stale(asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    for person, link, name in zip((bina, stranger), created["links"], ("Bina", "Chandra"), strict=True):
        person.use(link["token"], name)
    chairs = [person.sit(created["table"]) for person in (asha, bina, stranger)]
    questions = [chair.question for chair in chairs]
    for chair, question in zip(reversed(chairs), reversed(questions), strict=True):
        chair.do("act", turn=question["turn"], action=question["options"][0]["action"])
    for chair in chairs:
        chair.__exit__()


def test_a_refusal_names_the_rule(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina, "reviving-kathmandu")
    game = chautari.game("reviving-kathmandu")
    with asha.sit(table) as first, bina.sit(table) as second:
        asked = first if 0 in first.until(lambda scene: scene["stage"] == "playing")["asked"] else second
        question = asked.question
        offered = {option["action"] for option in question["options"]}
        forbidden = next(action for action in range(game.actions) if action not in offered)
        answer = asked.ask("act", turn=question["turn"], action=forbidden)
        assert (answer["code"], answer["reason"]) == ("not-offered", game.say_rule(answer["rule"]))
        assert asked.refused("act", turn=question["turn"], action=game.actions) == "no-such-action"
        other = second if asked is first else first
        assert other.refused("act", turn=other.settled().scene["turn"], action=forbidden) == "not-asked"


@pytest.mark.parametrize(
    "nonsense",
    ["", "{", "[]", "null", '{"type":"win"}', '{"type":"act"}', '{"type":"say","key":"k","text":""}', '"' * 9000]
    + [b'{"type":"say","key":"k","text":"\xff"}'],
)
def test_nonsense_is_refused_in_a_sentence(asha: Person, bina: Person, nonsense: str | bytes) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.hear("news")
        if len(nonsense) > 8192:
            chair.send(nonsense)
            chair.closed()
            assert chair.socket.protocol.close_code == 1009
            return
        chair.send(nonsense)
        refusal = chair.hear("refused")
        assert refusal["code"] == "not-understood" and "Traceback" not in refusal["reason"]
        chair.act()


def test_the_first_message_is_a_hello(asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.hear("news")
        chair.send({"type": "hello", "protocol": 1})
        assert chair.hear("refused")["code"] == "hello-again"
    for first in ({"type": "say", "key": "k", "text": "hi"}, {"type": "hello", "protocol": 2}):
        with Chair(asha, table) as rude:
            rude.send(first)
            assert rude.closed()["type"] == "refused"


def test_nobody_uses_up_the_chat_of_the_others(
    running: Running, asha: Person, bina: Person, stranger: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chautari.server.verbs.chat.MOST_CHAT", 5)
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        second.hear("news")
        while (answer := second.ask("say", text="me again"))["type"] == "done":
            pass
        assert answer["code"] == "enough-chat"
        first.do("say", text="my turn")
        assert [line["text"] for line in first.settled().log if line["kind"] == "chat"] == ["me again"] * 5 + [
            "my turn"
        ]
        token = asha.post(f"/api/tables/{table}/seats/1/link")["token"]
    stranger.use(token)
    with stranger.sit(table) as third:
        third.hear("news")
        third.do("say", text="I am somebody else")


def test_one_seat_chats_no_faster_over_many_connections(tmp_path: Path) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, limits=replace(QUICK.limits, chat=(2, 0)))) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as one, asha.sit(table) as two, bina.sit(table) as other:
            for chair in (one, two, other):
                chair.hear("news")
            one.do("say", text="one")
            two.do("say", text="two")
            assert [chair.refused("say", text="three") for chair in (one, two)] == ["too-fast"] * 2
            other.do("say", text="hello")

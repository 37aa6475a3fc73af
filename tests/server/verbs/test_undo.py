"""Taking back: free where nothing was shown, by agreement across a reveal, and never a peek."""

from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chautari
from chautari.engine.record import Record, check_deals
from chautari.engine.state import CHANCE
from chautari.server.live.table import Table
from chautari.server.metrics import Metrics
from chautari.store import BadStore, Change
from tests.server.live.test_life import play_to_the_end, table_of_two
from tests.server.people import Chair, Person
from tests.server.running import QUICK, Running


def seats_of(running: Running, table: str) -> list[int]:
    return [seat for seat, _ in running.store.load(table).moves if seat != CHANCE]


def notes(chair: Chair) -> list[Any]:
    return [line["name"] for line in chair.log if line["kind"] == "note"]


def test_a_secret_choice_is_taken_back_freely_and_unseen(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        first.act(0)
        assert first.scene["can_undo"]
        first.do("undo", turn=first.scene["turn"])
        assert seats_of(running, table) == []
        first.act(1)
        second.settled()
        assert "undone" not in notes(second)
        assert first.scene["view"]["players"][0]["card"] != second.scene["view"]["players"][0]["card"]


def test_a_choice_sent_again_after_it_was_taken_back_is_not_played(
    running: Running, asha: Person, bina: Person
) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        question = chair.question
        click = {"key": "click", "turn": question["turn"], "action": question["options"][0]["action"]}
        chair.do("act", **click)
        chair.do("undo", turn=chair.scene["turn"])
        chair.do("act", **click)  # the retry of what was done already
        assert seats_of(running, table) == []


def revealed(first: Chair, second: Chair) -> tuple[Chair, Chair]:
    """Plays until chance has answered somebody's move: that one, and the other."""
    for number in range(1000):
        for chair, other in ((first, second), (second, first)):
            if chair.settled().scene["question"] is not None:
                before = len(chair.log)
                chair.act(number)
                if any(line.get("name") == "drew" for line in chair.settled().log[before:]):
                    return chair, other
    raise AssertionError("the bag was never asked")


def test_across_a_reveal_all_people_must_agree(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        before = running.store.load(table)
        assert mover.refused("undo", turn=mover.scene["turn"]) == "undo-refused"
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        assert mover.refused("undo", turn=mover.scene["turn"], ask=True) == "asked-already"
        proposal = other.until(lambda scene: scene["proposal"] is not None)["proposal"]
        assert mover.refused("vote", proposal=proposal["proposal"], agree=True) == "nothing-to-vote"
        assert running.store.load(table).moves == before.moves
        other.do("vote", proposal=proposal["proposal"], agree=True)
        after = running.store.load(table)
        assert after.moves == before.moves[: len(after.moves)] and len(after.moves) < len(before.moves)
        for chair in (mover, other):
            assert notes(chair.settled())[-1] == "undone" and chair.scene["proposal"] is None


def test_one_word_of_three_is_not_enough(running: Running, asha: Person, bina: Person, stranger: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "open")
    for person, link, name in zip((bina, stranger), created["links"], ("Bina", "Chandra"), strict=True):
        person.use(link["token"], name)
    table = created["table"]
    with asha.sit(table) as first, bina.sit(table) as second, stranger.sit(table) as third:
        for chair in (first, second, third):
            chair.settled().act(0)
        moves = running.store.load(table).moves
        first.settled().do("undo", turn=first.scene["turn"], ask=True)
        proposal = second.until(lambda scene: scene["proposal"] is not None)["proposal"]["proposal"]
        second.do("vote", proposal=proposal, agree=True)
        assert running.store.load(table).moves == moves
        third.settled().do("vote", proposal=proposal, agree=True)
        assert len(running.store.load(table).moves) < len(moves)


def test_a_no_leaves_everything_as_it_is(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        moves = running.store.load(table).moves
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        proposal = other.until(lambda scene: scene["proposal"] is not None)["proposal"]["proposal"]
        other.do("vote", proposal=proposal, agree=False)
        assert mover.settled().scene["proposal"] is None and notes(mover)[-1] == "undo-declined"
        assert running.store.load(table).moves == moves


def test_what_was_dealt_is_dealt_anew_and_the_whole_deal_can_be_proved(
    running: Running, asha: Person, bina: Person
) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        proposal = other.until(lambda scene: scene["proposal"] is not None)["proposal"]["proposal"]
        other.do("vote", proposal=proposal, agree=True)
        published = [deal["commitment"] for deal in mover.settled().scene["deals"]]
        assert len(published) == 2, "the old dealer's next cards are known: another deals"
        play_to_the_end(first, second)
        record = Record.from_json(asha.call("GET", f"/api/tables/{table}/record").text)
        assert [deal.commitment for deal in record.deals] == published
        check_deals(chautari.game("yak"), record)


def test_alone_among_bots_ones_own_word_is_enough_for_practice(running: Running, asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        drawn, number = False, 0
        while not drawn:
            before, turn, number = len(chair.log), chair.question["turn"], number + 1
            chair.act(number)
            chair.until(lambda scene, turn=turn: scene["question"] and scene["question"]["turn"] > turn)  # type: ignore[misc]
            drawn = any(line.get("name") == "drew" for line in chair.log[before:])
        assert chair.refused("undo", turn=chair.scene["turn"], ask=True) == "no-practice"
        chair.do("practise")
        chair.do("undo", turn=chair.scene["turn"], ask=True)
        assert notes(chair.settled())[-1] == "undone-alone"
        chair.act()


def test_a_moving_table_forgets_the_question(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        asked = mover if mover.settled().scene["question"] else other
        asked.act()
        assert mover.settled().scene["proposal"] is None


def test_somebody_who_leaves_has_not_agreed(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        before = running.store.load(table).moves
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        other.do("leave")
        mover.until(lambda scene: scene["proposal"] is None)
        assert notes(mover)[-2:] == ["left", "undo-dropped"]
        assert running.store.load(table).moves[: len(before)] == before


def test_somebody_who_resigns_need_not_be_asked(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        other.do("resign")
        mover.until(lambda scene: scene["proposal"] is None)
        told = mover.settled().log[-1]
        assert told["name"] == "undone-alone" and "agree" not in told["text"]


def asked_for_an_undo(chair: Chair) -> str:
    """What comes of asking to take a move back, however often a bot moves meanwhile."""
    while (answer := chair.ask("undo", turn=chair.settled().scene["turn"], ask=True)).get("code") == "stale":
        pass
    return str(answer.get("code", answer["type"]))


@pytest.mark.parametrize("how", ["leaves", "is put out"])
def test_the_secret_choice_of_somebody_absent_is_never_peeked_at(
    running: Running, asha: Person, bina: Person, how: str
) -> None:
    """It would still stand when the one who has seen it takes their own back."""
    table = table_of_two(asha, bina)
    with asha.sit(table) as first:
        with bina.sit(table) as second:
            second.act(0)
            if how == "leaves":
                second.do("leave")
        secret = len(running.store.load(table).moves)
        if how == "is put out":
            asha.post(f"/api/tables/{table}/seats/1/link")
        while not any((line.get("name"), line.get("seat")) == ("revealed", 1) for line in first.settled().log):
            first.act(0)
        assert asked_for_an_undo(first) == "somebody-away"
        assert len(running.store.load(table).moves) > secret and "undone" not in notes(first)


def test_an_absent_person_who_never_answers_has_not_agreed(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first:
        with bina.sit(table) as second:
            second.act(0)
        while 0 in first.settled().scene["asked"]:
            first.act(0)
        moves = running.store.load(table).moves
        first.do("undo", turn=first.settled().scene["turn"], ask=True)
        assert first.until(lambda scene: scene["proposal"] is not None)["proposal"]["waiting_for"] == [1]
        assert running.store.load(table).moves == moves


def test_one_asks_the_others_once_about_a_move(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        proposal = other.until(lambda scene: scene["proposal"] is not None)["proposal"]["proposal"]
        other.do("vote", proposal=proposal, agree=False)
        assert mover.settled().refused("undo", turn=mover.scene["turn"], ask=True) == "asked-before"


def test_a_vote_that_nobody_can_end_ends_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path / "tables.db", replace(QUICK, upkeep_interval=0.02)) as running:
        asha, bina = Person(running.port), Person(running.port)
        table = table_of_two(asha, bina)
        with asha.sit(table) as first, bina.sit(table) as second:
            mover, other = revealed(first, second)
            mover.do("undo", turn=mover.scene["turn"], ask=True)
            commit, tries = running.store.commit, list[int]()

            def failing(change: Change) -> "Future[None]":
                tries.append(len(tries))
                if len(tries) != 2:  # the leaving is stored, what follows from it is not
                    return commit(change)
                broken: Future[None] = Future()
                broken.set_exception(BadStore("the disk is full"))
                return broken

            monkeypatch.setattr(running.store, "commit", failing)
            other.do("leave")
            mover.until(lambda scene: scene["proposal"] is None)
            assert "undo-dropped" in notes(mover) and "is not settled" in caplog.text


def test_who_asks_and_leaves_asks_no_more(running: Running, asha: Person) -> None:
    host, other = Person(running.port), Person(running.port)
    created = host.set_up("yak", "open", "open")
    for person, link, name in zip((asha, other), created["links"], ("Asha", "Bina"), strict=True):
        person.use(link["token"], name)
    with asha.sit(created["table"]) as first, other.sit(created["table"]) as second:
        mover, voter = revealed(first, second)
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        voter.until(lambda scene: scene["proposal"] is not None)
        host.post(f"/api/tables/{created['table']}/seats/{mover.heard[0]['seat']}/link")
        voter.until(lambda scene: scene["proposal"] is None)


def test_an_undo_survives_a_restart(running: Running, asha: Person, bina: Person) -> None:
    table = table_of_two(asha, bina)
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        mover.do("undo", turn=mover.scene["turn"], ask=True)
        proposal = other.until(lambda scene: scene["proposal"] is not None)["proposal"]["proposal"]
        other.do("vote", proposal=proposal, agree=True)
        known = mover.settled().scene
        stored = running.store.load(table)
    loaded = Table(running.store, Metrics(), stored)
    seat = mover.heard[0]["seat"]
    assert loaded.scene(seat).turn == known["turn"] and loaded.position is not None
    live = running.registry.tables[table].position
    assert live is not None and loaded.position.dealer.drawn == live.dealer.drawn
    assert replace(stored.head, updated=0) == replace(loaded.head, updated=0)


def test_bots_wait_while_people_vote_and_who_asked_may_withdraw(running: Running, asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open", "bot:uniform")
    table = created["table"]
    bina.use(created["links"][0]["token"], "Bina")
    with asha.sit(table) as first, bina.sit(table) as second:
        mover, other = revealed(first, second)
        while mover.ask("undo", turn=mover.scene["turn"], ask=True).get("code") == "stale":
            mover.settled()  # the bot was quicker
        proposal = other.until(lambda scene: scene["proposal"] is not None)["proposal"]["proposal"]
        moves = running.store.load(table).moves
        assert running.registry.tables[table].bots_asked() == []
        assert mover.refused("vote", proposal=proposal, agree=True) == "nothing-to-vote"
        mover.do("vote", proposal=proposal, agree=False)
        assert running.store.load(table).moves[: len(moves)] == moves
        assert mover.settled().scene["proposal"] is None


def picked_up(first: Chair, second: Chair) -> tuple[Chair, Chair, dict[str, Any]] | None:
    """Plays until one makes a move that the other, who is asked too, can't notice: that one, the other, the move."""
    for number in range(1000):
        if first.settled().scene["stage"] == "finished":
            return None
        for chair, other in ((first, second), (second, first)):
            if (question := chair.settled().scene["question"]) is not None:
                before = other.settled().heard[-1]["number"]
                chair.act(number)
                if other.settled().heard[-1]["number"] == before and other.scene["question"] is not None:
                    return chair, other, question["options"][number % len(question["options"])]
    raise AssertionError("the game never ended")


def test_a_secret_undo_leaves_what_others_heard_in_its_order(asha: Person, bina: Person) -> None:
    """Also where somebody spoke after a move that was taken back and the game went on; some deals hold no such move."""
    for _ in range(20):
        table = table_of_two(asha, bina, "reviving-kathmandu")
        with asha.sit(table) as first, bina.sit(table) as second:
            found = picked_up(first, second)
            if found is None:
                continue
            mover, other, move = found
            other.do("say", text="well?")
            mover.do("undo", turn=mover.scene["turn"])
            while other.settled().log[-1]["kind"] != "event":
                other.act(-1)
            told = len(other.heard)
            mover.do("act", turn=mover.settled().scene["turn"], action=move["action"])
            mover.do("undo", turn=mover.scene["turn"])
            assert "news" not in [message["type"] for message in other.settled().heard[told:]]
            return
    raise AssertionError("every move was noticed")


def test_to_and_fro_ends_somewhere(asha: Person, bina: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chautari.server.verbs.undo.MOST_TURNS", 6)
    table = table_of_two(asha, bina)
    with asha.sit(table) as chair:
        chair.act()
        while (answer := chair.ask("undo", turn=chair.scene["turn"]))["type"] == "done":
            chair.act()
        assert answer["code"] == "enough-undone"

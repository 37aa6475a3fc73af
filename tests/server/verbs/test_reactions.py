"""Reactions: everybody sees them, few at a time."""

import pytest

from chautari.server.verbs import reactions
from tests.server.people import Person


def test_a_nod_is_a_line_for_everybody(asha: Person, bina: Person) -> None:
    created = asha.set_up("yak", "me:Asha", "open")
    bina.use(created["link"], "Bina")
    with asha.sit(created["table"]) as first, bina.sit(created["table"]) as second:
        second.hear("news")
        first.do("react", reaction="nod")
        line = second.settled().log[-1]
        assert (line["kind"], line["seat"], line["reaction"], line["text"]) == ("reaction", 0, "nod", "Asha nods.")
        first.send({"type": "react", "key": "rude", "reaction": "rude"})
        assert first.hear("refused")["code"] == "not-understood"


def test_the_same_reaction_sent_again_is_one(asha: Person) -> None:
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        chair.do("react", key="once", reaction="thanks")
        chair.do("react", key="once", reaction="thanks")
        assert [line["kind"] for line in chair.settled().log].count("reaction") == 1


def test_nobody_drums_on_the_table_but_everybody_still_talks_and_plays(
    asha: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chautari.server.verbs.reactions.REACTIONS", (3, 0.001))
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    with asha.sit(table) as chair, asha.sit(table) as other:
        answers = [one.ask("react", reaction="hurry").get("code") for one in (chair, other) * 3]
        assert answers == [None] * 3 + ["too-fast"] * 3, "a second window gives no more"
        chair.do("say", text="sorry")
        chair.act()


def test_a_table_keeps_so_many_of_one_seat(asha: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chautari.server.verbs.reactions.MOST_REACTIONS", 2)
    assert reactions.MOST_REACTIONS == 2
    table = asha.set_up("yak", "me:Asha", "bot:uniform")["table"]
    with asha.sit(table) as chair:
        codes = [chair.ask("react", reaction="ouch").get("code") for _ in range(3)]
        assert codes == [None, None, "enough-reactions"]

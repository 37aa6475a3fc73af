"""Two people with two browsers at one table: what one of them hides, the other's browser never learns."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from tests.web.driver.player import Player
from tests.web.driver.tables import for_two
from tests.web.driver.visitor import Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
A_LOOK = 250
MOST_LOOKS = 200


def sit_together(visit: Visit, game: str) -> tuple[Visitor, Visitor]:
    asha, bina = visit(), visit()
    table = for_two(asha.person, bina.person, game)
    asha.sit(table)
    bina.sit(table)
    return asha, bina


def scenes(visitor: Visitor) -> list[dict[str, Any]]:
    heard = [json.loads(frame) for frame in visitor.frames]
    return [message["scene"] for message in heard if message["type"] == "news" and message["scene"]]


def whoever_is_asked(players: list[Player]) -> Player:
    for player in players * MOST_LOOKS:
        with suppress(TimeoutError):
            player.page.wait_for_function("turn => moved(turn)", arg=player.turn, timeout=A_LOOK)
            return player
    raise AssertionError("nobody is asked")


def kinds(cards: list[dict[str, Any]]) -> set[str]:
    return {str(card["name"]) for card in cards}


def seen_by(visitor: Visitor, seat: int) -> set[str]:
    """Every kind of card of Adventure Tours that somebody may know of: those on the table, and the own hand's."""
    known: set[str] = set()
    for scene in scenes(visitor):
        view = scene["view"]
        known |= kinds(view["discards"]) | kinds(view["players"][seat]["hand"])
        for player in view["players"]:
            known |= kinds(player["equipment"]) | kinds(player["members"])
    return known


def test_cards_in_a_hand_are_in_no_other_browser(visit: Visit) -> None:
    asha, bina = sit_together(visit, "adventure-tours")
    players = [Player(asha), Player(bina)]
    pages = [bina.page.content()]
    for _ in range(12):
        whoever_is_asked(players).play(1)
        pages.append(bina.page.content())
    held = set().union(*(kinds(scene["view"]["players"][0]["hand"]) for scene in scenes(asha)))
    words = {name: name_in_words(asha, name) for name in held - seen_by(bina, 1)}
    assert words, "Asha holds nothing that only she knows of"
    for name, said in words.items():
        assert not [frame for frame in bina.frames if name in frame or said in frame]
        assert not [page for page in pages if name in page or said in page]
    assert all(scene["view"]["players"][0]["hand"] == [] for scene in scenes(bina))
    assert all(deal["secret"] is None for scene in scenes(bina) for deal in scene["deals"])


def name_in_words(visitor: Visitor, name: str) -> str:
    """How the table calls a card: from the choice that plays it."""
    for scene in scenes(visitor):
        for option in scene["question"]["options"] if scene["question"] else ():
            if option["name"] == f"equip-{name}":
                return str(option["text"]).removesuffix(" as equipment")
    return name


def test_a_secret_choice_makes_no_difference_to_the_other_browser(visit: Visit) -> None:
    asha, bina = sit_together(visit, "yak")
    told, shown = [], []
    undo = asha.page.get_by_role("button", name="Undo", exact=True)
    for choice in (0, 1):
        heard = len(bina.frames)
        asha.list_choices().locator(".ask [data-option]").nth(choice).click()
        undo.wait_for()
        settle(bina)
        told.append([news for frame in bina.frames[heard:] if (news := without_talk(frame))])
        shown.append([bina.page.locator(part).inner_html() for part in ("div.bar", "main.middle", ".ask")])
        undo.click()
        undo.wait_for(state="detached")
        settle(bina)
    assert told[0] and told[0] == told[1]
    assert shown[0] == shown[1]


def settle(visitor: Visitor) -> None:
    """Everything that was told before now has arrived and is drawn: what is said now comes back after it."""
    said = visitor.page.locator("[role=log] .chat")
    before = said.count()
    visitor.page.get_by_label("Say something").fill("Hm.")
    visitor.page.get_by_role("button", name="Say", exact=True).click()
    said.nth(before).wait_for()


def without_talk(frame: str) -> tuple[Any, Any] | None:
    message = json.loads(frame)
    if message["type"] != "news":
        return None
    lines = [line for line in message["lines"] if line["kind"] != "chat"]
    return (message["scene"], lines) if message["scene"] or lines else None

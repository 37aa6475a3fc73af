"""Plays as somebody who knows nothing of a game: takes what is lit on the table, else one of the listed choices."""

import random
from typing import Any

from tests.web.driver.visitor import Visitor

MOST_MOVES = 2000
# So many things are taken up for one move before somebody gives up and takes a listed choice.
MOST_TRIES = 6
# A map may still be on its way to what is asked about.
MOST_LOOKS, A_MOMENT = 20, 100
LISTED = [".ask [data-sure]", ".ask [data-option]"]
# A choice among several that one thing stands for lies above everything else; what is taken up already stays so.
ON_TABLE = [
    ".ask [data-sure]",
    ".ground [role=menu] .offered, .ground [role=menu] [data-offered]",
    ".ground .offered:not([aria-pressed=true]), .ground [data-offered]:not([aria-pressed=true])",
    ".ask [data-option]",
]


class Player:
    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.page = visitor, visitor.page
        self.luck = random.Random(seed)
        self.moves = 0
        self.clicks = 0
        self.turn: str | None = None

    def asked(self) -> dict[str, Any]:
        """Waits until there is a new question or the game is over."""
        self.page.wait_for_function("turn => moved(turn)", arg=self.turn)
        return self.visitor.check()

    def answer(self, standing: dict[str, Any]) -> None:
        """Answers the question that is asked, on the table, or from the list of choices if that comes to nothing."""
        self.visitor.fold_choices()
        for tried in range(MOST_TRIES + 2):
            if tried == MOST_TRIES:
                self.visitor.list_choices()
            self.take(ON_TABLE if tried < MOST_TRIES else LISTED)
            if self.page.evaluate("watched.acts") > standing["acts"]:
                break
        self.moves += 1
        self.turn = standing["turn"]

    def take(self, wheres: list[str]) -> None:
        thing = None
        for _ in range(MOST_LOOKS):
            found = self.page.evaluate_handle("([wheres, luck]) => lit(wheres, luck)", [wheres, self.luck.random()])
            if thing := found.as_element():
                break
            self.page.wait_for_timeout(A_MOMENT)
        assert thing is not None, f"nothing is lit, with {self.page.locator('.prompt').inner_text()}"
        self.clicks += 1
        if self.visitor.small:
            thing.tap()
        else:
            thing.click()

    def play(self, most: int = MOST_MOVES) -> None:
        """Plays to the end, or so many moves."""
        last = self.moves + most
        while self.moves < last and not (standing := self.asked())["over"]:
            self.answer(standing)
        assert self.moves < MOST_MOVES, "this game does not end"

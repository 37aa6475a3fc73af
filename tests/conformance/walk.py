"""Random games to look at: seats answer in any order they may, chance answers by weight."""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.state import CHANCE, Chance, State
from tests.conformance.cases import Case


@dataclass
class Moment:
    """A state at which somebody is asked, before `seat` plays `action`."""

    number: int
    state: State
    seat: int
    action: int

    def after(self) -> State:
        state = self.state.clone()
        play.play(state, self.seat, self.action)
        return state


def walk(case: Case, seed: int) -> Iterator[Moment]:
    """Every question of a random game, chance's too. The state goes on being played after each moment."""
    state = case.start()
    state.events = []
    wish, luck, number = random.Random(seed), Dice(seed), 0
    while not state.is_over():
        seat = wish.choice(play.asked(state))
        place = play.index_of(state, seat)
        question = state.pending[place]
        if isinstance(question, Chance):
            action = int(question.sample(state, luck))
        else:
            action = wish.choice(play.options(state, seat))
        yield Moment(number, state, seat, action)
        play.carry_out(state, place, action)
        number += 1


def moments(case: Case, seed: int, count: int, chance: bool = False) -> list[Moment]:
    """Some moments spread over a random game, each with a state of its own."""
    asked = [
        Moment(moment.number, moment.state.clone(), moment.seat, moment.action)
        for moment in walk(case, seed)
        if chance or moment.seat != CHANCE
    ]
    step = max(1, len(asked) // count)
    return asked[seed % step :: step]

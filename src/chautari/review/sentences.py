"""What a review says, in sentences: what was chosen, what was better, and why."""

from collections.abc import Sequence
from typing import Any, Final

from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.record import Record
from chautari.review.course import Choice
from chautari.review.decision import Decision
from chautari.review.estimate import Margin
from chautari.review.players import Player
from chautari.review.reasons import Difference, Reason
from chautari.review.words import say

MENTIONED: Final = 3
WORTH_A_WORD: Final = 1.0  # points on the average; less explains nothing


class Sentences:
    """The sentences of one game's review."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.names = record.seats

    def choice(self, action: int) -> str:
        return self.game.say_choice(action, list(self.names))

    def decision(self, one: Decision) -> str:
        return say(
            "moment-decision",
            who=self.names[one.seat],
            chosen=self.choice(one.action),
            better=self.choice(one.better),
            loss=per_cent(one.loss.value),
            margin=per_cent(one.loss.margin),
            before=per_cent(one.before),
            after=per_cent(one.after),
        )

    def luck(self, seat: int, luck: Margin) -> str:
        key = "moment-luck-good" if luck.value >= 0 else "moment-luck-bad"
        return say(key, who=self.names[seat], change=per_cent(abs(luck.value)), margin=per_cent(luck.margin))

    def happened(self, heard: Sequence[Event]) -> list[str]:
        """What came; of much the beginning."""
        said = [self.game.say_event(event, list(self.names)) for event in heard]
        return [f"{one.rstrip('.')}." for one in said if one][:MENTIONED]

    def reason(self, why: Reason) -> str:
        """What the better option leads to; if the points tell nothing, how often it won; else nothing."""
        told = self.points_told(why)
        better, chosen = map(round, why.wins)
        if not told and better > chosen:
            return say("reason-wins", games=why.games, better=better, chosen=chosen)
        return told

    def points_told(self, why: Reason) -> str:
        """What speaks for the better option by source: more for its seat, less for others; empty if nothing does."""
        told = [self.own(why)] if why.points >= WORTH_A_WORD else []
        return " ".join(told + [self.rival(one) for one in why.rivals if one.points <= -WORTH_A_WORD])

    def own(self, why: Reason) -> str:
        """The points more, and where they come from if anything single stands out."""
        gains = sorted((one for one in why.own if one.points >= WORTH_A_WORD), key=lambda one: -one.points)
        if not gains:
            return say("reason-points", points=tenth(why.points))
        parts = ", ".join(
            say("reason-part", points=signed(one.points), source=self.game.say_source(one.source)) for one in gains
        )
        return say("reason-own", points=tenth(why.points), parts=parts)

    def rival(self, one: Difference) -> str:
        source = self.game.say_source(one.source)
        return say("reason-rival-less", who=self.names[one.seat], points=tenth(-one.points), source=source)

    def taken(self, by: Choice | None) -> str:
        """Who took instead what the better option was about."""
        return say("reason-taken", who=self.names[by.seat], choice=self.choice(by.action)) if by else ""

    def plan(self, actions: Sequence[int]) -> str:
        """What is expected to follow the better option."""
        steps = ", ".join(say("quoted", text=self.choice(action)) for action in actions)
        return say("reason-plan", steps=steps) if steps else ""

    def well_done(self, one: Decision) -> str:
        gap = one.best[0].chance.value - one.best[1].chance.value
        chosen = self.choice(one.action)
        return say("player-well", who=self.names[one.seat], chosen=chosen, gap=per_cent(gap))

    def to_learn(self, one: Decision) -> str:
        return say(
            "player-learn",
            chosen=self.choice(one.action),
            better=self.choice(one.better),
            loss=per_cent(one.loss.value),
        )

    def player(self, one: Player, decisions: dict[int, Decision]) -> list[tuple[int, str]]:
        """One thing done well and one to learn, where there are any, each with its move."""
        well = [(one.well, self.well_done(decisions[one.well]))] if one.well >= 0 else []
        return well + ([(one.learn, self.to_learn(decisions[one.learn]))] if one.learn >= 0 else [])


def per_cent(share: float) -> str:
    """A share in per cent, with one decimal below ten: 12, 3.5, −0.4."""
    value = 100 * share
    return (f"{value:.0f}" if abs(value) >= 10 else f"{value:.1f}").replace("-", "−")


def tenth(points: float) -> str:
    return f"{points:.1f}".replace("-", "−")


def signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")

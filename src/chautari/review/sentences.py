"""What a review says, in sentences: what was chosen, what was better, and why."""

from collections.abc import Sequence
from typing import Any, Final

from chautari.engine import play
from chautari.engine.events import Event
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.record import Record
from chautari.engine.state import State
from chautari.games.numerals import decimal
from chautari.review.course import Choice, Course
from chautari.review.decision import Decision
from chautari.review.estimate import Margin
from chautari.review.players import Player
from chautari.review.reasons import Difference, Reason
from chautari.review.verdict import STEPS
from chautari.review.words import say

MENTIONED: Final = 3
SEED: Final = 1
WORTH_A_WORD: Final = 1.0  # points on the average; less explains nothing
SPEAKING: Final = 2.0  # points; fewer don't tell why a game was lost
CLEARLY_MORE: Final = 5  # victories of twenty games with the same luck; fewer may be chance


class Sentences:
    """The sentences of one game's review."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.names = record.seats

    def choice(self, table: State, seat: int, action: int) -> str:
        return self.game.say_choice(table, seat, action, list(self.names))

    def decision(self, table: State, one: Decision) -> str:
        return say(
            "moment-decision",
            who=self.names[one.seat],
            chosen=self.choice(table, one.seat, one.action),
            better=self.choice(table, one.seat, one.better),
            loss=per_cent(one.told_loss),
            margin=per_cent(one.loss.margin),
            before=per_cent(one.before),
            after=per_cent(one.after),
        )

    def turn(self, lost: float, dearest: Decision) -> str:
        """What a whole turn cost, where more than its dearest decision did."""
        more = lost - dearest.loss.value >= STEPS[-1][0]
        return say("moment-turn", loss=per_cent(lost)) if more else ""

    def luck(self, seat: int, luck: Margin) -> str:
        key = "moment-luck-good" if luck.value >= 0 else "moment-luck-bad"
        return say(key, who=self.names[seat], change=per_cent(abs(luck.value)), margin=per_cent(luck.margin))

    def happened(self, heard: Sequence[Event]) -> list[str]:
        """What came; of much the beginning."""
        said = [self.game.say_event(event, list(self.names)) for event in heard]
        return [f"{one.rstrip('.')}." for one in said if one][:MENTIONED]

    def reason(self, why: Reason) -> str:
        """What the better option leads to; if the points alone don't tell it, how often it won; else nothing."""
        told = self.points_told(why)
        better, chosen = map(round, why.wins)
        if why.points < SPEAKING and better - chosen >= CLEARLY_MORE:
            return " ".join([say("reason-wins", games=why.games, better=better, chosen=chosen), told]).strip()
        return told

    def points_told(self, why: Reason) -> str:
        """What speaks for the better option by source: more for its seat, less for others; empty if nothing does."""
        told = [self.own(why)] if why.points >= WORTH_A_WORD else []
        return " ".join(told + [self.rival(one) for one in why.rivals if one.points <= -WORTH_A_WORD])

    def own(self, why: Reason) -> str:
        """The points more, and where they come from if anything single stands out; the parts make the whole."""
        gains = sorted((one for one in why.own if one.points >= WORTH_A_WORD), key=lambda one: -one.points)
        if not gains:
            return say("reason-points", points=tenth(why.points))
        parts = ", ".join(
            say("reason-part", points=signed(one.points), source=self.game.say_source(one.source)) for one in gains
        )
        rest = round(why.points, 1) - sum(round(one.points, 1) for one in gains)
        if round(rest, 1):
            parts = say("reason-and-rest", parts=parts, rest=signed(rest))
        return say("reason-own", points=tenth(why.points), parts=parts)

    def rival(self, one: Difference) -> str:
        source = self.game.say_source(one.source)
        return say("reason-rival-less", who=self.names[one.seat], points=tenth(-one.points), source=source)

    def taken(self, by: Choice | None) -> str:
        """Who took instead what the better option was about."""
        if by is None:
            return ""
        return say("reason-taken", who=self.names[by.seat], choice=self.choice(by.before, by.seat, by.action))

    def plan(self, table: State, seat: int, better: int, actions: Sequence[int]) -> str:
        """What is expected to follow the better option."""
        steps = ", ".join(say("quoted", text=text) for text in self.steps(table, seat, better, actions))
        return self.going_on(seat, steps) if steps else ""

    def going_on(self, seat: int, steps: str) -> str:
        return say("reason-plan", who=self.names[seat], steps=steps)

    def steps(self, table: State, seat: int, better: int, actions: Sequence[int]) -> list[str]:
        """A plan in words, each step at the table where it is chosen, until chance or anybody else has a say.

        Later ones are said as their actions say them, without those that are a mere name or were said already, up to
        where a choice of the first one's kind comes again: nobody knows what the next round is about.
        """
        world = self.game.imagine(table, seat, Dice(SEED))
        said: list[str] = []
        for step, action in enumerate((better, *actions)):
            text = self.choice(world, seat, action)
            foreseen = play.index_of(world, seat) >= 0 and action in play.options(world, seat)
            if foreseen:
                play.play(world, seat, action)
            elif step > 0 and self.kind(action) == self.kind(better):
                break
            if step > 0 and text not in said and (foreseen or text not in self.names):
                said.append(text)
        return said

    def kind(self, action: int) -> str:
        """The first word of an action's lasting name."""
        return self.game.action_name(action).partition("-")[0]

    def well_done(self, table: State, one: Decision) -> str:
        gap = one.best[0].chance.value - one.best[1].chance.value
        chosen = self.choice(table, one.seat, one.action)
        return say("player-well", who=self.names[one.seat], chosen=chosen, gap=per_cent(gap))

    def to_learn(self, table: State, one: Decision) -> str:
        return say(
            "player-learn",
            chosen=self.choice(table, one.seat, one.action),
            better=self.choice(table, one.seat, one.better),
            loss=per_cent(one.told_loss),
        )

    def player(self, one: Player, decisions: dict[int, Decision], course: Course) -> list[str]:
        """What decided a player's game, one thing done well and one to learn, where there are any."""
        told = [self.decided(one)] if one.decided else []
        for move, tell in ((one.well, self.well_done), (one.learn, self.to_learn)):
            if move >= 0:
                told.append(say("at-move", move=move, text=tell(course.before(move), decisions[move])))
        return told

    def decided(self, one: Player) -> str:
        """The moments that moved a player's chance most."""
        moments = (
            say(
                "decided-luck" if turn.is_luck else "decided-choice",
                who=self.names[turn.by],
                move=turn.move,
                change=signed_per_cent(turn.change),
            )
            for turn in one.decided
        )
        return say("player-decided", who=self.names[one.seat], moments="; ".join(moments))


def per_cent(share: float) -> str:
    """A share in per cent, with one decimal below ten: 12, 3.5, −0.4."""
    value = 100 * share
    return decimal(value, 0 if abs(value) >= 10 else 1)


def signed_per_cent(change: float) -> str:
    return f"+{per_cent(change)}" if change > 0 else per_cent(change)


def tenth(points: float) -> str:
    return decimal(points, 1)


def signed(points: float) -> str:
    return decimal(points, 1, sign=True)

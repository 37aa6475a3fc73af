"""What a hint says, in sentences: the same in the terminal and in the browser."""

from collections.abc import Sequence
from typing import Any

from chautari.engine.game import Game, Source
from chautari.engine.record import Record
from chautari.engine.state import State
from chautari.games.numerals import listed
from chautari.review.hint import Hint
from chautari.review.reasons import NOBODY, Difference, Reason
from chautari.review.sentences import WORTH_A_WORD, Sentences
from chautari.review.words import say, thing


class HintSentences(Sentences):
    """The three steps of a hint at one table; what a review says of the past is said of what is to come."""

    def __init__(self, game: Game[Any], record: Record, table: State, seat: int) -> None:
        super().__init__(game, record)
        self.table = table
        self.seat = seat

    def option(self, action: int) -> str:
        return self.choice(self.table, self.seat, action)

    def look(self, found: Hint) -> str:
        """What to look at, without a word on what to do there."""
        return say("hint-look", count=len(found.looked_at))

    def listed(self, found: Hint) -> list[str]:
        """The same where nothing can be lit: the choices in question."""
        return [self.option(action) for action in found.looked_at]

    def move(self, found: Hint) -> str:
        return say("hint-move", choice=self.option(found.action))

    def at_once(self, found: Hint) -> str:
        """The points that the best option brings in the same turn, or else a little later; empty if there are none."""
        if found.soon is None:
            return say("hint-at-once", parts=self.parts(found.gained)) if found.gained else ""
        return say(
            "hint-soon", time=found.soon.time, amount=self.amount(found.soon.points), parts=self.parts(found.soon.most)
        )

    def parts(self, sources: Sequence[Source]) -> str:
        told = ((self.amount(int(one.points)), self.game.say_source(one)) for one in sources)
        return listed(say("hint-part", amount=amount, source=source) for amount, source in told)

    def amount(self, points: float) -> str:
        return thing("amount", count=round(points), game=self.game.meta.name)

    def reason(self, why: Reason) -> str:
        """Who would take it, and what it brings by the end; if nothing stands out, that."""
        taken = say("hint-taken", who=self.names[why.taker]) if why.taker != NOBODY else ""
        told = [part for part in (taken, self.points_told(why)) if part]
        return " ".join(told) or say("hint-in-many-ways")

    def chance(self, found: Hint) -> str:
        """What the best option leads to, its chance, what is about as good, and how much worse the next one is."""
        told = [part for part in (self.plan(self.table, self.seat, found.action, found.plan),) if part]
        told.append(say("hint-chance", chance=whole(found.chance)))
        good = [say("hint-quoted", choice=self.option(action)) for action in found.as_good]
        if good:
            told.append(say("hint-as-good", choices=listed(good)))
        worse = found.next_best
        if worse is not None:
            choice, margin = self.option(worse.action), whole(worse.less.margin)
            told.append(say("hint-worse", choice=choice, less=whole(worse.less.value), margin=margin))
        elif not good:
            told.append(say("hint-only"))
        return " ".join(told)

    def going_on(self, seat: int, steps: str) -> str:
        return say("hint-plan", steps=steps)

    def own(self, why: Reason) -> str:
        most = max((one for one in why.own if one.points >= WORTH_A_WORD), key=lambda one: one.points, default=None)
        if most is None:
            return say("hint-points", amount=self.amount(why.points))
        return say("hint-own", amount=self.amount(why.points), source=self.game.say_source(most.source))

    def rival(self, one: Difference) -> str:
        source = self.game.say_source(one.source)
        return say("hint-rival", who=self.names[one.seat], amount=self.amount(-one.points), source=source)


def whole(share: float) -> int:
    """So many of a hundred games; what is more than nothing is at least one."""
    return max(1, round(100 * share)) if share > 0.0 else 0

"""What a hint says, in sentences: the same in the terminal and in the browser."""

from chautari.review.hint import Hint
from chautari.review.reasons import Difference
from chautari.review.sentences import Sentences, per_cent, tenth
from chautari.review.words import say


class HintSentences(Sentences):
    """The three steps of a hint at one table; what a review says of the past is said of what is to come."""

    def look(self, found: Hint) -> str:
        """What to look at, without a word on what to do there."""
        return say("hint-look", count=len(found.looked_at))

    def listed(self, found: Hint) -> list[str]:
        """The same where nothing can be lit: the choices in question."""
        return [self.choice(action) for action in found.looked_at]

    def move(self, found: Hint) -> str:
        return say("hint-move", choice=self.choice(found.action))

    def chance(self, found: Hint) -> str:
        """What the best option leads to, its chance, what is about as good, and how much worse the next one is."""
        told = [part for part in (self.plan(found.plan),) if part]
        told.append(say("hint-chance", chance=per_cent(found.chance)))
        good = [say("hint-quoted", choice=self.choice(action)) for action in found.as_good]
        if good:
            told.append(say("hint-as-good", choices=", ".join(good)))
        worse = found.next_best
        if worse is not None:
            choice, margin = self.choice(worse.action), per_cent(worse.less.margin)
            told.append(say("hint-worse", choice=choice, less=per_cent(worse.less.value), margin=margin))
        elif not good:
            told.append(say("hint-only"))
        return " ".join(told)

    def rival(self, one: Difference) -> str:
        source = self.game.say_source(one.source)
        return say("hint-rival", who=self.names[one.seat], points=tenth(-one.points), source=source)

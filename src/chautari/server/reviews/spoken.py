"""A review that anybody can read in their own language: what was found, in English, and beside it all other texts.

The sentences of a language are made from the same numbers when the review is, for whoever reads it comes later.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from chautari.games.words import spoken
from chautari.server import wire

Reword = Callable[[str], str]


class SpokenReview(Struct, frozen=True):
    """`others` are the texts of each other language, in the order in which `reworded` comes to them."""

    review: wire.Review
    others: dict[str, list[str]] = {}

    def read(self) -> wire.Review:
        """The review in the reader's language; in English if it was made before that could be spoken."""
        findings, texts = self.review.findings, self.others.get(spoken())
        if findings is None or texts is None:
            return self.review
        following = iter(texts)
        return replace(self.review, findings=reworded(findings, lambda text: next(following)))


def texts_of(found: wire.Findings) -> list[str]:
    """Everything in words, in order."""
    texts: list[str] = []

    def note(text: str) -> str:
        texts.append(text)
        return text

    reworded(found, note)
    return texts


def reworded(found: wire.Findings, reword: Reword) -> wire.Findings:
    """The same findings with other texts."""
    return replace(
        found,
        sources=[replace(one, text=reword(one.text)) for one in found.sources],
        decisions=[
            replace(
                one,
                text=reword(one.text),
                best=[reworded_option(each, reword) for each in one.best],
                why=reword(one.why),
            )
            for one in found.decisions
        ],
        players=[
            replace(
                one,
                well=None if one.well is None else reword(one.well),
                learn=None if one.learn is None else reword(one.learn),
            )
            for one in found.players
        ],
        moments=[replace(one, text=reword(one.text)) for one in found.moments],
    )


def reworded_option(one: wire.ReviewOption, reword: Reword) -> wire.ReviewOption:
    offer = one.option
    return replace(
        one, text=reword(one.text), option=None if offer is None else replace(offer, text=reword(offer.text))
    )

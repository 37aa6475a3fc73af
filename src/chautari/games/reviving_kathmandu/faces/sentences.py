"""What the numbers in Reviving Kathmandu's events and questions stand for; the sentences are in texts/."""

from collections.abc import Sequence
from typing import Final

from chautari.engine.events import Event
from chautari.games.meanings import Meaning, named, number, player
from chautari.games.reviving_kathmandu.components import MONUMENTS
from chautari.games.reviving_kathmandu.faces.action_table import (
    CARD,
    CARD_NAMES,
    COLOUR,
    FACE,
    MISSION,
    SECTION,
    SPOT,
    TABLE,
    say_card,
)
from chautari.games.speech import Speech

MEANINGS: Final = (
    CARD,
    FACE,
    SPOT,
    COLOUR,
    SECTION,
    MISSION,
    Meaning("below", CARD_NAMES, say_card),
    named("beneath", SECTION.names, "section-"),
    named("other", SECTION.names, "section-"),
    named("monument", MONUMENTS, "monument-"),
    player("owner"),
    number("place", said_from=1),
    number("number"),
    number("count"),
)

EVENTS: Final = {
    "begins": (),
    "own-mission": ("mission",),
    "mission": (),
    "round": ("number",),
    "market": ("count",),
    "turned-up": ("card", "place"),
    "bid": ("spot",),
    "own-bid": ("spot", "number"),
    "revealed": ("spot", "number"),
    "won": ("card", "spot"),
    "own-draw": ("card",),
    "drew": (),
    "drew-known": ("card",),
    "unsold": ("card",),
    "started": ("face", "owner"),
    "added": ("face", "owner", "below"),
    "completed": ("monument", "owner", "number"),
    "coloured": ("colour", "section", "owner"),
    "colour-scores": ("number", "owner"),
    "done-building": (),
    "discarded": ("card",),
    "took-points": ("number",),
    "left-coin": ("number",),
    "bought": ("card", "number"),
    "coins-back": (),
    "game-over": (),
}


class CitySpeech(Speech):
    """What is built in a mate's area has sentences of its own."""

    def event(self, event: Event, players: Sequence[str]) -> str:
        return self.words.say(self._key(event), **self.event_values(event, players))

    def brief(self, event: Event, players: Sequence[str]) -> str:
        key = self._key(event)
        return self.words.say_briefly(key, **self.event_values(event, players)) if self.words.has_brief(key) else ""

    def _key(self, event: Event) -> str:
        values = dict(zip(self.events[event.name], event.values, strict=True))
        for_mate = "-for-mate" if values.get("owner", event.seat) != event.seat else ""
        return f"event-{event.name}{for_mate}"


SPEECH: Final = CitySpeech("reviving-kathmandu", TABLE, MEANINGS, EVENTS)

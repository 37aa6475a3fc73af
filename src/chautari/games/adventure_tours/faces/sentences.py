"""What the numbers in the events and questions of Adventure Tours stand for; the sentences are in texts/."""

from collections.abc import Sequence
from typing import Final

from chautari.games.adventure_tours import kinds
from chautari.games.adventure_tours.components import BOARDS, COLOURS
from chautari.games.adventure_tours.faces.action_table import CARD, TABLE, say_seat
from chautari.games.meanings import Meaning, named, number, player
from chautari.games.speech import Speech
from chautari.games.words import Words


def say_way(words: Words, way: int, players: Sequence[str]) -> str:
    return words.thing(f"way-{kinds.WAYS[way]}") if kinds.WAYS[way] else ""


MEANINGS: Final = (
    CARD,
    named("board", BOARDS, "board-"),
    named("colour", COLOURS, "colour-"),
    player("victim"),
    player("attacker"),
    Meaning("own", (), lambda words, own, players: "yes" if own else "no"),
    number("place", said_from=1),
    number("number"),
    number("earned"),
    number("paid"),
    number("purse"),
    number("demand"),
    number("gear"),
    named("kind", COLOURS, "kind-"),
    Meaning("whom", (), say_seat),
    Meaning("way", tuple(kinds.WAYS), say_way),
    named("blow", kinds.NAMES, "blow-"),
)

EVENTS: Final = {
    "begins": (),
    "board": ("board",),
    "round": ("number",),
    "own-deal": ("card",),
    "equipped": ("card",),
    "joined": ("card",),
    "own-draw": ("card",),
    "drew": (),
    "drew-none": (),
    "gave": ("victim",),
    "aimed": ("card", "victim"),
    "aimed-second": ("victim",),
    "protected": ("card", "attacker", "place"),
    "protected-from-equipment": ("card", "attacker", "place"),
    "suffered": ("attacker",),
    "lost-equipment": ("card",),
    "stole-equipment": ("card", "victim"),
    "lost-member": ("card",),
    "stole-member": ("card", "victim"),
    "further-turn": (),
    "equipment-joined": ("colour", "number"),
    "declined": ("card",),
    "declined-equipment": (),
    "declined-member": (),
    "declined-turn": (),
    "declined-gift": (),
    "pile-empty": (),
    "hand-empty": (),
    "result": ("earned", "paid", "purse"),
    "game-over": (),
}

SPEECH: Final = Speech("adventure-tours", TABLE, MEANINGS, EVENTS)

"""The actions of Adventure Tours, declared: see actions.py for what the rules read of it.

Which card in a row an option belongs to depends on the table: see `Question.touched`.
"""

from collections.abc import Sequence
from typing import Final

from chautari.games.action_table import ActionTable, Run
from chautari.games.adventure_tours import actions
from chautari.games.adventure_tours.components import (
    ADVENTURERS,
    BOARDS,
    CARD_NAMES,
    COLOURS,
    EXPERT_BOARDS,
    MOST_SEATS,
    PATER_MILLER,
    adventurer_of,
    colour_of,
)
from chautari.games.meanings import Meaning, named, number
from chautari.games.words import Words


def say_card(words: Words, card: int, players: Sequence[str]) -> str:
    name = words.thing(f"adventurer-{ADVENTURERS[adventurer_of(card)]}")
    return words.thing("card", name=name, colour=words.thing(f"colour-{COLOURS[colour_of(card)]}"))


def say_miller(words: Words, colour: int, players: Sequence[str]) -> str:
    return say_card(words, 3 * PATER_MILLER + colour, players)


def say_seat(words: Words, seat: int, players: Sequence[str]) -> str:
    return players[seat] if players else words.say("player-number", number=seat + 1)


CARD: Final = Meaning("card", tuple(CARD_NAMES), say_card)
SEAT: Final = Meaning("seat", tuple(str(seat) for seat in range(MOST_SEATS)), say_seat)
MILLER: Final = Meaning("miller", tuple(COLOURS), say_miller)
COPY: Final = number("copy", actions.MILLERS, said_from=1, named_from=1)
BOARD: Final = named("board", BOARDS[:EXPERT_BOARDS], "board-")

TABLE: Final = ActionTable(
    actions.NUM_ACTIONS,
    Run(actions.EQUIP, "equip-{card}", "AT-EQP-1", (CARD,), on=("hand-{card}", "equipment")),
    Run(actions.JOIN, "join-{card}", "AT-MEM-1", (CARD,), on=("hand-{card}", "members")),
    Run(actions.TARGET, "seat-{seat}", "AT-ACT-0", (SEAT,), on=("seat-{seat}",)),
    Run(actions.SKIP, "skip", "AT-ACT-0"),
    Run(actions.USE, "use", "AT-ACT-0"),
    Run(actions.DRAW_ONE, "draw-one", "AT-ABL-2", on=("pile",)),
    Run(actions.DRAW_NONE, "draw-none", "AT-ABL-2"),
    Run(actions.SUFFER, "suffer", "AT-ACT-11"),
    Run(actions.PROTECT, "protect-with-{miller}-member-{copy}", "AT-ACT-11", (MILLER, COPY), text="protect"),
    Run(
        actions.PROTECT_EQUIPPED,
        "protect-with-{miller}-equipment-{copy}",
        "AT-ACT-11",
        (MILLER, COPY),
        text="protect-from-equipment",
    ),
    Run(actions.BOARD, "take-{board}", "AT-VAR-2", (BOARD,), text="board", on=("board-{board}",)),
    Run(actions.FIRST, "seat-{seat}-begins", "AT-SET-3", (SEAT,), text="first"),
    Run(actions.DEAL_BOARD, "deal-{board}", "AT-SET-1", (BOARD,), text="deal-board"),
    Run(actions.DRAW, "draw-{card}", "AT-EQP-2", (CARD,)),
)

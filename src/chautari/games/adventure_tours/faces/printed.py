"""What the browser knows of the game without being shown a table: printed cards and boards, and what they ask."""

from typing import cast

from chautari.games.adventure_tours.components import (
    ACTION,
    ADVENTURER_SOURCES,
    ADVENTURERS,
    BOARD_SOURCES,
    BOARDS,
    CARDS,
    COLOURS,
    COPIES,
    COST_OF_A_CARD,
    EXPERT_BOARDS,
    ROUNDS,
    START,
    adventurer_of,
    colour_of,
)
from chautari.games.adventure_tours.faces import shapes
from chautari.games.adventure_tours.faces.view import amounts, card_shown
from chautari.games.adventure_tours.rules.cards import ACTIONS
from chautari.games.printed import Sources


def printed() -> shapes.Printed:
    return {
        "colours": cast(list[shapes.Colour], COLOURS),
        "rounds": ROUNDS,
        "cost_of_a_card": COST_OF_A_CARD,
        "cards": [_card(card) for card in range(CARDS)],
        "adventurers": [_adventurer(number) for number in range(len(ADVENTURERS))],
        "boards": [_board(board) for board in range(len(BOARDS))],
        "action_prompts": [action.prompt() for action in ACTIONS if action.key],
    }


def _card(card: int) -> shapes.PrintedCard:
    return {
        **card_shown(card),
        "adventurer": cast(shapes.Adventurer, ADVENTURERS[adventurer_of(card)]),
        "colour": cast(shapes.Colour, COLOURS[colour_of(card)]),
    }


def _adventurer(number: int) -> shapes.PrintedAdventurer:
    action = ACTION[number * len(COLOURS)]
    return {
        "name": cast(shapes.Adventurer, ADVENTURERS[number]),
        "copies": COPIES[number * len(COLOURS)],
        "rule": f"AT-ACT-{action}" if action else None,
        "origins": _origins(ADVENTURER_SOURCES[number]),
    }


def _board(board: int) -> shapes.PrintedBoard:
    return {
        "name": cast(shapes.BoardName, BOARDS[board]),
        "start": amounts(START[board]),
        "rule": f"AT-ABL-{board + 1}" if board < EXPERT_BOARDS else None,
        "origins": _origins(BOARD_SOURCES[board]),
    }


def _origins(sources: Sources) -> list[shapes.Origin]:
    return [
        {"source": cast(shapes.SourceKind, source), "values": cast(list[shapes.ValueName], values)}
        for source, values in sources.items()
    ]

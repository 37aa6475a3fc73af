"""What is asked as numbers, with all that everybody at the table has heard of it."""

from typing import Final

from mypy_extensions import i64

from chautari.engine.sheet import Sheet
from chautari.games.kathmandu.rules.before import Roll, Throw
from chautari.games.kathmandu.rules.goods import SpecialGood
from chautari.games.kathmandu.rules.maps import GiveMap
from chautari.games.kathmandu.rules.movement import OnTheWay
from chautari.games.kathmandu.rules.tents import PitchTent
from chautari.games.kathmandu.rules.trip import Trip
from chautari.games.kathmandu.state import Trek

# By the keys of their sentences. Append only: trained models depend on them.
PROMPTS: Final = {
    "prompt-place": 1,
    "prompt-die": 2,
    "prompt-resource": 3,
    "prompt-before-rest": 4,
    "prompt-move": 5,
    "prompt-turn": 6,
    "prompt-emerge": 7,
    "prompt-act": 8,
    "prompt-tool-case": 9,
    "prompt-throw": 10,
    "prompt-terrain-map": 11,
    "prompt-special": 12,
    "prompt-map": 13,
    "prompt-give": 14,
    "prompt-tent": 15,
    "prompt-character": 16,
    "prompt-chance": 17,
    "roll": 18,
}
ROLL: Final = 18

NUMBERS: Final = 6
LONGEST_PATH: Final = 13  # from where the yak stands, twice six steps


def put_question(s: Trek, seat: i64, sheet: Sheet) -> None:
    """Its kind, then: who rolls which dice; throws left; a good; whose map; who moves; a movement so far."""
    end = sheet.at + 1 + NUMBERS + LONGEST_PATH
    if len(s.pending) > 0:
        question = s.pending[-1]
        if isinstance(question, Roll):
            sheet.put(ROLL)
            sheet.put_seat(question.roller, seat, s.seats)
            sheet.put(question.dice)
        else:
            sheet.put(PROMPTS[question.prompt()])
            if isinstance(question, Throw):
                sheet.put(question.throws)
            elif isinstance(question, SpecialGood):
                sheet.put(question.good)
            elif isinstance(question, GiveMap):
                sheet.put_seat(question.owner, seat, s.seats)
                sheet.put(question.wanted)
            elif isinstance(question, PitchTent):
                sheet.put_seat(question.mover, seat, s.seats)
            elif isinstance(question, OnTheWay):
                put_trip(question.trip, sheet)
    sheet.skip(end - sheet.at)


def put_trip(trip: Trip, sheet: Sheet) -> None:
    """Cards, heading, turns left, whether a strip is being crossed, steps left, then the path."""
    sheet.put(trip.cards)
    sheet.put(trip.heading)
    sheet.put(trip.bridles)
    sheet.put_flag(trip.crossing)
    sheet.put(trip.steps - trip.made)
    sheet.put(len(trip.path))
    sheet.put_row(tuple(trip.path))

"""What an option would do to the sums on the table: gear, income and hand sizes before and after."""

from mypy_extensions import i64

from chautari.engine import bits, play
from chautari.engine.state import CHANCE
from chautari.games.adventure_tours.actions import BOARD, FIRST, SUFFER, card_name
from chautari.games.adventure_tours.components import COLOURS, COST_OF_A_CARD, START, amount
from chautari.games.adventure_tours.rules.attack import Protect
from chautari.games.adventure_tours.rules.draw import Draw
from chautari.games.adventure_tours.rules.round import income
from chautari.games.adventure_tours.state import NO_BOARD, Tours, in_reach

Change = dict[str, object]


def preview(s: Tours, seat: i64, action: i64) -> dict[str, object]:
    """Looks ahead to the next question that matters. Who could stop an attack is named and taken not to do so."""
    if BOARD <= action < FIRST:
        return preview_of_board(s, seat, action - BOARD)
    ahead = s.clone()
    play.play(ahead, seat, action)
    opened = newly_in_reach(s, ahead, seat) if len(ahead.earned) == len(s.earned) else []
    stoppers: list[int] = []
    drawn = [0] * s.seats
    look_on(ahead, len(s.earned), stoppers, drawn)
    scored = len(ahead.earned) > len(s.earned)
    changes = [change(s, ahead, owner, drawn[owner], scored) for owner in range(s.seats)]
    return {
        "seats": [found for found in changes if found is not None],
        "opens": [card_name(card) for card in opened],
        "stopped_by": stoppers,
        "further_turns": [int(s.further_turns), int(ahead.further_turns)],
        "results": [result(ahead, owner) for owner in range(s.seats)] if scored else None,
        "next": next_question(ahead) if not scored else None,
    }


def preview_of_board(s: Tours, seat: i64, board: i64) -> dict[str, object]:
    """The next round begins with nothing but the board; what still lies there belongs to the last one."""
    before = sums(s, seat)
    own: Change = {what: [value, value] for what, value in before.items()}
    own["gear"] = [before["gear"], amounts(START[board])]
    return {
        "seats": [own | {"seat": int(seat), "draws": 0}],
        "opens": [],
        "stopped_by": [],
        "further_turns": [0, 0],
        "results": None,
        "next": None,
    }


def look_on(s: Tours, scored: int, stoppers: list[int], drawn: list[int]) -> None:
    """Draws any card where one is drawn: only their number counts."""
    while s.pending and len(s.earned) == scored:
        question = s.pending[-1]
        if isinstance(question, Protect):
            stoppers.append(question.seat)
            play.play(s, question.seat, SUFFER)
        elif isinstance(question, Draw):
            drawn[question.receiver] += 1
            play.play(s, CHANCE, play.options(s, CHANCE)[0])
        else:
            return


def change(s: Tours, ahead: Tours, owner: i64, draws: int, scored: bool) -> Change | None:
    """One expedition before and after, if anything of it changes. A scored round has cleared the rows."""
    before, after = sums(s, owner), sums_at_scoring(s, ahead, owner) if scored else sums(ahead, owner)
    if before == after and not draws:
        return None
    shown: Change = {what: [before[what], after[what]] for what in before}
    if not scored:
        shown["equipment"] = row_change(s.equipment[owner], ahead.equipment[owner])
        shown["members"] = row_change(s.members[owner], ahead.members[owner])
    return shown | {"seat": int(owner), "draws": draws}


def sums(s: Tours, owner: i64) -> Change:
    gear = None if s.boards[owner] == NO_BOARD else amounts(s.gear(owner))
    return {"gear": gear, "income": income(s, owner), "cards": s.hands[owner].size}


def amounts(gear: i64) -> list[int]:
    return [amount(gear, colour) for colour in range(len(COLOURS))]


def sums_at_scoring(s: Tours, ahead: Tours, owner: i64) -> Change:
    place = len(ahead.earned) - s.seats + owner
    held = ahead.paid[place] // COST_OF_A_CARD
    return {"gear": sums(s, owner)["gear"], "income": ahead.earned[place], "cards": held}


def row_change(before: tuple[int, ...], after: tuple[int, ...]) -> Change:
    """The places of the cards that leave a row, and the names of those that come to its right end."""
    kept = 0
    leaving: list[int] = []
    for place, card in enumerate(before):
        if kept < len(after) and after[kept] == card:
            kept += 1
        else:
            leaving.append(place)
    return {"leaving": leaving, "coming": [card_name(card) for card in after[kept:]]}


def result(s: Tours, owner: i64) -> int:
    place = len(s.earned) - s.seats + owner
    return s.earned[place] - s.paid[place]


def newly_in_reach(s: Tours, ahead: Tours, seat: i64) -> list[int]:
    """The cards still in hand whose demand was not met before and is then."""
    if s.boards[seat] == NO_BOARD or ahead.boards[seat] == NO_BOARD:
        return []
    reached = in_reach(ahead.gear(seat)) & ~in_reach(s.gear(seat))
    return bits.members_of(ahead.hands[seat].ones & reached)


def next_question(s: Tours) -> dict[str, object] | None:
    question = s.pending[-1]
    return None if question.seat == CHANCE else {"seat": int(question.seat), "key": question.prompt()}

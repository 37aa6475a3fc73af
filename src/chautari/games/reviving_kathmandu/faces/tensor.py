"""What a seat may know as a row of numbers: all but the others' red cards, coins face down and missions (RK-INF-1)."""

from typing import Final

from mypy_extensions import i16, i64

from chautari.engine import bits
from chautari.engine.sheet import COUNT, FLAG, NUMBER, ROW, Observer, Part, Sheet, heading
from chautari.games.reviving_kathmandu.components import (
    BLUE_CARDS,
    CARDS,
    COINS,
    FACE_COLOUR,
    FACE_KIND,
    FACES,
    KINDS,
    LARGE_MARKET,
    MISSIONS,
    MONUMENTS,
    MOST_SEATS,
    RED_CARDS,
    ROUNDS,
    SPOTS,
    face_count,
    first_face,
    is_red,
)
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.question import DOINGS, NOT_ASKED, card_bought, doing, picked
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value, coins_on_spots
from chautari.games.reviving_kathmandu.rules.scoring import buddha_colours, matching_points, points, printed_points
from chautari.games.reviving_kathmandu.state import NO_BID, NO_CARD, City

HALF: Final = 2  # its kind and its colour
SECTION: Final = 2  # its face and its colour


class CityObserver(Observer[City]):
    def parts(self, seats: i64) -> list[Part]:
        parts = heading(seats, MOST_SEATS)
        parts += [
            Part("picked", 1, NUMBER, FACES, "the face that the seat itself has picked up to place"),
            Part("round", 1, COUNT, ROUNDS, "the round"),
            Part("first", 1, NUMBER, seats, "who begins, 1 being the seat itself"),
            Part("market", LARGE_MARKET.cards, NUMBER, CARDS, "the cards of the market by place"),
            Part(
                "market_kinds", LARGE_MARKET.cards * 2 * HALF, NUMBER, len(KINDS), "section and colour of both halves"
            ),
            Part("bids", len(SPOTS) * 2, NUMBER, 6, "for every spot who has a coin there, and its value if known"),
            Part("last_bids", len(SPOTS) * 2, NUMBER, 6, "the same of the round before, all revealed"),
            Part("blue_deck", 1, COUNT, BLUE_CARDS, "cards in the blue deck"),
            Part("red_deck", 1, COUNT, RED_CARDS, "cards in the red deck"),
            Part("under_red_deck", BLUE_CARDS, ROW, CARDS, "market cards below the red deck, the next one first"),
        ]
        for turn in range(seats):
            who = f"player_{turn}"
            parts += [
                Part(f"{who}.team", 1, NUMBER, 3, "the team"),
                Part(f"{who}.spent", COINS, FLAG, 1, "coins spent, those on spots not among them"),
                Part(f"{who}.purse_known", 1, FLAG, 1, "the seat knows which coins are left"),
                Part(f"{who}.purse", COINS, FLAG, 1, "the coins left, if known"),
                Part(
                    f"{who}.doing", len(DOINGS), FLAG, 1, "bidding, building, choosing a colour, discarding, spending"
                ),
                Part(f"{who}.cards", 1, COUNT, 8, "cards in hand"),
                Part(f"{who}.hand", CARDS, FLAG, 1, "the cards that the seat knows to be in the hand"),
                Part(f"{who}.mission", 1, NUMBER, len(MISSIONS), "the mission, if known"),
                Part(f"{who}.bought", 1, NUMBER, CARDS, "a discard bought and not yet built"),
                Part(f"{who}.tops", len(KINDS), COUNT, 16, "growing monuments by their topmost section"),
                Part(f"{who}.finished", len(MONUMENTS), COUNT, 16, "finished monuments by kind"),
                Part(f"{who}.lengths", 3, COUNT, CARDS, "sections growing, sections finished, discards"),
                Part(f"{who}.points", 1, COUNT, 200, "points so far, all of them after the end"),
            ]
        parts += [
            Part("areas", CARDS * SECTION, ROW, FACES, "face and colour of every section, then each discard and 0"),
        ]
        return parts

    def write(self, s: City, seat: i64, sheet: Sheet) -> None:
        sheet.put_heading(s, seat, MOST_SEATS)
        sheet.put(picked(s, seat) + 1)
        sheet.put(s.round)
        sheet.put_seat(s.first, seat, s.seats)
        put_market(s, sheet)
        put_bids(s, seat, sheet)
        sheet.put(bits.size(s.blue))
        sheet.put(bits.size(s.red))
        sheet.put_row(s.under)
        sheet.skip(BLUE_CARDS - len(s.under))
        owner = seat
        turn: i64 = 0
        while turn < s.seats:
            put_player(s, owner, seat, sheet)
            owner = s.after(owner)
            turn += 1
        put_areas(s, seat, sheet)


def put_market(s: City, sheet: Sheet) -> None:
    place: i64 = 0
    while place < LARGE_MARKET.cards:
        sheet.put(s.market[place] + 1)
        place += 1
    place = 0
    while place < LARGE_MARKET.cards:
        card = s.market[place]
        if card == NO_CARD:
            sheet.skip(2 * HALF)
        else:
            put_halves(card, sheet)
        place += 1


def put_halves(card: i64, sheet: Sheet) -> None:
    face = first_face(card)
    last = face + face_count(card)
    while face < last:
        sheet.put(FACE_KIND[face] + 1)
        sheet.put(FACE_COLOUR[face] + 1)
        face += 1
    sheet.skip(HALF * (2 - face_count(card)))


def put_bids(s: City, seat: i64, sheet: Sheet) -> None:
    spot: i64 = 0
    while spot < len(SPOTS):
        placed = s.bids[spot]
        if placed == NO_BID:
            sheet.skip(2)
        else:
            sheet.put_seat(bidder(placed), seat, s.seats)
            sheet.put(coin_value(placed) if bidder(placed) == seat else 0)
        spot += 1
    spot = 0
    while spot < len(SPOTS):
        if spot >= len(s.last_bids) or s.last_bids[spot] == NO_BID:
            sheet.skip(2)
        else:
            sheet.put_seat(bidder(s.last_bids[spot]), seat, s.seats)
            sheet.put(coin_value(s.last_bids[spot]))
        spot += 1


def put_player(s: City, owner: i64, seat: i64, sheet: Sheet) -> None:
    is_open = owner == seat or len(s.pending) == 0
    sheet.put(owner % s.teams + 1 if s.teams > 0 else 0)
    lying = coins_on_spots(s, owner)
    sheet.put_set(~(s.coins[owner] | lying), COINS)
    sheet.put_flag(is_open or lying == 0)
    if is_open or lying == 0:
        sheet.put_set(s.coins[owner], COINS)
    else:
        sheet.skip(COINS)
    put_doing(doing(s, owner), sheet)
    sheet.put(s.held[owner])
    put_hand(s, owner, is_open, sheet)
    sheet.put(s.missions[owner] + 1 if is_open or s.open_missions else 0)
    sheet.put(card_bought(s, owner) + 1)
    put_monuments(s, owner, sheet)
    sheet.put(sections_in(s.growing[owner]))
    sheet.put(sections_in(s.finished[owner]))
    sheet.put(len(s.discards[owner]))
    sheet.put(points(s, owner) if len(s.pending) == 0 else points_so_far(s, owner))


def put_doing(what: i64, sheet: Sheet) -> None:
    if what == NOT_ASKED:
        sheet.skip(len(DOINGS))
    else:
        sheet.put_set(bits.bit(what), len(DOINGS))


def put_hand(s: City, owner: i64, is_open: bool, sheet: Sheet) -> None:
    """Everybody saw the blue cards being taken."""
    first = sheet.at
    sheet.skip(CARDS)
    i: i64 = 0
    while i < s.held[owner]:
        card = s.hand_card(owner, i)
        if is_open or not is_red(card):
            sheet.cells[first + card] = 1
        i += 1


def put_monuments(s: City, owner: i64, sheet: Sheet) -> None:
    first = sheet.at
    sheet.skip(len(KINDS) + len(MONUMENTS))
    cells = sheet.cells
    for monument in s.growing[owner]:
        cells[first + monument.next_section - 1] += 1
    first += len(KINDS)
    for monument in s.finished[owner]:
        cells[first + monument.kind] += 1


def sections_in(monuments: tuple[Monument, ...]) -> i64:
    sections: i64 = 0
    for monument in monuments:
        sections += monument.height()
    return sections


def points_so_far(s: City, owner: i64) -> i64:
    finished = s.finished[owner]
    made = printed_points(finished) + matching_points(finished) + bits.size(buddha_colours(finished))
    return made + s.coin_points[owner]


def put_areas(s: City, seat: i64, sheet: Sheet) -> None:
    """A bottom section begins a monument, so sections in a row tell the monuments."""
    end = sheet.at + CARDS * SECTION
    owner = seat
    turn: i64 = 0
    while turn < s.seats:
        put_sections(s.growing[owner], sheet)
        put_sections(s.finished[owner], sheet)
        for card in s.discards[owner]:
            sheet.put(card + 1)
            sheet.put(0)
        owner = s.after(owner)
        turn += 1
    sheet.skip(end - sheet.at)


def put_sections(monuments: tuple[Monument, ...], sheet: Sheet) -> None:
    cells = sheet.cells
    at = sheet.at
    for monument in monuments:
        faces = monument.faces
        colours = monument.colours
        i: i64 = 0
        while i < len(faces):
            face: i64 = faces[i]
            colour: i64 = colours[i]
            cells[at] = i16(face + 1)
            cells[at + 1] = i16(colour + 1)
            at += 2
            i += 1
    sheet.at = at


OBSERVER: Final = CityObserver(1)

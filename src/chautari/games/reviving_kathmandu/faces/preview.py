"""What an option would do, for whoever draws it: the cards a coin bids for, where a section goes, what it scores."""

from collections.abc import Callable

from chautari.engine.play import index_of
from chautari.engine.state import Choices
from chautari.games.reviving_kathmandu.actions import AREA, BUILD, BUY, DONE, ON, TAKE_POINTS, WITHDRAW, spot_of
from chautari.games.reviving_kathmandu.components import FACE_CARD, SPOTS, WILD, face_name
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.faces.gains import gains, in_best_colours
from chautari.games.reviving_kathmandu.monument import foundation
from chautari.games.reviving_kathmandu.rules.bid import Bid, bidder
from chautari.games.reviving_kathmandu.rules.build import (
    Build,
    Building,
    Discard,
    Place,
    Placing,
    too_many_cards,
)
from chautari.games.reviving_kathmandu.rules.leftover import (
    BuildBought,
    PlaceWithPurchase,
    SpendCoin,
    owner_of_pile,
)
from chautari.games.reviving_kathmandu.rules.sections import ChooseColour, add_section, owner_of, place_of_top
from chautari.games.reviving_kathmandu.state import NO_BID, City


def preview(s: City, seat: int, action: int) -> shapes.Preview:
    """Only from what the seat may know; options that need no telling have a plain one."""
    question = s.pending[index_of(s, seat)]
    return PREVIEWS[type(question)](s, question, action)


def _plain(s: City, question: Discard, action: int) -> shapes.Plain:
    return {"kind": "plain"}


# Bidding.


def _bid(s: City, question: Bid, action: int) -> shapes.Bidding:
    """The cards that a spot bids for, nearest first, and the coins that already do; a tie is won or lost by place."""
    spot = spot_of(action)
    market = s.printed_market()
    return {
        "kind": "bidding",
        "bids_for": [
            {"place": card, "near": card in market.near[spot], "rivals": _rivals(s, spot, market.bidders[card])}
            for card in [*market.near[spot], *market.far[spot]]
        ],
    }


def _rivals(s: City, spot: int, by_strength: list[int]) -> list[shapes.Rival]:
    mine = by_strength.index(spot)
    return [
        {"spot": SPOTS[other], "seat": bidder(s.bids[other]), "tie_won": mine < strength}
        for strength, other in enumerate(by_strength)
        if s.bids[other] != NO_BID
    ]


# Building.


def _build(s: City, question: Build, action: int) -> shapes.Done | shapes.Section:
    if action == DONE:
        return {"kind": "done", "discards": too_many_cards(s, question.seat)}
    return _section(s, question, action - BUILD)


def _build_bought(s: City, question: BuildBought, action: int) -> shapes.Done | shapes.Section:
    """Nothing has to be discarded while a leftover coin is spent."""
    return {"kind": "done", "discards": 0} if action == DONE else _section(s, question, action - BUILD)


def _section(s: City, question: Building, face: int) -> shapes.Section:
    """A face, and every place where it can go."""
    placing = question.placing(face)
    places = Choices()
    placing.list_places(s, places)
    return {
        "kind": "building",
        "face": face_name(face),
        "card": FACE_CARD[face],
        "places": [_site(s, placing, where) for where in places.listed()],
    }


def _place(s: City, question: Placing, action: int) -> shapes.Section | shapes.Plain:
    if action == WITHDRAW:
        return {"kind": "plain"}
    return {
        "kind": "placing",
        "face": face_name(question.face),
        "card": FACE_CARD[question.face],
        "places": [_site(s, question, action)],
    }


def _site(s: City, question: Placing, where: int) -> shapes.Site:
    """One place: a new monument in somebody's area or on top of one, and what that brings to the end."""
    starts = where >= AREA
    owner = where - AREA if starts else owner_of(s, where - ON)
    number = None if starts else place_of_top(s.growing[owner], where - ON)
    built = foundation(question.face) if number is None else s.growing[owner][number].grown(question.face)
    after = s.clone()
    add_section(after, question.seat, question.face, where)
    completes = built.is_complete()
    if completes:
        after = in_best_colours(after, question.seat, owner, len(after.finished[owner]) - 1)
    return {
        "owner": owner,
        "monument": number,
        "completes": completes,
        "wilds": built.colours.count(WILD) if completes else 0,
        "gains": gains(s, after, question.seat, owner, to_the_end=True),
    }


def _colour(s: City, question: ChooseColour, action: int) -> shapes.Colouring:
    built = s.finished[question.owner][question.number]
    after = s.clone()
    question.take(after, action)
    best = in_best_colours(after, question.seat, question.owner, question.number)
    return {
        "kind": "colouring",
        "owner": question.owner,
        "finished": question.number,
        "section": built.lowest_wild(),
        "gains": gains(s, after, question.seat, question.owner),
        "later": gains(after, best, question.seat, question.owner),
    }


# A leftover coin.


def _spend(s: City, question: SpendCoin, action: int) -> shapes.Cashing | shapes.Buying | shapes.Plain:
    if action == TAKE_POINTS:
        after = s.clone()
        question.take(after, action)
        return {"kind": "cashing", "gains": gains(s, after, question.seat, question.seat)}
    return _buying(s, question, action) if action >= BUY else {"kind": "plain"}


def _buying(s: City, question: SpendCoin, action: int) -> shapes.Buying:
    """The card as if it were bought: what it could become at once, and what the end would count of that."""
    card = action - BUY
    after = s.clone()
    question.take(after, action)
    bought = BuildBought(question.seat, card)
    options = Choices()
    bought.collect(after, options)
    faces = [option - BUILD for option in options.listed() if option != DONE and FACE_CARD[option - BUILD] == card]
    return {
        "kind": "buying",
        "pile": owner_of_pile(s, card),
        "card": card,
        "built": [_section(after, bought, face) for face in faces],
    }


PREVIEWS: dict[type, Callable[..., shapes.Preview]] = {
    Bid: _bid,
    Build: _build,
    BuildBought: _build_bought,
    Place: _place,
    PlaceWithPurchase: _place,
    ChooseColour: _colour,
    Discard: _plain,
    SpendCoin: _spend,
}

"""What an option would do, for whoever draws it: the cards a coin bids for, where a section goes, what it scores."""

from chautari.engine.game import Source
from chautari.engine.play import place_of
from chautari.engine.state import Choices
from chautari.games.reviving_kathmandu.actions import (
    AREA,
    BUILD,
    BUY,
    DONE,
    ON,
    TAKE_POINTS,
    WITHDRAW,
    face_name,
    spot_of,
)
from chautari.games.reviving_kathmandu.components import COLOURS, FACE_CARD, HAND_LIMIT, SPOTS
from chautari.games.reviving_kathmandu.monument import foundation
from chautari.games.reviving_kathmandu.rules.bid import Bid, bidder
from chautari.games.reviving_kathmandu.rules.build import (
    Build,
    ChooseColour,
    Place,
    add_section,
    owner_of,
    place_of_top,
)
from chautari.games.reviving_kathmandu.rules.leftover import BuildBought, PlaceWithPurchase, SpendCoin
from chautari.games.reviving_kathmandu.rules.scoring import public_sources, sources
from chautari.games.reviving_kathmandu.state import NO_BID, City

Preview = dict[str, object]


def preview(s: City, seat: int, action: int) -> Preview:
    """Only from what the seat may know; options that need no telling have an empty one."""
    question = s.pending[place_of(s, seat)]
    if isinstance(question, Bid):
        return {"bids_for": _bids_for(s, spot_of(action))}
    if isinstance(question, (Build, BuildBought)):
        return _section(s, question, action - BUILD) if action != DONE else {"discards": _too_many(s, question)}
    if isinstance(question, Place):
        return _section_at(s, question, [action]) if action != WITHDRAW else {}
    if isinstance(question, ChooseColour):
        return _colour(s, question, action)
    if isinstance(question, SpendCoin):
        return _leftover(s, question, action)
    return {}


def _bids_for(s: City, spot: int) -> list[Preview]:
    """The cards that a spot bids for, nearest first, and the coins that already do; a tie is won or lost by place."""
    market = s.printed_market()
    cards = [*market.near[spot], *market.far[spot]]
    return [
        {"place": card, "near": card in market.near[spot], "rivals": _rivals(s, spot, market.bidders[card])}
        for card in cards
    ]


def _rivals(s: City, spot: int, by_strength: list[int]) -> list[Preview]:
    mine = by_strength.index(spot)
    return [
        {"spot": SPOTS[other], "seat": bidder(s.bids[other]), "tie_won": mine < strength}
        for strength, other in enumerate(by_strength)
        if s.bids[other] != NO_BID
    ]


def _too_many(s: City, question: Build | BuildBought) -> int:
    """How many cards have to be discarded once this building is done; none while a leftover coin is spent."""
    return max(0, int(s.held[question.seat]) - HAND_LIMIT) if isinstance(question, Build) else 0


def _section(s: City, question: Build | BuildBought, face: int) -> Preview:
    """A face, and every place where it can go."""
    if isinstance(question, Build):
        place = Place(question.seat, face)
    else:
        place = PlaceWithPurchase(question.seat, face, question.bought)
    places = Choices()
    place.list_places(s, places)
    return _section_at(s, place, places.listed())


def _section_at(s: City, question: Place, places: list[int]) -> Preview:
    return {
        "face": face_name(question.face),
        "card": FACE_CARD[question.face],
        "places": [_built(s, question, where) for where in places],
    }


def _built(s: City, question: Place, where: int) -> Preview:
    """One place: a new monument in somebody's area or on top of one, and what is scored at once."""
    starts = where >= AREA
    owner = where - AREA if starts else owner_of(s, where - ON)
    number = None if starts else place_of_top(s.growing[owner], where - ON)
    built = foundation(question.face) if number is None else s.growing[owner][number].grown(question.face)
    after = s.clone()
    add_section(after, question.seat, question.face, where)
    return {
        "owner": owner,
        "monument": number,
        "completes": built.is_complete(),
        "wilds": built.colours.count(COLOURS.index("wild")) if built.is_complete() else 0,
        "gains": _gains(s, after, question.seat, owner),
    }


def _colour(s: City, question: ChooseColour, action: int) -> Preview:
    built = s.finished[question.owner][question.number]
    after = s.clone()
    question.take(after, action)
    return {
        "owner": question.owner,
        "finished": question.number,
        "section": built.lowest_wild(),
        "gains": _gains(s, after, question.seat, question.owner),
    }


def _leftover(s: City, question: SpendCoin, action: int) -> Preview:
    if action == TAKE_POINTS:
        after = s.clone()
        question.take(after, action)
        return {"gains": _gains(s, after, question.seat, question.seat)}
    return (
        {"pile": next(owner for owner in range(s.seats) if action - BUY in s.discards[owner])} if action >= BUY else {}
    )


def _gains(before: City, after: City, seat: int, owner: int) -> list[Preview]:
    """Points scored on the way, and objectives of a mission that the seat may see."""
    old, new = _scored(before, seat, owner), _scored(after, seat, owner)
    return [
        {"key": now.key, "points": now.points - was.points}
        for was, now in zip(old, new, strict=True)
        if now.points != was.points
    ]


def _scored(s: City, seat: int, owner: int) -> list[Source]:
    if owner != seat and not s.open_missions:
        return public_sources(s, owner)
    return [source for source in sources(s, owner) if source.key != "source-unfinished"]

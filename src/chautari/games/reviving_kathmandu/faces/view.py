"""What one seat, or a spectator, may know: built up from nothing (RK-INF-1)."""

from chautari.engine import bits
from chautari.engine.play import asked, place_of
from chautari.games.reviving_kathmandu.actions import card_name, face_name
from chautari.games.reviving_kathmandu.components import COINS, COLOURS, FACE_CARD, MONUMENTS, SPOTS, is_red
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.rules.bid import Bid, bidder, coin_value
from chautari.games.reviving_kathmandu.rules.build import Build, ChooseColour, Discard, Place
from chautari.games.reviving_kathmandu.rules.leftover import BuildBought, SpendCoin, card_bought
from chautari.games.reviving_kathmandu.rules.scoring import objectives_met, public_sources, sources
from chautari.games.reviving_kathmandu.state import NO_BID, NO_CARD, City

View = dict[str, object]

DOING = (
    (Bid, "bidding"),
    ((Build, BuildBought, Place), "building"),
    (ChooseColour, "colouring"),
    (Discard, "discarding"),
    (SpendCoin, "spending"),
)


def view(s: City, seat: int) -> View:
    return {
        "game": "reviving-kathmandu",
        "seat": seat,
        "over": s.is_over(),
        "asked": asked(s),
        "picked": _picked(s, seat),
        "round": s.round,
        "first": s.first,
        "market": [None if card == NO_CARD else _card(card) for card in s.market[: s.printed_market().cards]],
        "bids": [_bid(s, spot, seat) for spot in s.printed_market().spots if s.bids[spot] != NO_BID],
        "last_bids": [_shown(spot, placed) for spot, placed in enumerate(s.last_bids) if placed != NO_BID],
        "free_spots": [SPOTS[spot] for spot in s.printed_market().spots if s.bids[spot] == NO_BID],
        "blue_deck": bits.size(s.blue),
        "red_deck": bits.size(s.red),
        "under_red_deck": [_card(card) for card in s.under],
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }


def _picked(s: City, seat: int) -> View | None:
    """The card that the seat itself has picked up to place, and as which face; what others hold up is their secret."""
    place = place_of(s, seat)
    question = s.pending[place] if place >= 0 else None
    if not isinstance(question, Place):
        return None
    return {"card": FACE_CARD[question.face], "face": face_name(question.face)}


def _player(s: City, owner: int, seat: int) -> View:
    open_to_seat = owner == seat or s.is_over()
    hand = s.hand(owner)
    on_spots = [placed for placed in s.bids if placed != NO_BID and bidder(placed) == owner]
    unspent = s.coins[owner] | sum(bits.bit(coin_value(placed) - 1) for placed in on_spots)
    mission = s.missions[owner] + 1
    return {
        "seat": owner,
        "team": owner % s.teams if s.teams else None,
        "spent": [coin for coin in range(1, COINS + 1) if not bits.has(unspent, coin - 1)],
        "purse": [coin + 1 for coin in bits.members_of(s.coins[owner])] if open_to_seat or not on_spots else None,
        "doing": _doing(s, owner),
        "cards": len(hand),
        "hand": [_card(card) for card in hand if open_to_seat or not is_red(card)],
        "mission": mission if mission and (open_to_seat or s.open_missions) else None,
        "met": _met(s, owner) if open_to_seat or s.open_missions else None,
        "bought": _card(card) if (card := card_bought(s, owner)) != NO_CARD else None,
        "growing": [_monument(monument) for monument in s.growing[owner]],
        "finished": [_monument(monument) for monument in s.finished[owner]],
        "discards": [_card(card) for card in s.discards[owner]],
        "points": sum(source.points for source in (sources if s.is_over() else public_sources)(s, owner)),
    }


def _met(s: City, owner: int) -> list[str]:
    """The monuments whose objective of the mission is met so far."""
    return [MONUMENTS[kind] for kind in bits.members_of(objectives_met(s, owner))]


def _doing(s: City, owner: int) -> str | None:
    """What everybody can see a seat being busy with; whether it has picked up a card is its secret."""
    place = place_of(s, owner)
    if place < 0:
        return None
    question = s.pending[place]
    return next(word for kind, word in DOING if isinstance(question, kind))


def _card(card: int) -> View:
    return {"id": card, "name": card_name(card)}


def _bid(s: City, spot: int, seat: int) -> View:
    owner = bidder(s.bids[spot])
    return {"spot": SPOTS[spot], "seat": owner, "coin": coin_value(s.bids[spot]) if owner == seat else None}


def _shown(spot: int, placed: int) -> View:
    return {"spot": SPOTS[spot], "seat": bidder(placed), "coin": coin_value(placed)}


def _monument(monument: Monument) -> View:
    return {
        "kind": MONUMENTS[monument.kind],
        "sections": [face_name(face) for face in monument.faces],
        "cards": [FACE_CARD[face] for face in monument.faces],
        "colours": [COLOURS[colour] for colour in monument.colours],
        "points": monument.printed,
        "matching": monument.matching if monument.is_complete() else 0,
    }

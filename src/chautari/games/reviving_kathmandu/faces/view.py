"""What everybody may know of a table, and what one seat adds: its hand, mission, coins and pick (RK-INF-1)."""

from typing import cast

from chautari.engine import bits
from chautari.engine.play import asked
from chautari.games.reviving_kathmandu.components import (
    COINS,
    COLOURS,
    FACE_CARD,
    MONUMENTS,
    SPOTS,
    card_name,
    face_name,
    is_red,
)
from chautari.games.reviving_kathmandu.faces import shapes
from chautari.games.reviving_kathmandu.faces.fits import fits
from chautari.games.reviving_kathmandu.faces.progress import standing
from chautari.games.reviving_kathmandu.monument import Monument
from chautari.games.reviving_kathmandu.question import (
    DOINGS,
    NO_FACE,
    NOT_ASKED,
    NOTHING_BOUGHT,
    card_bought,
    doing,
    picked,
)
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value, coins_on_spots
from chautari.games.reviving_kathmandu.rules.scoring import buddha_colours, objectives_met, public_sources, sources
from chautari.games.reviving_kathmandu.rules.setup import NO_MISSION
from chautari.games.reviving_kathmandu.state import NO_BID, NO_CARD, City

NOBODY = -1


def shared_view(s: City) -> shapes.View:
    market = s.printed_market()
    return {
        "game": "reviving-kathmandu",
        "seat": NOBODY,
        "over": s.is_over(),
        "asked": asked(s),
        "picked": None,
        "round": s.round,
        "first": s.first,
        "market": [None if card == NO_CARD else _card(card) for card in s.market[: market.cards]],
        "bids": _bids(s, NOBODY),
        "last_bids": [_bid(spot, placed, True) for spot, placed in enumerate(s.last_bids) if placed != NO_BID],
        "free_spots": [SPOTS[spot] for spot in market.spots if s.bids[spot] == NO_BID],
        "blue_deck": bits.size(s.blue),
        "red_deck": bits.size(s.red),
        "under_red_deck": [_card(card) for card in s.under],
        "fits": [],
        "players": [_player(s, owner) for owner in range(s.seats)],
    }


def own_view(s: City, seat: int) -> shapes.Own:
    return {
        "table": {"seat": seat, "picked": _picked(s, seat), "bids": _bids(s, seat), "fits": fits(s, seat)},
        "player": _own_player(s, seat),
    }


def open_bids(s: City) -> list[shapes.Bid]:
    """The coins on the market once the game is over and looked at again: none lies face down any more."""
    return [_bid(spot, s.bids[spot], True) for spot in s.printed_market().spots if s.bids[spot] != NO_BID]


def open_players(s: City) -> list[dict[str, object]]:
    """All players once the game is over and looked at again: hands, missions and coins lie open."""
    return [{**_player(s, owner), **_own_player(s, owner)} for owner in range(s.seats)]


def _own_player(s: City, seat: int) -> shapes.OwnPlayer:
    return {
        "purse": _purse(s, seat),
        "hand": [_card(card) for card in s.hand(seat)],
        "mission": _mission(s, seat),
        "met": _met(s, seat),
        "standing": standing(s, seat),
    }


def _bids(s: City, seat: int) -> list[shapes.Bid]:
    """The coins on the market; a seat sees its own, the others' lie face down."""
    spots = s.printed_market().spots
    return [_bid(spot, s.bids[spot], bidder(s.bids[spot]) == seat) for spot in spots if s.bids[spot] != NO_BID]


def _bid(spot: int, placed: int, is_open: bool) -> shapes.Bid:
    return {"spot": SPOTS[spot], "seat": bidder(placed), "coin": coin_value(placed) if is_open else None}


def _picked(s: City, seat: int) -> shapes.Picked | None:
    face = picked(s, seat)
    return None if face == NO_FACE else {"card": FACE_CARD[face], "face": face_name(face)}


def _player(s: City, owner: int) -> shapes.Player:
    over = s.is_over()
    lying = coins_on_spots(s, owner)
    return {
        "seat": owner,
        "team": owner % s.teams if s.teams else None,
        "spent": [coin for coin in range(1, COINS + 1) if not bits.has(s.coins[owner] | lying, coin - 1)],
        "purse": _purse(s, owner) if over or not lying else None,
        "doing": _doing(s, owner),
        "cards": s.held[owner],
        "hand": [_card(card) for card in s.hand(owner) if over or not is_red(card)],
        "mission": _mission(s, owner) if over or s.open_missions else None,
        "met": _met(s, owner) if over or s.open_missions else None,
        "standing": standing(s, owner) if over or s.open_missions else None,
        "bought": _card(card) if (card := card_bought(s, owner)) != NOTHING_BOUGHT else None,
        "growing": [_monument(monument) for monument in s.growing[owner]],
        "finished": [
            _monument(monument, _colours_among(s.finished[owner], n + 1) - _colours_among(s.finished[owner], n))
            for n, monument in enumerate(s.finished[owner])
        ],
        "discards": [_card(card) for card in s.discards[owner]],
        "coin_points": s.coin_points[owner],
        "points": sum(source.points for source in (sources if over else public_sources)(s, owner)),
    }


def _purse(s: City, owner: int) -> list[int]:
    return [coin + 1 for coin in bits.members_of(s.coins[owner])]


def _mission(s: City, owner: int) -> int | None:
    return None if s.missions[owner] == NO_MISSION else s.missions[owner] + 1


def _met(s: City, owner: int) -> list[shapes.Kind]:
    """The monuments whose objective of the mission is met so far."""
    return [_kind(kind) for kind in bits.members_of(objectives_met(s, owner))]


def _doing(s: City, owner: int) -> shapes.Doing | None:
    what = doing(s, owner)
    return None if what == NOT_ASKED else cast(shapes.Doing, DOINGS[what])


def _kind(monument: int) -> shapes.Kind:
    return cast(shapes.Kind, MONUMENTS[monument])


def _card(card: int) -> shapes.Card:
    return {"id": card, "name": card_name(card)}


def _colours_among(finished: tuple[Monument, ...], first: int) -> int:
    """How many colours there are among the first Buddhas of a street."""
    return bits.size(buddha_colours(finished[:first]))


def _monument(monument: Monument, new_colour: int = 0) -> shapes.Monument:
    return {
        "kind": _kind(monument.kind),
        "plot": monument.plot,
        "sections": [face_name(face) for face in monument.faces],
        "cards": [FACE_CARD[face] for face in monument.faces],
        "colours": cast(list[shapes.Colour], [COLOURS[colour] for colour in monument.colours]),
        "points": monument.printed,
        "matching": monument.matching if monument.is_complete() else 0,
        "new_colour": new_colour,
    }

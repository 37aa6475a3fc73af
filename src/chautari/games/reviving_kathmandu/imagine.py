"""A table that a seat could be sitting at: hidden red cards, missions and coins of the others drawn anew."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.games.reviving_kathmandu.components import BLUE_CARDS, CARD_KINDS, RED_OF_KIND, is_red
from chautari.games.reviving_kathmandu.question import NOTHING_BOUGHT, card_bought, question_in
from chautari.games.reviving_kathmandu.rules.bid import bidder, coin_value, hidden_coin
from chautari.games.reviving_kathmandu.rules.leftover import (
    can_be_built,
    kinds_below,
    kinds_held,
    kinds_in_reach,
)
from chautari.games.reviving_kathmandu.state import HAND_ROOM, NO_BID, City

# How often a buyer's hand is dealt anew until it leads to the card bought; then it is put together.
TRIES: Final = 200


def imagine(s: City, seat: i64, luck: Luck) -> City:
    """A copy of the table with all that this seat can't know drawn anew; after the end everything lies open."""
    other = s.clone()
    if s.is_over():
        return other
    forget_half_made_choices(other, seat)
    deal_hands(other, seat, luck)
    deal_coins(other, seat, luck)
    if not s.open_missions:
        deal_missions(other, seat, luck)
    return other


def forget_half_made_choices(s: City, seat: i64) -> None:
    """A card that another seat has picked up but not placed is still its secret."""
    for place in range(len(s.pending)):
        question = question_in(s.pending[place])
        if question is not None and question.seat != seat:
            s.pending[place] = question.as_others_see_it()


def deal_hands(s: City, seat: i64, luck: Luck) -> None:
    """Everybody saw blue cards being taken; the red ones in other hands could be any not seen.

    Whoever has bought a discard holds what lies between it and a monument, so is dealt to before the deck thins out.
    """
    unseen = s.red
    for owner in range(s.seats):
        if owner != seat:
            for card in s.hand(owner):
                if is_red(card):
                    unseen = bits.plus(unseen, card - BLUE_CARDS)
    s.red = unseen
    for owner in range(s.seats):
        if owner != seat and card_bought(s, owner) != NOTHING_BOUGHT:
            deal_buyers_hand(s, owner, luck)
    for owner in range(s.seats):
        if owner != seat and card_bought(s, owner) == NOTHING_BOUGHT:
            deal_hand(s, owner, draw(s.red, hidden_cards(s, owner), luck))


def known_cards(s: City, owner: i64) -> list[int]:
    """The blue cards in a hand."""
    return [card for card in s.hand(owner) if not is_red(card)]


def hidden_cards(s: City, owner: i64) -> i64:
    """How many red cards a hand holds."""
    return s.held[owner] - len(known_cards(s, owner))


def draw(deck: i64, count: i64, luck: Luck) -> i64:
    """So many cards of a deck, as a set of bits."""
    drawn: i64 = 0
    for _ in range(count):
        left = deck & ~drawn
        drawn = bits.plus(drawn, bits.nth(left, luck.below(bits.size(left))))
    return drawn


def deal_hand(s: City, owner: i64, drawn: i64) -> None:
    """These red cards, beside the blue ones that everybody knows."""
    hand = with_red(known_cards(s, owner), drawn)
    for i in range(len(hand)):
        s.hands[owner * HAND_ROOM + i] = hand[i]
    s.red &= ~drawn


def with_red(known: list[int], drawn: i64) -> list[int]:
    """A hand of these blue cards and these red ones."""
    return known + [BLUE_CARDS + number for number in bits.members_of(drawn)]


def deal_buyers_hand(s: City, owner: i64, luck: Luck) -> None:
    """Any hand with which the card bought can be built, each as likely as the others if one is found soon."""
    bought = card_bought(s, owner)
    known = known_cards(s, owner)
    hidden = hidden_cards(s, owner)
    for _ in range(TRIES):
        drawn = draw(s.red, hidden, luck)
        if can_be_built(bought, kinds_in_reach(s.growing[owner], with_red(known, drawn))):
            deal_hand(s, owner, drawn)
            return
    needed = fewest_needed(s, owner, luck)
    deal_hand(s, owner, needed | draw(s.red & ~needed, hidden - bits.size(needed), luck))


def fewest_needed(s: City, owner: i64, luck: Luck) -> i64:
    """A red card for every section missing below the card bought, as the half of it that lacks the fewest."""
    held = kinds_held(known_cards(s, owner))
    any_hand = False
    fewest: i64 = 0
    for kind in bits.members_of(CARD_KINDS[card_bought(s, owner)]):
        missing = [below for below in kinds_below(s.growing[owner], kind) if not bits.has(held, below)]
        needed: i64 = 0
        for below in missing:
            if s.red & RED_OF_KIND[below] != 0:
                needed |= draw(s.red & RED_OF_KIND[below], 1, luck)
        if bits.size(needed) == len(missing) and len(missing) <= hidden_cards(s, owner):
            if not any_hand or len(missing) < bits.size(fewest):
                fewest = needed
            any_hand = True
    assert any_hand, "nobody buys a card that can't be built"
    return fewest


def deal_coins(s: City, seat: i64, luck: Luck) -> None:
    """A coin face down could be any that its owner has not spent."""
    for spot in range(len(s.bids)):
        placed = s.bids[spot]
        if placed != NO_BID and bidder(placed) != seat:
            s.coins[bidder(placed)] = bits.plus(s.coins[bidder(placed)], coin_value(placed) - 1)
    for spot in range(len(s.bids)):
        placed = s.bids[spot]
        if placed != NO_BID and bidder(placed) != seat:
            purse = s.coins[bidder(placed)]
            coin = bits.nth(purse, luck.below(bits.size(purse)))
            s.coins[bidder(placed)] = bits.minus(purse, coin)
            s.bids[spot] = hidden_coin(bidder(placed), coin + 1)


def deal_missions(s: City, seat: i64, luck: Luck) -> None:
    """The missions of the others could be any that this seat does not see."""
    spare = s.spare_missions
    for owner in range(s.seats):
        if owner != seat and s.missions[owner] >= 0:
            spare = bits.plus(spare, s.missions[owner])
    missions: list[int] = []
    for owner in range(s.seats):
        mission = s.missions[owner]
        if owner != seat and mission >= 0:
            mission = bits.nth(spare, luck.below(bits.size(spare)))
            spare = bits.minus(spare, mission)
        missions.append(mission)
    s.spare_missions = spare
    s.missions = tuple(missions)

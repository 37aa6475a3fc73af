"""What the turn at hand can bring: one look further than the question a seat is asked."""

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Choices
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import (
    BUY,
    BUY_SPECIAL,
    COLLECT,
    OFFER,
    PAINT,
    REACH,
    SWAP_FOR,
    TAKE_MAP,
)
from chautari.games.kathmandu.components import (
    BACKPACK,
    BORDER_GUARD,
    COIN,
    DICE,
    GOOD_POINTS,
    MERCHANT,
    MONK,
    MONK_DOUBLES,
    MOUNTAINEER,
    OFFERING_POINTS,
    OFFERINGS,
    PAINT_BOX,
    PINK,
    SIDES,
    YAK_GUIDE,
    YAK_TILE_POINTS,
)
from chautari.games.kathmandu.evaluation.prospects import ANIMALS_APART, CARD, MAP, prospects, time_left, weariness
from chautari.games.kathmandu.landscape import KATHMANDU_SITE, TEMPLE_SITE, TEMPLES
from chautari.games.kathmandu.question import (
    TO_ACT,
    TO_BUY_SPECIAL,
    TO_CHOOSE_DIE,
    TO_CHOOSE_MAP,
    TO_GIVE_MAP,
    TO_MOVE,
    TO_OPEN_CASE,
    TO_REST,
    TO_TAKE,
    TO_THROW,
    Question,
    question_of,
)
from chautari.games.kathmandu.rules.goods import is_city_site
from chautari.games.kathmandu.rules.scoring import animal_value
from chautari.games.kathmandu.rules.target import (
    animals_in_reach,
    equipment_in_reach,
    offer_actions,
)
from chautari.games.kathmandu.rules.trip import Trip, cost_of_way, set_out, straight, ways_to_finish
from chautari.games.kathmandu.state import BOUGHT, DIE_TURNED, MOVED, NO_DIE, NO_GOOD, TEN_POINTS, Player, Trek


def turn_at_hand(s: Trek, seat: i64, left: float) -> float:
    """Looks on from the question that this seat is asked: what the best answer seems to bring."""
    if s.pending[-1].seat != seat:
        return 0.0
    question = question_of(s)
    return 0.0 if question is None else best_answer(s, question, question.number(), left)


def best_answer(s: Trek, question: Question, number: i64, left: float) -> float:
    seat = question.seat
    player = s.players[seat]
    if number == TO_MOVE:
        return best_turned_way(s, seat, left)
    if number == TO_ACT:
        return best_actions(s, seat)
    if number == TO_BUY_SPECIAL:
        return 4.7 + best_actions(s, seat)
    if number == TO_CHOOSE_MAP:
        return MAP + best_actions(s, seat)
    if number == TO_GIVE_MAP:
        return 0.5 + best_actions(s, seat)
    if number == TO_CHOOSE_DIE:
        return best_die(s, seat, left)
    if number == TO_TAKE:
        return 1.3 if player.arrived() else 1.3 + best_way(s, seat, player.die(s.die), left)
    if number == TO_OPEN_CASE:
        return 3.5 + rest_of_turn(s, seat, left)
    if number == TO_THROW:
        return 0.5 + rest_of_turn(s, seat, left)
    if number == TO_REST:
        return weariness(player.exhaustion, left)
    trip = question.trip_so_far()
    return 0.0 if trip is None else best_finish(s, seat, trip, left) - prospects(s, player.yak, left)


def rest_of_turn(s: Trek, seat: i64, left: float) -> float:
    """Behind a card that is being used wait the choice of a die, the movement, or the actions."""
    if s.has_done(MOVED):
        return best_actions(s, seat)
    if s.die != NO_DIE:
        return best_turned_way(s, seat, left)
    return best_die(s, seat, left)


def best_die(s: Trek, seat: i64, left: float) -> float:
    player = s.players[seat]
    best = 0.0
    seen: i64 = 0
    colour: i64 = 0
    while colour < DICE:
        pips = player.die(colour)
        if bits.has(player.unused, colour):
            if colour == PINK and player.is_a(YAK_GUIDE):
                best = max(best, 1.2 + best_side(s, seat, left))
            elif not bits.has(seen, pips):
                seen = bits.plus(seen, pips)
                best = max(best, 1.2 + best_way(s, seat, pips, left))
        colour += 1
    return best


def best_side(s: Trek, seat: i64, left: float) -> float:
    """The yak guide turns the pink die as she likes."""
    best = -99.0
    pips: i64 = 1
    while pips <= SIDES:
        best = max(best, best_way(s, seat, pips, left))
        pips += 1
    return best


def best_turned_way(s: Trek, seat: i64, left: float) -> float:
    """The best movement with the chosen die, which the yak guide may still turn."""
    player = s.players[seat]
    if s.die == PINK and player.is_a(YAK_GUIDE) and not s.has_done(DIE_TURNED):
        return best_side(s, seat, left)
    return best_way(s, seat, player.die(s.die), left)


def best_way(s: Trek, seat: i64, pips: i64, left: float) -> float:
    """The best movement without cards, compared with staying where it is."""
    player = s.players[seat]
    best = -99.0
    direction: i64 = 0
    while direction < 4:
        if player.is_a(BORDER_GUARD):
            best = max(best, best_finish(s, seat, set_out(player, pips, direction, 0), left))
        else:
            best = max(best, straight_way(s, seat, pips, direction, False, left))
            if player.is_a(MOUNTAINEER):
                best = max(best, straight_way(s, seat, pips, direction, True, left))
        direction += 1
    return best - prospects(s, player.yak, left)


def straight_way(s: Trek, seat: i64, pips: i64, direction: i64, climbing: bool, left: float) -> float:
    stop, made, strips = straight(s.landscape, s.players[seat].yak, direction, pips, climbing)
    return after_moving(s, seat, direction, stop, made, strips, made < pips, left)


def best_finish(s: Trek, seat: i64, trip: Trip, left: float) -> float:
    best = -99.0
    for way in ways_to_finish(s, s.players[seat], trip):
        best = max(best, after_moving(s, seat, way.first, way.at, way.made, way.strips, way.is_blocked(), left))
    return best


def after_moving(
    s: Trek, seat: i64, first: i64, stop: i64, made: i64, strips: i64, blocked: bool, left: float
) -> float:
    """What stopping there would bring, and the way from there on."""
    player = s.players[seat]
    compass, fodder, tired = cost_of_way(s, player, first, made, strips, blocked)
    value = spot(s, seat, stop) + prospects(s, stop, left)
    value += weariness(player.exhaustion, left)
    if s.landscape.sites[stop] != KATHMANDU_SITE:
        value -= weariness(player.exhaustion + tired, left)
    return value - 1.4 * float(compass + fodder)


def spot(s: Trek, seat: i64, space: i64) -> float:
    """What stopping on a space would bring by its actions."""
    player = s.players[seat]
    here = player.yak
    player.yak = space
    value = tile_gain(s, player) + actions_gain(s, seat)
    player.yak = here
    return value


def tile_gain(s: Trek, player: Player) -> float:
    if player.tile == TEN_POINTS or player.tile != s.landscape.landscape_of(player.yak):
        return 0.0
    face_down = player.face_down()
    return float(YAK_TILE_POINTS[face_down - 1] - YAK_TILE_POINTS[face_down])


def actions_gain(s: Trek, seat: i64) -> float:
    player = s.players[seat]
    site = s.landscape.sites[player.yak]
    value = 0.0
    if player.resource(PAINT_BOX) > 0 and animals_in_reach(s, player) != 0:
        value += animal_gain(s)
    if player.resource(BACKPACK) > 0 and equipment_in_reach(s, player) != 0:
        value += CARD * time_left(s)
    if is_city_site(site):
        value += good_gain(s, seat, site)
    elif TEMPLE_SITE <= site < TEMPLE_SITE + TEMPLES:
        value += offering_gain(player, site - TEMPLE_SITE)
    return value


def animal_gain(s: Trek) -> float:
    return max(float(animal_value(s)), ANIMALS_APART) + 0.5 - 1.3


def offering_gain(player: Player, temple: i64) -> float:
    if bits.has(player.visited, temple) or player.offerings == OFFERINGS:
        return 0.0
    made = player.offerings + 1
    if player.is_a(MONK) and player.doubles < MONK_DOUBLES and made < OFFERINGS:
        made += 1
    return float(OFFERING_POINTS[made] - OFFERING_POINTS[player.offerings]) + MAP


def good_gain(s: Trek, seat: i64, site: i64) -> float:
    if s.players[seat].resource(COIN) == 0 or s.has_done(BOUGHT):
        return 0.0
    if not s.players[seat].is_a(MERCHANT):
        return gain_of_good(s, seat, s.goods[site])
    best = 0.0
    city = site - site % 4
    for place in range(4):
        best = max(best, gain_of_good(s, seat, s.goods[city + place]))
    return best


def gain_of_good(s: Trek, seat: i64, good: i64) -> float:
    player = s.players[seat]
    coins = player.resource(COIN)
    if good == NO_GOOD:
        return 0.0
    value = float(GOOD_POINTS[good]) - 1.3
    if packs.count(player.goods, good) == 0:
        value += 1.2
    if coins > 1 and s.specials[good] != seat:
        value += 4.0
    return value


# Actions that are open, one by one


def best_actions(s: Trek, seat: i64) -> float:
    """All that is open on the target space, as each kind is taken once."""
    out = Choices()
    offer_actions(s, seat, out)
    player = s.players[seat]
    value = 0.0
    painted = False
    collected = False
    bought = False
    i: i64 = 0
    while i < out.count:
        action = out.ids[i]
        if PAINT <= action < COLLECT and not painted:
            painted = True
            value += animal_gain(s)
        elif COLLECT <= action < BUY and not collected:
            collected = True
            value += CARD * time_left(s)
        elif BUY <= action < BUY_SPECIAL and not bought:
            bought = True
            value += max(0.0, good_gain(s, seat, s.landscape.sites[player.yak]))
        elif action == OFFER:
            value += offering_gain(player, s.landscape.sites[player.yak] - TEMPLE_SITE)
        elif REACH <= action < TAKE_MAP:
            value += 2.0
        elif action >= SWAP_FOR:
            value += 0.01
        i += 1
    return value

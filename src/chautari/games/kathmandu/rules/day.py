"""Rounds and days: turn order, the standee, the weather, new cards, the end (rulebook, End of the day)."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices, Decision, Step
from chautari.games.kathmandu.actions import SHOW_ANIMAL, SHOW_EQUIPMENT, STORM, SUN, WEATHER
from chautari.games.kathmandu.components import DICE, ROUNDS
from chautari.games.kathmandu.landscape import slot_of
from chautari.games.kathmandu.rules.before import roll
from chautari.games.kathmandu.rules.die import OFFER_DICE, TAKE_RESOURCE
from chautari.games.kathmandu.rules.tents import AskForTents, DealTent
from chautari.games.kathmandu.state import NO_DIE, Trek

NOBODY_COUNTS: Final = 99
USUAL_WEATHER: Final = -1
CHANCE_WEATHER: Final = -2


class StartDay(Step[Trek]):
    def happen(self, s: Trek) -> None:
        s.day += 1
        s.round = 0
        s.turn = 0
        s.tell("day", s.standee, s.day)
        s.then(START_TURN)


class StartTurn(Step[Trek]):
    """KA-TRN-1. In Kathmandu a turn is one resource (KA-ACT-7)."""

    def happen(self, s: Trek) -> None:
        seat = s.active()
        s.done = 0
        s.die = NO_DIE
        if s.players[seat].arrived():
            s.then(TAKE_RESOURCE[seat], NEXT_TURN)
        elif s.with_tents:
            s.then(OFFER_DICE[seat], AskForTents(seat, 0), NEXT_TURN)
        else:
            s.then(OFFER_DICE[seat], NEXT_TURN)


class NextTurn(Step[Trek]):
    """Three rounds make a day; when all yaks have arrived the game ends at once (KA-END-2)."""

    def happen(self, s: Trek) -> None:
        if s.all_arrived():
            s.die = NO_DIE
            s.tell("game-over", -1)
            return
        s.turn += 1
        if s.turn == s.seats:
            s.turn = 0
            s.round += 1
            if s.round == ROUNDS:
                end_day(s)
                return
        s.then(START_TURN)


# Made once: they never change.
START_TURN: Final = StartTurn()
NEXT_TURN: Final = NextTurn()


def end_day(s: Trek) -> None:
    """Standee, dice, weather, cards; on the last day only the weather."""
    s.die = NO_DIE
    if s.day == s.days():
        s.then(Weather(), GameOver())
        return
    after: list[Decision[Any]] = []
    pass_standee(s, after)
    for seat in range(s.seats):
        player = s.players[seat]
        player.used = 0
        player.unused = 0
        if not player.arrived():
            player.unused = bits.first(DICE)
            after.append(roll(seat, player.unused))
    after.extend([Weather(), ShowEquipment(), ShowAnimals(animals_a_day(s)), StartDay()])
    s.then_all(after)


class GameOver(Step[Trek]):
    def happen(self, s: Trek) -> None:
        s.tell("game-over", -1)


# The standee


def pass_standee(s: Trek, after: list[Decision[Any]]) -> None:
    """To the lowest total; among equals to the nearest clockwise from the previous owner, who comes last (KA-DAY-1)."""
    lowest = lowest_total(s)
    if lowest == NOBODY_COUNTS:
        return
    previous = s.standee
    distance = s.seats
    while distance > 0:
        seat = (previous + distance) % s.seats
        if counts(s, seat) and s.players[seat].total() == lowest:
            s.standee = seat
        distance -= 1
    s.tell("standee", s.standee, lowest)
    if s.with_tents:
        deal_tents(s, previous, lowest, after)


def counts(s: Trek, seat: i64) -> bool:
    """Only who used three dice today."""
    return bits.size(s.players[seat].used) == ROUNDS


def lowest_total(s: Trek) -> i64:
    lowest: i64 = NOBODY_COUNTS
    seat: i64 = 0
    while seat < s.seats:
        if counts(s, seat) and s.players[seat].total() < lowest:
            lowest = s.players[seat].total()
        seat += 1
    return lowest


def deal_tents(s: Trek, previous: i64, lowest: i64, after: list[Decision[Any]]) -> None:
    """KA-TNT-1: everybody with the lowest total, clockwise from the previous owner, as long as the pile lasts."""
    for distance in range(1, s.seats + 1):
        seat = (previous + distance) % s.seats
        if counts(s, seat) and s.players[seat].total() == lowest:
            after.append(TentIfLeft(seat))


class TentIfLeft(Step[Trek]):
    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer: i64 = drawer

    def happen(self, s: Trek) -> None:
        if s.tent_deck != 0:
            s.then(DealTent(self.drawer))


# The weather


def shuffle_weather(s: Trek, day: i64) -> None:
    """KA-SET-1, KA-LNG-1: the tiles that the weather of the coming days is drawn from."""
    if day > 1 and s.weather != USUAL_WEATHER:
        return
    if s.weather == USUAL_WEATHER:
        s.storms = 4 if s.long and day > 1 else 3
        s.suns = 3 if s.long and day == 1 else 2
    elif s.weather == CHANCE_WEATHER:
        s.storms = 6
        s.suns = 6
    else:
        s.storms = s.weather
        s.suns = s.days() - s.weather


def draws_left(s: Trek) -> i64:
    """How many of the tiles that lie ready will be turned: as many as there are days until others are shuffled."""
    lasts, tiles = s.days(), s.days()
    if s.weather == USUAL_WEATHER:
        lasts, tiles = s.days() // 2, 6 if s.long else 5
    elif s.weather == CHANCE_WEATHER:
        tiles = 12
    return lasts - (tiles - s.suns - s.storms)


class Weather(Chance[Trek]):
    """KA-DAY-3: the next tile."""

    def collect(self, s: Trek, out: Choices) -> None:
        if s.suns > 0:
            out.add(WEATHER + SUN)
        if s.storms > 0:
            out.add(WEATHER + STORM)

    def weight(self, s: Trek, outcome: i64) -> i64:
        return s.suns if outcome == WEATHER + SUN else s.storms

    def sample(self, s: Trek, luck: Luck) -> i64:
        return WEATHER + (SUN if luck.below(s.suns + s.storms) < s.suns else STORM)

    def take(self, s: Trek, action: i64) -> None:
        if action == WEATHER + SUN:
            s.suns -= 1
            s.tell("sun", -1)
        else:
            s.storms -= 1
            if s.storm < s.landscape.destination():
                s.storm += 1
            s.tell("storm", -1, s.storm)
        for seat in range(s.seats):
            if is_behind_storm(s, seat):
                s.players[seat].tire()
                s.tell("in-storm", seat)
        if s.day == s.days() // 2:
            shuffle_weather(s, s.day + 1)


def is_behind_storm(s: Trek, seat: i64) -> bool:
    """After n storms it stands on strip n, and the first n boards lie behind it."""
    yak = s.players[seat].yak
    return yak >= 0 and slot_of(yak) < s.storm


# New cards


def animals_a_day(s: Trek) -> i64:
    return 1 if s.seats == 2 else 2


class ShowEquipment(Step[Trek]):
    """KA-SET-2, KA-DAY-4: up to players + 1 equipment cards, as long as the pile lasts."""

    def happen(self, s: Trek) -> None:
        if s.equipment_deck != 0 and bits.size(s.equipment_shown) <= s.seats:
            s.then(TurnUpEquipment(), self)


class TurnUpEquipment(Chance[Trek]):
    def collect(self, s: Trek, out: Choices) -> None:
        for card in bits.members_of(s.equipment_deck):
            out.add(SHOW_EQUIPMENT + card)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return SHOW_EQUIPMENT + bits.nth(s.equipment_deck, luck.below(bits.size(s.equipment_deck)))

    def take(self, s: Trek, action: i64) -> None:
        card = action - SHOW_EQUIPMENT
        s.equipment_deck = bits.minus(s.equipment_deck, card)
        s.equipment_shown = bits.plus(s.equipment_shown, card)
        s.tell("shown", -1, card)


class ShowAnimals(Step[Trek]):
    """KA-SET-2, KA-DAY-4: one animal more, or two, whatever is still there."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left: i64 = left

    def happen(self, s: Trek) -> None:
        if self.left > 0 and s.animal_deck != 0:
            s.then(TurnUpAnimal(), ShowAnimals(self.left - 1))


class TurnUpAnimal(Chance[Trek]):
    def collect(self, s: Trek, out: Choices) -> None:
        for animal in bits.members_of(s.animal_deck):
            out.add(SHOW_ANIMAL + animal)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return SHOW_ANIMAL + bits.nth(s.animal_deck, luck.below(bits.size(s.animal_deck)))

    def take(self, s: Trek, action: i64) -> None:
        animal = action - SHOW_ANIMAL
        s.animal_deck = bits.minus(s.animal_deck, animal)
        s.animals_shown = bits.plus(s.animals_shown, animal)
        s.tell("shown-animal", -1, animal)

"""Everything that lies on a table of Kathmandu."""

from typing import Any, Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.state import Decision, State
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.boards import CELLS
from chautari.games.kathmandu.components import (
    DICE,
    DISTANCE_POINTS,
    MOST_EXHAUSTION,
    YAK_TILES,
)
from chautari.games.kathmandu.landscape import Landscape

NOT_PLACED: Final = -1
IN_KATHMANDU: Final = -2

# The yak tile that shows 10 points; no tile shows before the first is revealed.
TEN_POINTS: Final = YAK_TILES
NO_TILE: Final = -1

NO_DIE: Final = -1
NO_CHARACTER: Final = -1
NO_OWNER: Final = -1
NO_GOOD: Final = -1

# What a turn has seen already: a set of bits.
REROLLED: Final = 0
DIE_TURNED: Final = 1
MOVED: Final = 2
FULFILLED: Final = 3
PAINTED: Final = 4
COLLECTED: Final = 5
BOUGHT: Final = 6
SWAPPED: Final = 7


class Player:
    """What lies before one player. Things of several kinds are packs or sets of bits: a copy is a few numbers."""

    def __init__(
        self,
        yak: i64,
        dice: i64,
        unused: i64,
        used: i64,
        exhaustion: i64,
        resources: i64,
        equipment: i64,
        animals: i64,
        maps: i64,
        secured: i64,
        goods: i64,
        offerings: i64,
        visited: i64,
        tile: i64,
        hidden_tiles: i64,
        kathmandu: i64,
        tents: i64,
        character: i64,
        doubles: i64,
    ) -> None:
        self.yak: i64 = yak
        self.dice: i64 = dice
        self.unused: i64 = unused
        self.used: i64 = used
        self.exhaustion: i64 = exhaustion
        self.resources: i64 = resources
        self.equipment: i64 = equipment
        self.animals: i64 = animals
        self.maps: i64 = maps
        self.secured: i64 = secured
        self.goods: i64 = goods
        self.offerings: i64 = offerings
        self.visited: i64 = visited
        self.tile: i64 = tile
        self.hidden_tiles: i64 = hidden_tiles
        self.kathmandu: i64 = kathmandu
        self.tents: i64 = tents
        self.character: i64 = character
        self.doubles: i64 = doubles

    def clone(self) -> "Player":
        return Player(
            self.yak,
            self.dice,
            self.unused,
            self.used,
            self.exhaustion,
            self.resources,
            self.equipment,
            self.animals,
            self.maps,
            self.secured,
            self.goods,
            self.offerings,
            self.visited,
            self.tile,
            self.hidden_tiles,
            self.kathmandu,
            self.tents,
            self.character,
            self.doubles,
        )

    def arrived(self) -> bool:
        return self.yak == IN_KATHMANDU

    def die(self, colour: i64) -> i64:
        return packs.count(self.dice, colour)

    def set_die(self, colour: i64, pips: i64) -> None:
        self.dice += bits.shift(pips - self.die(colour), 4 * colour)

    def total(self) -> i64:
        """The pips of the dice used today."""
        pips: i64 = 0
        colour: i64 = 0
        while colour < DICE:
            if bits.has(self.used, colour):
                pips += self.die(colour)
            colour += 1
        return pips

    # Resources are unlimited, so they take eight bits each.

    def resource(self, kind: i64) -> i64:
        return (self.resources >> (8 * kind)) & 255

    def gain(self, kind: i64) -> None:
        self.resources += bits.shift(1, 8 * kind)

    def pay(self, kind: i64) -> None:
        self.resources -= bits.shift(1, 8 * kind)

    def card(self, kind: i64) -> i64:
        """How many equipment cards of a kind."""
        return packs.count(self.equipment, kind)

    def discard(self, kind: i64) -> None:
        self.equipment = packs.one_less(self.equipment, kind)

    def tire(self, markers: i64 = 1) -> None:
        """Exhaustion, never more than three (KA-MOV-5)."""
        self.exhaustion += markers
        if self.exhaustion > MOST_EXHAUSTION:
            self.exhaustion = MOST_EXHAUSTION

    def face_down(self) -> i64:
        """Yak tiles still face down, the 10-point tile among them."""
        if self.tile == TEN_POINTS:
            return 0
        return bits.size(self.hidden_tiles) + 1

    def is_a(self, character: i64) -> bool:
        return self.character == character


class Trek(State):
    """The table. The landscape never changes; decks that nobody has looked into are what is left of them."""

    def __init__(
        self,
        seats: i64,
        pending: list[Decision[Any]],
        floor: i64,
        phases: i64,
        with_tents: bool,
        with_characters: bool,
        long: bool,
        needles: i64,
        weather: i64,
        landscape: Landscape,
        way: i64,
        laid: tuple[int, ...],
        players: list[Player],
        goods: list[int],
        specials: list[int],
        day: i64,
        round: i64,
        turn: i64,
        standee: i64,
        done: i64,
        die: i64,
        storm: i64,
        suns: i64,
        storms: i64,
        equipment_deck: i64,
        equipment_shown: i64,
        animal_deck: i64,
        animals_shown: i64,
        map_deck: i64,
        maps_under: tuple[int, ...],
        maps_shown: i64,
        spare: i64,
        tent_deck: i64,
        arrivals: i64,
    ) -> None:
        super().__init__(seats, pending, floor, phases)
        self.with_tents = with_tents
        self.with_characters = with_characters
        self.long = long
        self.needles: i64 = needles
        self.weather: i64 = weather
        self.landscape = landscape
        self.way: i64 = way
        self.laid = laid
        self.players = players
        self.goods = goods
        self.specials = specials
        self.day: i64 = day
        self.round: i64 = round
        self.turn: i64 = turn
        self.standee: i64 = standee
        self.done: i64 = done
        self.die: i64 = die
        self.storm: i64 = storm
        self.suns: i64 = suns
        self.storms: i64 = storms
        self.equipment_deck: i64 = equipment_deck
        self.equipment_shown: i64 = equipment_shown
        self.animal_deck: i64 = animal_deck
        self.animals_shown: i64 = animals_shown
        self.map_deck: i64 = map_deck
        self.maps_under = maps_under
        self.maps_shown: i64 = maps_shown
        self.spare: i64 = spare
        self.tent_deck: i64 = tent_deck
        self.arrivals: i64 = arrivals

    def clone(self) -> "Trek":
        return Trek(
            self.seats,
            self.pending[:],
            self.floor,
            self.phases,
            self.with_tents,
            self.with_characters,
            self.long,
            self.needles,
            self.weather,
            self.landscape,
            self.way,
            self.laid,
            [player.clone() for player in self.players],
            self.goods[:],
            self.specials[:],
            self.day,
            self.round,
            self.turn,
            self.standee,
            self.done,
            self.die,
            self.storm,
            self.suns,
            self.storms,
            self.equipment_deck,
            self.equipment_shown,
            self.animal_deck,
            self.animals_shown,
            self.map_deck,
            self.maps_under,
            self.maps_shown,
            self.spare,
            self.tent_deck,
            self.arrivals,
        )

    def active(self) -> i64:
        """Whose turn it is (KA-TRN-1)."""
        return (self.standee + self.turn) % self.seats

    def days(self) -> i64:
        return 8 if self.long else 6

    def boards(self) -> i64:
        """How many terrain boards lie between start and destination."""
        return 6 if self.long else 4

    def has_done(self, what: i64) -> bool:
        return bits.has(self.done, what)

    def mark_done(self, what: i64) -> None:
        self.done = bits.plus(self.done, what)

    def die_pips(self, seat: i64) -> i64:
        """What the die chosen this turn shows."""
        return self.players[seat].die(self.die)

    def strips_to_go(self, seat: i64) -> i64:
        """How many border strips lie between a yak and Kathmandu's board."""
        yak = self.players[seat].yak
        if yak == IN_KATHMANDU:
            return 0
        slot = yak // CELLS if yak >= 0 else 0
        return self.landscape.destination() - slot

    def distance_points(self, seat: i64) -> i64:
        strips = self.strips_to_go(seat)
        last: i64 = len(DISTANCE_POINTS) - 1
        return DISTANCE_POINTS[strips if strips < last else last]

    def all_arrived(self) -> bool:
        return self.arrivals == self.seats

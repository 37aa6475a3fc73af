"""What a seat may know as a row of numbers: everything but the others' tents (KA-SET-7, KA-TNT-1)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.sheet import COUNT, FLAG, NUMBER, ROW, Observer, Part, Sheet, heading
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.boards import CELLS, DESTINATION, MOUNTAIN
from chautari.games.kathmandu.components import (
    ANIMALS,
    CHARACTERS,
    DICE,
    EQUIPMENT,
    GOODS,
    KINDS,
    LANDSCAPES,
    MAP_COLOURS,
    MAPS,
    MAPS_OF_A_KIND,
    MONK,
    MONK_DOUBLES,
    MOST_SEATS,
    RESOURCES,
    ROUNDS,
    YAK_TILES,
)
from chautari.games.kathmandu.landscape import CITY_SITES, HEADINGS, SLOTS, SPACES, TEMPLES
from chautari.games.kathmandu.question import BY_CHANCE, QUESTIONS, TO_ROLL, Question
from chautari.games.kathmandu.rules.before import Roll
from chautari.games.kathmandu.state import NO_DIE, Player, Trek

BIGGEST_DECK: Final = MAPS * MAPS_OF_A_KIND
FLAGS: Final = 8  # of what a turn has seen already
NUMBERS: Final = 6
LONGEST_PATH: Final = 13  # from where the yak stands, twice six steps


class TrekObserver(Observer[Trek]):
    def parts(self, seats: i64) -> list[Part]:
        parts = heading(seats, MOST_SEATS)
        parts += [
            Part("day", 2, COUNT, 8, "the day, and how many there are"),
            Part("round", 1, COUNT, ROUNDS, "the round of the day"),
            Part("active", 1, NUMBER, seats, "whose turn it is, 1 being the seat itself"),
            Part("standee", 1, NUMBER, seats, "who has the standee, 1 being the seat itself"),
            Part("die", DICE, FLAG, 1, "the die chosen this turn by colour"),
            Part("weather", 3, COUNT, 6, "today's storm, suns and storms still to come"),
            Part("boards", SLOTS * 2, NUMBER, DESTINATION + 1, "each board's face and its quarter turns"),
            Part("headings", SLOTS - 1, NUMBER, 4, "the direction in which each board is left"),
            Part("grounds", SPACES, NUMBER, MOUNTAIN + 1, "what lies on each space: nine landscapes or a mountain"),
            Part("goods", CITY_SITES, NUMBER, len(GOODS), "the good on each space of the cities"),
            Part("specials", len(GOODS), NUMBER, seats, "who has each special good, 1 being the seat itself"),
            Part("equipment", EQUIPMENT, FLAG, 1, "equipment cards on display"),
            Part("animals", len(ANIMALS), FLAG, 1, "animals on display"),
            Part("maps", MAPS, COUNT, 2, "maps on display by kind"),
            Part("piles", 3, COUNT, EQUIPMENT, "cards in the piles of equipment, animals and maps"),
            Part("maps_under", BIGGEST_DECK, ROW, MAPS, "maps put under the pile, the next one first"),
            Part("arrivals", 1, COUNT, seats, "Kathmandu tiles taken"),
            Part("tents", 2, COUNT, 24, "whether there are tents, and how many in the pile"),
            Part("done", FLAGS, FLAG, 1, "what the turn has seen already"),
            Part("question", 1, NUMBER, QUESTIONS, "what is asked"),
            Part("question_numbers", NUMBERS, COUNT, 64, "what everybody has heard of it: see put_question"),
            Part("path", LONGEST_PATH, ROW, SPACES, "the spaces of a movement as far as it is declared"),
        ]
        for turn in range(seats):
            who = f"player_{turn}"
            parts += [
                Part(f"{who}.yak", 1, NUMBER, SPACES + 1, "the space of the yak; 289 in Kathmandu"),
                Part(f"{who}.pips", DICE, COUNT, 6, "what each die shows"),
                Part(f"{who}.unused", DICE, FLAG, 1, "dice not used yet"),
                Part(f"{who}.used", DICE, FLAG, 1, "dice used today"),
                Part(f"{who}.exhaustion", 1, COUNT, 3, "exhaustion markers"),
                Part(f"{who}.resources", len(RESOURCES), COUNT, 30, "resources by kind"),
                Part(f"{who}.equipment", len(KINDS), COUNT, 3, "equipment cards by kind"),
                Part(f"{who}.animals", len(ANIMALS), FLAG, 1, "animals painted"),
                Part(f"{who}.maps", MAPS, COUNT, 2, "maps by kind"),
                Part(f"{who}.secured", len(MAP_COLOURS), COUNT, 2, "secured pairs of maps by colour"),
                Part(f"{who}.goods", len(GOODS), COUNT, 4, "goods by type"),
                Part(f"{who}.offerings", 1, COUNT, 9, "offerings made"),
                Part(f"{who}.visited", TEMPLES, FLAG, 1, "temples with an offering"),
                Part(f"{who}.tile", 1, NUMBER, YAK_TILES + 1, "the yak tile shown; 10 is the one worth ten points"),
                Part(f"{who}.hidden_tiles", YAK_TILES, FLAG, 1, "yak tiles still face down by landscape"),
                Part(f"{who}.kathmandu", 1, COUNT, 15, "the points of the Kathmandu tile"),
                Part(f"{who}.character", len(CHARACTERS), FLAG, 1, "the character"),
                Part(f"{who}.doubles_left", 1, COUNT, MONK_DOUBLES, "double offerings the monk has left"),
                Part(f"{who}.tents", 1, COUNT, 12, "tents in hand"),
                Part(f"{who}.tent_hand", len(LANDSCAPES), COUNT, 3, "the tents by landscape, if known"),
            ]
        return parts

    def write(self, s: Trek, seat: i64, sheet: Sheet) -> None:
        sheet.put_heading(s, seat, MOST_SEATS)
        sheet.put(s.day)
        sheet.put(s.days())
        sheet.put((s.round if s.round < ROUNDS else ROUNDS - 1) + 1)
        sheet.put_seat(s.active(), seat, s.seats)
        sheet.put_seat(s.standee, seat, s.seats)
        sheet.put_set(bits.bit(s.die) if s.die != NO_DIE else 0, DICE)
        sheet.put(s.storm)
        sheet.put(s.suns)
        sheet.put(s.storms)
        put_landscape(s, sheet)
        for good in s.goods:
            sheet.put(good + 1)
        for owner in s.specials:
            sheet.put_seat(owner, seat, s.seats)
        put_displays(s, sheet)
        sheet.put_set(s.done, FLAGS)
        put_question(s, seat, sheet)
        player: i64 = seat
        turn: i64 = 0
        while turn < s.seats:
            put_player(s.players[player], player == seat or len(s.pending) == 0, sheet)
            player = player + 1 if player + 1 < s.seats else 0
            turn += 1


def put_landscape(s: Trek, sheet: Sheet) -> None:
    land = s.landscape
    slot: i64 = 0
    while slot < SLOTS:
        if slot < land.slots:
            sheet.put(land.faces[slot] + 1)
            sheet.put(land.turns[slot])
        elif land.slots == 0 and slot < len(s.laid):
            sheet.put(s.laid[slot] // 4 + 1)
            sheet.put(s.laid[slot] % 4)
        else:
            sheet.skip(2)
        slot += 1
    headings = land.headings if land.slots > 0 else HEADINGS[s.way]
    sheet.put_row(headings)
    sheet.skip(SLOTS - 1 - len(headings))
    sheet.put_all(land.grounds)
    sheet.skip(SPACES - land.slots * CELLS)


def put_displays(s: Trek, sheet: Sheet) -> None:
    sheet.put_set(s.equipment_shown, EQUIPMENT)
    sheet.put_set(s.animals_shown, len(ANIMALS))
    sheet.put_digits(s.maps_shown, 4, MAPS)
    sheet.put(bits.size(s.equipment_deck))
    sheet.put(bits.size(s.animal_deck))
    sheet.put(packs.size(s.map_deck) + len(s.maps_under))
    sheet.put_row(s.maps_under)
    sheet.skip(BIGGEST_DECK - len(s.maps_under))
    sheet.put(s.arrivals)
    sheet.put_flag(s.with_tents)
    sheet.put(packs.size(s.tent_deck))


def put_question(s: Trek, seat: i64, sheet: Sheet) -> None:
    """Its number, then: who rolls which dice; throws left; a good; whose map; who moves; a movement so far."""
    end = sheet.at + 1 + NUMBERS + LONGEST_PATH
    if len(s.pending) > 0:
        question = s.pending[-1]
        if isinstance(question, Question):
            sheet.put(question.number())
            question.put_on(sheet, seat, s.seats)
        elif isinstance(question, Roll):
            sheet.put(TO_ROLL)
            sheet.put_seat(question.roller, seat, s.seats)
            sheet.put(question.dice)
        else:
            sheet.put(BY_CHANCE)
    sheet.skip(end - sheet.at)


def put_player(player: Player, is_open: bool, sheet: Sheet) -> None:
    sheet.put(SPACES + 1 if player.arrived() else player.yak + 1)
    sheet.put_digits(player.dice, 4, DICE)
    sheet.put_set(player.unused, DICE)
    sheet.put_set(player.used, DICE)
    sheet.put(player.exhaustion)
    sheet.put_digits(player.resources, 8, len(RESOURCES))
    sheet.put_digits(player.equipment, 4, len(KINDS))
    sheet.put_set(player.animals, len(ANIMALS))
    sheet.put_digits(player.maps, 4, MAPS)
    sheet.put_digits(player.secured, 4, len(MAP_COLOURS))
    sheet.put_digits(player.goods, 4, len(GOODS))
    sheet.put(player.offerings)
    sheet.put_set(player.visited, TEMPLES)
    sheet.put(player.tile + 1)
    sheet.put_set(player.hidden_tiles, YAK_TILES)
    sheet.put(player.kathmandu)
    sheet.put_set(bits.bit(player.character) if player.character >= 0 else 0, len(CHARACTERS))
    sheet.put(MONK_DOUBLES - player.doubles if player.is_a(MONK) else 0)
    sheet.put(packs.size(player.tents))
    if is_open:
        sheet.put_digits(player.tents, 4, len(LANDSCAPES))
    else:
        sheet.skip(len(LANDSCAPES))


OBSERVER: Final = TrekObserver(1)

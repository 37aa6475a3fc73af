"""Setting the table: the landscape, goods, displays, each player's things, the yaks (rulebook, Set-up A and B)."""

from typing import Any

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.meta import Settings
from chautari.engine.state import Chance, Choices, Decision, Step
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import CHARACTER, DEAL_CARD, DIE, PLACE, STANDEE
from chautari.games.kathmandu.components import (
    ANIMALS,
    CHARACTERS,
    DICE,
    EQUIPMENT,
    GOODS,
    KINDS,
    LANDSCAPES,
    MAPS,
    MAPS_OF_A_KIND,
    MAPS_SHOWN,
    RESOURCES,
    START_CARDS,
    START_RESOURCES,
    TENTS,
    TENTS_OF_A_LANDSCAPE,
    USUAL_CARDS,
    YAK_TILES,
)
from chautari.games.kathmandu.landscape import (
    CITY_SITES,
    EMPTY_WAY,
    FIRST_GAME,
    NOT_YET,
)
from chautari.games.kathmandu.question import TO_CHOOSE_CHARACTER, TO_PLACE, Question
from chautari.games.kathmandu.rules.before import roll
from chautari.games.kathmandu.rules.day import (
    CHANCE_WEATHER,
    USUAL_WEATHER,
    ShowAnimals,
    ShowEquipment,
    StartDay,
    animals_a_day,
    shuffle_weather,
)
from chautari.games.kathmandu.rules.laying import ANY_NEEDLES, ChooseBend, set_landscape
from chautari.games.kathmandu.rules.maps import DISPLAY, DealMap, DrawMap
from chautari.games.kathmandu.rules.tiles import RevealTile
from chautari.games.kathmandu.state import NO_CHARACTER, NO_DIE, NO_GOOD, NO_OWNER, NO_TILE, NOT_PLACED, Player, Trek


def set_table(seats: i64, settings: Settings) -> Trek:
    long = bool(settings["long"])
    s = Trek(
        seats,
        [],
        floor=-1,
        phases=0,
        with_tents=bool(settings["tents"]),
        with_characters=bool(settings["characters"]),
        long=long,
        needles=needles_wanted(settings),
        weather=weather_wanted(settings),
        landscape=NOT_YET,
        way=EMPTY_WAY,
        laid=(),
        players=[new_player() for _ in range(seats)],
        goods=[NO_GOOD] * CITY_SITES,
        specials=[NO_OWNER] * len(GOODS),
        day=0,
        round=0,
        turn=0,
        standee=0,
        done=0,
        die=NO_DIE,
        storm=0,
        suns=0,
        storms=0,
        equipment_deck=bits.first(EQUIPMENT),
        equipment_shown=0,
        animal_deck=bits.first(len(ANIMALS)),
        animals_shown=0,
        map_deck=packs.each(MAPS, MAPS_OF_A_KIND),
        maps_under=(),
        maps_shown=0,
        spare=bits.first(len(KINDS)),
        tent_deck=packs.each(len(LANDSCAPES) - 1, TENTS_OF_A_LANDSCAPE) if settings["tents"] else 0,
        arrivals=0,
    )
    assert not s.with_tents or packs.size(s.tent_deck) == TENTS, "24 tents (KA-CMP-4)"
    shuffle_weather(s, 1)
    s.then(SetDisplays(), SetPlayers())
    if settings["landscape"] == "first-game":
        set_landscape(s, FIRST_GAME)
    else:
        s.then(ChooseBend())
    return s


def needles_wanted(settings: Settings) -> i64:
    wanted = str(settings["needles"])
    return ANY_NEEDLES if wanted == "any" else int(wanted)


def weather_wanted(settings: Settings) -> i64:
    wanted = str(settings["weather"])
    if wanted == "usual":
        return USUAL_WEATHER
    return CHANCE_WEATHER if wanted == "chance" else int(wanted.removesuffix("-storms"))


def new_player() -> Player:
    return Player(
        yak=NOT_PLACED,
        dice=packs.each(DICE, 1),
        unused=bits.first(DICE),
        used=0,
        exhaustion=0,
        resources=0,
        equipment=0,
        animals=0,
        maps=0,
        secured=0,
        goods=0,
        offerings=0,
        visited=0,
        tile=NO_TILE,
        hidden_tiles=bits.first(YAK_TILES),
        kathmandu=0,
        tents=0,
        character=NO_CHARACTER,
        doubles=0,
    )


class SetDisplays(Step[Trek]):
    """KA-SET-2."""

    def happen(self, s: Trek) -> None:
        order: list[Decision[Any]] = [ShowEquipment(), ShowAnimals(animals_a_day(s))]
        for _ in range(MAPS_SHOWN):
            order.append(DrawMap(DISPLAY))
        s.then_all(order)


class SetPlayers(Step[Trek]):
    """KA-SET-4 to KA-SET-7."""

    def happen(self, s: Trek) -> None:
        order: list[Decision[Any]] = []
        for seat in range(s.seats):
            order.extend([RevealTile(seat), DealMap(seat), DealMap(seat)])
        order.extend([DrawStandee(), SetOut()])
        s.then_all(order)


class DrawStandee(Chance[Trek]):
    """KA-SET-5."""

    def collect(self, s: Trek, out: Choices) -> None:
        for seat in range(s.seats):
            out.add(STANDEE + seat)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return STANDEE + luck.below(s.seats)

    def take(self, s: Trek, action: i64) -> None:
        s.standee = action - STANDEE
        s.tell("begins", s.standee)


class SetOut(Step[Trek]):
    """Characters and yaks in reverse turn order, from the right of the standee's owner anticlockwise (KA-SET-6)."""

    def happen(self, s: Trek) -> None:
        backwards = [(s.standee - 1 - i) % s.seats for i in range(s.seats)]
        order: list[Decision[Any]] = []
        if s.with_characters:
            order.extend([ChooseCharacter(seat) for seat in backwards])
        order.extend([Equip(seat) for seat in range(s.seats)])
        order.extend([PlaceYak(seat) for seat in backwards])
        order.extend([roll(seat, bits.first(DICE)) for seat in range(s.seats)])
        order.append(StartDay())
        s.then_all(order)


class ChooseCharacter(Question):
    """KA-CHR-0: one each of six."""

    def collect(self, s: Trek, out: Choices) -> None:
        taken: i64 = 0
        for player in s.players:
            if player.character != NO_CHARACTER:
                taken = bits.plus(taken, player.character)
        for character in range(len(CHARACTERS)):
            if not bits.has(taken, character):
                out.add(CHARACTER + character)

    def take(self, s: Trek, action: i64) -> None:
        s.players[self.seat].character = action - CHARACTER
        s.tell("character", self.seat, action - CHARACTER)

    def prompt(self) -> str:
        return "prompt-character"

    def number(self) -> i64:
        return TO_CHOOSE_CHARACTER

    def rule(self) -> str:
        return "KA-CHR-0"


class Equip(Step[Trek]):
    """One of each resource and two start equipment cards, or what the character brings (KA-SET-4, KA-CHR-0)."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def happen(self, s: Trek) -> None:
        player = s.players[self.owner]
        character = player.character
        for kind in range(len(RESOURCES)):
            for _ in range(START_RESOURCES[character][kind] if character != NO_CHARACTER else 1):
                player.gain(kind)
        for _ in range(START_CARDS[character] if character != NO_CHARACTER else USUAL_CARDS):
            s.then(DealCard(self.owner))


class DealCard(Chance[Trek]):
    """A start equipment card; what is not dealt leaves the game (KA-SET-8)."""

    def __init__(self, receiver: i64) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def collect(self, s: Trek, out: Choices) -> None:
        for kind in bits.members_of(s.spare):
            out.add(DEAL_CARD + kind)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return DEAL_CARD + bits.nth(s.spare, luck.below(bits.size(s.spare)))

    def take(self, s: Trek, action: i64) -> None:
        kind = action - DEAL_CARD
        s.spare = bits.minus(s.spare, kind)
        s.players[self.receiver].equipment = packs.one_more(s.players[self.receiver].equipment, kind)
        s.tell("dealt", self.receiver, kind)


class PlaceYak(Question):
    """KA-SET-6: on a free start space."""

    def collect(self, s: Trek, out: Choices) -> None:
        for space in s.landscape.start_spaces:
            free = True
            for player in s.players:
                if player.yak == space:
                    free = False
            if free:
                out.add(PLACE + space)

    def take(self, s: Trek, action: i64) -> None:
        s.players[self.seat].yak = action - PLACE
        s.tell("placed", self.seat, action - PLACE, s.landscape.ground_of(action - PLACE))

    def prompt(self) -> str:
        return "prompt-place"

    def number(self) -> i64:
        return TO_PLACE

    def rule(self) -> str:
        return "KA-SET-6"

    def refusal(self, s: Trek, action: i64) -> str:
        return self.rule() if action < DIE else super().refusal(s, action)

"""Building the landscape is chance's doing: bends, boards, goods in the cities (rulebook, Set-up A and B)."""

from typing import Final

from mypy_extensions import i64

from chautari.engine import bits
from chautari.engine.luck import Luck
from chautari.engine.state import Chance, Choices
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import BEND, GOOD, LAY
from chautari.games.kathmandu.boards import DESTINATION, FACES, START_BOARD, opposite, oriented
from chautari.games.kathmandu.components import GOODS, GOODS_OF_A_TYPE
from chautari.games.kathmandu.landscape import HEADINGS, Landscape, longer_way, put_together, snakes_from
from chautari.games.kathmandu.state import Trek

ANY_NEEDLES: Final = -1
PASSABLE_PAIRS: Final = 2


class ChooseBend(Chance[Trek]):
    """KA-MAP-1, KA-MAP-9: where the snake goes after each terrain board; every snake is as likely as the others."""

    def collect(self, s: Trek, out: Choices) -> None:
        for bend in range(3):
            if self.weight(s, BEND + bend) > 0:
                out.add(BEND + bend)

    def weight(self, s: Trek, outcome: i64) -> i64:
        return snakes_from(longer_way(s.way, outcome - BEND), s.boards())

    def take(self, s: Trek, action: i64) -> None:
        s.way = longer_way(s.way, action - BEND)
        if len(HEADINGS[s.way]) <= s.boards():
            s.then(ChooseBend())
        else:
            s.then(LayBoard())


class LayBoard(Chance[Trek]):
    """KA-MAP-1 to KA-MAP-3: the next terrain board, either face up, turned any way that leaves the border passable."""

    def collect(self, s: Trek, out: Choices) -> None:
        for action in range(LAY, LAY + 4 * FACES):
            if self.weight(s, action) > 0:
                out.add(action)

    def weight(self, s: Trek, outcome: i64) -> i64:
        face = (outcome - LAY) // 4
        turns = (outcome - LAY) % 4
        for laid in s.laid:
            if laid // 8 == face // 2:
                return 0
        slot = len(s.laid) + 1
        headings = HEADINGS[s.way]
        if not fits(s, face, turns, slot, headings):
            return 0
        if s.needles == ANY_NEEDLES:
            return 1
        # Three of four orientations point elsewhere, so this makes every choice of boards as likely as the others.
        wanted = s.needles - needles_laid(s, headings)
        if oriented(face, turns).needle == headings[slot]:
            return 3 * wanted
        return s.boards() - len(s.laid) - wanted

    def sample(self, s: Trek, luck: Luck) -> i64:
        weights = [self.weight(s, LAY + i) for i in range(4 * FACES)]
        total: i64 = 0
        for weight in weights:
            total += weight
        ticket = luck.below(total)
        i: i64 = 0
        while True:
            ticket -= weights[i]
            if ticket < 0:
                return LAY + i
            i += 1

    def take(self, s: Trek, action: i64) -> None:
        s.laid = s.laid + (int(action - LAY),)
        s.tell("laid", -1, (action - LAY) // 4, len(s.laid) + 1)
        if len(s.laid) < s.boards():
            s.then(LayBoard())
            return
        faces = tuple([laid // 4 for laid in s.laid])
        set_landscape(s, put_together(HEADINGS[s.way], faces, tuple([laid % 4 for laid in s.laid])))


def fits(s: Trek, face: i64, turns: i64, slot: i64, headings: tuple[int, ...]) -> bool:
    """KA-MAP-2: at least two pairs of facing spaces without a mountain on either side, also towards the destination."""
    entered: i64 = headings[slot - 1]
    if slot == 1:
        before = oriented(START_BOARD, entered)
    else:
        before = oriented(s.laid[slot - 2] // 4, s.laid[slot - 2] % 4)
    board = oriented(face, turns)
    if bits.size(before.edges[entered] & board.edges[opposite(entered)]) < PASSABLE_PAIRS:
        return False
    left: i64 = headings[slot]
    beyond = oriented(DESTINATION, left)
    return slot < s.boards() or bits.size(board.edges[left] & beyond.edges[opposite(left)]) >= PASSABLE_PAIRS


def needles_laid(s: Trek, headings: tuple[int, ...]) -> i64:
    """How many of the boards laid so far have needles that point towards Kathmandu."""
    towards: i64 = 0
    for i in range(len(s.laid)):
        if oriented(s.laid[i] // 4, s.laid[i] % 4).needle == headings[i + 1]:
            towards += 1
    return towards


def set_landscape(s: Trek, landscape: Landscape) -> None:
    s.landscape = landscape
    s.then(LayGood(0, packs.each(len(GOODS), GOODS_OF_A_TYPE)))


class LayGood(Chance[Trek]):
    """KA-MAP-6: a good on each of the four spaces of every city, face up."""

    def __init__(self, place: i64, bag: i64) -> None:
        super().__init__()
        self.place: i64 = place
        self.bag: i64 = bag

    def collect(self, s: Trek, out: Choices) -> None:
        for good in range(len(GOODS)):
            if packs.count(self.bag, good) > 0:
                out.add(GOOD + good)

    def weight(self, s: Trek, outcome: i64) -> i64:
        return packs.count(self.bag, outcome - GOOD)

    def sample(self, s: Trek, luck: Luck) -> i64:
        return GOOD + packs.draw(self.bag, luck)

    def take(self, s: Trek, action: i64) -> None:
        s.goods[self.place] = action - GOOD
        s.tell("good", -1, action - GOOD, self.place // 4 + 2)
        if self.place + 1 < 4 * s.boards():
            s.then(LayGood(self.place + 1, packs.one_less(self.bag, action - GOOD)))

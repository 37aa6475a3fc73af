"""Scoring a tower the slow way, from coordinates and by trying everything, to hold the rules' own scoring against."""

import random
from collections.abc import Iterator
from itertools import product

from chautari.games.yak.components import GROUP_OF, NUMBER_OF_GROUPS
from chautari.games.yak.tower import EMPTY, PLACES, STACK, Tower, open_places
from tests.games.yak.setting import filled, with_stone

CRYSTAL = 8
Spot = tuple[int, int]
Stones = dict[Spot, int]


def spots(tower: Tower) -> Stones:
    """Every stone by its row and its middle, in half stones from the left."""
    where = [(row, row + 2 * stone) for row in range(5) for stone in range(5 - row)]
    where += [(5 + height, 4) for height in range(len(tower) - PLACES)]
    return {spot: stone for spot, stone in zip(where, tower, strict=True) if stone != EMPTY}


def neighbours(spot: Spot) -> list[Spot]:
    row, middle = spot
    if row > 4:
        return [(row - 1, middle), (row + 1, middle)]
    around = [(row, middle - 2), (row, middle + 2), (row - 1, middle - 1), (row - 1, middle + 1)]
    around += [(row + 1, middle - 1), (row + 1, middle + 1)]
    return around + ([(5, middle)] if row == 4 else [])


def groups(stones: Stones) -> list[set[Spot]]:
    """Connected stones of one colour, single ones too; a crystal is always alone."""
    found: list[set[Spot]] = []
    left = set(stones)
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            spot = edge.pop()
            group.add(spot)
            if stones[spot] != CRYSTAL:
                edge |= {near for near in neighbours(spot) if stones.get(near) == stones[spot]} - group
        left -= group
        found.append(group)
    return found


def points(stones: Stones) -> int:
    sizes = [len(group) for group in groups(stones)]
    number = sum(size > 1 for size in sizes)
    return sum(GROUP_OF[min(size, 7)] if size > 1 else 1 for size in sizes) + NUMBER_OF_GROUPS[min(number, 7)]


def takers(stones: Stones, crystal: Spot) -> set[int]:
    """The colours a crystal may be given to."""
    near = [spot for spot in neighbours(crystal) if stones.get(spot, CRYSTAL) != CRYSTAL]
    grouped = {stones[spot] for group in groups(stones) if len(group) > 1 for spot in near if spot in group}
    return grouped | {stones[spot] for spot in near if sum(stones[other] == stones[spot] for other in near) > 1}


def assignments(stones: Stones) -> Iterator[dict[Spot, int]]:
    crystals = [spot for spot, stone in stones.items() if stone == CRYSTAL]
    willing = [takers(stones, crystal) for crystal in crystals]
    for given in product(*({CRYSTAL} | colours for colours in willing)):
        used = [colour for colour in given if colour != CRYSTAL]
        left_out = [colours for colour, colours in zip(given, willing, strict=True) if colour == CRYSTAL]
        if len(used) == len(set(used)) and all(colours <= set(used) for colours in left_out):
            yield dict(zip(crystals, given, strict=True))


def best_points(tower: Tower) -> int:
    stones = spots(tower)
    return max(points(stones | given) for given in assignments(stones))


def random_tower(wish: random.Random) -> Tower:
    """A tower as it could be built: few colours, so that groups form, and up to six crystals."""
    tower: Tower = (EMPTY,) * PLACES
    colours = wish.sample(range(8), wish.randint(2, 6))
    crystals = wish.randint(0, 6)
    stones = [CRYSTAL] * crystals + [wish.choice(colours) for _ in range(wish.randint(0, 20 - crystals))]
    wish.shuffle(stones)
    for stone in stones:
        free = [place for place in range(STACK + 1) if open_places(filled(tower)) >> place & 1]
        tower = with_stone(tower, wish.choice(free), stone)
    return tower

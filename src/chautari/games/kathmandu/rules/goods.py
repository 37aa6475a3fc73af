"""Buy goods, and the special good of the same type (rulebook, Buy goods)."""

from mypy_extensions import i64

from chautari.engine.sheet import Sheet
from chautari.engine.state import Choices
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.actions import BUY, BUY_SPECIAL, NO_SPECIAL
from chautari.games.kathmandu.components import COIN, MERCHANT
from chautari.games.kathmandu.landscape import CITY_SITE, CITY_SITES
from chautari.games.kathmandu.question import TO_BUY_SPECIAL, Question
from chautari.games.kathmandu.state import BOUGHT, NO_GOOD, NO_OWNER, Trek


def is_city_site(site: i64) -> bool:
    return CITY_SITE <= site < CITY_SITE + CITY_SITES


def offer_goods(s: Trek, seat: i64, site: i64, out: Choices) -> None:
    """KA-ACT-4; the merchant reaches the whole city (KA-CHR-4, KA-CHR-9)."""
    if s.has_done(BOUGHT):
        return
    if s.players[seat].is_a(MERCHANT):
        city = site - site % 4
        i: i64 = 0
        while i < 4:
            if s.goods[city + i] != NO_GOOD:
                out.add(BUY + i)
            i += 1
    elif s.goods[site] != NO_GOOD:
        out.add(BUY + site % 4)


def buy(s: Trek, seat: i64, place: i64) -> None:
    good: i64 = s.goods[place]
    player = s.players[seat]
    s.goods[place] = NO_GOOD
    player.pay(COIN)
    player.goods = packs.one_more(player.goods, good)
    s.mark_done(BOUGHT)
    s.tell("bought", seat, good)
    if player.resource(COIN) > 0 and s.specials[good] != seat:
        s.then(SpecialGood(seat, good))


class SpecialGood(Question):
    """KA-ACT-5, KA-ACT-10: directly after the good; the coin goes to the supply, or to whoever owns the tile."""

    def __init__(self, seat: i64, good: i64) -> None:
        super().__init__(seat)
        self.good: i64 = good

    def collect(self, s: Trek, out: Choices) -> None:
        out.add(BUY_SPECIAL)
        out.add(NO_SPECIAL)

    def take(self, s: Trek, action: i64) -> None:
        if action == NO_SPECIAL:
            return
        owner: i64 = s.specials[self.good]
        s.players[self.seat].pay(COIN)
        s.specials[self.good] = self.seat
        if owner == NO_OWNER:
            s.tell("bought-special", self.seat, self.good)
        else:
            s.players[owner].gain(COIN)
            s.tell("took-special", self.seat, self.good, owner)

    def prompt(self) -> str:
        return "prompt-special"

    def number(self) -> i64:
        return TO_BUY_SPECIAL

    def rule(self) -> str:
        return "KA-ACT-5"

    def about(self, s: Trek) -> list[tuple[str, int]]:
        return [("good", self.good)]

    def put_on(self, sheet: Sheet, seat: i64, seats: i64) -> None:
        sheet.put(self.good)

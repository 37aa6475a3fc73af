"""Paying for stones: how many of each kind of food, one kind after the other (rulebook, Bauen)."""

from mypy_extensions import i64

from chautari.engine.play import ask
from chautari.engine.state import Choices
from chautari.games.yak import stones
from chautari.games.yak.actions import AMOUNTS, ENOUGH_STONES, PAY, PICK, SPILL
from chautari.games.yak.components import BREAD, EXCHANGE, FOODS, MILK, MOST_KINDS, refuses
from chautari.games.yak.question import Question
from chautari.games.yak.state import MARKET_PLACE, PAYMENT, TENT, Village


def price(hand: i64) -> i64:
    """1, 3 or 5 food for 1, 2 or 3 stones, and 1 more for every crystal (YK-BLD-1, YK-BLD-2)."""
    return EXCHANGE[stones.number(hand)] + stones.crystals(hand)


def usable(s: Village, seat: i64, cart: i64, kind: i64) -> i64:
    """How much of a kind in the tent this cart would take."""
    if kind > BREAD or refuses(cart, kind):
        return 0
    return s.food_of(TENT + seat, kind)


def purse(s: Village, seat: i64, cart: i64) -> i64:
    """The dearest price a seat can pay at a cart (YK-BLD-3)."""
    milk = usable(s, seat, cart, 0)
    meat = usable(s, seat, cart, 1)
    bread = usable(s, seat, cart, 2)
    total = milk + meat + bread
    if MOST_KINDS[cart] == FOODS:
        return total
    least = min(milk, meat)  # only a min of two is compiled to plain comparisons
    return total - min(least, bread)


def can_cover(first: i64, second: i64, due: i64, kinds: i64) -> bool:
    """Whether so much can be paid from two heaps, using at most so many of them."""
    if kinds >= 2:
        return first + second >= due
    if kinds == 1:
        return first >= due or second >= due
    return due == 0


class HowMany(Question):
    """How much of one kind goes towards what is due; `kinds` may still be used, this one included."""

    def __init__(self, seat: i64, kind: i64, due: i64, kinds: i64) -> None:
        super().__init__(seat)
        self.kind: i64 = kind
        self.owed: i64 = due
        self.kinds: i64 = kinds

    def due(self, s: Village) -> i64:
        return self.owed

    def about(self, s: Village) -> list[tuple[str, int]]:
        return [("food", self.kind), ("due", self.owed)]

    def first_action(self) -> i64:
        raise NotImplementedError

    def heap(self, s: Village, kind: i64) -> i64:
        """How much of a kind there is to give."""
        raise NotImplementedError

    def give(self, s: Village, count: i64) -> None:
        raise NotImplementedError

    def following(self, due: i64, kinds: i64) -> "HowMany":
        """The same question about the next kind."""
        raise NotImplementedError

    def collect(self, s: Village, out: Choices) -> None:
        second = self.heap(s, self.kind + 1)
        third = self.heap(s, self.kind + 2)
        most = self.most(s)
        action = self.first_action() + self.kind * AMOUNTS
        count: i64 = 0
        while count <= most:
            if can_cover(second, third, self.owed - count, self.kinds_after(count)):
                out.add(action + count)
            count += 1

    def mixes(self, s: Village) -> list[list[int]]:
        heaps = [self.heap(s, kind) if kind >= self.kind else 0 for kind in range(FOODS)]
        found: list[list[int]] = []
        for milk in range(min(heaps[0], self.owed) + 1):
            for meat in range(min(heaps[1], self.owed - milk) + 1):
                mix = [milk, meat, self.owed - milk - meat]
                if mix[2] <= heaps[2] and FOODS - mix.count(0) <= self.kinds:
                    found.append(mix)
        return found

    def most(self, s: Village) -> i64:
        return min(self.heap(s, self.kind), self.owed)

    def kinds_after(self, count: i64) -> i64:
        return self.kinds - 1 if count > 0 else self.kinds

    def take(self, s: Village, action: i64) -> None:
        count = (action - self.first_action()) % AMOUNTS
        if count > 0:
            self.give(s, count)
        if count < self.owed:
            ask(s, self.following(self.owed - count, self.kinds_after(count)))


class Pay(HowMany):
    """Only payments that the cart takes, and that pay exactly (YK-BLD-1, YK-BLD-3)."""

    def first_action(self) -> i64:
        return PAY

    def heap(self, s: Village, kind: i64) -> i64:
        return usable(s, self.seat, s.cart_before(self.seat), kind)

    def give(self, s: Village, count: i64) -> None:
        s.move_food(TENT + self.seat, PAYMENT, self.kind, count)
        s.tell("paid", self.seat, self.kind, count)

    def following(self, due: i64, kinds: i64) -> HowMany:
        return Pay(self.seat, self.kind + 1, due, kinds)

    def prompt(self) -> str:
        return "prompt-pay"

    def refusal(self, s: Village, action: i64) -> str:
        """Food that the cart refuses, or that is not there; else too many kinds, or not all that is due.

        When it is paid, one stone more could not be, or there are three.
        """
        if PICK <= action < ENOUGH_STONES:
            return "YK-BLD-1"
        if not PAY <= action < SPILL:
            return "YK-BLD-8"
        kind = (action - PAY) // AMOUNTS
        count = (action - PAY) % AMOUNTS
        if refuses(s.cart_before(self.seat), kind):
            return "YK-BLD-3"
        if kind != self.kind or count > self.most(s):
            return "YK-BLD-1"
        others = can_cover(self.heap(s, kind + 1), self.heap(s, kind + 2), self.owed - count, FOODS)
        return "YK-BLD-3" if others else "YK-BLD-1"


class Spill(HowMany):
    """Which of the food paid goes to the market because the cart is full (YK-BLD-4)."""

    def first_action(self) -> i64:
        return SPILL

    def heap(self, s: Village, kind: i64) -> i64:
        return 0 if kind > BREAD else s.food_of(PAYMENT, kind)

    def give(self, s: Village, count: i64) -> None:
        s.move_food(PAYMENT, MARKET_PLACE, self.kind, count)
        s.tell("spilled", self.seat, self.kind, count)

    def following(self, due: i64, kinds: i64) -> HowMany:
        return Spill(self.seat, self.kind + 1, due, kinds)

    def prompt(self) -> str:
        return "prompt-spill"

    def refusal(self, s: Village, action: i64) -> str:
        return "YK-BLD-4"


def payment(s: Village, seat: i64) -> Pay:
    """The question how the stones in hand are paid for."""
    return Pay(seat, MILK, price(s.hand), MOST_KINDS[s.cart_before(seat)])


def ask_payment(s: Village, seat: i64) -> None:
    ask(s, payment(s, seat))


def ask_to_spill(s: Village, seat: i64, over: i64) -> None:
    ask(s, Spill(seat, MILK, over, FOODS))


def load_food(s: Village, cart: i64) -> None:
    """The food paid goes into the cart (YK-BLD-4)."""
    kind: i64 = 0
    while kind < FOODS:
        s.move_food(PAYMENT, cart, kind, s.food_of(PAYMENT, kind))
        kind += 1

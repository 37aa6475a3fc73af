"""The face of Yak."""

from chautari.engine.meta import Choice, Meta, Option

META = Meta(
    name="yak",
    title="Yak",
    designers="Michael Luu",
    publisher="Pretzel Games",
    seats=range(2, 5),
    rules_version=1,
    longest=2640,  # 60 days, 4 seats: a card chosen, then at most 3 picks, 2 + 2 amounts and 3 places
    minutes=(30, 45),
    weight="light",
    options=(Option("bonus_cards", (Choice(0), Choice(1), Choice(2), Choice(3))),),
)

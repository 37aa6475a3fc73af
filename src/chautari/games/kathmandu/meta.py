"""The face of Kathmandu."""

from chautari.engine.meta import Choice, Meta, Option, Setting, switch

SHORT: tuple[tuple[str, tuple[Setting, ...]], ...] = (("long", (False,)),)
LONG: tuple[tuple[str, tuple[Setting, ...]], ...] = (("long", (True,)),)
BUILT: tuple[tuple[str, tuple[Setting, ...]], ...] = (("landscape", ("random",)),)
# As many as point towards Kathmandu in the landscape of the first game, too.
FIRST_GAME_NEEDLES = 2

META = Meta(
    name="kathmandu",
    title="Kathmandu",
    designers="Stefan Feld",
    publisher="Queen Games",
    seats=range(2, 5),
    rules_version=3,
    longest=3000,
    minutes=(60, 90),
    weight="demanding",
    options=(
        switch("tents"),
        switch("characters"),
        switch("long"),
        Option("landscape", (Choice("random"), Choice("first-game", needs=SHORT))),
        Option(
            "needles",
            (
                Choice("any"),
                *(Choice(str(count), needs=() if count == FIRST_GAME_NEEDLES else BUILT) for count in range(5)),
                *(Choice(str(count), needs=BUILT + LONG) for count in (5, 6)),
            ),
        ),
        Option(
            "weather",
            (
                Choice("usual"),
                Choice("chance"),
                *(Choice(f"{count}-storms", needs=SHORT) for count in (0, 1)),
                *(Choice(f"{count}-storms") for count in range(2, 7)),
            ),
        ),
    ),
    alike=((2, "characters"),),  # since 3 they start with more
    first_game=(("landscape", "first-game"), ("needles", str(FIRST_GAME_NEEDLES))),
)

"""The face of Kathmandu."""

from chautari.engine.meta import Choice, Meta, Option, Setting, switch

SHORT: tuple[tuple[str, tuple[Setting, ...]], ...] = (("long", (False,)),)
LONG: tuple[tuple[str, tuple[Setting, ...]], ...] = (("long", (True,)),)
BUILT: tuple[tuple[str, tuple[Setting, ...]], ...] = (("landscape", ("random",)),)

META = Meta(
    name="kathmandu",
    title="Kathmandu",
    designers="Stefan Feld",
    publisher="Queen Games",
    seats=range(2, 5),
    rules_version=2,
    longest=3000,
    options=(
        switch("tents"),
        switch("characters"),
        switch("long"),
        Option("landscape", (Choice("random"), Choice("first-game", needs=SHORT))),
        Option(
            "needles",
            (
                Choice("any"),
                *(Choice(str(count), needs=BUILT) for count in range(5)),
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
)

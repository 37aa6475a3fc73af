"""The face of Reviving Kathmandu."""

from chautari.engine.meta import Choice, Meta, Option, switch

META = Meta(
    name="reviving-kathmandu",
    title="Reviving Kathmandu",
    designers="Krisztina Felméry & Tamás Leidal",
    publisher="Lemery Games",
    seats=range(2, 7),
    rules_version=2,
    longest=1000,
    minutes=(30, 60),
    weight="medium",
    options=(
        switch("open_missions"),
        Option("teams", (Choice("none"), Choice("two", seats=(4, 6)), Choice("three", seats=(6,)))),
    ),
)

"""The face of Adventure Tours."""

from chautari.engine.meta import Choice, Meta, Option

EXPERT_ONLY = (("level", ("expert",)),)

META = Meta(
    name="adventure-tours",
    title="Adventure Tours",
    designers="Seiji Kanai",
    publisher="Schmidt Spiele",
    seats=range(3, 7),
    rules_version=1,
    longest=4000,
    minutes=(30, 45),
    weight="light",
    options=(
        Option("level", (Choice("basic"), Choice("expert"))),
        Option("variant", (Choice("none"), Choice("dealt", needs=EXPERT_ONLY), Choice("chosen", needs=EXPERT_ONLY))),
    ),
)

"""What is printed on a game's components: the tables in its data/, each value saying where it comes from."""

import tomllib
from importlib.resources import files
from typing import Any

# In the rulebook's text, in somebody's review of the game, or by our best guess.
SOURCES = ("rulebook", "review", "reconstructed")

# Where an entry's values come from: by source, the names of its values; none named are all that no other source has.
Sources = dict[str, list[str]]


def read_printed(package: str, file: str) -> dict[str, Any]:
    """A file of a game's data/, checked: every value has a source, and no source but these."""
    text = files(package).joinpath("data", file).read_text(encoding="utf-8")
    data = tomllib.loads(text)
    check_sources(data, f"{package}, {file}")
    return data


def check_sources(part: dict[str, Any], where: str, inherited: str = "") -> None:
    """Finds fault with a part whose values have no source.

    `source` holds for everything inside that has none of its own; a list named as a source tells which of an entry's
    values come from there instead.
    """
    source = part.get("source", inherited)
    assert source in ("", *SOURCES), f"{where}: the source {source!r} is none of {', '.join(SOURCES)}"
    for other in SOURCES:
        for name in part.get(other, []):
            assert name in part, f"{where}: there is no {name} that comes from the {other}"
    for key, value in part.items():
        inside = [value] if isinstance(value, dict) else value
        if key == "source" or key in SOURCES:
            continue
        if isinstance(inside, list) and inside and all(isinstance(entry, dict) for entry in inside):
            for entry in inside:
                check_sources(entry, f"{where}, {key}", source)
        else:
            assert source, f"{where}: {key} does not say where it comes from"


def sources_of(entry: dict[str, Any], inherited: str) -> Sources:
    """An entry's sources as people are told them: the exceptions first, then what the rest comes from."""
    rest = entry.get("source", inherited)
    return {source: entry[source] for source in SOURCES if source in entry} | {rest: []}

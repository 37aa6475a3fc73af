"""What every report has in common: the page round the sections, and tables of numbers."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files

from chautari.arena.report.words import say
from chautari.games.numerals import listed
from chautari.games.words import spoken

# A string of prayer flags, in their order.
FLAGS = ("#2f6db3", "#f4f1ea", "#c8402f", "#3f8a4c", "#e0ac2b")
FAULTS = {"crash": "fault-crash", "stall": "fault-stall", "nonsense": "fault-nonsense", "absent": "fault-absent"}


def page(title: str, lead: str, sections: Sequence[str]) -> str:
    """A whole HTML page that loads nothing else."""
    style = files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{spoken()}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n{flags()}\n"
        f"<main>\n<header>\n<h1>{escape(title)}</h1>\n{lead}\n</header>\n"
        + "\n".join(sections)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, note: str, body: str) -> str:
    return f'<section>\n<h2>{escape(say(title))}</h2>\n<p class="note">{escape(say(note))}</p>\n{body}\n</section>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of cells that are HTML already; the first of a row is its heading."""
    titles = "".join(f"<th>{cell}</th>" for cell in head)
    lines = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table></div>'


def faults_section(bots: Sequence[tuple[str, Mapping[str, int], str]]) -> str:
    """A section on the faults of other people's bots; empty if there were none."""
    lines = [
        f'<p class="fault"><strong>{escape(name)}</strong>: {escape(told_faults(faults))}. {escape(said)}</p>'
        for name, faults, said in bots
        if faults
    ]
    return section("faults", "faults-note", "\n".join(lines)) if lines else ""


def told_faults(faults: Mapping[str, int]) -> str:
    return listed(say(FAULTS[kind], count=count) for kind, count in sorted(faults.items()))


def flags() -> str:
    drawn = "".join(
        f'<path d="M{24 * number + 3},{6 + sag} h18 v20 l-9,-4 l-9,4 z" fill="{colour}" stroke="#0003"/>'
        for number, (colour, sag) in enumerate(zip(FLAGS, (0, 2, 3, 2, 0), strict=True))
    )
    return (
        '<svg class="flags" aria-hidden="true"><defs>'
        '<pattern id="flags" width="120" height="34" patternUnits="userSpaceOnUse">'
        f'<path d="M0,4 Q60,12 120,4" fill="none" stroke="#8a8172" stroke-width="1.2"/>{drawn}</pattern></defs>'
        '<rect width="100%" height="34" fill="url(#flags)"/></svg>'
    )

"""Reviving Kathmandu beside its peers, in one run on one machine: player decisions per second.

Run it with the Python that has chautari installed: `.venv/bin/python -P bench/peers.py [--json]`. The first run makes
an environment for the peers in build/peers. Everybody is measured in turn, several rounds, and the best round counts,
so that a busy moment hurts nobody for good.
"""

import argparse
import json
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parent
PEERS = HERE.parent / "build" / "peers"
SCRIPTS = ("open_spiel_hearts.py", "catanatron_games.py")
GAME = "reviving-kathmandu"

Figures = dict[str, Any]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=1.0, help="per figure and round")
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    python = peers_python()
    best: dict[str, Figures] = {}
    for _ in range(wanted.rounds):
        for figures in [ours(wanted.seconds), *(run([python, str(HERE / s), str(wanted.seconds)]) for s in SCRIPTS)]:
            best[figures["peer"]] = better(best.get(figures["peer"], figures), figures)
    rows = list(best.values())
    for row in rows:
        row["ahead_inside"] = ratio(rows[0]["inside"], row["inside"])
        row["ahead_from_python"] = ratio(rows[0]["from_python"], row["from_python"])
    if wanted.json:
        print(json.dumps(rows, indent=2))
    else:
        Console().print(as_table(rows))
    return 0


def peers_python() -> str:
    """The Python of the peers' environment, made when it is not there."""
    python = PEERS / "bin" / "python"
    if not (PEERS / "ready").exists():
        print(f"Installing the peers into {PEERS} ...", file=sys.stderr)
        venv.create(PEERS, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "-r", HERE / "requirements.txt"], check=True)
        (PEERS / "ready").touch()
    return str(python)


def ours(seconds: float) -> Figures:
    command = [sys.executable, "-m", "chautari.cli", "bench", GAME, "--seats", "4", "--json", "--seconds", str(seconds)]
    (figures,) = run(command)
    how = "compiled" if figures["compiled"] else "interpreted"
    return {
        "peer": f"{GAME} ({how})",
        "inside": figures["decisions_per_s"],
        "from_python": figures["python_decisions_per_s"],
    }


def run(command: list[str]) -> Any:
    return json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)


def better(one: Figures, other: Figures) -> Figures:
    figures = {key: max(one[key], other[key]) if one[key] else None for key in ("inside", "from_python")}
    return {"peer": one["peer"], **figures}


def ratio(ours: float, theirs: float | None) -> float | None:
    return round(ours / theirs, 2) if theirs else None


def as_table(rows: list[Figures]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("player decisions/s", no_wrap=True)
    for title in ("inside", "ahead", "from Python", "ahead"):
        table.add_column(title, justify="right")
    for row in rows:
        figures = [row["inside"], row["ahead_inside"], row["from_python"], row["ahead_from_python"]]
        cells = [
            "–" if figure is None else f"{figure:.2f} ×" if place % 2 else f"{figure:,.0f}"
            for place, figure in enumerate(figures)
        ]
        table.add_row(row["peer"], *cells)
    return table


if __name__ == "__main__":
    raise SystemExit(main())

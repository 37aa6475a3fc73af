"""The checked-in list id → name of each game. `python -m tests.conformance.pinned` writes the lists anew."""

from pathlib import Path

from chautari.games import METAS, load


def pinned_file(name: str) -> Path:
    return Path(__file__).parent / "actions" / f"{name}.txt"


def action_list(name: str) -> str:
    game = load(name)
    return "".join(f"{action} {game.action_name(action)}\n" for action in range(game.actions))


if __name__ == "__main__":
    for meta in METAS:
        pinned_file(meta.name).parent.mkdir(exist_ok=True)
        pinned_file(meta.name).write_text(action_list(meta.name), encoding="utf-8")

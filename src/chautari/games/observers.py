"""The observers by game: they write what a seat may know as numbers."""

from importlib import import_module
from typing import Any

from chautari.engine.sheet import Observer
from chautari.games import load


def observer_of(name: str) -> Observer[Any]:
    """A game's observer."""
    module = load(name).__class__.__module__.rpartition(".")[0]
    observer: Observer[Any] = import_module(f"{module}.faces.tensor").OBSERVER
    return observer

"""Who writes down what a seat may know, by game."""

from importlib import import_module
from typing import Any

from chautari.engine.sheet import Observer
from chautari.games import load


def observer_of(name: str) -> Observer[Any]:
    """Who writes down what a seat of this game may know."""
    module = load(name).__class__.__module__.rpartition(".")[0]
    observer: Observer[Any] = import_module(f"{module}.faces.tensor").OBSERVER
    return observer

"""Tables for the tests of the store, in one line each."""

from dataclasses import replace
from typing import Any

from chautari.store import Change, Entry, Head, Link, Seat, Store, StoredDeal, hashed

ANN, BOB = hashed("Ann's browser"), hashed("Bob's browser")


def head(table: str = "t1", **facts: Any) -> Head:
    return replace(Head(table, "yak", 1, {"bonus": 2}, ANN, created=1000, updated=1000), **facts)


def new(table: str = "t1", **facts: Any) -> Change:
    """Ann has set up a table of Yak; Bob has a link."""
    return Change(
        head(table, **facts),
        seats=(Seat(0, "person", "Ann", person=ANN), Seat(1, "invited", "Bob")),
        deals=(StoredDeal(0, "c0ffee", b"the dealer's secret"),),
        entries=(Entry(0, 0, 1000, "created", 0, {"by": "Ann"}),),
        links=(Link(hashed(f"link of {table}"), "seat", 1),),
    )


def begun(store: Store, table: str = "t1", moves: int = 3) -> Head:
    """A table at which a few moves have been made; its first row."""
    store.commit(new(table)).result()
    playing = head(table, version=2, stage="playing", moves=moves, asked=(1,))
    store.commit(Change(playing, moves=tuple((n % 2, n) for n in range(moves)))).result()
    return playing


def after(before: Head, moves: int = 0, **facts: Any) -> Head:
    """The first row of the next change."""
    return replace(before, version=before.version + 1, moves=before.moves + moves, **facts)

"""Tables that are never lost: records, seats and talk in SQLite, or in PostgreSQL by its address."""

from chautari.store.connection import is_path
from chautari.store.errors import BadStore, NoSuchTable, Stale
from chautari.store.model import Answer, Change, Entry, Head, Kept, Link, Seat, StoredDeal, hashed
from chautari.store.store import Store

__all__ = [
    "Answer",
    "BadStore",
    "Change",
    "Entry",
    "Head",
    "Kept",
    "Link",
    "NoSuchTable",
    "Seat",
    "Stale",
    "Store",
    "StoredDeal",
    "hashed",
    "is_path",
]

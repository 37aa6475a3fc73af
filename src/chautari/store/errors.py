"""What a store refuses."""

from chautari.engine.errors import ChautariError


class BadStore(ChautariError):
    """A store that can't be opened, read or written, with the reason."""


class NoSuchTable(ChautariError):
    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"There is no table {table!r:.60} here.", "no-such-table", table=f"{table!r:.60}")


class Stale(ChautariError):
    """A change that does not follow the table's last one, or is kept already; nothing of it was written."""

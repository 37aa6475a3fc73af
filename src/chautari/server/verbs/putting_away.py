"""Tables that somebody wants out of sight: in their own list alone."""

import msgspec

from chautari.server.live.changes import TableChange
from chautari.server.live.table import Table
from chautari.server.tokens import put_away_mark


async def put_away(table: Table, person: str, away: bool) -> None:
    """Puts a table away for a person, or brings it back; asked twice, it is so once."""
    async with table.lock:
        mark = put_away_mark(person, table.head.id)
        others = tuple(one for one in table.notes.put_away if one != mark)
        wanted = (*others, mark) if away else others
        if wanted != table.notes.put_away:
            notes = msgspec.structs.replace(table.notes, put_away=wanted)
            await table.commit(TableChange(notes=notes, quiet=True))

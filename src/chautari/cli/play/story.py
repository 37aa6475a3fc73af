"""What happened, in paragraphs: what one player did, or what happened to several in turn."""

from chautari.engine.table import Line, Table


def paragraphs(table: Table, seat: int, since: int = 0) -> list[str]:
    """What a seat was told since a line of the log; sentences about one player or of one kind stand together."""
    groups: list[list[Line]] = []
    for line in table.log[since:]:
        if line.event.heard_by(seat):
            if groups and _belongs(groups[-1], line):
                groups[-1].append(line)
            else:
                groups.append([line])
    return [" ".join(table.game.say_event(line.event, table.names) for line in lines) for lines in groups]


def _belongs(paragraph: list[Line], line: Line) -> bool:
    lines = [*paragraph, line]
    same_kind = len({one.event.name for one in lines}) == 1
    same_seat = len({one.event.seat for one in lines}) == 1 and line.event.seat >= 0
    return same_kind or same_seat

"""Who follows a table: the connections of each seat, and those of the spectators, by the languages they read."""

from collections.abc import Iterator

from chautari.server.live.changes import Dismissal
from chautari.server.live.log import Log
from chautari.server.live.streams import Stream, Viewer


class Audience:
    """A stream for each seat and language that somebody has followed; `dismissals` counts how often somebody was sent
    away.
    """

    def __init__(self, log: Log) -> None:
        self.streams: dict[tuple[int, str], Stream] = {}
        self.dismissals = 0
        self._log = log

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for stream in self.streams.values() for viewer in stream.viewers)

    def at(self, seat: int) -> set[Viewer]:
        """Those who follow a seat, or the table as spectators (−1)."""
        return {viewer for stream in self.of(seat) for viewer in stream.viewers}

    def of(self, seat: int) -> list[Stream]:
        """A seat's streams."""
        return [stream for stream in self.streams.values() if stream.seat == seat]

    @property
    def connected(self) -> frozenset[int]:
        """The seats that somebody follows."""
        return frozenset(stream.seat for stream in self.streams.values() if stream.viewers)

    def add(self, viewer: Viewer, seat: int) -> Stream:
        key = seat, viewer.language
        if key not in self.streams:
            self.streams[key] = Stream(seat, viewer.language, self._log)
        stream = self.streams[key]
        stream.viewers.add(viewer)
        return stream

    def remove(self, viewer: Viewer) -> None:
        for stream in self.streams.values():
            stream.viewers.discard(viewer)

    def dismiss(self, wanted: Dismissal) -> None:
        """Closes connections, each with the reason; whoever comes to a seat afterwards has a stream of their own."""
        self.dismissals += 1
        if wanted.seat is not None:
            leaving = list(self.at(wanted.seat))
            self.streams = {key: stream for key, stream in self.streams.items() if stream.seat != wanted.seat}
        else:
            others = [stream for stream in self.streams.values() if stream.seat != wanted.but]
            leaving = [viewer for stream in others for viewer in stream.viewers if viewer.person == wanted.person]
        for viewer in leaving:
            viewer.dismiss(wanted.code)

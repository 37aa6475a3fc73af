"""Who follows a table: the connections of each seat, and those of the spectators."""

from collections.abc import Iterator

from chautari.server.live.changes import Dismissal
from chautari.server.live.log import Log
from chautari.server.live.streams import Stream, Viewer


class Audience:
    """A stream for each seat that somebody has followed; `dismissals` counts how often somebody was sent away."""

    def __init__(self, log: Log) -> None:
        self.streams: dict[int, Stream] = {}
        self.dismissals = 0
        self._log = log

    def __iter__(self) -> Iterator[Viewer]:
        return (viewer for stream in self.streams.values() for viewer in stream.viewers)

    def at(self, seat: int) -> set[Viewer]:
        """Those who follow a seat, or the table as spectators (−1)."""
        return self.streams[seat].viewers if seat in self.streams else set()

    @property
    def connected(self) -> frozenset[int]:
        """The seats that somebody follows."""
        return frozenset(seat for seat, stream in self.streams.items() if stream.viewers)

    def add(self, viewer: Viewer, seat: int) -> Stream:
        stream = self.streams.setdefault(seat, Stream(seat, self._log))
        stream.viewers.add(viewer)
        return stream

    def remove(self, viewer: Viewer) -> None:
        for stream in self.streams.values():
            stream.viewers.discard(viewer)

    def dismiss(self, wanted: Dismissal) -> None:
        """Closes connections, each with the reason; whoever comes to a seat afterwards has a stream of their own."""
        self.dismissals += 1
        if wanted.seat is not None:
            stream = self.streams.pop(wanted.seat, None)
            leaving = list(stream.viewers) if stream else []
        else:
            others = [stream for stream in self.streams.values() if stream.seat != wanted.but]
            leaving = [viewer for stream in others for viewer in stream.viewers if viewer.person == wanted.person]
        for viewer in leaving:
            viewer.dismiss(wanted.code)

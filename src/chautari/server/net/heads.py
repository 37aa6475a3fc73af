"""The heads of requests: looked at as plain bytes, and refused if they are odd or too long, before they are parsed."""

import re

import h11
from h11._receivebuffer import ReceiveBuffer

# The head of a request in all, one line of it, and how many.
LONGEST_HEAD = 16_384
LONGEST_LINE = 8_192
MOST_LINES = 100
# h11 tries a long run of spaces in every way before it refuses what follows; no client sends either.
ODD = re.compile(rb"[\0\n\v\f\r]|[ \t]{65}")
# A body does not come in crumbs: each costs as much as a whole one.
CRUMB = 64
MOST_CRUMBS = 200


class HeadBuffer(ReceiveBuffer):
    """What has come and is not parsed yet; bodies pass it as they are."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        """A head, or the lines after a body in chunks, once it is complete."""
        lines = super().maybe_extract_lines()
        if lines is not None:
            check_lines(lines)
        return lines

    def maybe_extract_next_line(self) -> bytearray | None:
        """The line before a chunk of a body, once it is complete."""
        line = super().maybe_extract_next_line()
        if line is not None:
            check_lines([line[:-2]])
        return line


def check_lines(lines: list[bytearray]) -> None:
    """Refuses too many lines, one that is too long, and one that would take long to refuse later."""
    if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE or ODD.search(line) for line in lines):
        raise h11.RemoteProtocolError("too long a head, or an odd one")


class RequestParser(h11.Connection):
    """Reads requests, and refuses one whose head is odd or too long, or whose body is crumbs."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, LONGEST_HEAD)
        self._receive_buffer = HeadBuffer()
        self.crumbs = 0

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.crumbs = 0
        if isinstance(event, h11.Data) and len(event.data) < CRUMB:
            self.crumbs += 1
            if self.crumbs > MOST_CRUMBS:
                raise h11.RemoteProtocolError("too many pieces")
        return event

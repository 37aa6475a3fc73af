"""Reviews as they are kept with their tables."""

import contextlib
from typing import Final

import msgspec

from chautari.server import wire

# Raised whenever the same game would be judged otherwise: what was kept before is made anew.
JUDGES: Final = 4


class KeptReview(msgspec.Struct, frozen=True):
    """A review, and which version of its judges has made it."""

    judges: int
    review: wire.Review


def written(review: wire.Review) -> str:
    return msgspec.json.encode(KeptReview(JUDGES, review)).decode()


def read(kept: str | None) -> wire.Review | None:
    """The review; None if there is none, or if another version of this program has kept it."""
    if kept is not None:
        with contextlib.suppress(msgspec.DecodeError):
            found = msgspec.json.decode(kept, type=KeptReview)
            return found.review if found.judges == JUDGES else None
    return None

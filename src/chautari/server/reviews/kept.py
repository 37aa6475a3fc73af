"""Reviews as they are kept with their tables: compressed, for one tells a few hundred decisions with their options."""

import zlib
from base64 import b85decode, b85encode
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
    return b85encode(zlib.compress(msgspec.json.encode(KeptReview(JUDGES, review)))).decode()


def read(kept: str | None) -> wire.Review | None:
    """The review; None if there is none, or if another version of this program has kept it."""
    if kept is None:
        return None
    try:
        found = msgspec.json.decode(zlib.decompress(b85decode(kept)), type=KeptReview)
    except (ValueError, zlib.error):  # msgspec's errors are values' as well
        return None
    return found.review if found.judges == JUDGES else None

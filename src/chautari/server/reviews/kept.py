"""Reviews as they are kept with their tables: compressed, for one tells a few hundred decisions with their options."""

import zlib
from base64 import b85decode, b85encode
from typing import Final

import msgspec

from chautari.server import wire
from chautari.server.reviews.spoken import SpokenReview

# Raised whenever the same game would be judged otherwise: what was kept before is made anew.
JUDGES: Final = 4


class KeptReview(msgspec.Struct, frozen=True):
    """A review, which version of its judges has made it, and its texts in other languages than English."""

    judges: int
    review: wire.Review
    others: dict[str, list[str]] = {}


def written(one: SpokenReview) -> str:
    return b85encode(zlib.compress(msgspec.json.encode(KeptReview(JUDGES, one.review, one.others)))).decode()


def read(kept: str | None) -> SpokenReview | None:
    """The review; None if there is none, or if another version of this program has kept it."""
    if kept is None:
        return None
    try:
        found = msgspec.json.decode(zlib.decompress(b85decode(kept)), type=KeptReview)
    except (ValueError, zlib.error):  # msgspec's errors are values' as well
        return None
    return SpokenReview(found.review, found.others) if found.judges == JUDGES else None

"""Secrets that open something: who a browser is, what a link leads to, a code to type on another device."""

import base64
import hmac
import re
import secrets
from collections.abc import Iterable

from chautari.store import hashed

COOKIE = "chautari"
SHAPE = re.compile(r"[A-Za-z0-9_-]{43}")
ID_SHAPE = re.compile(r"[A-Za-z0-9_-]{1,64}")
# No letters that look like digits or like each other: a code is read from one screen and typed on another.
CODE_SIGNS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE_LENGTH = 12
CODE_MINUTES = 15


def new_token() -> str:
    """256 bits that nobody guesses."""
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    return SHAPE.fullmatch(text) is not None


def token_in(cookies: Iterable[str]) -> str:
    """The token in somebody's cookies; nothing if there is none of ours."""
    token = ""
    for part in ";".join(cookies).split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            token = value.strip('"')
    return token if is_token(token) else ""


def new_code() -> str:
    signs = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
    return "-".join(signs[start : start + 4] for start in range(0, CODE_LENGTH, 4))


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


class Mint:
    """Makes the secrets of one table: random ones, or out of a person's own token always the same for the same key.

    So whoever asks again is told the same, though all that is kept of it is hashed.
    """

    def __init__(self, token: str = "", key: str = "") -> None:
        self.repeats = bool(key)
        self._seed = hmac.digest(token.encode(), key.encode(), "sha256") if key else secrets.token_bytes(32)

    def table_id(self) -> str:
        return self.token("table")[: len(new_table_id())]

    def token(self, what: str) -> str:
        made = hmac.digest(self._seed, what.encode(), "sha256")
        return base64.urlsafe_b64encode(made).decode().rstrip("=")


def is_table_id(text: str) -> bool:
    return ID_SHAPE.fullmatch(text) is not None


def typed(token: str) -> str:
    """A code as it was issued, however it was typed; a link's token as it is."""
    signs = token.upper().replace("-", "").replace(" ", "")
    if len(signs) == CODE_LENGTH and set(signs) <= set(CODE_SIGNS):
        return "-".join(signs[start : start + 4] for start in range(0, CODE_LENGTH, 4))
    return token


def put_away_mark(person: str, table: str) -> str:
    """What is kept of somebody who has put a table away; it tells nothing of them, at any other table either."""
    return hashed(f"{person} puts away {table}")[:16]


def watching(person: str, table: str) -> str:
    """The hash under which it is kept that somebody may watch a table."""
    return hashed(f"{person} watches {table}")

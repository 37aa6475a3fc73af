"""Importing tables: a record that was saved somewhere, or all tables of a backup."""

import hashlib
import re
import secrets
import time
from bisect import bisect_left
from dataclasses import dataclass, replace
from itertools import pairwise

from chautari import games
from chautari.engine import play
from chautari.engine.errors import BadRecord
from chautari.engine.luck import Dealer
from chautari.engine.record import Deal, Record, replay
from chautari.engine.state import CHANCE
from chautari.store.model import Change, Entry, Head, Link, Seat, StoredDeal, hashed
from chautari.store.store import Store

TOKEN_BYTES = 24
ID_BYTES = 9
WATCHES = -1
COMMITMENT = re.compile("[0-9a-f]{64}")
SECRET = re.compile("(?:[0-9a-f]{2}){0,64}")


@dataclass(frozen=True)
class ImportedTable:
    """A table made of a record, and the tokens that open it, which are nowhere else: seat by seat, then to watch."""

    change: Change
    tokens: tuple[str, ...] = ()


def fingerprint(record: Record) -> str:
    """The same for every record that would become the same table."""
    return hashlib.sha256(replace(record, deals=dealers(record)).to_json().encode()).hexdigest()


def dealers(record: Record) -> tuple[Deal, ...]:
    """The dealers who dealt something, in their order; whoever else a record names proves nothing and is left out."""
    dealt = [number for number, (seat, _) in enumerate(record.moves) if seat == CHANCE]
    by_start = {deal.start: deal for deal in record.deals if 0 <= deal.start < len(record.moves)}
    starts = [*sorted(by_start), len(record.moves)]
    return tuple(by_start[a] for a, b in pairwise(starts) if bisect_left(dealt, a) < bisect_left(dealt, b))


def from_record(record: Record) -> ImportedTable:
    """The table of a record: finished, or one that goes on with a new dealer as soon as somebody takes a seat."""
    game = games.load(record.game)
    state = replay(game, record)
    over, at = state.is_over(), time.time_ns() // 1_000_000
    head = Head(
        id=secrets.token_urlsafe(ID_BYTES),
        game=record.game,
        rules=record.rules,
        options=record.options,
        host="",
        created=at,
        updated=at,
        stage="finished" if over else "playing",
        asked=() if over else tuple(play.asked(state)),
        moves=len(record.moves),
        notes={"imported": fingerprint(record), **({"practice": True} if record.practice else {})},
    )
    deals = [_stored(deal) for deal in dealers(record)]
    seats = tuple(Seat(n, "person" if over else "invited", name) for n, name in enumerate(record.seats))
    tokens = tuple(secrets.token_urlsafe(TOKEN_BYTES) for _ in range(1 if over else len(seats) + 1))
    if not over:
        deals.append(StoredDeal.fresh(len(record.moves)))
    links = [Link(hashed(token), "seat", seat) for seat, token in enumerate(tokens[:-1])]
    change = Change(
        head,
        moves=record.moves,
        seats=seats,
        deals=tuple(deals),
        entries=(Entry(0, len(record.moves), at, "imported"),),
        links=(*links, Link(hashed(tokens[-1]), "watch", WATCHES)),
    )
    return ImportedTable(change, tokens)


def _stored(deal: Deal) -> StoredDeal:
    if not COMMITMENT.fullmatch(deal.commitment) or not SECRET.fullmatch(deal.secret):
        raise BadRecord(
            f"The dealer from move {deal.start} on has a commitment or a secret that can't be one.",
            "record-bad-dealer",
            move=deal.start,
        )
    secret = bytes.fromhex(deal.secret)
    if secret and Dealer(secret).commitment() != deal.commitment:
        raise BadRecord(
            f"The dealer from move {deal.start} on has a secret that does not fit its commitment.",
            "record-wrong-secret",
            move=deal.start,
        )
    return StoredDeal(deal.start, deal.commitment, secret)


def find_imported(store: Store, record: Record) -> str | None:
    """The id of the table that this very record was imported as before; None if it was not."""
    mark = fingerprint(record)
    return next((head.id for head, _ in store.heads() if head.notes.get("imported") == mark), None)


def copy_tables(source: Store, to: Store) -> tuple[int, int]:
    """Copies every table of another store with people and links; returns how many came, how many were here already."""
    here = {head.id for head, _ in to.heads()}
    missing = [head.id for head, _ in source.heads() if head.id not in here]
    for table in missing:
        kept = source.load(table)
        head = replace(kept.head, version=1)
        links = tuple(source.links(table))
        change = Change(head, kept.moves, None, None, kept.seats, kept.deals, kept.entries, links)
        to.commit(replace(change, review=source.review(table))).result()
    return len(missing), len(here & {head.id for head, _ in source.heads()})

"""What a table remembers besides its game: typed here, the same JSON in the store."""

import msgspec

from chautari.server.live.notes import Notes, Proposal
from chautari.server.live.seats import NO_SEAT
from chautari.store import Head
from chautari.store.model import Json

STORED: dict[str, Json] = {
    "turns": [3, 2],
    "proposal": {"proposal": 4, "seat": 1, "agreed": [1]},
    "proposals": 4,
    "undo_asked": [-1, 2],
    "stand_in": "expert",
    "away_minutes": 5,
    "origin": "12.7.0",
    "imported": "abc",
    "next_id": "one",
    "next_table": "two",
}


def notes_of(stored: dict[str, Json]) -> Notes:
    return Notes.of(Head("id", "yak", 1, {}, "", 0, 0, notes=stored))


def test_notes_are_stored_as_they_were_read() -> None:
    assert notes_of(STORED).stored() == STORED
    assert notes_of(STORED).proposal == Proposal(4, 1, (1,))
    assert notes_of({}).stored() == {} == Notes().stored()


def test_what_another_version_wrote_stays() -> None:
    other: dict[str, Json] = {"later": {"deep": [1, None]}, "stand_in": 7}
    notes = notes_of(other)
    assert notes.stand_in == "" and notes.stored() == other
    changed = msgspec.structs.replace(notes, stand_in="casual", turns=(1, 0))
    assert changed.stored() == {"later": {"deep": [1, None]}, "stand_in": "casual", "turns": [1, 0]}


def test_nothing_said_is_nothing_known() -> None:
    assert notes_of({"proposal": None, "away_minutes": None, "turns": [1]}) == Notes(turns=(1,))


def test_a_proposal_waits_for_every_voter_and_for_nobody_who_is_away() -> None:
    proposal = Proposal(1, seat=0, agreed=(0,))
    assert proposal.missing([0, 1, 2]) == [1, 2]
    assert proposal.with_vote(1).missing([0, 1, 2]) == [2]
    assert not proposal.is_stuck([0, 1, 2], people=[0, 1, 2])
    assert proposal.absentee([0, 1, 2], people=[0, 1]) == 2
    assert proposal.absentee([0, 1, 2], people=[1, 2]) == 0, "who asked has gone"
    assert proposal.with_vote(1).absentee([0, 1], people=[0]) == NO_SEAT, "who has agreed may go"
    assert proposal.is_stuck([0], people=[0]), "nobody is left to vote"

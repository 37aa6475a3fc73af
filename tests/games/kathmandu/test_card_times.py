"""Both times of the cards whose data may say either."""

import pytest

from chautari.engine.errors import BadRecord
from chautari.engine.record import Record, replay
from chautari.games.kathmandu import packs
from chautari.games.kathmandu.components import KINDS
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import (
    LANDS,
    cards,
    dealing,
    do,
    finish,
    give,
    go,
    has,
    offered,
    printed,
    show,
    table,
    use,
    why,
)


@pytest.mark.rule("KA-CMP-6", "KA-EQP-14")
@pytest.mark.parametrize("kind", ["tool-case", "first-aid-bag", "telescope", "chest"])
def test_a_card_used_before_works_before_and_after_the_die_but_not_after_the_movement(kind: str) -> None:
    with printed("before", kind):
        for die_first in (False, True):
            s = holder(kind)
            if die_first:
                use(s, 1)
            do(s, f"use-{kind}")
            check_effect(s, kind)
        s = holder(kind)
        go(s, 1, "go-east")
        assert why(s, f"use-{kind}") == "KA-EQP-14"


@pytest.mark.rule("KA-CMP-6", "KA-EQP-14")
@pytest.mark.parametrize("kind", ["tool-case", "first-aid-bag", "telescope", "chest"])
def test_a_card_used_after_works_after_the_movement_only(kind: str) -> None:
    with printed("after", kind):
        s = holder(kind)
        assert why(s, f"use-{kind}") == "KA-EQP-14"
        use(s, 1)
        assert why(s, f"use-{kind}") == "KA-EQP-14"
        do(s, "go-east", f"use-{kind}")
        check_effect(s, kind)
        assert "paint-jackal" in offered(s), "the turn goes on"


def holder(kind: str) -> Trek:
    """Seat 0 can use the card to some effect, and will have something to do on its target space."""
    s = table(drawing=LANDS)
    show(s, animals="jackal")
    give(s, 0, yak="2 1 4", cards=kind, exhaustion=2, maps="red-A red-B", tile="water", resources="paint-box")
    return s


def check_effect(s: Trek, kind: str) -> None:
    player = s.players[0]
    if kind == "tool-case":
        do(s, "take-compass+coin+fodder")
        assert "1 compass" in has(player) and "1 coin 1 fodder" in has(player)
    elif kind == "telescope":
        do(s, "yak-tile-snow")
        assert player.tile == 0 and player.face_down() == 8
    elif kind == "chest":
        assert packs.count(player.secured, 0) == 1 and player.maps == 0
    else:
        assert player.exhaustion == 0
    assert cards(player) == ""


@pytest.mark.rule("KA-CMP-6")
def test_whole_games_can_be_played_with_cards_at_their_other_time() -> None:
    used: set[str] = set()
    with printed("after", "tool-case", "first-aid-bag", "telescope", "terrain-map", "chest"):
        for seed in range(8):
            s = dealing(3, tents=True, characters=True)
            finish(s, seed)
            assert s.is_over()
            used |= {KINDS[event.values[0]] for event in s.events or [] if event.name == "used"}
    assert used >= {"tool case", "first aid bag", "telescope", "terrain map", "chest"}


@pytest.mark.rule("KA-CMP-6")
def test_a_record_from_when_some_cards_had_another_time_is_refused_in_a_sentence() -> None:
    old = Record("kathmandu", 1, {}, ("Ani", "Dirk"))
    with pytest.raises(BadRecord, match="played by rules version 1 of Kathmandu; this program plays version 3"):
        replay(GAME, old)

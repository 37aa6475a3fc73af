"""Refusals name the rule, and say in a sentence what is missing."""

import pytest

from chautari.engine import bits, play
from chautari.engine.luck import Dice
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.landscape import TEMPLE_SITE
from chautari.games.kathmandu.rules.target import ACT
from chautari.games.kathmandu.state import BOUGHT, COLLECTED, MOVED, PAINTED
from chautari.games.ledger import ledger
from tests.games.kathmandu.setting import (
    LANDS,
    ROUGH,
    dealing,
    do,
    give,
    go,
    lay_good,
    offered,
    refused,
    show,
    table,
    use,
    why,
)
from tests.games.kathmandu.test_setup import dealt_until


def test_out_of_turn() -> None:
    s = table()
    assert why(s, "die-brown", seat=1) == "KA-TRN-1"
    assert why(s, "weather-sun") == "KA-TRN-1", "chance's own"
    assert why(s, "go-north") == "KA-TRN-1", "a die comes first"
    use(s, 2)
    assert why(s, "end-turn") == why(s, "paint-yak") == "KA-TRN-1"


@pytest.mark.rule("KA-SET-6")
def test_a_taken_start_space() -> None:
    s = dealt_until(dealing(2), "place-")
    taken = offered(s)[0]
    do(s, taken)
    assert why(s, taken) == "KA-SET-6"


def test_cards_that_would_change_nothing() -> None:
    s = table(drawing=ROUGH)
    give(s, 0, yak="2 4 1", cards="climbing-gear tea-leaves bridle")
    use(s, 1)
    assert why(s, "go-east-climbing") == "KA-EQP-16" and why(s, "go-west-tea") == "KA-EQP-10"
    assert why(s, "go-east-bridle") == "KA-EQP-17"


def test_on_the_target_space() -> None:
    s = table()
    show(s, animals="hog-deer")
    give(s, 0, yak="2 3 3", resources="paint-box")
    go(s, 1, "go-east")
    wanted = {
        "paint-yak": "KA-ACT-2",
        "collect-chest-city": "KA-ACT-3",
        "buy-1": "KA-ACT-4",
        "offer": "KA-ACT-6",
        "offer-two": "KA-CHR-3",
        "swap-for-red-A-of-seat-1": "KA-ACT-8",
        "rope-ladder-to-temple-1": "KA-EQP-0",
        "stay": "KA-EQP-0",
        "take-map-red-A": "KA-ACT-6",
        "give-red-A": "KA-ACT-8",
        "exchange-for-coin": "KA-CHR-2",
        "emerge-2-6-1": "KA-MOV-1",
        "straight-on": "KA-CHR-5",
        "rest": "KA-RST-1",
        "keep-dice": "KA-EQP-15",
        "take-backpack+compass+coin": "KA-EQP-1",
    }
    assert {action: why(s, action) for action in wanted} == wanted


def test_actions_of_the_target_space_before_the_movement() -> None:
    s = table(drawing=LANDS, characters=True)
    give(s, 0, yak="2 3 5", maps="red-A", character="monk")
    give(s, 1, yak="2 3 5", maps="blue-A")
    for _ in range(2):
        for action in ("offer", "offer-two", "swap-for-blue-A-of-seat-1", "paint-yak", "buy-1"):
            assert why(s, action) == "KA-TRN-1"
        if "die-brown" in offered(s):
            use(s, 1)


@pytest.mark.rule("KA-CHR-4", "KA-CHR-9", "KA-ACT-4")
def test_goods_of_the_merchant() -> None:
    wanted = []
    for yak, resources in (("2 3 3", "paint-box"), ("2 3 3", "4 coin paint-box"), ("2 4 6", "4 coin paint-box")):
        s = table(drawing=LANDS, characters=True)
        lay_good(s, "2 3 1", "ring")
        show(s, animals="mule red-panda")
        give(s, 0, character="merchant", yak=yak, resources=resources, tile="snow")
        go(s, 1, "go-west")
        if "buy-1" in offered(s):
            assert why(s, "buy-2") == "KA-ACT-4", "no good there"
            do(s, "buy-1", "no-special")
        wanted.append(why(s, "buy-1"))
    assert wanted == ["KA-ACT-4", "KA-CHR-9", "KA-CHR-4"], "no coin, a second one, no city"


@pytest.mark.rule("KA-DIE-2")
def test_a_die_to_be_put_aside() -> None:
    s = table()
    give(s, 0, unused=bits.minus(bits.first(6), 0), used=bits.bit(0))
    assert why(s, "aside-brown") == "KA-DIE-2" and why(s, "die-brown") == "KA-DIE-1"
    use(s, 1, "grey")
    assert why(s, "aside-pink") == "KA-DIE-2" and why(s, "die-pink") == "KA-DIE-1"


@pytest.mark.rule("KA-CHR-5", "KA-CHR-10", "KA-MOV-1")
@pytest.mark.parametrize(
    ("character", "emerging", "short"),
    [("artist", "KA-MOV-1", "KA-CHR-5"), ("border-guard", "KA-CHR-10", "KA-CHR-10")],
)
def test_emerging_where_nothing_is_crossed(character: str, emerging: str, short: str) -> None:
    """A space that is only too far away has nothing to do with a guard whom nobody plays."""
    s = table(characters=True)
    give(s, 0, character=character)
    use(s, 1)
    assert (why(s, "emerge-1-6-1"), why(s, "stop-short")) == (emerging, short)


def test_every_refusal_of_every_action_names_a_rule() -> None:
    rules = ledger("kathmandu")
    s = dealing(3, tents=True, characters=True)
    luck = Dice(6)
    while not s.is_over():
        play.playout(s, luck, 17)
        play.advance(s, luck)
        if s.pending:
            seat = s.pending[-1].seat
            options = play.options(s, seat)
            for action in range(0, GAME.actions, 5):
                assert action in options or GAME.why_not(s, seat, action) in rules, TABLE.name(action)


def test_reasons_before_the_movement() -> None:
    s = table()
    show(s, animals="hog-deer")
    give(s, 0, unused=bits.set_of([1, 2, 3, 4]), used=bits.bit(0), cards="rope-ladder bridle terrain-map")
    assert refused(s, "die-brown") == "You have used the brown die; it is rolled again in the evening."
    assert refused(s, "die-black") == "The black die was put aside for today."
    assert refused(s, "paint-hog-deer") == "It lives in meadow: paint it once your yak has stopped there."
    assert refused(s, "use-rope-ladder") == "The rope ladder is for after the movement."
    assert refused(s, "use-bridle") == "The bridle is for the movement: first use a die."
    assert refused(s, "buy-1") == "A good of the city: buy it for a coin once your yak has stopped there."
    assert refused(s, "offer") == "A temple: make an offering once your yak has stopped there."
    do(s, "aside-grey", *["roll-1"] * 3)
    assert refused(s, "aside-pink") == "You have rerolled in this turn already."
    do(s, "die-purple")
    assert refused(s, "die-purple") == "The purple die is the one in use."
    assert refused(s, "die-pink") == "One die a turn: you are using the purple one."
    assert refused(s, "buy-1") == "A good of the city: buy it for a coin once your yak has stopped there."
    assert refused(s, "emerge-2-1-1") == "With a 1 your yak goes straight on; it does not come to stop here."
    assert refused(s, "take-map-red-A") == "A map comes with an offering."
    assert refused(s, "give-red-A") == "Maps are swapped with somebody whose yak shares your space."


def test_the_last_die_is_not_put_aside() -> None:
    s = table()
    give(s, 0, unused=bits.bit(1))
    assert refused(s, "aside-grey") == "It is your last die: there is nothing to reroll."


def test_a_start_space_says_who_stands_there() -> None:
    s = dealt_until(dealing(2), "place-")
    taken = offered(s)[0]
    owner = s.pending[-1].seat
    do(s, taken)
    assert refused(s, taken) == f"{('Asha', 'Dawa')[owner]}’s yak stands here."


@pytest.mark.parametrize(
    ("has", "done", "action", "sentence"),
    [
        ("", 0, "paint-hog-deer", "You have no paint box."),
        ("", 0, "collect-chest-city", "You have no backpack."),
        ("", 0, "buy-1", "You have no coin."),
        ("paint-box", PAINTED, "paint-hog-deer", "You have painted an animal in this turn already."),
        ("backpack", COLLECTED, "collect-chest-city", "You have collected a card in this turn already."),
        ("coin", BOUGHT, "buy-1", "You have bought a good in this turn already."),
        ("paint-box", 0, "paint-yak", "It lives in snow; your yak stands on the meadow."),
        ("backpack", 0, "collect-chest-city", "It lies in city; your yak stands on the meadow."),
        ("coin", 0, "buy-1", "Your yak must stop on its space; it stands on the meadow."),
        ("coin", 0, "offer", "Your yak must stop at the temple; it stands on the meadow."),
    ],
)
def test_reasons_on_the_target_space(has: str, done: int, action: str, sentence: str) -> None:
    s = table()
    show(s, animals="mule yak", equipment="telescope-scree chest-city")
    give(s, 0, yak="2 3 3", resources=has)
    s.pending = []
    s.then(ACT[0])
    if done:
        s.mark_done(done)
    assert refused(s, action) == sentence


def test_a_space_after_the_movement_says_that_the_yak_has_moved() -> None:
    s = table()
    s.pending = []
    s.then(ACT[0])
    s.mark_done(MOVED)
    assert refused(s, "emerge-2-1-1") == "Your yak has already moved this turn."


def test_one_offering_at_a_temple() -> None:
    s = table(drawing=LANDS)
    temple = s.landscape.temples[0]
    s.players[0].yak = temple
    s.pending = []
    s.then(ACT[0])
    s.players[0].visited = bits.bit(s.landscape.sites[temple] - TEMPLE_SITE)
    assert refused(s, "offer") == "You have made your offering at this temple."


def test_the_reason_in_kathmandu_is_one_sentence() -> None:
    s = table(drawing=LANDS)
    give(s, 0, yak="3 6 3", cards="chest", tile="snow")
    go(s, 1, "go-north")
    go(s, 1, "go-south")
    resting = "Your yak rests in Kathmandu: a turn brings one resource, nothing else."
    assert refused(s, "use-chest") == refused(s, "die-brown") == resting

"""Select 1 die and take 1 resource; Rest."""

import pytest

from chautari.engine import bits, play
from chautari.engine.state import CHANCE
from tests.games.kathmandu.setting import cards, do, give, go, has, offered, table, told, use, why


@pytest.mark.rule("KA-TRN-1")
def test_the_standees_owner_begins_each_round_then_clockwise() -> None:
    s = table(3)
    s.standee = 0
    asked = []
    for _ in range(6):
        asked.append(play.asked(s)[0])
        go(s, 1, "go-east", die="brown" if len(asked) <= 3 else "grey")
    assert asked == [0, 1, 2, 0, 1, 2]


@pytest.mark.rule("KA-TRN-1")
def test_die_resource_movement_actions_in_this_order() -> None:
    s = table()
    give(s, 0, yak="2 3 3")
    go(s, 2, "go-east")
    assert told(s)[:3] == ["used-die", "gained", "moved"]


@pytest.mark.rule("KA-DIE-1")
@pytest.mark.parametrize(
    ("die", "resource"),
    [("brown", "backpack"), ("grey", "compass"), ("purple", "paint-box"), ("orange", "coin"), ("pink", "fodder")],
)
def test_a_die_brings_a_resource_of_its_colour(die: str, resource: str) -> None:
    s = table()
    use(s, 3, die)
    assert has(s.players[0]) == f"1 {resource}"


@pytest.mark.rule("KA-DIE-1")
def test_the_black_die_brings_any_resource() -> None:
    s = table()
    use(s, 3, "black")
    assert offered(s) == ["take-backpack", "take-compass", "take-paint-box", "take-coin", "take-fodder"]
    do(s, "take-coin")
    assert has(s.players[0]) == "1 coin"
    assert "go-north" in offered(s)


@pytest.mark.rule("KA-DIE-1")
def test_a_used_die_is_not_there_again_on_the_same_day() -> None:
    s = table()
    go(s, 1, "go-north")
    go(s, 1, "go-north")
    assert play.asked(s) == [0] and "die-brown" not in offered(s)
    assert why(s, "die-brown") == "KA-DIE-1"


@pytest.mark.rule("KA-DIE-2")
def test_the_rulebooks_example_grey_is_put_aside_then_brown_is_used() -> None:
    s = table()
    do(s, "aside-grey")
    assert play.asked(s) == [CHANCE]
    do(s, "roll-6", "roll-1", "roll-2", "roll-3", "roll-4")
    player = s.players[0]
    assert [player.die(colour) for colour in range(6)] == [6, 2, 1, 2, 3, 4], "grey keeps its 2"
    assert "die-grey" not in offered(s) and not any(option.startswith("aside-") for option in offered(s)), "once a turn"
    assert why(s, "die-grey") == why(s, "aside-brown") == "KA-DIE-2"
    do(s, "die-brown")
    assert has(player) == "1 backpack"


@pytest.mark.rule("KA-DIE-2")
def test_a_die_put_aside_is_gone_for_the_day() -> None:
    s = table()
    do(s, "aside-grey", *["roll-1"] * 5)
    go(s, 1, "go-north")
    go(s, 1, "go-north")
    assert "die-grey" not in offered(s) and "aside-grey" not in offered(s)
    do(s, "aside-pink")
    assert not bits.has(s.players[0].unused, 4)
    do(s, *["roll-1"] * 3)
    assert s.players[0].die(1) == 2, "what lies aside is not rerolled"


@pytest.mark.rule("KA-DIE-2")
def test_dice_put_aside_are_no_part_of_the_total_nor_for_the_barrel() -> None:
    s = table()
    give(s, 0, cards="wooden-barrel")
    do(s, "aside-grey", *["roll-5"] * 5)
    do(s, "use-wooden-barrel")
    assert not any("grey" in option for option in offered(s))
    do(s, "throw-black", "roll-4", "keep-dice", "die-black", "take-coin", "go-north")
    assert s.players[0].total() == 4


@pytest.mark.rule("KA-DIE-1")
def test_the_last_die_is_not_asked_for() -> None:
    s = table()
    for first, second in (("brown", "grey"), ("purple", "orange")):
        do(s, f"aside-{first}", *["roll-1"] * (5 if first == "brown" else 3), f"die-{second}", "go-north")
        go(s, 1, "go-north", die=second)
    do(s, "aside-pink", "roll-6")
    assert "take-coin" in offered(s), "the black die was the only one left"


@pytest.mark.rule("KA-RST-1")
def test_the_rulebooks_example_three_markers_mean_a_resource_and_a_rest() -> None:
    s = table()
    player = give(s, 0, exhaustion=3, yak="2 3 3")
    use(s, 4, "pink")
    assert has(player) == "1 fodder" and player.exhaustion == 0
    assert player.yak == give(s, 0).yak and "moved" not in told(s)
    assert play.asked(s) == [1]


@pytest.mark.rule("KA-RST-1")
def test_two_markers_do_not_make_it_rest() -> None:
    s = table()
    give(s, 0, exhaustion=2)
    use(s, 4)
    assert "go-north" in offered(s) and s.players[0].exhaustion == 2


@pytest.mark.rule("KA-RST-1", "KA-EQP-4")
def test_first_aid_comes_before_the_rest() -> None:
    s = table()
    player = give(s, 0, exhaustion=3, cards="first-aid-bag")
    use(s, 2)
    assert offered(s) == ["rest", "use-first-aid-bag"]
    do(s, "use-first-aid-bag")
    assert player.exhaustion == 1 and "go-north" in offered(s)


@pytest.mark.rule("KA-RST-2")
def test_resting_is_compulsory_and_its_die_counts() -> None:
    s = table()
    player = give(s, 0, exhaustion=3)
    use(s, 6)
    assert player.total() == 6 and play.asked(s) == [1]


@pytest.mark.rule("KA-RST-2")
def test_before_the_rest_only_cards_that_do_not_change_the_movement() -> None:
    s = table()
    held = "tool-case magnifying-glass wooden-barrel telescope water-bottle terrain-map chest rope-ladder"
    player = give(s, 0, exhaustion=3, cards=held, maps="red-A red-B")
    use(s, 2)
    assert offered(s) == ["rest", "use-tool-case", "use-wooden-barrel", "use-telescope", "use-chest"]
    assert why(s, "use-magnifying-glass") == why(s, "die-up") == why(s, "move-to-0-3-2") == "KA-RST-2"
    assert why(s, "use-rope-ladder") == "KA-EQP-14", "no 'after' cards"
    do(s, "use-tool-case", "take-backpack+compass+coin", "use-telescope", "yak-tile-snow", "use-chest", "rest")
    assert has(player) == "2 backpack 1 compass 1 coin" and player.exhaustion == 0
    assert cards(player) == "magnifying-glass wooden-barrel water-bottle terrain-map rope-ladder"
    assert play.asked(s) == [1]


@pytest.mark.rule("KA-RST-2", "KA-EQP-7")
def test_the_terrain_map_waits_for_the_rest_that_first_aid_prevents() -> None:
    s = table()
    give(s, 0, exhaustion=3, cards="first-aid-bag terrain-map")
    assert why(s, "move-to-0-3-2") == "KA-RST-2", "nor before the die"
    use(s, 2)
    assert offered(s) == ["rest", "use-first-aid-bag"]
    do(s, "use-first-aid-bag", "move-to-0-3-2")
    assert "go-north" in offered(s) and s.players[0].exhaustion == 1


@pytest.mark.rule("KA-RST-2", "KA-CHR-2")
def test_the_guide_may_exchange_but_not_turn_the_die_before_a_rest() -> None:
    s = table(characters=True)
    give(s, 0, exhaustion=3, character="yak-guide", resources="2 fodder")
    use(s, 2, "pink")
    assert "exchange-for-coin" in offered(s) and not any(option.startswith("turn-die") for option in offered(s))
    assert why(s, "turn-die-to-5") == "KA-RST-2"
    do(s, "exchange-for-coin")
    assert play.asked(s) == [1], "nothing is left to do but rest"

"""What is in the box."""

from typing import Any

import pytest

from chautari.games.ledger import ledger, rests_on
from chautari.games.printed import read_printed
from chautari.games.reviving_kathmandu.components import (
    BLUE_CARDS,
    COLOURS,
    FACE_CARD,
    FACE_COLOUR,
    FACE_KIND,
    FACES,
    KIND_POINTS,
    KINDS,
    MARKED,
    MISSIONS,
    RED_CARDS,
    WILD,
)
from chautari.games.reviving_kathmandu.monument import foundation, matches
from tests.games.reviving_kathmandu.setting import face, monument, new_table


@pytest.mark.rule("RK-CMP-1")
def test_four_monuments_have_ten_sections_in_five_colours_and_wild() -> None:
    assert [
        "buddha",
        *("shrine bottom", "shrine top"),
        *("stupa bottom", "stupa centre", "stupa top"),
        *("pagoda bottom", "pagoda second", "pagoda third", "pagoda top"),
    ] == KINDS
    assert COLOURS == ["blue", "white", "red", "green", "yellow", "wild"]


@pytest.mark.rule("RK-CMP-2")
def test_sixty_blue_fifty_red_cards_ten_missions_and_five_coins() -> None:
    assert (BLUE_CARDS, sum(MARKED), RED_CARDS, len(MISSIONS)) == (60, 28, 50, 10)
    assert list(new_table(6).coins) == [0b11111] * 6


@pytest.mark.rule("RK-CMP-3")
def test_the_blue_deck_follows_the_formula_of_the_ledger() -> None:
    left = ["pagoda bottom", "pagoda second", "pagoda third", "pagoda top", "buddha"]
    right = ["stupa bottom", "stupa centre", "stupa top", "shrine bottom", "shrine top"]
    number = 0
    for shift in (0, 2):
        for r in range(6):
            for i in range(5):
                j = (i + r + shift) % 5
                printed = [(KINDS[FACE_KIND[f]], FACE_COLOUR[f]) for f in (2 * number, 2 * number + 1)]
                assert printed == [(left[i], r), (right[j], (r + j + 1) % 6)]
                assert MARKED[number] == (shift == 2 and (r, i) not in ((0, 4), (3, 3)))
                number += 1


@pytest.mark.rule("RK-CMP-3")
def test_the_red_deck_has_every_section_once_in_every_colour() -> None:
    red = [(FACE_KIND[f], FACE_COLOUR[f]) for f in range(FACES) if FACE_CARD[f] >= BLUE_CARDS]
    assert sorted(red) == [(kind, colour) for kind in range(10) for colour in range(WILD)]


@pytest.mark.rule("RK-CMP-4")
def test_points_printed_on_the_sections() -> None:
    assert list(KIND_POINTS) == [2, 1, 3, 1, 3, 6, 1, 3, 6, 10]


@pytest.mark.rule("RK-CMP-5")
def test_the_first_mission_is_the_one_in_the_rulebook() -> None:
    mission = MISSIONS[0]
    assert matches(mission, monument("red buddha")) and matches(mission, monument("blue buddha"))
    assert not matches(mission, monument("green buddha"))
    assert matches(mission, monument("red shrine bottom", "green shrine top"))
    assert not matches(mission, monument("green shrine bottom", "red shrine top"))
    assert matches(mission, monument("red stupa bottom", "blue stupa centre", "blue stupa top"))
    assert not matches(mission, monument("blue stupa bottom", "blue stupa centre", "red stupa top"))
    pagoda = ("red pagoda bottom", "red pagoda second", "blue pagoda third", "green pagoda top")
    assert matches(mission, monument(*pagoda))


@pytest.mark.rule("RK-CMP-5")
def test_every_mission_is_as_reconstructed() -> None:
    letters = "BWRGY"
    buddhas = ["RB", "GW", "RY", "BG", "WY", "RW", "BY", "RG", "BW", "GY"]
    shrines = ["GW", "RY", "BG", "WY", "RB", "BY", "RG", "BW", "GY", "RW"]
    stupas = [[1, 2], [0, 1], [0, 2]]
    pagodas = [[0, 1], [1, 2], [2, 3], [0, 2], [1, 3], [0, 3]]
    for number, mission in enumerate(MISSIONS):
        assert sorted(mission.buddha) == sorted(letters.index(c) for c in buddhas[number])
        assert sorted(mission.shrine) == sorted(letters.index(c) for c in shrines[number])
        assert mission.shrine_section == (1 if number < 5 else 0)
        assert (mission.stupa, mission.pagoda) == (stupas[number % 3], pagodas[number % 6])


@pytest.mark.rule("RK-CMP-6")
def test_wild_changes_the_colour_but_neither_section_nor_points() -> None:
    plain, wild = foundation(face("red shrine bottom")), foundation(face("wild shrine bottom"))
    decided = wild.coloured(COLOURS.index("red"))
    assert decided.colours == plain.colours
    assert decided.faces == wild.faces and decided.printed == wild.printed == plain.printed


@pytest.mark.rule("RK-CMP-2", "RK-CMP-4", "RK-CMP-5")
def test_what_the_rulebooks_text_does_not_say_is_told_to_be_reconstructed() -> None:
    def printed(file: str) -> Any:
        return read_printed("chautari.games.reviving_kathmandu", file)

    for file in ("cards.toml", "coins.toml", "market.toml", "monuments.toml"):
        assert printed(file)["source"] == "reconstructed"
    assert [mission["source"] for mission in printed("missions.toml")["mission"]] == ["rulebook"] + [
        "reconstructed"
    ] * 9
    assert printed("missions.toml")["points"]["source"] == "rulebook"
    assert rests_on(ledger("reviving-kathmandu")["RK-CMP-2"].source) == ["rulebook", "reconstructed"]
    assert ledger("reviving-kathmandu")["RK-EX-3"].ruling

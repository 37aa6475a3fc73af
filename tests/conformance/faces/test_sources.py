"""Every value printed on a component, and every rule, says where it comes from, in the same few words."""

from importlib.resources import files
from typing import Any

import pytest

from chautari.engine.meta import Meta
from chautari.games.ledger import GROUNDS, ledger, rests_on
from chautari.games.printed import check_sources, read_printed
from tests.conformance.cases import every_game


@every_game
def test_every_value_in_the_data_has_a_source(meta: Meta) -> None:
    package = f"chautari.games.{meta.name.replace('-', '_')}"
    found = [file.name for file in files(package).joinpath("data").iterdir() if file.name.endswith(".toml")]
    assert found
    for file in found:
        assert read_printed(package, file)


@every_game
def test_every_rule_says_what_it_rests_on(meta: Meta) -> None:
    for rule in ledger(meta.name).values():
        grounds = rests_on(rule.source)
        assert set(grounds) <= set(GROUNDS), rule.id
        assert rule.ruling or "ruling" not in grounds, f"{rule.id} is a ruling and does not say so"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"source": "rulebook 004, p. 3", "values": [1]}, "the source 'rulebook 004, p. 3' is none of"),
        ({"values": [1]}, "values does not say where it comes from"),
        ({"card": [{"coins": 1, "source": "review"}, {"coins": 2}]}, "card: coins does not say"),
        ({"box": {"cards": 3}}, "box: cards does not say"),
        (
            {"source": "reconstructed", "card": [{"coins": 1, "review": ["price"]}]},
            "no price that comes from the review",
        ),
    ],
)
def test_a_value_without_a_known_source_is_refused(data: dict[str, Any], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_sources(data, "the data")


def test_a_source_holds_for_all_inside_that_has_none_of_its_own() -> None:
    check_sources({"source": "reconstructed", "card": [{"coins": 1}, {"coins": 2, "source": "rulebook"}]}, "the data")
    check_sources({"card": [{"coins": 1, "source": "review", "rulebook": ["coins"]}]}, "the data")


@pytest.mark.parametrize(
    ("source", "grounds"),
    [
        ("ruling", ["ruling"]),
        ("rulebook 004, p. 3, 7; reconstructed: what the coins are worth", ["rulebook", "reconstructed"]),
        ("our ruling", ["our"]),
        ("rulebook 003, Bauen; only five attested", ["rulebook", "only"]),
    ],
)
def test_each_part_of_a_source_begins_with_what_it_rests_on(source: str, grounds: list[str]) -> None:
    assert rests_on(source) == grounds

"""`chautari rules --unproved`: what counts as a proof, and what is owed."""

from pathlib import Path

import pytest

from chautari.cli.reports.unproved import find_owed, naming_rules
from chautari.games.ledger import ledger
from tests.cli.running import run

pytestmark = pytest.mark.slow

HEAD = "import pytest\n"


def folder_with(folder: Path, source: str) -> Path:
    (folder / "test_some.py").write_text(HEAD + source)
    return folder


@pytest.mark.parametrize(
    "body",
    [
        "assert 1 == 1",
        "with pytest.raises(ValueError): int('x')",
        "assert_wins(3)",
        "table.expect_offer('L1')",
        "for n in range(3):\n        assert n < 3",
    ],
)
def test_a_test_that_can_fail_proves_its_rules(body: str, tmp_path: Path) -> None:
    folder_with(tmp_path, f"@pytest.mark.rule('RK-BID-1', 'RK-BID-2')\ndef test_it() -> None:\n    {body}\n")
    (test,) = naming_rules(tmp_path)
    assert (test.rules, test.asserts) == (("RK-BID-1", "RK-BID-2"), True)


def test_a_test_that_only_names_a_rule_is_hollow(tmp_path: Path) -> None:
    folder_with(tmp_path, "@pytest.mark.rule('RK-BID-1')\ndef test_it() -> None:\n    print('fine')\n")
    owed = find_owed(["reviving-kathmandu"], tmp_path)
    assert "RK-BID-1" in owed["unproved-rules"]
    assert owed["hollow-tests"] == [f"{tmp_path / 'test_some.py'}::test_it"]


def test_rules_may_stand_on_a_class_or_on_a_parameter(tmp_path: Path) -> None:
    folder_with(
        tmp_path,
        "@pytest.mark.rule('RK-BID-1')\nclass TestBids:\n"
        "    @pytest.mark.parametrize('n', [pytest.param(1, marks=pytest.mark.rule('RK-BID-2'))])\n"
        "    def test_it(self, n: int) -> None:\n        assert n\n",
    )
    assert [test.rules for test in naming_rules(tmp_path)] == [("RK-BID-1", "RK-BID-2")]


def test_a_helper_is_no_test(tmp_path: Path) -> None:
    folder_with(tmp_path, "@pytest.mark.rule('RK-BID-1')\ndef bid() -> None:\n    assert True\n")
    assert list(naming_rules(tmp_path)) == []


def test_a_rule_that_no_ledger_has_is_told(tmp_path: Path) -> None:
    folder_with(tmp_path, "@pytest.mark.rule('RK-NO-1')\ndef test_it() -> None:\n    assert True\n")
    (unknown,) = find_owed(["reviving-kathmandu"], tmp_path)["unknown-rules"]
    assert unknown.startswith("RK-NO-1 (")


def test_what_is_owed_fails_the_command(tmp_path: Path) -> None:
    done = run("rules", "reviving-kathmandu", "--unproved", "--tests", str(tmp_path))
    assert done.status == 1
    assert "RK-BID-1" in done.out
    data = run("rules", "reviving-kathmandu", "--unproved", "--tests", str(tmp_path), "--json")
    assert data.status == 1
    assert data.data["unproved-rules"] == list(ledger("reviving-kathmandu"))


def test_nothing_owed_passes_the_command(tmp_path: Path) -> None:
    rules = ", ".join(map(repr, ledger("reviving-kathmandu")))
    folder_with(tmp_path, f"@pytest.mark.rule({rules})\ndef test_it() -> None:\n    assert True\n")
    done = run("rules", "reviving-kathmandu", "--unproved", "--tests", str(tmp_path))
    assert (done.status, done.err) == (0, "")

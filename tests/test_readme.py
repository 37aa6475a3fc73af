"""The Python example of the README runs as it stands there, and prints what it says."""

import contextlib
import io
import re
from pathlib import Path

import pytest

import chautari
from chautari.engine.record import Record, replay

ROOT = Path(__file__).parents[1]


def test_the_example_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    example = re.search(r"```python\n(.*?)```", readme, re.S)
    assert example is not None
    monkeypatch.chdir(tmp_path)
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example.group(1), "README.md", "exec"), {})
    expected = re.findall(r"# > (.*)", example.group(1))
    assert expected
    for line in expected:
        assert line in printed.getvalue()


def test_every_refusal_it_names_can_be_caught() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    sentence = re.search(r"one typed exception with a sentence that helps: (.*?)\n\n", readme, re.S)
    assert sentence is not None
    names = re.findall(r"`([A-Z]\w+)`", sentence.group(1))
    assert len(names) >= 8
    for name in names:
        assert issubclass(getattr(chautari, name), chautari.ChautariError)


def test_links_lead_somewhere() -> None:
    for page in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_commented_record_can_be_replayed() -> None:
    page = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    example = re.search(r"```jsonc\n(.*?)```", page, re.S)
    assert example is not None
    record = Record.from_json(re.sub(r" +//.*", "", example.group(1)))
    state = replay(chautari.game(record.game), record)
    assert chautari.game(record.game).view(state, 1)["bids"] == [{"spot": "a", "seat": 1, "coin": 3}]

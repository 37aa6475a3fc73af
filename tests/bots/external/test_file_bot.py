"""Bots in one Python file."""

from pathlib import Path
from typing import Any

import pytest

from chautari.bots.bot import Bot, UnknownBot
from chautari.bots.budget import BadBudget, Budget
from chautari.bots.external.file_bot import BadBotFile
from chautari.bots.load import load_bot
from chautari.engine import play
from chautari.engine.game import Game
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.engine.state import State
from chautari.games import load


@pytest.fixture
def table() -> tuple[Game[Any], State]:
    game = load("adventure-tours")
    state = game.start(4, game.meta.complete(4, {}))
    play.advance(state, Dice(2))
    return game, state


def written(folder: Path, source: str, name: str = "some_bot.py") -> str:
    path = folder / name
    path.write_text(source)
    return str(path)


def chosen(bot: Bot, table: tuple[Game[Any], State], seed: int = 5) -> int:
    game, state = table
    return bot.choose(game, state, play.asked(state)[0], seed, {"level": "basic"})


def test_a_file_chooses_with_all_that_its_seat_knows(tmp_path: Path, table: tuple[Game[Any], State]) -> None:
    source = (
        "from dataclasses import dataclass\n\n"
        "@dataclass\nclass Wish:\n    index: int\n\n"
        "def choose(known):\n"
        "    assert known.view['seat'] == known.seat and known.settings == {'level': 'basic'}\n"
        "    assert len(known.worlds(3)) == 3 and known.seed == 5\n"
        "    return known.options[Wish(known.budget.iterations).index]\n"
    )
    _, state = table
    bot = load_bot(written(tmp_path, source) + ":1it")
    assert chosen(bot, table) == play.options(state, play.asked(state)[0])[1]
    assert (bot.budget, dict(bot.faults.counts)) == (Budget(iterations=1), {})


@pytest.mark.parametrize(
    ("body", "kind", "said"),
    [
        ("raise RuntimeError('no idea')", "crash", "RuntimeError: no idea"),
        ("raise SystemExit(4)", "crash", "SystemExit: 4"),
        ("return choose(known)", "crash", "RecursionError"),
        ("return None", "nonsense", "None is not among the options"),
        ("return -7", "nonsense", "-7 is not among the options"),
        ("return 'x' * 1000", "nonsense", "xxx"),
        ("known.options[:] = [99]; return 99", "nonsense", "99 is not among the options"),
        ("known.options.clear(); known.seed = None; return None", "nonsense", "None is not among the options"),
    ],
)
def test_chance_chooses_where_a_file_fails(
    body: str, kind: str, said: str, tmp_path: Path, table: tuple[Game[Any], State]
) -> None:
    bot = load_bot(written(tmp_path, f"def choose(known):\n    {body}\n"))
    assert chosen(bot, table) == chosen(load_bot("uniform"), table)
    assert dict(bot.faults.counts) == {kind: 1}
    assert said in bot.faults.said and len(bot.faults.said) <= 200


def test_any_whole_number_names_an_option(tmp_path: Path, table: tuple[Game[Any], State]) -> None:
    """Libraries for arrays have numbers of their own."""
    source = (
        "class Number:\n"
        "    def __init__(self, value): self.value = value\n"
        "    def __index__(self): return self.value\n\n"
        "def choose(known): return Number(known.options[1])\n"
    )
    bot = load_bot(written(tmp_path, source))
    assert chosen(bot, table) == play.options(table[1], play.asked(table[1])[0])[1]
    assert dict(bot.faults.counts) == {}


def test_the_options_of_the_table_stay_what_they_are(tmp_path: Path, table: tuple[Game[Any], State]) -> None:
    game, state = table
    settings: Settings = {"level": "basic"}
    bot = load_bot(written(tmp_path, "def choose(known):\n    known.settings.clear()\n"))
    bot.choose(game, state, play.asked(state)[0], 5, settings)
    assert settings == {"level": "basic"}


def test_what_a_file_prints_does_not_mix_with_results(
    tmp_path: Path, table: tuple[Game[Any], State], capsys: pytest.CaptureFixture[str]
) -> None:
    chosen(load_bot(written(tmp_path, "print('here')\ndef choose(known):\n    print('there')\n")), table)
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "here\nthere\n")


def test_nothing_is_remembered_from_game_to_game(tmp_path: Path, table: tuple[Game[Any], State]) -> None:
    source = "asked = []\ndef choose(known):\n    asked.append(1)\n    return known.options[len(asked) - 1]\n"
    spec = written(tmp_path, source)
    first, second = load_bot(spec), load_bot(spec)
    assert chosen(first, table) < chosen(first, table)
    assert chosen(second, table) == play.options(table[1], play.asked(table[1])[0])[0]
    assert list(tmp_path.iterdir()) == [tmp_path / "some_bot.py"]


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("def choose(known", "is no Python source: .* in line 1"),
        ("import nothing_of_that_name", "can't be run: ModuleNotFoundError"),
        ("raise SystemExit", "can't be run: SystemExit"),
        ("raise ImportError('one line\\n\\nand another')", "can't be run: ImportError: one line and another$"),
        ("choose = 3", "defines no function choose"),
        ("\0", "is no Python source"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(source: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(BadBotFile, match=sentence):
        load_bot(written(tmp_path, source))


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBotFile, match="can't be read"):
        load_bot(str(tmp_path / "nobody.py"))
    (tmp_path / "bytes.py").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBotFile, match="is no Python source"):
        load_bot(str(tmp_path / "bytes.py"))


def test_specs_of_nobody_are_refused(tmp_path: Path) -> None:
    with pytest.raises(UnknownBot):
        load_bot("wizard")
    with pytest.raises(BadBudget):
        load_bot(written(tmp_path, "def choose(known): return 0") + ":soon")

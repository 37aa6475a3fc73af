"""Bots in processes of their own: how they are asked, and what happens when they fail."""

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from chautari.bots.budget import Budget
from chautari.bots.external.process_bot import STARTS, BadCommand, Process, command_of, limit_of, question
from chautari.bots.faults import Fault, Faults
from chautari.bots.knowledge import Knowledge
from chautari.bots.load import load_bot, with_fallback
from chautari.engine import play
from chautari.engine.luck import Dice
from chautari.engine.meta import Settings
from chautari.games import load

pytestmark = pytest.mark.slow

HEAD = "import json, os, sys, time\n"
SETTINGS: Settings = {"open_missions": False, "teams": "none"}
# Seconds a process of these tests may take where it is to answer; nobody waits for them.
AMPLE = 60.0


@pytest.fixture(scope="module")
def known() -> Knowledge:
    game = load("reviving-kathmandu")
    state = game.start(3, SETTINGS)
    play.advance(state, Dice(4))
    return Knowledge(game, state, play.asked(state)[0], 77, Budget(iterations=9), SETTINGS)


class Player:
    """A process that runs a program of the test's own."""

    def __init__(self, source: str, limit: float = AMPLE) -> None:
        self.process = Process([sys.executable, "-c", HEAD + source], limit, starting=limit)
        self.faults = Faults()
        self.choose = with_fallback(self.process.choose, self.faults)


@pytest.fixture
def player() -> Iterator[type[Player]]:
    made: list[Player] = []

    class Watched(Player):
        def __init__(self, source: str, limit: float = AMPLE) -> None:
            super().__init__(source, limit)
            made.append(self)

    yield Watched
    for one in made:
        one.process.close()


ECHO = """
for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"action": question["options"][EXPRESSION]["FIELD"]}), flush=True)
"""


def echo(expression: str, field: str = "action") -> str:
    return ECHO.replace("EXPRESSION", expression).replace("FIELD", field)


def test_a_process_answers_with_an_options_number_or_name(player: type[Player], known: Knowledge) -> None:
    assert player(echo("-1")).choose(known) == known.options[-1]
    assert player(echo("3", "name")).choose(known) == known.options[3]


def test_one_process_answers_all_questions_of_a_game(player: type[Player], known: Knowledge) -> None:
    one = player("asked = []\n" + echo("len(asked) - 1").replace("question =", "asked.append(1); question ="))
    assert [one.choose(known) for _ in range(3)] == known.options[:3]
    assert (one.process.starts, dict(one.faults.counts)) == (1, {})


def test_a_question_holds_what_the_seat_knows(known: Knowledge) -> None:
    asked = json.loads(question(known, 2.5))
    assert (asked["game"], asked["seats"], asked["settings"]) == ("reviving-kathmandu", 3, SETTINGS)
    assert (asked["seat"], asked["seed"], asked["limit_ms"]) == (known.seat, 77, 2500)
    assert asked["budget"] == {"iterations": 9, "milliseconds": 0}
    assert asked["view"] == json.loads(json.dumps(known.view))
    assert [option["action"] for option in asked["options"]] == known.options
    assert asked["options"][0]["name"] == known.game.action_name(known.options[0])
    assert set(asked) == {
        "version", "game", "seats", "settings", "seat", "seed", "budget", "limit_ms", "view", "options",
    }  # fmt: skip


@pytest.mark.parametrize("answer", ['{"action": -5}', '{"action": true}', '{"action": null}', '{"action": {}}'])
def test_what_is_no_option_is_counted_and_chance_chooses(answer: str, player: type[Player], known: Knowledge) -> None:
    one = player(f"for line in sys.stdin:\n    print({answer!r}, flush=True)")
    assert [one.choose(known) in known.options for _ in range(STARTS + 2)] == [True] * (STARTS + 2)
    assert dict(one.faults.counts) == {"nonsense": STARTS + 2}
    assert one.process.starts == 1


@pytest.mark.parametrize("answer", [b"no JSON", b"[]", b"17", b'{"move": 3}', b"", b'\xff{"action": 3}', b"[" * 9999])
def test_what_is_no_answer_ends_the_process(answer: bytes, player: type[Player], known: Knowledge) -> None:
    one = player(f"for line in sys.stdin:\n    sys.stdout.buffer.write({answer!r} + b'\\n'); sys.stdout.flush()")
    assert [one.choose(known) in known.options for _ in range(STARTS + 2)] == [True] * (STARTS + 2)
    assert dict(one.faults.counts) == {"nonsense": STARTS, "absent": 2}
    assert one.faults.said.endswith("is no answer")


def test_no_answer_is_taken_for_that_to_another_question(player: type[Player], known: Knowledge) -> None:
    """A greeting pushes every answer behind by one: the second would be the first again, and an option too."""
    one = player("print('Namaste!', flush=True)\nasked = []\n" + echo("(asked.append(1), len(asked))[1]"))
    assert {one.choose(known) for _ in range(4)} == {one.choose(known)}
    assert (one.faults.counts["nonsense"], one.faults.said) == (STARTS, "'Namaste!' is no answer")


def test_chance_chooses_the_same_for_the_same_seed(player: type[Player], known: Knowledge) -> None:
    assert len({player("print('?')").choose(known) for _ in range(2)}) == 1


def test_a_crash_is_counted_with_its_last_words_and_the_process_started_again(
    player: type[Player], known: Knowledge
) -> None:
    one = player("sys.stdin.readline(); raise ValueError('out of ideas')")
    for _ in range(STARTS + 2):
        assert one.choose(known) in known.options
    assert dict(one.faults.counts) == {"crash": STARTS, "absent": 2}
    assert one.faults.said == "ValueError: out of ideas"


def test_a_process_that_ends_before_the_question_has_crashed(player: type[Player], known: Knowledge) -> None:
    one = player("sys.exit(3)")
    assert one.choose(known) in known.options
    assert dict(one.faults.counts) == {"crash": 1}


@pytest.mark.parametrize("listening", ["sys.stdin.readline()", "pass"])
def test_a_stall_is_counted_and_the_process_ended(listening: str, player: type[Player], known: Knowledge) -> None:
    one = player(f"{listening}\ntime.sleep(3600)", limit=0.2)
    assert one.choose(known) in known.options
    assert dict(one.faults.counts) == {"stall": 1}
    assert one.process._running is None


def test_a_process_that_listens_to_nothing_does_not_hold_anybody_up(known: Knowledge) -> None:
    """More is written than its input holds, so that the question is never sent to its end."""
    process = Process([sys.executable, "-c", HEAD + "time.sleep(3600)"], limit=0.2, starting=0.2)
    with pytest.raises(Fault, match="stall"):
        process._ask("x" * 1_000_000)
    process.close()
    assert process._running is None


def test_somebody_who_was_sent_away_with_the_output_does_not_hold_anybody_up(known: Knowledge) -> None:
    away = "time.sleep(3)"
    one = Player(
        "import subprocess\n"
        f"subprocess.Popen([sys.executable, '-c', 'import time; {away}'], start_new_session=True)\n"
        "sys.stdin.readline()\ntime.sleep(3600)",
        limit=0.5,
    )
    assert one.choose(known) in known.options
    assert dict(one.faults.counts) == {"stall": 1}
    one.process._exchanging.join()


def test_whoever_talks_without_end_on_the_error_output_is_heard_out(player: type[Player], known: Knowledge) -> None:
    """Far more than a pipe holds, and before the answer."""
    one = player("sys.stderr.write('talk\\n' * 200_000)\n" + echo("0") + "    sys.exit('that is all')\n")
    assert one.choose(known) == known.options[0]
    one.choose(known)
    assert (dict(one.faults.counts), one.faults.said) == ({"crash": 1}, "that is all")


def test_an_endless_answer_is_nonsense(player: type[Player], known: Knowledge) -> None:
    one = player("while True: sys.stdout.write('x' * 5000)")
    assert one.choose(known) in known.options
    assert dict(one.faults.counts) == {"nonsense": 1}


def test_a_process_and_what_it_started_are_gone_when_it_is_closed(
    player: type[Player], known: Knowledge, tmp_path: Path
) -> None:
    """The child ignores the end of its input and polite requests."""
    note = tmp_path / "pid"
    child = "import os, signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(3600)"
    one = player(
        f"import subprocess\nchild = subprocess.Popen([sys.executable, '-c', {child!r}])\n"
        f"open({str(note)!r}, 'w').write(str(child.pid))\n" + echo("0")
    )
    assert one.choose(known) == known.options[0]
    one.process.close()
    pid = int(note.read_text())
    for _ in range(600):
        if not is_running(pid):
            break
        time.sleep(0.05)
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    """A process that has ended but that nobody has asked about is a zombie, and not running."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_nothing_is_started_before_the_first_question() -> None:
    with load_bot(f"process:{sys.executable} -c 'raise SystemExit'") as bot:
        assert bot.faults.counts == {}


def test_a_time_budget_limits_the_answer() -> None:
    assert limit_of(Budget(milliseconds=500)) == 2
    assert limit_of(Budget(iterations=500)) == limit_of(Budget()) == 10


@pytest.mark.parametrize(
    ("command", "sentence"),
    [("", "Write the command"), ("no-such-command-here x", "There is no command"), ("python 'x", "is no command")],
)
def test_a_command_that_cannot_be_started_is_refused(command: str, sentence: str) -> None:
    with pytest.raises(BadCommand, match=sentence):
        command_of(command)
    with pytest.raises(BadCommand, match=sentence):
        load_bot(f"process:{command}")


def test_budgets_stand_before_the_command() -> None:
    with load_bot(f"process:250ms:{sys.executable} -V") as bot:
        assert bot.budget == Budget(milliseconds=250)
    with load_bot(f"process:{os.fsdecode(sys.executable)} -V") as bot:
        assert bot.budget == Budget()

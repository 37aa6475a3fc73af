"""A bot in a process of its own: questions come as lines of JSON on its input, answers go out on its output."""

import json
import queue
import shlex
import shutil
import subprocess
from contextlib import suppress
from threading import Thread
from typing import Final

from chautari.bots.budget import Budget
from chautari.bots.faults import ABSENT, CRASH, NONSENSE, STALL, Fault
from chautari.bots.guard import Guard
from chautari.bots.knowledge import Knowledge
from chautari.bots.last_words import LastWords
from chautari.engine.errors import ChautariError

VERSION: Final = 1
# Seconds: for an answer where the budget is no time, beside one that is, for the first answer of a new process.
UNHURRIED = 10.0
GRACE = 1.0
STARTING = 10.0
LEAVING = 0.5
STARTS = 3
LONGEST_ANSWER = 1 << 16


class BadCommand(ChautariError):
    """A command that can't be started, with the reason."""


def command_of(text: str) -> list[str]:
    """The words of a command, which must be there."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadCommand(f"{text!r} is no command: {error}.") from None
    if not words:
        raise BadCommand("Write the command of the bot behind process:, as in process:./my_bot.")
    if shutil.which(words[0]) is None:
        raise BadCommand(f"There is no command {words[0]!r} to start as a bot.")
    return words


def limit_of(budget: Budget) -> float:
    """How many seconds an answer may take."""
    return GRACE + 2 * budget.milliseconds / 1000 if budget.milliseconds else UNHURRIED


class Process:
    """Started at its first question, started again after a crash, but not for ever; gone when the game is over."""

    def __init__(self, command: list[str], limit: float, starting: float = STARTING) -> None:
        self.command = command
        self.limit = limit
        self.starting = starting
        self.starts = 0
        self._running: subprocess.Popen[bytes] | None = None
        self._guard: Guard | None = None
        self._words: LastWords | None = None
        self._talk = Thread()

    def choose(self, known: Knowledge) -> int:
        """The option that the process names; whatever else it does is a fault.

        After a line that is no answer nobody knows what the next one belongs to, so the process is ended.
        """
        line = self._ask(question(known, self.limit))
        try:
            action = read_answer(line)
        except Fault as fault:
            raise self._given_up(fault) from None
        return option_named(action, known)

    def close(self) -> None:
        """Ends the process and whatever it has started itself."""
        process, self._running = self._running, None
        if process:
            self._dismiss(process)
        if self._guard:
            self._guard.end()

    def _dismiss(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin and process.stdout
        if self._talk.is_alive():  # it does not listen, and closing its input would wait until it does
            self._kill(process)
            self._talk.join(LEAVING)
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(LEAVING)
        self._kill(process)
        if not self._talk.is_alive():  # else somebody it has sent away still holds its output, and the thread closes it
            process.stdout.close()

    def _kill(self, process: "subprocess.Popen[bytes]") -> None:
        if self._guard:
            self._guard.end()
        process.kill()
        process.wait()

    def _ask(self, line: str) -> bytes:
        patience = self.limit
        if self._running is None:
            self._start()
            patience += self.starting
        assert self._running
        answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._talk = Thread(target=_exchange, args=(self._running, line.encode() + b"\n", answers), daemon=True)
        self._talk.start()
        try:
            answer = answers.get(timeout=patience)
        except queue.Empty:
            raise self._given_up(Fault(STALL, f"no answer within {patience:g} s")) from None
        if not answer:
            raise self._given_up(Fault(CRASH, "it ended without an answer"))
        if not answer.endswith(b"\n"):
            raise self._given_up(Fault(NONSENSE, "an answer without end"))
        self._talk.join()
        return answer

    def _given_up(self, fault: Fault) -> Fault:
        assert self._running
        self._kill(self._running)
        if fault.kind != NONSENSE and self._words:
            fault.said = self._words.line() or fault.said
        self.close()
        return fault

    def _start(self) -> None:
        if self.starts >= STARTS:
            raise Fault(ABSENT)
        self.starts += 1
        pipe = subprocess.PIPE
        try:
            self._guard = Guard()
            self._running = subprocess.Popen(
                self.command, stdin=pipe, stdout=pipe, stderr=pipe, process_group=self._guard.group
            )
        except OSError as error:
            self.close()
            raise Fault(CRASH, str(error.strerror)) from None
        assert self._running.stderr
        self._words = LastWords(self._running.stderr)


def question(known: Knowledge, limit: float) -> str:
    """All that a process is told, on one line."""
    game = known.game
    return json.dumps(
        {
            "version": VERSION,
            "game": game.meta.name,
            "seats": known.seats,
            "settings": known.settings,
            "seat": known.seat,
            "seed": known.seed,
            "budget": {"iterations": known.budget.iterations, "milliseconds": known.budget.milliseconds},
            "limit_ms": round(1000 * limit),
            "view": known.view,
            "options": [
                {"action": action, "name": game.action_name(action), "text": game.say_action(action)}
                for action in known.options
            ],
        },
        separators=(",", ":"),
    )


def read_answer(line: bytes) -> object:
    """`{"action": 17}`, or the action's name instead of its number."""
    try:
        return json.loads(line)["action"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Fault(NONSENSE, f"{line[:60].decode(errors='replace').strip()!r} is no answer") from None


def option_named(action: object, known: Knowledge) -> int:
    for option in known.options:
        if action == known.game.action_name(option) or (type(action) is int and action == option):
            return option
    raise Fault(NONSENSE, f"{action!r:.60} is not among the options")


def _exchange(process: "subprocess.Popen[bytes]", line: bytes, answers: "queue.SimpleQueue[bytes]") -> None:
    """In a thread of its own, as both ways may block; the end of the process ends it too."""
    assert process.stdin and process.stdout
    try:
        process.stdin.write(line)
        process.stdin.flush()
    except (OSError, ValueError):
        answers.put(b"")
        return
    try:
        answers.put(process.stdout.readline(LONGEST_ANSWER))
    except (OSError, ValueError):
        answers.put(b"")
    if process.returncode is not None:  # nobody waits for this any more
        process.stdout.close()

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
from chautari.bots.external.guard import Guard
from chautari.bots.external.stderr_tail import StderrTail
from chautari.bots.faults import ABSENT, CRASH, NONSENSE, STALL, Fault
from chautari.bots.knowledge import Knowledge
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
    """The words of a command; refuses one that can't be started."""
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadCommand(
            f"{text!r} is no command: {error}.", "bot-no-command", command=text, problem=str(error)
        ) from None
    if not words:
        raise BadCommand("Write the command of the bot behind process:, as in process:./my_bot.", "bot-which-command")
    if shutil.which(words[0]) is None:
        raise BadCommand(
            f"There is no command {words[0]!r} to start as a bot.", "bot-no-such-command", command=words[0]
        )
    return words


def limit_of(budget: Budget) -> float:
    """How many seconds an answer may take."""
    return GRACE + 2 * budget.milliseconds / 1000 if budget.milliseconds else UNHURRIED


class Process:
    """A process that is started at its first question and again after a crash, a few times; `close` ends it."""

    def __init__(self, command: list[str], limit: float, starting: float = STARTING) -> None:
        self.command = command
        self.limit = limit
        self.starting = starting
        self.starts = 0
        self._running: subprocess.Popen[bytes] | None = None
        self._guard: Guard | None = None
        self._stderr: StderrTail | None = None
        self._exchanging = Thread()

    def choose(self, known: Knowledge) -> int:
        """The option that the process names; whatever else it does is a fault.

        After a line that is no answer nobody knows what the next one belongs to, so the process is ended.
        """
        line = self._ask(question(known, self.limit))
        try:
            action = read_answer(line)
        except Fault as fault:
            raise self._give_up(fault) from None
        return option_named(action, known)

    def close(self) -> None:
        """Ends the process and whatever it has started itself."""
        process, self._running = self._running, None
        if process:
            self._stop(process)
        if self._guard:
            self._guard.end()

    def _stop(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdin and process.stdout
        if self._exchanging.is_alive():  # it does not listen, and closing its input would wait until it does
            self._kill(process)
            self._exchanging.join(LEAVING)
        with suppress(OSError):
            process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(LEAVING)
        self._kill(process)
        # Else a process that it has started still holds its output, and the thread closes it.
        if not self._exchanging.is_alive():
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
        self._exchanging = Thread(target=_exchange, args=(self._running, line.encode() + b"\n", answers), daemon=True)
        self._exchanging.start()
        try:
            answer = answers.get(timeout=patience)
        except queue.Empty:
            raise self._give_up(Fault(STALL, f"no answer within {patience:g} s")) from None
        if not answer:
            raise self._give_up(Fault(CRASH, "it ended without an answer"))
        if not answer.endswith(b"\n"):
            raise self._give_up(Fault(NONSENSE, "an answer without end"))
        self._exchanging.join()
        return answer

    def _give_up(self, fault: Fault) -> Fault:
        """Ends the process; returns the fault, with the last line of its error output where that explains it."""
        assert self._running
        self._kill(self._running)
        if fault.kind != NONSENSE and self._stderr:
            fault.said = self._stderr.last_line() or fault.said
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
        self._stderr = StderrTail(self._running.stderr)


def question(known: Knowledge, limit: float) -> str:
    """The question as one line of JSON."""
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
    """The action in an answer like `{"action": 17}`: a number or a name; a fault if it is no answer."""
    try:
        return json.loads(line)["action"]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise Fault(NONSENSE, f"{line[:60].decode(errors='replace').strip()!r} is no answer") from None


def option_named(action: object, known: Knowledge) -> int:
    """The option that an answer names by its id or its name; a fault if there is none."""
    for option in known.options:
        if action == known.game.action_name(option) or (type(action) is int and action == option):
            return option
    raise Fault(NONSENSE, f"{action!r:.60} is not among the options")


def _exchange(process: "subprocess.Popen[bytes]", line: bytes, answers: "queue.SimpleQueue[bytes]") -> None:
    """Sends a line and queues the answer, empty if the process ended; in a thread of its own, as both may block."""
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

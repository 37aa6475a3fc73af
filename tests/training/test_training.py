"""A training: it learns, it can be interrupted and goes on, and it repeats itself."""

import json
from pathlib import Path

import numpy as np
import pytest

import chautari
from chautari.arena.workers import on_this_machine, one_by_one
from chautari.bots.load import load_bot
from chautari.cli.main import main
from chautari.games import NAMES
from chautari.nets.file import unpack
from chautari.training.games import play_task
from chautari.training.learner import Learner
from chautari.training.memory import LessonMemory
from chautari.training.model import teaching_loss
from chautari.training.plan import Plan, Schedule
from chautari.training.run import NotATraining, Training, Wanted
from chautari.training.self_play import BEST_KEPT, GREEDY, LEARNER, OTHERS_KEPT, PAST, TEACHER
from tests.conformance.cases import CASES
from tests.conformance.walk import moments

pytestmark = pytest.mark.slow

compiled = pytest.mark.skipif(not chautari.compiled(), reason="trained with the compiled rules: run by `make compiled`")


def training(folder: Path, tasks: int, name: str = "yak.bin") -> Training:
    return Training(Wanted("yak", range(2, 3), 1.0, tasks, 5, folder / name, "chautari train yak"))


def run(one: Training) -> Training:
    for _ in one.run(lambda tasks: one_by_one(play_task, tasks)):
        pass
    return one


def numbers(path: Path) -> bytes:
    """A net's file without its first line, which says how long it took."""
    return path.read_bytes().partition(b"\n")[2]


@compiled
def test_the_same_seed_makes_the_same_net(tmp_path: Path) -> None:
    for name in ("one.bin", "two.bin"):
        run(training(tmp_path, 2, name))
    assert numbers(tmp_path / "one.bin") == numbers(tmp_path / "two.bin")


@compiled
def test_an_interrupted_training_goes_on(tmp_path: Path) -> None:
    first = training(tmp_path, 4)
    for done in first.run(lambda tasks: one_by_one(play_task, tasks)):
        if done.tasks == 2:
            break
    first.keep()
    second = training(tmp_path, 4)
    second.resume()
    assert (second.tasks, second.games) == (2, first.games)
    run(second)
    assert second.tasks == 4 and second.seconds > first.seconds
    head, _ = unpack("yak", (tmp_path / "yak.bin").read_bytes())
    assert head["made"]["games"] == second.games > first.games and head["made"]["command"] == "chautari train yak"


@compiled
def test_it_learns_to_beat_greedy(tmp_path: Path) -> None:
    """Alone against three greedy players, where a quarter would be even; a minute of one core."""
    one = Training(Wanted("yak", range(4, 5), 1.0, 60, 1, tmp_path / "yak.bin", ""))
    run(one)
    plan = Plan("yak", range(4, 5), 1, one.learner.net({}))
    shares = play_task(plan.test()).learner_shares
    assert sum(shares) / len(shares) > 0.4


@compiled
def test_several_workers_play_for_it(tmp_path: Path) -> None:
    one = training(tmp_path, 3)
    for _ in one.run(lambda tasks: on_this_machine(play_task, tasks, 2)):
        pass
    assert one.tasks >= 3 and (tmp_path / "yak.bin").exists()


def test_what_can_not_be_resumed_is_refused(tmp_path: Path) -> None:
    one = training(tmp_path, 1)
    with pytest.raises(NotATraining, match="there is no training kept there"):
        one.resume()
    one.state_file.write_bytes(json.dumps({"game": "kathmandu"}).encode() + b"\n")
    with pytest.raises(NotATraining, match="it is one of kathmandu"):
        one.resume()


def test_somebody_learns_or_teaches_in_every_game() -> None:
    plan = Plan("adventure-tours", range(3, 7), 1, b"", teacher=300)
    tasks = [plan.task() for _ in range(30)]
    minds = [minds for task in tasks for minds in task.minds]
    assert all(LEARNER in each or TEACHER in each for each in minds)
    assert {GREEDY, PAST, TEACHER} < {mind for each in minds for mind in each}
    assert {task.seats for task in tasks} == {3, 4, 5, 6}
    assert len({str(task.settings) for task in tasks}) > 2


@compiled
@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_shows_what_the_search_tried(game: str) -> None:
    learner = Learner(game, range(3, 4), 1, taught=True)
    plan = Plan(game, range(3, 4), 1, learner.net({}), teacher=20)
    task = next(task for task in (plan.task() for _ in range(50)) if TEACHER in task.minds[0])
    taught = play_task(task).taught
    ends = np.cumsum(taught.counts)
    assert len(taught) > 30 and ends[-1] == len(taught.cells) == len(taught.signs) == len(taught.visits)
    shares = np.add.reduceat(taught.visits, ends - taught.counts)
    assert shares == pytest.approx(np.ones(len(taught)), abs=1e-5)
    assert taught.counts.min() >= 2 and taught.counts.max() <= BEST_KEPT + OTHERS_KEPT


@compiled
def test_it_learns_to_prefer_what_the_search_prefers() -> None:
    """At questions of games that it never saw, it gives what the search tried better odds than at the beginning."""
    learner = Learner("yak", range(2, 3), 1, taught=True)
    plan = Plan("yak", range(2, 3), 1, learner.net({}), teacher=60)
    lessons = [task for task in (plan.task() for _ in range(60)) if TEACHER in task.minds[0]][:12]
    played = [play_task(task) for task in lessons]
    unseen = LessonMemory(learner.memories[2].reader, 10_000)
    for one in played[-2:]:
        unseen.add(one.taught)

    def surprise() -> float:
        return teaching_loss(learner.smoothed, unseen.batch(np.random.default_rng(1), 1000)).item()

    before = surprise()
    for one in played[:-2]:
        learner.learn(2, one.seen, one.taught, 1e-3)
    assert surprise() < before


def test_learning_slows_down_towards_the_end() -> None:
    rates = [Schedule(done / 10).rate for done in range(11)]
    assert rates == sorted(rates, reverse=True) and rates[-1] > 0
    assert Schedule(0.0).noise > Schedule(1.0).noise > 0


@compiled
def test_the_command_trains_and_its_net_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "trial.bin")
    assert main(["train", "yak", "--seats", "2", "--tasks", "1", "--out", out]) == 0
    assert f"net@{out}" in capsys.readouterr().out.replace("\n", "")
    with load_bot(f"net@{out}") as bot:
        case = next(case for case in CASES if case.name == "yak")
        for moment in moments(case, 2, 3):
            assert bot.choose(case.game, moment.state, moment.seat, 1) >= 0


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seats", "9"], "Yak is for 2 to 4 players, not 9."),
        (["--seats", "4-2"], "4-2 is no table size: write 4, or 2-4 for several."),
        (["--minutes", "0"], "The minutes of a training are a number above 0."),
        (
            ["--workers", "0"],
            "A training has at least one worker; tasks and the iterations of a teacher are 0 or more.",
        ),
        (["--out", "nowhere/x.bin"], "There is no folder nowhere to keep a net in."),
        (["--learn", "ends"], "--learn choices can begin as another net, --learn ends must: --from FILE names it."),
        (["--from", "x.bin"], "--learn choices can begin as another net, --learn ends must: --from FILE names it."),
        (
            ["--learn", "choices", "--from", "x.bin"],
            "The net x.bin can't be used: it can't be read: No such file or directory.",
        ),
        (["--resume", "--out", "none.bin"], "none.bin.training can't be resumed: there is no training kept there."),
    ],
)
def test_bad_wishes_get_a_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", "yak", *arguments]) != 0
    assert said in capsys.readouterr().err.replace("\n", " ")

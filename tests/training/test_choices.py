"""Learning from one's own choices: what is learned from is what the net saw, and it learns what to choose."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import chautari
from chautari.arena.workers import one_by_one
from chautari.engine.luck import Dice
from chautari.games import NAMES, load
from chautari.nets.file import BadNet, judge_of, unpack
from chautari.training.choice_learner import LOOKING_ON, TASKS, ChoiceLearner
from chautari.training.choices import ChoicePlay
from chautari.training.chooser import Chooser
from chautari.training.games import Played, play_task
from chautari.training.plan import Plan
from chautari.training.run import Training, Wanted
from chautari.training.self_play import LEARNER
from chautari.training.trail import Asked, Bags, Chosen, Ends, Ints, chosen_in, targets
from tests.conformance.cases import CASES, Case
from tests.conformance.walk import moments

pytestmark = pytest.mark.slow

compiled = pytest.mark.skipif(not chautari.compiled(), reason="trained with the compiled rules: run by `make compiled`")


def opinionated(game: str) -> ChoiceLearner:
    """A learner whose layers all have a say, as after some learning."""
    learner = ChoiceLearner(game, seed=3)
    with torch.no_grad():
        for half in (learner.model.prefers, learner.model.foresees):
            half.third.weight.normal_()
        learner.model.taste.normal_()
        learner.model.votes.normal_()
    learner.smoothed = deepcopy(learner.model)
    return learner


def played(learner: ChoiceLearner, seats: int, games: int) -> Played:
    plan = Plan(learner.game, range(seats, seats + 1), 1, learner.player(), by_choices=True)
    task = plan.task()
    seeds = tuple(range(games))
    return play_task(type(task)(**(vars(task) | {"seeds": seeds, "minds": ((LEARNER,) * seats,) * games})))


@pytest.mark.parametrize("game", NAMES)
def test_what_is_learned_from_is_what_the_net_thought(game: str) -> None:
    learner = opinionated(game)
    seats = load(game).meta.seats[1]
    chosen = played(learner, seats, 1).chosen
    assert chosen is not None
    asked = np.flatnonzero(chosen.options)
    with torch.no_grad():
        some = chosen.asked(asked)
        odds = learner.model.odds(some)[some.at].numpy()
    assert len(asked) > 20 and odds == pytest.approx(chosen.told[asked], abs=0.1)


@pytest.mark.parametrize("game", NAMES)
def test_both_halves_play_side_by_side(game: str) -> None:
    case = next(case for case in CASES if case.name == game)
    learner = opinionated(case.name)
    whole = judge_of(unpack("whole", learner.net({}))[1], case.game, case.seats)
    half = judge_of(unpack("half", learner.player())[1], case.game, case.seats)
    play = ChoicePlay(case.game, case.game.start(case.seats, case.settings), whole, whole)
    for moment in moments(case, 4, 2):
        table = case.game.imagine(moment.state, moment.seat, Dice(2))
        whole.forget()
        half.forget()
        assert whole.preference(table, moment.seat) == pytest.approx(half.preference(table, moment.seat), abs=0.05)
        play.look_on(moment.state, moment.seat, Dice(2))
        votes = torch.softmax(learner.model.outlook(last_table(play, case))[0], dim=1)[0].tolist()
        alone = [votes[(seat - moment.seat) % case.seats] for seat in range(case.seats)]
        together = [sum(alone[mate] for mate in case.game.team(table, seat)) for seat in range(case.seats)]
        assert whole.chances(table, moment.seat) == pytest.approx(together, abs=0.02)


@pytest.mark.parametrize("game", NAMES)
def test_a_net_is_taken_over_whole(game: str, tmp_path: Path) -> None:
    learner = opinionated(game)
    file = tmp_path / "net.bin"
    file.write_bytes(learner.net({}))
    heir = ChoiceLearner(game, seed=4, foresees=True)
    heir.begin_as(file)
    for own, other in zip(heir.model.parts().values(), learner.model.parts().values(), strict=True):
        assert own == pytest.approx(other, abs=1e-3)


def test_who_goes_on_choosing_tries_other_options_again(tmp_path: Path) -> None:
    learner = opinionated("yak")
    file = tmp_path / "net.bin"
    file.write_bytes(learner.net({}))
    heir = ChoiceLearner("yak", seed=4)
    heir.begin_as(file)
    chosen = played(learner, 2, 1).chosen
    assert chosen is not None
    asked = chosen.asked(np.flatnonzero(chosen.options))
    with torch.no_grad():
        before, now = learner.model.odds(asked), heir.model.odds(asked)
    entropies = [-(odds.exp() * odds).sum().item() for odds in (before, now)]
    assert entropies[0] < entropies[1] and favourites(asked, before) == favourites(asked, now)


def favourites(asked: Asked, odds: torch.Tensor) -> list[int]:
    """The option liked best at each question."""
    lines = asked.line.numpy()
    return [int(odds[np.flatnonzero(lines == question)].argmax()) for question in range(len(asked))]


def test_signs_that_a_net_did_not_know_say_nothing_at_first(tmp_path: Path) -> None:
    learner = ChoiceLearner("yak", seed=3, foresees=True)
    shape = learner.model.shape
    knows_less = Chooser(replace(shape, signs=shape.signs - 2))
    with torch.no_grad():
        knows_less.taste.normal_()
    file = tmp_path / "net.bin"
    file.write_bytes(learner.packed(knows_less.whole, knows_less.parts(), {}))
    learner.begin_as(file)
    rows = shape.columns + shape.most - shape.least + 1 + shape.signs * np.arange(1, shape.most + 1)
    for half, before in ((learner.model.prefers, knows_less.prefers), (learner.model.foresees, knows_less.foresees)):
        assert not half.first[rows - 1].any() and not half.first[rows - 2].any()
        assert torch.allclose(half.first[rows[0] - 3], before.first[rows[0] - 3], atol=1e-3)
    assert learner.model.taste[:-2].tolist() == pytest.approx(knows_less.taste.tolist(), abs=1e-3)


def test_a_net_of_another_shape_is_refused(tmp_path: Path) -> None:
    learner = ChoiceLearner("yak", seed=3)
    wide = Chooser(replace(learner.model.shape, wide=8))
    file = tmp_path / "net.bin"
    file.write_bytes(learner.packed(wide.whole, wide.parts(), {}))
    with pytest.raises(BadNet, match="it has another shape"):
        learner.begin_as(file)


def last_table(play: ChoicePlay, case: Case) -> tuple[Bags, torch.Tensor]:
    chosen = chosen_in(play.trail, case.seats, int(play.learner.net.signs))
    return chosen.tables(np.array([len(chosen) - 1]))


def test_a_choice_is_judged_by_what_was_expected_later() -> None:
    """One seat of two is asked three times and wins: what it expected rose, fell and was surpassed."""
    chosen = questions(viewers=[0, 1, 0, 0], options=[2, 0, 3, 2], shares=[[1.0, 0.0]])
    chances = np.array([[0.5, 0.5], [0.5, 0.5], [0.75, 0.25], [0.25, 0.75]])
    foreseen = Ends(chances, np.zeros((4, 2)), np.zeros(4))
    soon = targets(chosen, foreseen, greed=0.0, faith=0.0)
    assert soon.advantages.tolist() == [0.25, 0.0, -0.5, 0.75]
    assert soon.ends.shares.tolist() == [[0.75, 0.25], [0.0, 1.0], [0.25, 0.75], [1.0, 0.0]]
    in_the_end = targets(chosen, foreseen, greed=0.0, faith=1.0)
    assert in_the_end.advantages.tolist() == [0.5, 0.0, 0.25, 0.75]


def test_points_are_counted_beyond_the_mean_of_the_table() -> None:
    chosen = questions(viewers=[0, 1], options=[2, 2], shares=[[1.0, 0.0]], margins=[[12.0, -12.0]])
    assert chosen.ends().beyond.tolist() == pytest.approx([0.6, -0.6])


def questions(
    viewers: list[int],
    options: list[int],
    shares: list[list[float]],
    margins: Sequence[list[float]] = ([0.0, 0.0],),
) -> Chosen:
    number, nothing = len(viewers), np.zeros(0)
    zeros = np.zeros(number, np.int64)
    return Chosen(
        seats=2,
        columns=np.zeros(0, np.int32),
        times=nothing.astype(np.float32),
        begins=zeros,
        before=zeros,
        after=zeros,
        first=zeros,
        options=np.array(options),
        chosen=zeros,
        told=nothing.astype(np.float32),
        visits=nothing.astype(np.float32),
        games=zeros,
        viewers=np.array(viewers),
        signs_before=nothing.astype(np.float32),
        signs_after=nothing.astype(np.float32),
        shares=np.array(shares),
        margins=np.array(margins),
    )


def training(folder: Path, tasks: int, name: str = "yak.bin") -> Training:
    out = folder / name
    return Training(Wanted("yak", range(2, 3), 1.0, tasks, 5, out, "chautari train yak --learn choices", 0, True))


@compiled
def test_the_same_seed_makes_the_same_net_and_an_interrupted_training_goes_on(tmp_path: Path) -> None:
    nets = []
    for name in ("one.bin", "two.bin"):
        one = training(tmp_path, TASKS * (LOOKING_ON + 1), name)
        for _ in one.run(lambda tasks: one_by_one(play_task, tasks)):
            pass
        nets.append((tmp_path / name).read_bytes().partition(b"\n")[2])
    assert nets[0] == nets[1]
    again = training(tmp_path, 100, "two.bin")
    again.resume()
    assert isinstance(again.learner, ChoiceLearner)
    assert again.learner.rounds == LOOKING_ON + 1 and again.learner.player() == one.learner.player()


@compiled
def test_who_learns_how_games_end_chooses_as_before(tmp_path: Path) -> None:
    file = tmp_path / "net.bin"
    file.write_bytes(opinionated("yak").net({"games": 7}))
    out = tmp_path / "out.bin"
    one = Training(Wanted("yak", range(2, 3), 1.0, TASKS, 5, out, "", 0, True, file, foresees=True))
    assert isinstance(one.learner, ChoiceLearner)
    before, chances = one.learner.player(), one.learner.model.foresees.third.bias.tolist()
    for _ in one.run(lambda tasks: one_by_one(play_task, tasks)):
        pass
    head, net = unpack("out", out.read_bytes())
    assert head["made"]["from"] == {"games": 7} and net.taught == 1
    one.learner.playing = b""
    assert taste_of(one.learner.player()) == taste_of(before)
    assert one.learner.model.foresees.third.bias.tolist() != chances


def taste_of(net: bytes) -> list[float]:
    """What signs say of an option by themselves."""
    alone = unpack("net", net)[1]
    return list(alone.straight)[int(alone.signs) :]


def test_games_to_foresee_the_end_of_are_played_by_the_net_alone() -> None:
    plan = Plan("yak", range(4, 5), 1, b"", by_choices=True, foresees=True)
    assert all(plan.minds(4) == (LEARNER,) * 4 for _ in range(50)) and plan.noise() == 0.0


@compiled
def test_it_learns_to_beat_greedy(tmp_path: Path) -> None:
    """Alone against three greedy players, where a quarter would be even; a minute of one core."""
    one = Training(Wanted("yak", range(4, 5), 1.0, 60, 1, tmp_path / "yak.bin", "", 0, True))
    for _ in one.run(lambda tasks: one_by_one(play_task, tasks)):
        pass
    shares = play_task(Plan("yak", range(4, 5), 1, one.learner.net({})).test()).learner_shares
    assert sum(shares) / len(shares) > 0.35


@compiled
def test_a_teacher_shows_what_it_prefers() -> None:
    learner = opinionated("yak")
    plan = Plan("yak", range(2, 3), 1, learner.player(), teacher=30, by_choices=True)
    chosen = play_task(plan.task()).chosen
    assert chosen is not None
    lessons = chosen.taught()
    assert 0 < len(lessons) < np.count_nonzero(chosen.options) / 4
    assert np.add.reduceat(lessons.visits, lessons.first).tolist() == [30.0] * len(lessons)
    whole, alone = chosen.asked(asked_about(chosen)), lessons.asked(np.arange(len(lessons)))
    with torch.no_grad():
        assert torch.equal(learner.model.odds(whole), learner.model.odds(alone))
    learner.lessons = [lessons]

    def surprise() -> float:
        with torch.no_grad():
            return -(alone.visits * learner.model.odds(alone)).sum().item()

    before = surprise()
    for _ in range(20):
        learner.learn_lesson(1e-3)
    assert surprise() < before


def asked_about(chosen: Chosen) -> Ints:
    """The questions that the teacher thought about."""
    ends = chosen.first + chosen.options
    return np.array([i for i in range(len(chosen)) if chosen.visits[chosen.first[i] : ends[i]].any()])

"""The net that PyTorch learns and the net that plays are the same."""

import numpy as np
import pytest
import torch

from chautari.engine.luck import Dice
from chautari.nets.file import columns_for, judge_of, unpack
from chautari.training.learner import Learner
from chautari.training.model import Reader
from tests.conformance.cases import Case, every_case
from tests.conformance.walk import moments

pytestmark = pytest.mark.slow


def learner_of(case: Case) -> Learner:
    """A learner whose layers all have a say, as after some learning."""
    learner = Learner(case.name, range(case.seats, case.seats + 1), seed=3, taught=True)
    with torch.no_grad():
        learner.smoothed.third.weight.normal_()
        learner.smoothed.straight.normal_()
    return learner


@every_case
def test_both_give_the_same_chances(case: Case) -> None:
    learner = learner_of(case)
    judge = judge_of(unpack("trial", learner.net({}))[1], case.game, case.seats)
    reader = Reader(learner.shape, columns_for(case.name), case.seats)
    for moment in moments(case, 8, 2):
        table = case.game.imagine(moment.state, moment.seat, Dice(2))
        judge.forget()
        chances = judge.chances(table, moment.seat)
        cells = np.asarray(memoryview(judge.sheet.cells))[None]
        signs = np.asarray(memoryview(judge.signs))[None].astype(np.float32)
        votes, margins = learner.smoothed(reader.read(cells, signs), case.seats)
        shares = torch.softmax(votes, dim=1)[0].tolist()
        own = [shares[(seat - moment.seat) % case.seats] for seat in range(case.seats)]
        together = [sum(own[mate] for mate in case.game.team(table, seat)) for seat in range(case.seats)]
        assert chances == pytest.approx(together, abs=0.01)
        ahead = [judge.out[learner.shape.most + turn] for turn in range(case.seats)]
        assert ahead == pytest.approx(margins[0].tolist(), abs=0.05)
        preferred = learner.smoothed.preferences(reader.read(cells, signs))[0].item()
        assert judge.preference(table, moment.seat) == pytest.approx(preferred, abs=0.05)

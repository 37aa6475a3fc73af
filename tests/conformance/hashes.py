"""A hash over actions, views and scores of seeded games: the same compiled and interpreted, or mypyc has erred."""

import hashlib
import json
import sys

from chautari.engine.table import SPECTATOR
from tests.conformance.cases import CASES, Case
from tests.conformance.walk import walk

GAMES_EACH = 4
VIEWS_EVERY = 25


def hash_of(case: Case) -> str:
    digest = hashlib.sha256()
    for seed in range(GAMES_EACH):
        state = case.start()
        for number, moment in enumerate(walk(case, 1000 + seed)):
            state = moment.state
            digest.update(f"{moment.seat} {moment.action};".encode())
            if number % VIEWS_EVERY == 0:
                views = [case.game.view(state, seat) for seat in range(SPECTATOR, case.seats)]
                digest.update(json.dumps(views).encode())
        digest.update(json.dumps([case.game.total(state, seat) for seat in range(case.seats)]).encode())
        digest.update(f"{[round(case.game.worth(state, seat), 6) for seat in range(case.seats)]}".encode())
    return digest.hexdigest()


if __name__ == "__main__":
    wanted = set(sys.argv[1:])
    print(json.dumps({str(case): hash_of(case) for case in CASES if not wanted or case.name in wanted}))

"""A hash over the rows of seeded games: the same compiled and interpreted, or mypyc has erred."""

import hashlib
import json

from chautari.games.observers import observer_of
from chautari.research.observing import observe
from tests.conformance.cases import CASES, Case
from tests.conformance.walk import moments


def hash_of(case: Case) -> str:
    digest, observer = hashlib.sha256(), observer_of(case.name)
    for moment in moments(case, 45, 12, chance=True):
        for seat in range(case.seats):
            digest.update(observe(observer, moment.state, seat).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print(json.dumps({str(case): hash_of(case) for case in CASES}))

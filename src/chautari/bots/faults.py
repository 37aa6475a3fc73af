"""What can go wrong with a bot of somebody else: counted, told at the end, never hidden."""

from collections import Counter

CRASH = "crash"
STALL = "stall"
NONSENSE = "nonsense"
ABSENT = "absent"

LONGEST_SAYING = 200


class Fault(Exception):
    """A bot that gave no answer, or none that can be used; chance chooses in its place."""

    def __init__(self, kind: str, said: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.said = said


class Faults:
    """How often a bot failed, by kind, and what it said at the first one that it said anything about."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.said = ""

    def add(self, fault: Fault) -> None:
        self.counts[fault.kind] += 1
        self.said = self.said or " ".join(fault.said.split())[:LONGEST_SAYING]

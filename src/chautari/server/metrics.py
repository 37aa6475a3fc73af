"""What the server counts, as text that Prometheus reads."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

COUNTED = {
    "actions": "Choices of people that were stored and told.",
    "bot_actions": "Choices of bots that were stored and told.",
    "bot_fallbacks": "Questions that a bot did not answer in time, or wrongly, and chance answered.",
    "tables_created": "Tables set up.",
    "tables_loaded": "Tables read from the store into memory.",
    "refusals": "Requests and messages refused.",
    "messages": "Messages received over sockets.",
    "failures": "Faults of the server itself.",
}
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Metrics:
    """Counters since the start, and how long storing and telling takes."""

    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()
        self._buckets = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def count(self, name: str) -> None:
        assert name in COUNTED, f"nobody explains what {name} counts"
        self._counts[name] += 1

    def took(self, seconds: float) -> None:
        self._buckets[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def text(self, gauges: Mapping[str, tuple[str, float]]) -> str:
        lines: list[str] = []
        for name, about in COUNTED.items():
            lines += _head(f"{name}_total", about, "counter")
            lines.append(f"chautari_{name}_total {self._counts[name]}")
        for name, (about, value) in gauges.items():
            lines += _head(name, about, "gauge")
            lines.append(f"chautari_{name} {value:g}")
        lines += _head("action_seconds", "From a choice's arrival until everybody is told.", "histogram")
        total = 0
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self._buckets, strict=True):
            total += count
            lines.append(f'chautari_action_seconds_bucket{{le="{bound}"}} {total}')
        lines += [f"chautari_action_seconds_sum {self._seconds:g}", f"chautari_action_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def _head(name: str, about: str, kind: str) -> list[str]:
    return [f"# HELP chautari_{name} {about}", f"# TYPE chautari_{name} {kind}"]

"""`chautari replay FILE --check`: every move replayed, every chance outcome dealt again from the published secrets."""

import json
import sys
from dataclasses import dataclass, replace
from typing import Any

import chautari
from chautari.cli.words import say
from chautari.engine.errors import BadRecord
from chautari.engine.game import Game
from chautari.engine.record import Record, check_deals
from chautari.engine.record import replay as play_again
from chautari.games.refusals import told

NOT_PROVED = 1


@dataclass(frozen=True)
class Finding:
    """Whether the moves are legal, whether the deal is proved fair (None: not yet), and a sentence on each."""

    legal: bool
    fair: bool | None
    said: tuple[str, ...]


def run(record: Record, as_json: bool) -> int:
    finding = check(record)
    wrong = not finding.legal or finding.fair is False
    if as_json:
        print(json.dumps({"moves": len(record.moves), **vars(finding)}, indent=2, ensure_ascii=False))
    else:
        print(*finding.said, sep="\n", file=sys.stderr if wrong else sys.stdout)
    return NOT_PROVED if wrong else 0


def check(record: Record) -> Finding:
    game = chautari.game(record.game)
    try:
        over = play_again(game, record).is_over()
    except BadRecord as refusal:
        return Finding(False, False, (told(refusal),))
    legal = say("check-legal", moves=len(record.moves))
    try:
        fair, said = check_fairness(game, record, over)
    except (BadRecord, ValueError) as refusal:
        return Finding(True, False, (legal, told(refusal)))
    return Finding(True, fair, (legal, said))


def check_fairness(game: Game[Any], record: Record, over: bool) -> tuple[bool | None, str]:
    silent = [deal for deal in record.deals if not deal.secret]
    if not silent:
        check_deals(game, record)
        return True, say("check-fair")
    if over or len(silent) > 1:
        return False, say("check-lost", start=silent[0].start)
    last = record.deals[-1]
    if last.secret or last.start == 0:
        return None, say("check-not-yet")
    check_deals(game, replace(record.upto(last.start), deals=record.deals[:-1]))
    return None, say("check-partly", move=last.start)

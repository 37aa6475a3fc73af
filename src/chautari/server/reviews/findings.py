"""What a review has found, as it is sent: moves become moments of the replay, actions become sentences."""

from bisect import bisect_left
from typing import Any, Final

from msgspec.structs import replace

from chautari.engine.game import Game
from chautari.engine.undo import WayBack
from chautari.games.words import read, spoken
from chautari.review.course import Course
from chautari.review.decision import Decision, Judged
from chautari.review.game_review import Review
from chautari.review.players import Player, players
from chautari.review.points import points_over_time
from chautari.review.sentences import Sentences
from chautari.review.story import story
from chautari.server import wire
from chautari.server.live.moments import all_marks
from chautari.server.live.scenes import choosable, described

DIGITS: Final = 4


class Findings:
    """Makes the messages about one game, in the language that is spoken then."""

    def __init__(self, game: Game[Any], found: Review, course: Course) -> None:
        self._game = game
        self._course = course
        self._choices: dict[tuple[str, int, int], str] = {}
        self._offers: dict[tuple[int, int], wire.Choosable] = {}
        self._marks = all_marks(found.record.moves)
        self._tables = {one.move: one.before for one in course.choices}
        self._sentences = Sentences(game, found.record)
        self._points = points_over_time(game, course)

    def message(self, found: Review, done: bool = False) -> wire.Findings:
        """Once it is `done` with the story, and the options as the board shows them: they make it twice as long."""
        told = story(self._game, found, self._course) if done else []
        by_move = {one.move: one for one in found.decisions}
        points = self._points
        return wire.Findings(
            chances=[wire.ReviewChances(self._moment(m.move), rounded(m.chances)) for m in found.moments],
            sources=[wire.ReviewSource(self._game.say_source(one), one.rule) for one in points.sources],
            points=[
                wire.ReviewPoints(self._moment(one.move), [list(of_seat) for of_seat in one.points])
                for one in points.standings
            ],
            decisions=[self._decision(one, done) for one in found.decisions],
            draws=[
                wire.ReviewDraw(self._moment(one.end), [(short(luck.value), short(luck.margin)) for luck in one.luck])
                for one in found.draws
            ],
            players=[self._player(one, by_move) for one in players(found)],
            moments=[wire.ReviewMoment(self._moment(one.move), one.seat, one.verdict, one.text) for one in told],
        )

    def _moment(self, move: int) -> int:
        """The moment of the replay at which this move is to be made; of chance's, the next question."""
        return bisect_left(self._marks, move)

    def _decision(self, one: Decision, shown: bool) -> wire.ReviewDecision:
        chosen = [] if any(each.action == one.action for each in one.best) else [Judged(one.action, one.chosen)]
        return wire.ReviewDecision(
            moment=self._moment(one.move),
            seat=one.seat,
            action=one.action,
            text=self._choice(one.move, one.seat, one.action),
            options=one.options,
            best=[self._option(option, one, shown) for option in (*one.best, *chosen)],
            before=short(one.before),
            after=short(one.after),
            loss=short(one.loss.value),
            margin=short(one.loss.margin),
            verdict=one.verdict,
            iterations=one.iterations,
            why=read(one.why),
        )

    def _option(self, one: Judged, at: Decision, shown: bool) -> wire.ReviewOption:
        offer = self._offer(at.move, at.seat, one.action) if shown else None
        chance, margin = short(one.chance.value), short(one.chance.margin)
        return wire.ReviewOption(one.action, self._choice(at.move, at.seat, one.action), chance, margin, offer)

    def _choice(self, move: int, seat: int, action: int) -> str:
        key = spoken(), move, action
        if key not in self._choices:
            self._choices[key] = self._sentences.choice(self._tables[move], seat, action)
        return self._choices[key]

    def _offer(self, move: int, seat: int, action: int) -> wire.Choosable:
        """As it is shown at the table; what it would do is tried out once for all languages."""
        if (move, action) not in self._offers:
            self._offers[move, action] = choosable(self._game, self._tables[move], seat, action, WayBack.FREE)
        _, text, _ = described(self._game.meta.name, action)
        return replace(self._offers[move, action], text=text)

    def _player(self, one: Player, by_move: dict[int, Decision]) -> wire.ReviewPlayer:
        well, learn = by_move.get(one.well), by_move.get(one.learn)
        return wire.ReviewPlayer(
            seat=one.seat,
            share=short(one.share),
            loss=short(one.loss.value),
            margin=short(one.loss.margin),
            verdicts=one.verdicts,
            luck=short(one.luck),
            adjusted=short(one.adjusted),
            decided=[
                wire.ReviewTurning(self._moment(turn.move), short(turn.change), turn.is_luck, turn.by)
                for turn in one.decided
            ],
            well=self._sentences.well_done(self._tables[well.move], well) if well else None,
            well_moment=self._moment(well.move) if well else None,
            learn=self._sentences.to_learn(self._tables[learn.move], learn) if learn else None,
            learn_moment=self._moment(learn.move) if learn else None,
        )


def short(value: float) -> float:
    return round(value, DIGITS)


def rounded(values: tuple[float, ...]) -> list[float]:
    return [short(value) for value in values]

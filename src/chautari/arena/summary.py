"""A standing as plain values, for programs."""

from statistics import fmean, quantiles

from chautari.arena.match import Match
from chautari.arena.standing import BotStanding, SeatStanding, Standing
from chautari.arena.times import quantile

Summary = dict[str, object]


def summary(match: Match, standing: Standing) -> Summary:
    """One object with everything; what can't be estimated yet, such as an interval from a single deal, is None."""
    return {
        "game": match.game,
        "seats": match.seats,
        "options": match.settings,
        "seed": match.seed,
        "games": standing.games,
        "deals": standing.deals,
        "seatings": match.seatings,
        "bots": [_bot(bot) for bot in standing.bots],
        "by_seat": [_seat(seat) for seat in standing.seats],
        "length": spread(standing.lengths),
    }


def spread(values: tuple[int, ...]) -> Summary:
    """How numbers are distributed: their mean, and the smallest, quarters and largest."""
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return {
        "mean": fmean(values),
        "min": min(values),
        "quarter": low,
        "median": middle,
        "three_quarters": high,
        "max": max(values),
    }


def _bot(bot: BotStanding) -> Summary:
    return {
        "bot": bot.bot,
        **bot.win_share.as_dict("win_share"),
        "fair_share": bot.fair_share,
        **bot.score.as_dict("mean_score", "score_low", "score_high"),
        "games": bot.games,
        "seats_taken": bot.seats_taken,
        "mean_place": bot.place,
        "rating": bot.rating.as_dict("value"),
        "scores": spread(bot.scores),
        "decision_ms": {"median": quantile(bot.times, 0.5), "p95": quantile(bot.times, 0.95)},
        "decisions": sum(bot.times.values()),
        "faults": dict(bot.faults),
        "said": bot.said,
    }


def _seat(seat: SeatStanding) -> Summary:
    return {
        "seat": seat.seat,
        **seat.win_share.as_dict("win_share"),
        **seat.score.as_dict("mean_score", "score_low", "score_high"),
    }

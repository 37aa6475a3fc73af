"""A balance as plain values, for programs."""

from chautari.arena.balance.balance import ACTION, BOT, CARD, SEAT, TRAIT, Balance, Line, OptionLine

Summary = dict[str, object]


def summary(balance: Balance) -> Summary:
    """One object with a list for every kind of thing that was counted."""
    kinds = {kind: [_line(line) for line in balance.lines(kind)] for kind in (SEAT, BOT, TRAIT, CARD, ACTION)}
    options = [_option(line) for line in balance.option_lines()]
    return {**kinds, "option": options, "faults": {bot: dict(faults) for bot, faults in balance.faults.items()}}


def _line(line: Line) -> Summary:
    values: Summary = {
        "name": line.name,
        "games": line.seats,
        **line.play_rate.as_dict("play_rate", "play_low", "play_high"),
        "plays": line.plays,
        **line.win_share.as_dict("win_share"),
        "times_fair": line.times_fair,
        "margin": line.margin,
        **line.score.as_dict("mean_score", "score_low", "score_high"),
    }
    if line.chosen is None:
        return values
    return {**values, **line.chosen.as_dict("chosen_when_offered", "chosen_low", "chosen_high")}


def _option(line: OptionLine) -> Summary:
    return {
        "option": line.option,
        "value": line.value,
        "games": line.games,
        **line.first_seat.as_dict("first_seat_win_share"),
        **line.score.as_dict("mean_score", "score_low", "score_high"),
        **line.length.as_dict("mean_length", "length_low", "length_high"),
    }

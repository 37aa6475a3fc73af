"""Shows where a lesson's script leads: `python -m tests.lessons.show GAME CHAPTER [PART]`.

Prints each step with what it told, and at the end, or where the script does not fit the rules, the table as the learner
sees it and what may be chosen: for whoever writes a lesson.
"""

import sys

import chautari
from chautari.cli.play.terminal import Terminal
from chautari.cli.screen import draw_table
from chautari.engine import play
from chautari.engine.luck import secret_from_seed
from chautari.engine.position import Position
from chautari.engine.state import CHANCE
from chautari.lessons import script


def main(game: str, name: str, number: str = "1") -> None:
    rules, data = chautari.game(game), script._data(game, name)
    part = data.parts[int(number) - 1]
    playing = script._Script(rules, script._start(rules, data, part), secret_from_seed(part.seed), data.learner)
    playing.open(part.deal)
    names = [*data.rivals[: data.learner], "me", *data.rivals[data.learner :]]
    told = len(playing.opening.moves)
    show_moves(playing.position, 0, names)
    try:
        for step in playing.play(part.steps):
            print(f"{'say' if step.is_sentence else 'do '} {step.key}")
            show_moves(playing.position, told, names)
            told = len(playing.position.moves)
    except script.BadScript as problem:
        print(f"\n{problem}")
    position = playing.position
    Terminal().print_table(draw_table(game, rules.view(position.state, data.learner), names))
    for seat in position.asked:
        asked = position.state.pending[play.index_of(position.state, seat)]
        print(f"\nmove {len(position.moves)}: {names[seat]} (seat {seat}) is asked {asked.prompt()}")
        print("  " + ", ".join(rules.action_name(action) for action in play.options(position.state, seat)))


def show_moves(position: Position, first: int, names: list[str]) -> None:
    """The moves from one on, and what each told."""
    for number in range(first, len(position.moves)):
        seat, action = position.moves[number]
        who = "chance" if seat == CHANCE else names[seat]
        events = "; ".join(position.game.say_event(event, names) for event in position.told[number])
        print(f"    {number:>3} {who}: {position.game.action_name(action)}   {events}")


if __name__ == "__main__":
    main(*sys.argv[1:])

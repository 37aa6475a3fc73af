"""A game at the keyboard: choosing, asking why, taking back, saving, leaving."""

import os
import pty
import re
import signal
import subprocess
from pathlib import Path

import pytest

import chautari
from chautari.engine.record import Record
from chautari.games import NAMES
from chautari.games.words import words
from tests.cli.running import COMMAND, PATIENCE, Conversation, environment, run

pytestmark = pytest.mark.slow

GAME = "reviving-kathmandu"
WORDS = words("chautari.games.reviving_kathmandu")
UPPER_LEFT = WORDS.say("spot-l1")
MARK = "Player 1 > "
OFFER = "leave without: "


def play(*answers: str, more: tuple[str, ...] = ()) -> str:
    done = run("play", GAME, "--seed", "7", *more, answers="\n".join(answers) + "\n")
    assert (done.status, done.err) == (0, "")
    return done.out


def after(screen: str, answer: str) -> str:
    """What was said to an answer, up to the next question."""
    return screen.split(f"{MARK}{answer}\n", 1)[1].split(MARK, 1)[0]


def test_end_of_input_leaves_with_a_goodbye() -> None:
    done = run("play", GAME, answers="")
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines()[-1] == "Goodbye."


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_drawn_asked_and_counted(game: str) -> None:
    done = run("play", game, "--seed", "7", answers="1\nscores\nlog\n?\n")
    assert (done.status, done.err) == (0, "")
    assert done.out.count(MARK) == 5
    assert re.search(r"^Total( +-?\d+(–-?\d+)?)+$", done.out, re.MULTILINE)


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_quit_leaves_with_a_goodbye(word: str) -> None:
    assert play(word).splitlines()[-1] == "Goodbye."


def test_ctrl_c_leaves_without_a_traceback() -> None:
    with Conversation("play", GAME) as talk:
        talk.hear(MARK)
        talk.process.send_signal(signal.SIGINT)
        done = talk.end()
    assert (done.status, done.err.strip()) == (130, "Interrupted.")


def test_says_when_the_rules_run_interpreted() -> None:
    assert ("The rules run interpreted" in play("quit")) is not chautari.compiled()


SPOTS = {WORDS.say(f"spot-{spot.lower()}"): spot for spot in ("L1", "L2", "a", "b", "T1", "T2", "B1", "B2")}


def taken_spot(screen: str) -> str:
    """Where the bot before the person has bid."""
    match = re.search(r"Pemba put a coin (.+)\.", screen)
    assert match is not None
    return match[1]


def test_bids_are_a_grid_of_coins_and_spots() -> None:
    screen = play("quit", more=("--seats", "4"))
    lines = screen.splitlines()
    head = next(n for n, line in enumerate(lines) if line.strip().startswith("Bid coin → ↓"))
    assert lines[head].split()[4:] == ["1", "2", "3", "4", "5"]
    rows = [re.split(" {2,}", line.strip()) for line in lines[head + 1 : head + 8]]
    assert [row[0] for row in rows] == [spot for spot in SPOTS if spot != taken_spot(screen)]
    assert [row[1:] for row in rows[:2]] == [["1", "2", "3", "4", "5"], ["6", "7", "8", "9", "10"]]


def test_a_choice_is_taken_by_its_number_or_by_its_words() -> None:
    assert f"Player 1 put coin 3 {UPPER_LEFT}." in play("3")
    assert f"Player 1 put coin 3 {UPPER_LEFT}." in play("L1 3")
    assert f"Player 1 put coin 3 {UPPER_LEFT}." in play("bid-3-on-l1")


def test_words_that_fit_several_choices_list_them() -> None:
    said = after(play("L1"), "L1")
    assert "Several choices fit L1" in said
    assert f"5  Bid coin 5 {UPPER_LEFT}" in said


def test_what_is_no_choice_is_answered_with_help() -> None:
    screen = play("77", "dance", "")
    assert "There are choices 1 to 35." in after(screen, "77")
    assert "Neither a choice nor a command: dance" in after(screen, "dance")


def test_a_question_mark_explains_a_choice_with_its_rule() -> None:
    said = after(play("? 3"), "? 3")
    assert f"3  Bid coin 3 {UPPER_LEFT}" in said
    assert "RK-BID-1  From the first player" in said


def test_why_names_the_rule_that_forbids_something() -> None:
    taken = f"why bid-3-on-{SPOTS[taken_spot(play('quit'))]}"
    screen = play(taken, "why done", "why RK-BLD-2", "why 3", "why nonsense")
    assert "RK-BID-1" in after(screen, taken)
    assert "RK-RND-1" in after(screen, "why done")
    assert "RK-BLD-2  A monument begins" in after(screen, "why RK-BLD-2")
    assert "open to you: 3" in after(screen, "why 3")
    assert "Nothing in this game is called nonsense." in after(screen, "why nonsense")


def test_the_other_commands_answer_and_ask_again() -> None:
    screen = play("scores", "log", "rules buddha", "help", "look")
    assert "Mission: Pagoda" in after(screen, "scores")
    assert "Round 1." in after(screen, "log")
    assert "RK-SCO-3" in after(screen, "rules buddha")
    assert "save FILE" in after(screen, "help")
    assert "Bid coin → ↓" in after(screen, "look")


def test_undo_before_anything_is_refused_with_a_reason() -> None:
    assert "There is no move of yours to take back." in after(play("undo"), "undo")


def test_a_choice_can_be_taken_back_before_the_others_go_on() -> None:
    screen = play("3 L1", "undo", "2 L1", "", more=("--confirm",))
    assert "Taken back." in screen
    assert f"Player 1 put coin 2 {UPPER_LEFT}." in screen.rsplit("What happened", 1)[1]


@pytest.mark.parametrize("game", NAMES)
def test_confirming_asks_in_every_game_before_a_choice_is_final(game: str, tmp_path: Path) -> None:
    asks = "Enter goes on, undo takes it back: "
    with Conversation("play", game, "--seed", "7", "--seats", "3", "--confirm") as talk:
        talk.hear(MARK)
        talk.answer("1")
        talk.hear(asks)
        talk.answer("undo")
        assert "Taken back." in talk.hear(MARK)
        talk.answer(f"save {tmp_path / 'before.json'}")
        talk.hear(MARK)
        talk.answer("1")
        talk.hear(asks)
        talk.answer("")
        talk.hear(MARK)
        talk.answer(f"save {tmp_path / 'after.json'}")
        talk.hear(MARK)
    before, after = (chautari.load(tmp_path / f"{name}.json").record.moves for name in ("before", "after"))
    assert [seat for seat, _ in before].count(0) == 0
    assert [seat for seat, _ in after].count(0) == 1


def test_a_hint_is_told_in_three_steps_once_the_game_is_practice(tmp_path: Path) -> None:
    answers = ["hint", "n", "hint", "y", "hint", "hint", "save " + str(tmp_path / "game.json")]
    done = run("play", "yak", "--seats", "2", "--seed", "7", answers="\n".join(answers) + "\n")
    assert (done.status, done.err) == (0, "")
    assert done.out.count("counts as practice, for good") == 2, (
        "whoever says no is asked again, whoever says yes is not"
    )
    look, move, why = (done.out.index(text) for text in ("Look at these 2", "Best seems: ", "of 100 such games"))
    assert look < move < why
    assert Record.load(tmp_path / "game.json").practice
    told = run("replay", str(tmp_path / "game.json"))
    assert "This game counts as practice." in told.out


def test_any_choice_is_taken_back_for_practice_and_the_deal_is_still_proved(tmp_path: Path) -> None:
    """Across chance and the bots' answers, then on to the end."""
    # The last of these answers what the record's file shall be called.
    file = tmp_path / "1"
    answers = ["1"] * 12 + ["take back", "take back 99", "y", "take back 2", *["1"] * 200]
    done = run("play", "yak", "--seats", "2", "--seed", "7", answers="\n".join(answers) + "\n", folder=tmp_path)
    assert done.err == "" and "Taken back." in done.out and "You have made choices 1 to 12" in done.out
    record = Record.load(file)
    assert record.practice and len(record.deals) == 2 and all(deal.secret for deal in record.deals)
    assert run("replay", "--check", str(file)).status == 0


def test_with_others_at_the_keyboard_there_are_no_hints() -> None:
    done = run("play", "yak", "--seats", "2", "--hotseat", "--seed", "7", answers="\nhint\ntake back 1\n")
    assert done.out.count("are for games without other people.") == 2


def test_others_coins_lie_face_down_until_they_are_revealed() -> None:
    screen = play("quit", more=("--seats", "4"))
    assert "Pemba ●" in screen
    assert f"Pemba put a coin {taken_spot(screen)}." in screen
    assert "Pemba put coin" not in screen


def test_the_same_seed_plays_the_same_game() -> None:
    assert play("3", "1", "1") == play("3", "1", "1")


def test_people_at_one_keyboard_pass_it_on() -> None:
    done = run("play", GAME, "--hotseat", "--seats", "3", "--bots", "uniform", "--seed", "7", answers="\n1\n\n1\n")
    assert "At the keyboard: Player 1 and Player 2. Bots: Maya (uniform)." in done.out
    assert "Pass the keyboard to Player 2." in done.out
    assert "Player 1 put coin" not in done.out.split("Pass the keyboard to Player 2.")[1].split("Pass the")[0]


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert f"Saved to {file}" in " ".join(play("3", f"save {file}").split())
    done = run("play", "--load", str(file), answers="log all\n")
    assert done.status == 0
    assert f"Player 1 put coin 3 {UPPER_LEFT}." in done.out


def test_a_game_taken_up_again_is_still_proved_fair(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("1", "1", f"save {file}", "1", more=("--seats", "2"))
    assert "The deal is proved up to move" in run("replay", str(file), "--check").out
    with Conversation("play", "--load", str(file), "--bots", "uniform") as talk:
        while not talk.hear(MARK, OFFER).endswith(OFFER):
            talk.answer("1")
        talk.answer(str(file))
        talk.end()
    assert "The deal was fair" in run("replay", str(file), "--check").out


def test_a_choice_from_before_saving_can_be_taken_back_and_the_deal_is_still_proved(tmp_path: Path) -> None:
    table = chautari.start(GAME, seats=2, seed=5)
    seat = table.asked[0]
    table.play(table.choices()[0])
    table.change_dealer(6)
    table.undo(seat)
    while not table.over:
        table.play(table.choices()[-1])
    table.save(tmp_path / "game.json")
    assert "The deal was fair" in run("replay", str(tmp_path / "game.json"), "--check").out


def test_saving_never_overwrites_a_foreign_file(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    assert "is not a saved game" in " ".join(play(f"save {file}").split())
    assert file.read_text() == "mine"
    assert "can't be written" in " ".join(play(f"save {tmp_path / 'nowhere' / 'game.json'}").split())


def test_a_whole_game_ends_with_every_point_and_a_record(tmp_path: Path) -> None:
    file = tmp_path / "whole.json"
    with Conversation("play", GAME, "--seats", "2", "--bots", "uniform", "--seed", "11") as talk:
        while not talk.hear(MARK, OFFER).endswith(OFFER):
            talk.answer("1")
        talk.answer(str(file))
        done = talk.end()
    assert (done.status, done.err) == (0, "")
    last = done.out.rsplit("Where the points came from", 1)[1]
    assert re.search(r"^Total +\d+ +\d+$", last, re.MULTILINE)
    assert "wins." in last or "win together." in last
    table = chautari.load(file)
    totals = [score.total for score in table.scores()]
    assert re.search(rf"^Total +{totals[0]} +{totals[1]}$", last, re.MULTILINE)
    checked = run("replay", str(file), "--check")
    assert (checked.status, checked.err) == (0, "")
    assert "The deal was fair" in checked.out


@pytest.mark.parametrize(("without_colour", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_a_terminal_has_colours_unless_they_are_unwanted(without_colour: dict[str, str], coloured: bool) -> None:
    here, there = pty.openpty()
    command = subprocess.Popen(
        [*COMMAND, "play", GAME, "--seed", "7"],
        stdin=there,
        stdout=there,
        stderr=there,
        env=environment(TERM="xterm-256color", **without_colour),
    )
    os.close(there)
    os.write(here, b"quit\n")
    said = b""
    try:
        while more := os.read(here, 1 << 16):
            said += more
    except OSError:
        pass
    os.close(here)
    assert command.wait(PATIENCE) == 0
    assert bool(re.search(rb"\x1b\[(\d;)?3\d", said)) is coloured
    assert b"blue" in said

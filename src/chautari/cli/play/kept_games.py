"""Games at this keyboard, kept after every move: quitting, Ctrl-C or a closed terminal loses none."""

import json
import time
from dataclasses import dataclass
from pathlib import Path

import msgspec

import chautari
from chautari.bots.load import load_bot, runs_program
from chautari.cli.arguments import BadUsage
from chautari.cli.folders import own_folder
from chautari.cli.words import say, thing
from chautari.engine.errors import BadRecord
from chautari.engine.luck import Dealer
from chautari.engine.record import LARGEST_NUMBER, Record, write_whole
from chautari.engine.table import Table
from chautari.games.refusals import told
from chautari.lessons.guide import Guide, Lesson

FOLDER = "play"
MOST_KEPT = 100


class Notes(msgspec.Struct):
    """What a sitting needs to go on, beside the record: who plays, what was read, and the dealer as it is.

    `lesson` is how far somebody is in the lesson that is given.
    """

    bots: list[str]
    read: list[int]
    seed: str | None
    luck: str
    confirm: bool
    secret: str
    drawn: int
    over: bool
    lesson: Lesson | None = None


class KeptFile(msgspec.Struct):
    """What a kept file has beside its record; whatever reads records reads such a file too."""

    sitting: Notes | None = None


@dataclass
class Keeper:
    """The file of one game; where it can't be written, the game goes on all the same and `problem` says why."""

    path: Path
    problem: str = ""

    def keep(self, record: Record, notes: Notes) -> None:
        whole = json.loads(record.to_json()) | {"sitting": msgspec.to_builtins(notes)}
        try:
            write_whole(self.path, json.dumps(whole))
            self.problem = ""
        except BadRecord as error:
            self.problem = told(error)

    def forget(self) -> None:
        self.path.unlink(missing_ok=True)


def new_keeper(game: str) -> Keeper:
    """The keeper of a new game, with a file of its own; of very many old files those left longest ago are removed."""
    folder = own_folder(FOLDER)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for file in kept_files()[MOST_KEPT - 1 :]:
            file.unlink(missing_ok=True)
    except OSError:
        pass  # keeping will say why
    return Keeper(folder / f"{game}-{time.time_ns()}.json")


def kept_files(game: str = "*") -> list[Path]:
    """The files of all games that are kept, or of one title; the one played last is the first."""
    return sorted(own_folder(FOLDER).glob(f"{game}-*.json"), key=lambda file: file.stat().st_mtime_ns, reverse=True)


def latest_unfinished(game: str = "*") -> Path:
    """The file of the unfinished game that was played last; refuses if there is none."""
    for file in kept_files(game):
        if not read_kept(file)[1].over:
            return file
    raise BadUsage(say("nothing-kept"))


def read_kept(file: Path) -> tuple[Record, Notes]:
    """The record and the notes of a kept game; refuses a damaged file."""
    record = Record.load(file)
    try:
        notes = msgspec.json.decode(file.read_bytes(), type=KeptFile).sitting
    except msgspec.MsgspecError as error:
        raise BadRecord(say("resume-damaged", file=str(file), reason=told(error))) from None
    if notes is None:
        raise BadRecord(say("resume-record", file=str(file)))
    return record, notes


def resume_table(file: Path, record: Record, notes: Notes) -> Table:
    """The table as it was left, with the same dealer."""
    if notes.over:
        raise BadUsage(say("resume-over", file=str(file)))
    check_notes(file, record, notes)
    stacked = Guide(record.game, notes.lesson).part.stacked if notes.lesson else None
    return Table.again(chautari.game(record.game), record, bytes.fromhex(notes.secret), notes.drawn, stacked)


def check_notes(file: Path, record: Record, notes: Notes) -> None:
    """Refuses notes that do not fit the record, and a file from elsewhere that would run a program."""
    if not len(notes.bots) == len(notes.read) == len(record.seats) or all(notes.bots):
        raise BadRecord(say("resume-damaged", file=str(file), reason=thing("resume-seats")))
    # What is dealt in a lesson was chosen: nobody has published a commitment.
    dealt = notes.lesson is not None or (record.deals and commitment(notes.secret) == record.deals[-1].commitment)
    if not dealt or not 0 <= notes.drawn <= LARGEST_NUMBER:
        raise BadRecord(say("resume-damaged", file=str(file), reason=thing("resume-dealer")))
    for spec in filter(None, notes.bots):
        if runs_program(spec) and file.resolve().parent != own_folder(FOLDER).resolve():
            raise BadUsage(say("resume-program", file=str(file), bot=spec))
        load_bot(spec).close()


def commitment(secret: str) -> str:
    """The commitment of a dealer with this secret; empty if it can't be one."""
    try:
        return Dealer(bytes.fromhex(secret)).commitment()
    except ValueError:
        return ""

"""What a client sends over the socket."""

from typing import Annotated, Literal

from msgspec import Meta

from chautari.server.wire.values import Action, ClientMessage, Count, Key, Reaction, Words


class Hello(ClientMessage, tag="hello"):
    """The first message: which stream it has followed so far, and the number of the last news it has."""

    protocol: Literal[1]
    stream: Annotated[str, Meta(max_length=64)] = ""
    last: Count = 0


class Act(ClientMessage, tag="act"):
    """A choice: one of the options of the question with this turn number.

    After the last one of a turn bots wait a moment, in which it can be taken back; not if it is `hurried`.
    """

    key: Key
    turn: Count
    action: Action
    hurried: bool = False


class Undo(ClientMessage, tag="undo"):
    """Takes the last own move back; with `ask`, if it can't be taken back freely, the others are asked.

    `turn` is the scene's. At a practice table `to` goes back to before the own choice of that number, the first
    being 0, and `ask` needs nobody's word.
    """

    key: Key
    turn: Count
    ask: bool = False
    to: Count | None = None


class Practise(ClientMessage, tag="practise"):
    """From now on, and for ever, this game counts as practice: hints, chances, and taking back anything."""

    key: Key


class GoOn(ClientMessage, tag="go-on"):
    """You have heard what the guide of a lesson said: the sentence of this key."""

    key: Key
    heard: Annotated[str, Meta(max_length=80)]


class Vote(ClientMessage, tag="vote"):
    """The answer to somebody who asks to take a move back."""

    key: Key
    proposal: Count
    agree: bool


class Say(ClientMessage, tag="say"):
    key: Key
    text: Words


class React(ClientMessage, tag="react"):
    """A nod or the like, shown at the seat for a moment and in the log."""

    key: Key
    reaction: Reaction


class Pause(ClientMessage, tag="pause"):
    key: Key


class Resume(ClientMessage, tag="resume"):
    key: Key


class Leave(ClientMessage, tag="leave"):
    """A bot stands in until you return or connect again."""

    key: Key


class Return(ClientMessage, tag="return"):
    key: Key


class Resign(ClientMessage, tag="resign"):
    """A bot plays the seat to the end."""

    key: Key


Verb = Act | Undo | Practise | GoOn | Vote | Say | React | Pause | Resume | Leave | Return | Resign
FromClient = Hello | Act | Undo | Practise | GoOn | Vote | Say | React | Pause | Resume | Leave | Return | Resign

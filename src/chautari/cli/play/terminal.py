"""The terminal of the person at the keyboard, or the file that stands in for one."""

import sys

from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from chautari.cli.screen import screen
from chautari.cli.words import say

FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


class Leave(Exception):
    """The person wants to go, or there is nobody left to ask."""


class Terminal:
    """Prints and asks; `live` if a person reads and answers."""

    def __init__(self) -> None:
        self.page = screen()
        self.live = sys.stdin.isatty() and self.page.is_terminal
        if self.live:
            import readline  # noqa: F401  (arrow keys at the prompt)

    @property
    def width(self) -> int:
        return self.page.width

    def print(self, what: RenderableType = "", indent: int = 0) -> None:
        self.page.print(Padding(what, (0, 0, 0, indent)) if indent else what)

    def print_table(self, table: Text) -> None:
        """A drawn table, its lines as they are."""
        self.page.print(table, soft_wrap=True)

    def hint(self, text: str) -> None:
        self.page.print(Text(text, "dim"))

    def heading(self, title: str) -> None:
        self.page.print(Rule(Text(title, "bold"), characters="─", style="dim"))

    def ask(self, prompt: str) -> str:
        """One line of answer; the end of input is a wish to leave."""
        try:
            answer = input(prompt)
        except EOFError:
            self.print()
            raise Leave from None
        except UnicodeDecodeError:
            self.hint(say("not-text"))
            return self.ask(prompt)
        if not sys.stdin.isatty():
            self.print(answer)
        return answer.strip()

    def clear(self) -> None:
        """Empties the screen and its history: nobody should see what the last person saw."""
        if self.page.is_terminal:
            self.page.clear()
            self.page.file.write(FORGET_WHAT_SCROLLED_AWAY)

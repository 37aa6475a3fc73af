"""A state as each viewer may see it, in JSON: the half that all viewers share is built once."""

from typing import Any

import msgspec

from chautari.engine.game import Game
from chautari.engine.state import State
from chautari.games.title import Title, merged


class Views:
    """The views of one state of a game, each built when it is first asked for."""

    def __init__(self, game: Game[Any], state: State) -> None:
        assert isinstance(game, Title), "every game declares the two halves of its view"
        self.game = game
        self.state = state
        self._shared: dict[str, Any] | None = None
        self._encoded: dict[int, msgspec.Raw] = {}

    def of(self, seat: int) -> msgspec.Raw:
        """What a seat, or a spectator (−1), may know."""
        if seat not in self._encoded:
            self._encoded[seat] = msgspec.Raw(msgspec.json.encode(self.view(seat)))
        return self._encoded[seat]

    def view(self, seat: int) -> dict[str, Any]:
        """The same as plain values; parts of it belong to the other views too."""
        if self._shared is None:
            self._shared = self.game.shared_view(self.state)
        return self._shared if seat < 0 else merged(self._shared, self.game.own_view(self.state, seat))

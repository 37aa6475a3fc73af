"""Names, and what crystals count as, as the browser is told them."""

from typing import cast

from chautari.games.yak.components import CART_NAMES, CRYSTAL, KIND_NAMES
from chautari.games.yak.faces import shapes
from chautari.games.yak.rules.scoring import as_scored
from chautari.games.yak.state import Village
from chautari.games.yak.tower import places_of


def cart_name(cart: int) -> shapes.CartName:
    return cast(shapes.CartName, CART_NAMES[cart])


def colour_name(colour: int) -> shapes.Colour:
    return cast(shapes.Colour, KIND_NAMES[colour])


def crystals_shown(s: Village, owner: int) -> list[shapes.Crystal]:
    """Every crystal of a tower with the colour it is given to; none where no colour takes it (YK-SCO-6)."""
    laid = s.laid(owner, CRYSTAL)
    if laid == 0:
        return []
    scored = as_scored(s, owner)
    return [
        {"place": place, "colour": None if scored[place] == CRYSTAL else colour_name(scored[place])}
        for place in places_of(laid)
    ]

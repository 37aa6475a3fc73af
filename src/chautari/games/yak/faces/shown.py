"""Names as the browser is told them."""

from typing import cast

from chautari.games.yak.components import CART_NAMES
from chautari.games.yak.faces import shapes


def cart_name(cart: int) -> shapes.CartName:
    return cast(shapes.CartName, CART_NAMES[cart])

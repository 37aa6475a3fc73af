"""Which pieces of the board an option belongs to, and what is tried by touching pieces."""

from chautari.engine import play
from chautari.games.kathmandu.actions import NUM_ACTIONS
from chautari.games.kathmandu.faces.action_table import TABLE
from chautari.games.kathmandu.faces.printed import printed
from chautari.games.kathmandu.game import GAME
from chautari.games.kathmandu.state import Trek
from tests.games.kathmandu.setting import dealing, do, give, go, lay_good, table, use
from tests.games.kathmandu.test_setup import dealt_until
from tests.games.kathmandu.test_target import LANDS


def pieces(s: Trek, wanted: str) -> set[str]:
    """The pieces of an option of whoever is asked."""
    seat, action = play.asked(s)[0], TABLE.by_name[wanted]
    assert action in play.options(s, seat)
    return set(GAME.pieces(s, seat, action))


def touched(s: Trek, *wanted: str) -> str | None:
    """What whoever is asked tries by touching pieces."""
    action = GAME.touching(s, play.asked(s)[0], list(wanted))
    return None if action is None else TABLE.name(action)


def test_a_movement_belongs_to_its_direction_its_cards_and_the_space_where_it_stops() -> None:
    s = table()
    give(s, 0, yak="2 4 1", cards="tea-leaves")
    use(s, 1)
    assert pieces(s, "go-east") == {"heading-east", "space-1-4-2"}
    assert pieces(s, "go-east-tea") == {"heading-east", "card-tea-leaves", "space-1-4-3"}
    assert touched(s, "space-1-4-3", "card-tea-leaves", "heading-east") == "go-east-tea"


def test_a_movement_that_is_still_open_belongs_to_no_space() -> None:
    s = table()
    give(s, 0, yak="2 4 3", cards="2 bridle")
    use(s, 4)
    assert pieces(s, "go-north-bridle") == {"heading-north", "card-bridle", "bridle"}
    assert pieces(s, "go-north-2-bridles") == {"heading-north", "card-bridle", "2-bridles"}


def test_a_good_and_an_offering_belong_to_their_spaces() -> None:
    s = table(drawing=LANDS)
    lay_good(s, "2 3 2", "ring")
    give(s, 0, yak="2 3 3", resources="coin", tile="snow")
    go(s, 1, "go-west")
    assert pieces(s, "buy-2") == {"good-2", "space-1-3-2"}
    s = table(drawing=LANDS)
    give(s, 0, yak="2 3 4", tile="snow")
    go(s, 1, "go-east")
    assert pieces(s, "offer") == {"temple", "space-1-3-5"}


def test_dice_to_be_thrown_and_resources_to_be_taken_together_belong_to_all_of_them() -> None:
    s = table()
    give(s, 0, cards="wooden-barrel tool-case")
    do(s, "use-tool-case")
    assert touched(s, "resource-coin", "resource-backpack", "resource-fodder") == "take-backpack+coin+fodder"
    do(s, "take-backpack+coin+fodder", "use-wooden-barrel")
    assert touched(s, "die-pink", "die-brown") == "throw-brown+pink"
    assert touched(s, "die-pink") == "throw-pink", "which is a die to be used at another time"


def test_a_piece_that_offers_nothing_stands_for_an_action_that_can_be_refused() -> None:
    s = table()
    assert touched(s, "temple") == "offer" and touched(s, "good-3") == "buy-3"
    assert touched(s, "card-bridle") == "use-bridle"
    assert touched(s, "card-magnifying-glass") == "use-magnifying-glass", "though it belongs to the die too"
    assert touched(s, "display-map-red-A") == "take-map-red-A"
    assert touched(s, "map-red-A-of-seat-1") == "swap-for-red-A-of-seat-1"
    assert touched(s, "no-such-piece") is None and touched(s) is None


def test_a_start_space_is_touched_while_yaks_are_placed() -> None:
    s = dealt_until(dealing(2), "place-")
    action = play.options(s, play.asked(s)[0])[0]
    assert touched(s, *GAME.pieces(s, play.asked(s)[0], action)) == TABLE.name(action)


def test_no_piece_is_called_like_another_action() -> None:
    """Whoever asks why by a name is heard before whoever asks by a piece."""
    for action in range(NUM_ACTIONS):
        named = {TABLE.by_name[piece] for piece in TABLE.pieces(action) if piece in TABLE.by_name}
        assert all(TABLE.touching(TABLE.pieces(other)) == other for other in named)


def test_each_die_brings_the_resource_of_its_colour_and_the_black_one_any() -> None:
    brings = {die["colour"]: die["brings"] for die in printed()["dice"]}
    assert brings["pink"] == "fodder" and brings["orange"] == "coin" and brings["black"] is None

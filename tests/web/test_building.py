"""Yak's building: three stones bought, paid and laid with a stone's throw each and one confirmation."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.people import Person
from tests.web.driver.server import is_due
from tests.web.driver.tables import GAMES, against_bots
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor
from tests.web.test_access import find

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]

STONES = 3
ABOVE_FINGER = 34
ROOM = 4  # on a cart, for the five food that three stones cost
# Before, it took three picks, one or two payments and three places: seven or eight clicks.
MOST_CLICKS = 4


def ready_to_build(person: Person) -> str:
    """A table at which the next card is chosen, and Build would buy three coloured stones without a full cart."""
    table = against_bots(person, "yak")
    turn = -1
    with person.sit(table) as chair:
        while not (scene := chair.until(partial(is_due, turn)))["scores"]:
            turn, question = scene["turn"], scene["question"]
            if question["key"] != "prompt-choose":
                chair.act(0)
                continue
            build, supply, _ = (option["preview"] for option in question["options"])
            cart = next(cart for cart in scene["view"]["road"] if cart["before"] == 0)
            coloured = len(cart["stones"]) - cart["stones"].count("crystal")
            if build["stones"] == coloured == STONES and sum(cart["food"].values()) <= ROOM:
                return table
            chair.act(1 if sum(supply["takes"].values()) else 2)
    return ready_to_build(person)


def built_by(person: Person, table: str, stones: int) -> bool:
    """Waits until the first seat's tower has so many stones."""
    with person.sit(table) as chair:
        return bool(chair.until(lambda scene: scene["view"]["players"][0]["stones"] == stones))


def drag(visitor: Visitor, stone: Locator) -> None:
    """Onto the first place that is lit for it."""
    box = stone.bounding_box()
    assert box is not None
    mouse = visitor.page.mouse
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y - 20)
    place = visitor.page.locator(".ground [data-spot][data-offered]").first.bounding_box()
    assert place is not None
    mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    mouse.up()


def test_three_stones_are_bought_paid_and_laid_in_four_moves_of_the_hand(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    table = ready_to_build(visitor.person)
    page = visitor.sit(table)
    page.locator(".ground [data-option=choose-build]").click()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    clicks = 0
    for number in range(STONES):
        turn = page.locator(".ask").get_attribute("data-turn")
        drag(visitor, page.locator(".ground [data-drag^=cart-stone]:not([data-drag$=crystal])").first)
        clicks += 1
        if number + 1 < STONES:  # the last one is only planned, like all that follows from it
            page.wait_for_function("turn => moved(turn)", arg=turn)
        expect(page.locator(".ground .planned")).to_have_count(number + 1)
        visitor.check()
        assert find(page, "label-content-name-mismatch") == []
    page.locator(".ground .main[role=button]").click()
    clicks += 1
    assert built_by(visitor.person, table, STONES) and clicks <= MOST_CLICKS


def move_finger(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in points]})

    (x, y), (there, low) = start, end
    touch("touchStart", start)
    for step in range(1, steps + 1):
        touch("touchMove", (x + (there - x) * step / steps, y + (low - y) * step / steps))
    touch("touchEnd")


def drag_by_finger(page: Page, stone: Locator, spot: int) -> None:
    """A finger drags a stone onto a place; what it drags hangs above it."""
    start = stone.bounding_box()
    place = page.locator(f".ground [data-spot='{spot}']").bounding_box()
    assert start is not None and place is not None
    there, low = place["x"] + place["width"] / 2, place["y"] + place["height"] / 2 + ABOVE_FINGER
    move_finger(page, (start["x"] + start["width"] / 2, start["y"] + start["height"] / 2), (there, low))


@pytest.mark.parametrize("game", GAMES)
def test_a_swipe_over_a_table_is_no_way_back(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE)
    visitor.go(f"/new/{game}")
    table = against_bots(visitor.person, game)
    page = visitor.sit(table)
    visitor.asked()
    move_finger(page, (45, 400), (345, 460), 15)
    # As long as a browser takes to go back.
    page.wait_for_timeout(1000)
    assert page.url.endswith(f"/table/{table}")


def test_a_finger_lays_a_stone_on_two_of_the_same_plan(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(ready_to_build(visitor.person))
    page.locator(".ground [data-option=choose-build]").click()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    for number, spot in enumerate((2, 1, 6)):
        turn = page.locator(".ask").get_attribute("data-turn")
        drag_by_finger(page, page.locator(".ground [data-drag^=cart-stone]:not([data-drag$=crystal])").first, spot)
        if number + 1 < STONES:
            page.wait_for_function("turn => moved(turn)", arg=turn)
        expect(page.locator(f".ground [data-drag=planned-{spot}]")).to_be_visible()
    expect(page.locator(".ground .planned")).to_have_count(STONES)


def test_food_is_paid_token_by_token_in_any_legal_mix(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    page = visitor.sit(ready_to_build(visitor.person))
    page.locator(".ground [data-option=choose-build]").tap()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    page.locator(".ground [data-option^=pick-]").first.tap()
    confirm = page.locator(".ground .main[role=button]")
    confirm.wait_for()
    offered = confirm.get_attribute("aria-label")
    others = page.locator(".ground [aria-label^='Give one more']")
    for number in range(others.count()):
        others.nth(number).tap()
        if confirm.get_attribute("aria-label") != offered:
            break
    visitor.check()
    acts = page.evaluate("watched.acts")
    confirm.tap()
    page.wait_for_function("acts => watched.acts > acts", arg=acts)


def pick(page: Page, number: int) -> None:
    """One more coloured stone of the cart."""
    turn = page.locator(".ask").get_attribute("data-turn")
    page.locator(".ground [data-option^=pick-]:not([data-option$=crystal])").first.click()
    if number + 1 < STONES:  # the last one is only planned, like all that follows from it
        page.wait_for_function("turn => moved(turn)", arg=turn)


def test_stones_lie_where_the_builder_lays_them_and_the_rest_where_it_is_suggested(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    table = ready_to_build(visitor.person)
    page = visitor.sit(table)
    page.locator(".ground [data-option=choose-build]").tap()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    planned = page.locator(".ground .planned")
    laid = page.locator(".ground [aria-label^='Take the planned stone off']")
    pick(page, 0)
    expect(planned).to_have_count(0)
    page.locator(".ground [data-spot][data-offered]").last.tap()
    expect(planned).to_have_count(1)
    first = laid.first.get_attribute("aria-label")
    for number in range(1, STONES):
        pick(page, number)
        expect(planned).to_have_count(1)
        visitor.check()
        assert find(page, "label-content-name-mismatch") == []
    page.locator(".ground [aria-label^=Suggest]").tap()
    expect(planned).to_have_count(STONES)
    page.locator(".ground [aria-label^='Put back']").tap()
    expect(planned).to_have_count(1)
    page.locator(".ground [aria-label^=Suggest]").tap()
    page.locator(".ground [aria-label*='up again']").last.tap()
    expect(planned).to_have_count(STONES - 1)
    page.locator(".ground [aria-label^=Suggest]").tap()
    expect(planned).to_have_count(STONES)
    assert laid.first.get_attribute("aria-label") == first
    visitor.check()
    page.locator(".ground .main[role=button]").tap()
    assert built_by(visitor.person, table, STONES)


def test_the_mark_on_a_card_explains_it_and_plays_nothing(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.sit(against_bots(visitor.person, "yak"))
    page.locator(".ask[data-asking=prompt-choose]").wait_for()
    page.locator(".ground [data-asks][data-inspect^=card]").first.click()
    expect(page.locator(".inspector.stays")).to_contain_text("Buy one to three stones")
    assert page.evaluate("watched.acts") == 0


def test_an_empty_tower_tells_what_it_is_for(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.sit(against_bots(visitor.person, "yak"))
    page.locator(".ask[data-asking=prompt-choose]").wait_for()
    page.locator(".ground g[data-inspect^=tower]:has(> .free)").first.hover()
    expect(page.locator(".inspector")).to_contain_text("Stupa")
    assert page.evaluate("watched.acts") == 0


@pytest.mark.parametrize("which", [0, STONES - 1], ids=["the first", "the last"])
def test_any_stone_in_hand_goes_back_onto_the_cart_by_a_click(visit: Visit, which: int) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.sit(ready_to_build(visitor.person))
    page.locator(".ground [data-option=choose-build]").click()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    for number in range(STONES):
        pick(page, number)
    back = page.locator(".ground [aria-label^=Put]")
    expect(back).to_have_count(STONES)
    back.nth(which).click()
    expect(back).to_have_count(STONES - 1)
    expect(page.locator(".ground [data-option^=pick-]")).not_to_have_count(0)


def test_a_plan_is_taken_back_stone_by_stone(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.sit(ready_to_build(visitor.person))
    page.locator(".ground [data-option=choose-build]").click()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    for number in range(STONES):
        pick(page, number)
    page.locator(".ground [data-spot][data-offered]").first.click()
    planned, held = page.locator(".ground .planned"), page.locator(".ground [aria-label^=Put]")
    expect(planned).to_have_count(1)
    undo = page.get_by_role("button", name="Undo", exact=True)
    undo.click()
    expect(planned).to_have_count(0)
    expect(held).to_have_count(STONES)
    page.keyboard.press("u")
    expect(held).to_have_count(STONES - 1)
    expect(page.locator(".ground [data-drag^=hand]")).to_have_count(STONES - 1)


def test_whoever_would_leave_what_is_free_is_asked_once(visit: Visit) -> None:
    visitor = visit(size=LAPTOP)
    page = visitor.sit(ready_to_build(visitor.person))
    page.locator(".ground [data-option=choose-build]").click()
    page.locator(".ask[data-asking=prompt-pick]").wait_for()
    acts = page.evaluate("watched.acts")
    nothing = page.locator(".ground [data-option=enough-stones]")
    nothing.click()
    expect(page.locator(".ask .prompt")).to_contain_text("Let the day pass without one?")
    assert page.evaluate("watched.acts") == acts
    nothing.click()
    page.wait_for_function("acts => watched.acts > acts", arg=acts)

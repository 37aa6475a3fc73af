"""Practice in the browser: a hint in three steps by mouse, finger and key, chances at the seats, the way back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.driver.tables import GAMES, against_bots, for_two
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
SIZES = {"laptop": LAPTOP, "phone": PHONE}

INSIDE = """() => {
  const panel = document.querySelector("section.hint").getBoundingClientRect();
  return panel.left >= 0 && panel.top >= 0 && panel.right <= innerWidth && panel.bottom <= innerHeight;
}"""
COVERED = """() => {
  const panel = document.querySelector("section.hint").getBoundingClientRect();
  return [...document.querySelectorAll(".hint-rings .ring")].filter((ring) => {
    const box = ring.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
  }).length;
}"""


def panel(page: Page) -> Page:
    page.locator("section.hint").wait_for()
    return page


def told(page: Page, steps: int) -> str:
    """What a hint says once so many steps of it are told."""
    expect(page.locator("section.hint .steps .done")).to_have_count(steps)
    expect(page.locator("section.hint .told")).to_have_attribute("aria-busy", "false")
    return page.locator("section.hint .told").inner_text()


def agree(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Practise").click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_comes_in_three_steps_by_click(visit: Visit, game: str, size: str) -> None:
    asha = visit(size=SIZES[size])
    page = asha.sit(against_bots(asha.person, game, played=0.1))
    asha.asked()
    page.locator(".way-back").get_by_role("button", name="Hint").click()
    agree(page)
    expect(panel(page).locator(".hint-rings .ring").first).to_be_attached()
    expect(page.locator("section.hint .told")).to_have_attribute("aria-busy", "false")
    if page.locator("section.hint .steps .done").count() == 1:  # of two options the move is told at once
        assert "Look" in told(page, 1) and page.evaluate(INSIDE)
        # It gives way where a map still turns to what is lit.
        page.wait_for_function(f"({COVERED})() === 0", timeout=10_000)
        page.get_by_role("button", name="Tell me the move").click()
    move = told(page, 2)
    assert move.startswith("Best seems: ") and page.evaluate(INSIDE)
    page.get_by_role("button", name="Tell me why").click()
    why = told(page, 3)
    assert (
        re.search(r"About \d+ of 100 such games", why) and why.startswith(move.split("\n")[0]) and page.evaluate(INSIDE)
    )
    expect(page.locator("header .practice")).to_be_visible()
    page.get_by_role("button", name="Put the hint away").click()
    expect(page.locator("section.hint")).to_have_count(0)
    expect(page.locator(".hint-rings")).to_have_count(0)


def test_a_hint_comes_in_three_steps_by_key(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(against_bots(asha.person, "yak"))
    asha.asked()
    page.keyboard.press("h")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("section.hint")).to_have_count(0)
    expect(page.locator("header .practice")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_role("dialog").get_by_role("button", name="Practise").press("Enter")
    told(page, 1)
    expect(page.get_by_role("button", name="Tell me the move")).to_be_focused()
    page.keyboard.press("Enter")
    told(page, 2)
    page.keyboard.press("h")
    told(page, 3)
    page.keyboard.press("Escape")
    expect(page.locator("section.hint")).to_have_count(0)
    page.keyboard.press("h")
    assert "of 100 such games" in told(page, 3), "what was told is shown again"


def test_the_first_step_names_no_move_and_the_second_draws_it(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(against_bots(asha.person, "yak"))
    asha.asked()
    page.keyboard.press("h")
    agree(page)
    told(page, 1)
    page.mouse.move(5, 400)
    seen = page.locator("section.hint .told > p").all_inner_texts()
    assert len(seen) == 1 and not any(word in seen[0] for word in ("Build", "Supply", "Market"))
    expect(page.locator(".ground [data-looked]")).to_have_count(0)
    # In words for whoever can't see what is lit.
    expect(page.locator("section.hint .told li")).to_have_count(2)
    page.get_by_role("button", name="Tell me the move").click()
    best = told(page, 2).removeprefix("Best seems: ").rstrip(".")
    page.mouse.move(5, 400)
    expect(page.locator(".ground [data-looked]")).to_have_count(1)
    assert best in (page.locator(".ground [data-looked]").get_attribute("aria-label") or "")


def test_a_click_on_the_spot_that_a_hint_advises_bids_the_coin_that_it_names(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(against_bots(asha.person, "reviving-kathmandu"))
    asha.asked()
    page.keyboard.press("h")
    agree(page)
    told(page, 1)
    page.get_by_role("button", name="Tell me the move").click()
    named = re.search(r"coin (\d)", told(page, 2))
    assert named
    page.mouse.move(5, 400)
    expect(page.locator(".purse [data-held]")).to_have_attribute("data-coin", named[1])
    spot = page.locator(".market [data-offered][data-looked]")
    expect(spot).to_have_attribute("data-option", f"bid-{named[1]}-on-{spot.get_attribute('data-spot')}")


def test_a_hint_goes_with_its_question(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(against_bots(asha.person, "yak"))
    asha.asked()
    page.keyboard.press("h")
    agree(page)
    told(page, 1)
    asha.list_choices().locator(".ask [data-option]").first.click()
    expect(page.locator("section.hint")).to_have_count(0)
    asha.asked()
    page.keyboard.press("h")
    told(page, 1)


def test_with_other_people_there_is_no_lamp(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(for_two(asha.person, asha.house.person(), "yak"))
    asha.asked()
    expect(page.locator(".way-back").get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    page.locator("[popovertarget=menu]").click()
    expect(page.get_by_role("button", name="Leave the table")).to_be_visible()
    expect(page.get_by_role("button", name="Take back to …")).to_have_count(0)
    expect(page.get_by_role("button", name="Show everybody’s chances")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_chances_are_shown_only_to_whoever_wants_them_and_stay_at_this_table(visit: Visit, size: str) -> None:
    asha = visit(size=SIZES[size])
    table = against_bots(asha.person, "yak")
    page = asha.sit(table)
    asha.asked()
    expect(page.locator(".chance")).to_have_count(0)
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name="Show everybody’s chances").click()
    agree(page)
    expect(page.locator(".chance")).to_have_count(2)
    said = [int(text) for text in re.findall(r"wins (\d+) %", " ".join(page.locator(".chance").all_text_contents()))]
    assert len(said) == 2 and 98 <= sum(said) <= 102
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(page.locator(".chance")).to_have_count(2)
    asha.sit(against_bots(asha.person, "yak"))
    asha.asked()
    expect(page.locator(".chance")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_way_back_leads_to_any_choice_of_ones_own(visit: Visit, size: str) -> None:
    asha = visit(size=SIZES[size])
    page = asha.sit(against_bots(asha.person, "yak", played=0.3))
    asha.asked()
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name="Take back to …").click()
    agree(page)
    rows = page.get_by_role("dialog").get_by_role("listitem")
    rows.first.wait_for()
    made = rows.count()
    assert made > 3
    rows.last.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    asha.asked()
    expect(page.locator(".way-back").get_by_role("button", name="Undo")).to_have_count(0)
    page.locator("[popovertarget=menu]").click()
    page.get_by_role("button", name="Take back to …").click()
    page.get_by_text("You have chosen nothing yet.").wait_for()


def test_whoever_practises_takes_back_what_others_have_answered(visit: Visit) -> None:
    asha = visit()
    page = asha.sit(against_bots(asha.person, "yak"))
    asha.asked()
    page.keyboard.press("h")
    agree(page)
    told(page, 1)
    page.keyboard.press("Escape")
    morning = asha.list_choices().locator(".ask [data-option]").all_inner_texts()
    page.locator(".ask [data-option]").first.click()
    expect(page.locator(".ask [data-option]").first).not_to_have_text(morning[0])
    asha.asked()
    page.locator(".way-back").get_by_role("button", name="Undo").click()
    expect(page.locator(".ask [data-option]")).to_have_text(morning)


def test_the_mark_stands_in_the_list_and_in_the_replay(visit: Visit) -> None:
    asha = visit()
    table = against_bots(asha.person, "yak")
    page = asha.sit(table)
    asha.asked()
    page.keyboard.press("h")
    agree(page)
    told(page, 1)
    asha.go("/")
    expect(page.locator("li .practice")).to_be_visible()
    asha.go(f"/replay/{table}")
    expect(page.locator("header .practice")).to_be_visible()

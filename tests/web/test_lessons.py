"""Lessons in the browser: whoever does what the guide points at comes to the end of each, by mouse, finger and key."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chautari.games import NAMES
from chautari.lessons.script import FIRST, chapter, chapter_names
from tests.server.people import Person
from tests.web.driver.visitor import LAPTOP, PHONE, Visitor

pytestmark = pytest.mark.web
Visit = Callable[..., Visitor]
SIZES = {"laptop": LAPTOP, "phone": PHONE}
PARTS = [
    (game, name, part)
    for game in NAMES
    for name in chapter_names(game)
    for part in range(len(chapter(game, name).parts))
]
every_part = pytest.mark.parametrize(("game", "name", "part"), PARTS)
# A thing on which two pieces have a part takes two clicks; a ring may still be on its way.
MOST_CLICKS, MOST_LOOKS, A_MOMENT = 12, 400, 50

# What the guide says and wants, and where: nothing while something is still shown.
NOW = """() => {
  const middle = (one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const guide = document.querySelector(".guide");
  const staged = document.querySelector(".ground[data-beat]") !== null;
  document.querySelector("[data-go-on]:not(.go-on)")?.click();
  const rings = [...document.querySelectorAll(".hint-rings .ring")].map(middle);
  const box = guide?.getBoundingClientRect();
  return {
    key: guide?.dataset.says ?? "",
    point: (guide?.dataset.point ?? "").split(" ").filter(Boolean),
    waits: !staged && document.querySelector(".guide:not(.small) .go-on") !== null,
    wanted: staged ? [] : [...document.querySelectorAll(".hint-rings.wanted .ring")].map(middle),
    turn: document.querySelector(".ask[data-turn]")?.dataset.turn ?? null,
    free: document.querySelector(".guide.small .ask") !== null,
    over: document.querySelector(".guide .ways") !== null,
    covered: guide?.matches(".small")
      ? 0
      : rings.filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length,
  };
}"""
FOUND = """(name) => ["part", "piece", "place", "option"].some((kind) =>
  [...document.querySelectorAll(`[data-${kind}~="${CSS.escape(name)}"]`)].some((one) => one.getClientRects().length),
)"""


@dataclass
class Learner:
    """Does what the guide points at, knowing nothing of the game."""

    visitor: Visitor
    by_keys: bool = False

    @property
    def page(self) -> Page:
        return self.visitor.page

    def sit(self, game: str, name: str = FIRST, part: int = 0) -> str:
        body = {"name": "Asha", "part": part}
        table = str(self.visitor.person.post(f"/api/lessons/{game}/{name}", body)["table"])
        self.visitor.sit(table)
        return table

    def now(self, before: Any = None) -> Any:
        """What the guide is at, once it is something else than before and something can be done."""
        for _ in range(MOST_LOOKS):
            found = self.page.evaluate(NOW)
            is_new = before is None or any(found[what] != before[what] for what in ("key", "turn", "over"))
            if is_new and (found["waits"] or found["wanted"] or found["free"] or found["over"]):
                return found
            self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"the guide says nothing more after {before}: {found}")

    def go_on(self) -> None:
        # A sentence that has only just come is not clicked away.
        self.page.wait_for_timeout(6 * A_MOMENT)
        if self.by_keys:
            self.page.keyboard.press("Enter")
        elif self.visitor.small:
            self.page.locator(".guide .go-on").tap()
        else:
            self.page.locator(".guide .go-on").click()

    def touch(self, spot: list[float]) -> None:
        if self.by_keys:
            self.page.keyboard.press("Enter")
        elif self.visitor.small:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    def do(self, wanted: Any) -> None:
        """Touches what has a ring until that is done."""
        for click in range(MOST_CLICKS):
            self.page.wait_for_timeout(A_MOMENT * (click + 2))
            found = self.page.evaluate(NOW)
            if (found["key"], found["turn"]) != (wanted["key"], wanted["turn"]):
                return
            if found["wanted"]:
                self.touch(found["wanted"][click % len(found["wanted"])])
        raise AssertionError(f"this can't be done: {wanted}")

    def steps(self) -> Iterator[Any]:
        """Follows the guide until the learner chooses alone, or the part is over."""
        now = self.now()
        while not (now["free"] or now["over"]):
            yield now
            if now["waits"]:
                self.go_on()
            else:
                self.do(now)
            now = self.now(now)

    def follow(self) -> None:
        for _ in self.steps():
            pass


def finish(person: Person, table: str) -> None:
    """Plays on alone without a browser, until the part is over and all of it was heard."""
    luck = random.Random(1)
    with person.sit(table) as chair:
        while True:
            scene = chair.until(lambda scene: scene["lesson"]["waits"] or scene["question"] or scene["lesson"]["over"])
            lesson, turn = scene["lesson"], scene["turn"]
            if lesson["waits"]:
                chair.do("go-on", heard=lesson["key"])
                chair.until(lambda scene, key=lesson["key"]: scene["lesson"]["key"] != key)  # type: ignore[misc]
            elif lesson["over"]:
                return
            else:
                # The page is open as well, and answers by itself what leaves no choice.
                option = luck.choice(scene["question"]["options"])
                answer = chair.ask("act", turn=turn, action=option["action"])
                assert answer["type"] == "done" or answer["code"] == "stale", answer
                chair.until(lambda scene, turn=turn: scene["turn"] != turn or not scene["question"])  # type: ignore[misc]


@every_part
@pytest.mark.parametrize("size", SIZES)
def test_a_lesson_is_taken_by_what_the_guide_points_at(
    visit: Visit, game: str, name: str, part: int, size: str
) -> None:
    asha = visit(size=SIZES[size])
    learner = Learner(asha)
    table = learner.sit(game, name, part)
    for now in learner.steps():
        at = now
        if size == "laptop":
            unseen = [point for point in now["point"] if not asha.page.evaluate(FOUND, point)]
            assert not unseen, f"{now['key']} points at {unseen}, which is nowhere"
        if now["covered"]:
            # It gives way where a table is still laid anew.
            asha.page.wait_for_timeout(600)
            at = asha.page.evaluate(NOW)
        assert not at["covered"] or len(at["point"]) > 1, f"{now['key']}: the guide covers what it points at"
        assert not asha.page.locator(".snag").count()
    finish(asha.person, table)
    expect(asha.page.locator(".guide .ways")).to_be_visible()


@pytest.mark.parametrize("game", NAMES)
def test_a_lesson_is_taken_by_key(visit: Visit, game: str) -> None:
    if not chapter_names(game):
        pytest.skip("it has no lesson yet")
    learner = Learner(visit(), by_keys=True)
    learner.sit(game, chapter_names(game)[0])
    learner.page.keyboard.press("Shift")
    learner.follow()


def test_a_wrong_click_is_refused_by_the_guide(visit: Visit) -> None:
    asha = visit()
    learner = Learner(asha)
    learner.sit("yak")
    now = learner.now()
    while now["waits"]:
        said = asha.page.locator(".guide .bubble p").first.inner_text()
        learner.go_on()
        now = learner.now(now)
    said = asha.page.locator(".guide .bubble p").first.inner_text()
    others = [
        one for one in ("build", "supply", "market") if not asha.page.locator(f"[data-option=choose-{one}]").count()
    ]
    asha.page.locator(f'.ground [data-piece="card-0-{others[0]}"]').click()
    expect(asha.page.locator(".guide .bubble p.instead")).to_be_visible()
    assert asha.page.locator(".guide .bubble p").first.inner_text() != said
    expect(asha.page.locator(".snag")).to_have_count(0)
    expect(asha.page.locator(".hint-rings.wanted.insists")).to_have_count(1)
    learner.follow()


def test_a_lesson_is_begun_left_and_gone_on_with(visit: Visit) -> None:
    asha = visit()
    page = asha.go("/learn/yak")
    page.get_by_role("button", name="Your first game").click()
    learner = Learner(asha)
    first = learner.now()
    learner.go_on()
    second = learner.now(first)
    page.locator("header .home").click()
    expect(page.locator(".mine")).to_contain_text("Go on with your lesson")
    page.goto("/learn/yak")
    page.get_by_role("link", name="Go on with your lesson").click()
    assert learner.now()["key"] == second["key"]
    learner.follow()


def test_a_learner_who_is_alone_may_ask_what_the_guide_would_do(visit: Visit) -> None:
    asha = visit()
    learner = Learner(asha)
    learner.sit("yak")
    learner.follow()
    asha.page.get_by_role("button", name="What would you do?").click()
    expect(asha.page.locator("section.hint .told")).to_contain_text("Look")


def test_after_the_last_part_there_is_a_game_to_be_played(visit: Visit) -> None:
    asha = visit()
    learner = Learner(asha)
    last = len(chapter("yak", FIRST).parts) - 1
    finish(asha.person, learner.sit("yak", FIRST, last))
    table = asha.page.url
    asha.page.locator(".guide .ways").get_by_role("button", name="Play a game now").click()
    asha.page.wait_for_url(lambda url: url != table)
    asha.asked()
    expect(asha.page.locator(".guide")).to_have_count(0)


def test_one_part_follows_the_other(visit: Visit) -> None:
    several = [(game, name) for game, name, part in PARTS if part == 1]
    if not several:
        pytest.skip("no chapter has several parts yet")
    asha = visit()
    learner = Learner(asha)
    finish(asha.person, learner.sit(*several[0]))
    table = asha.page.url
    asha.page.locator(".guide .ways").get_by_role("button", name="Go on to part 2").click()
    asha.page.wait_for_url(lambda url: url != table)
    expect(asha.page.locator(".guide h2")).to_contain_text("Part 2 of")
    learner.now()

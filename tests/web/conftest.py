"""A browser and a server for the tests of this folder, which are left to `make test`: see the marker `web`."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.driver.server import House, client_for_tests
from tests.web.driver.visitor import PATIENCE, Visitor, visiting

# A machine for tests has no screen to draw on, and nobody else's programs to protect from a page of ours.
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return client_for_tests(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory, client: Path) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house") / "tables.db", client)
    yield opened
    opened.close()


# No longer than this folder: while it is open, no other event loop can run in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert program, "there is no Chromium here"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield opened
        opened.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody come, with `size`, `language` and so on; nothing may have gone wrong when they leave."""
    with ExitStack() as visitors:
        yield lambda **more: visitors.enter_context(visiting(browser, house, **more))

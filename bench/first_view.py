"""How soon a table is seen: from a browser that knows nothing of us to the board and the first question.

Run it with the Python that has chautari with its client, and playwright: `.venv/bin/python bench/first_view.py`.
`--client FOLDER` serves another client than the installed one. A machine that others use says little.
"""

import argparse
import shutil
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from serving import HOST, Server

SEATS = {"kathmandu": 4, "adventure-tours": 4, "yak": 4, "reviving-kathmandu": 4}
# The moment, since the address was entered, at which what was drawn reached the screen.
SEEN = """() => new Promise((seen) => {
    const look = () => document.querySelector(".ground svg") && document.querySelector(".ask .offered")
        ? requestAnimationFrame(() => setTimeout(() => seen(performance.now())))
        : requestAnimationFrame(look);
    look();
})"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--visits", type=int, default=7, help="per game")
    parser.add_argument("--client", help="the folder of a built client")
    wanted = parser.parse_args()
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    more = ("--limits", "1000", "--bot-pause", "0", *(("--client", wanted.client) if wanted.client else ()))
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder, "tables.db"), more=more) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for game, seats in SEATS.items():
            times = [visit(browser, server, game, seats) for _ in range(wanted.visits)]
            print(
                f"{game}: median {statistics.median(times):.0f} ms, slowest {max(times):.0f} ms of {len(times)} visits"
            )
        browser.close()


def visit(browser: Browser, server: Server, game: str, seats: int) -> float:
    """One visit with an empty cache to a new table; milliseconds."""
    chairs = [{"kind": "me", "name": "Asha"}, *[{"kind": "bot", "level": "novice"}] * (seats - 1)]
    status, made, cookie = server.ask("POST", "/api/tables", {"game": game, "seats": chairs})
    assert status == 201, made
    address = f"http://{HOST}:{server.port}"
    context = browser.new_context(viewport={"width": 1366, "height": 768})
    name, _, token = cookie.partition("=")
    context.add_cookies([{"name": name, "value": token, "url": address}])
    page = context.new_page()
    page.goto(f"{address}/table/{made['table']}", wait_until="commit")
    seen = float(page.evaluate(SEEN))
    context.close()
    return seen


if __name__ == "__main__":
    main()

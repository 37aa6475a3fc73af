"""`chautari serve` as a process of its own, with the client that visitors of these tests are served."""

import os
import re
import shutil
import subprocess
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

from chautari.server.http.static import built_client
from tests.cli.running import COMMAND, environment
from tests.server.people import Person

ROOT = Path(__file__).parents[3]
WEB = ROOT / "web"
PATIENCE = 60.0
# A seat is asked about so often in a game of any of the four.
USUAL_MOVES = 60
SERVE = ("serve", "--bot-pause", "0", "--limits", "10000", "--bot-workers", "1", "--review-seconds", "2")


class House:
    """A server that can be stopped and opened again at the same address, with the same tables."""

    def __init__(self, store: Path, client: Path) -> None:
        self._store, self._client = store, client
        self._log = store.with_suffix(".log")
        self._port = 0
        self.open()

    def open(self) -> None:
        command = [*COMMAND, *SERVE, "--store", str(self._store), "--client", str(self._client)]
        # Into a file: nobody reads on after the first lines, and a server whose output is full would stand still.
        with self._log.open("w") as log:
            self._process = subprocess.Popen(
                [*command, "--port", str(self._port)], stdout=log, stderr=subprocess.STDOUT, env=environment()
            )
        until = monotonic() + PATIENCE
        while "Ctrl-C" not in (said := self._log.read_text()):
            assert self._process.poll() is None and monotonic() < until, f"it never opened: {said}"
            sleep(0.05)
        found = re.search(r"http://[^/]*:(\d+)/", said)
        assert found is not None, said
        self._port = int(found[1])

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(timeout=PATIENCE)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def person(self) -> Person:
        """Somebody who sets tables up without a browser."""
        return Person(self._port)


def advanced(person: Person, table: str, share: float, seed: int = 1) -> None:
    """Plays somebody's part without a browser, by chance: about this share of a usual game, or to its end."""
    luck, turn = Random(seed), -1
    with person.sit(table) as chair:
        for _ in range(round(share * USUAL_MOVES)):
            scene = chair.until(partial(is_due, turn))
            if scene["scores"]:
                return
            turn = scene["turn"]
            chair.act(luck.randrange(1000))


def is_due(turn: int, scene: dict[str, Any]) -> bool:
    """Whether a question after this one is asked, or none any more."""
    return bool(scene["scores"] or (scene["question"] and scene["turn"] > turn))


def client_for_tests(folder: Path) -> Path:
    """The client of the installed package; of sources that are tried as they are, one built from them."""
    if named := os.environ.get("CHAUTARI_CLIENT"):
        return Path(named)
    package = built_client()
    if package is not None and WEB not in package.parents:
        return package
    node = shutil.which("node")
    assert node, "there is no client in the package, and no node to build one"
    build = [node, "node_modules/vite/bin/vite.js", "build", "--outDir", str(folder), "--logLevel", "error"]
    subprocess.run(build, cwd=WEB, check=True, timeout=600)
    return folder

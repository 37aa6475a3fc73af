"""One server for all tests of a process that don't ask for their own."""

from collections.abc import Iterator

import pytest

from tests.server.people import Person
from tests.server.running import Running


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "tables.db") as found:
        yield found


@pytest.fixture
def asha(running: Running) -> Person:
    return Person(running.port)


@pytest.fixture
def bina(running: Running) -> Person:
    return Person(running.port)


@pytest.fixture
def stranger(running: Running) -> Person:
    return Person(running.port)

"""Stores to test: an SQLite file, and a PostgreSQL server of our own where its programs are installed."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from tempfile import mkdtemp

import pytest
from sqlalchemy import create_engine, text

from chautari.store import Store

INSTALLED = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
PROGRAMS = str(INSTALLED[-1]) if INSTALLED else str(Path(shutil.which("initdb") or "").parent)
# PostgreSQL refuses to run as root.
AS_USER = ["runuser", "-u", "postgres", "--"] if os.name == "posix" and os.geteuid() == 0 else []
DATABASES = count()


class Postgresql:
    """A PostgreSQL server in a folder of its own, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"postgresql+psycopg://chautari@/{{name}}?host={folder}"
        initdb = [f"{PROGRAMS}/initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "chautari", "-E", "UTF8"]
        subprocess.run([*AS_USER, *initdb], check=True, capture_output=True, cwd=folder)

    def start(self) -> None:
        settings = f"-c fsync=off -c listen_addresses='' -c unix_socket_directories={self.folder}"
        self._control("-l", f"{self.folder}/log", "-o", settings, "start")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def _control(self, *arguments: str) -> None:
        pg_ctl = [*AS_USER, f"{PROGRAMS}/pg_ctl", "-D", f"{self.folder}/data", "-s", "-w"]
        subprocess.run([*pg_ctl, *arguments], check=True, cwd=self.folder)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"tables{next(DATABASES)}"
        engine = create_engine(self.address.format(name="postgres"), isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        engine.dispose()
        return self.address.format(name=name)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """A PostgreSQL server that lives as long as the tests."""
    pytest.importorskip("psycopg", reason="PostgreSQL is LEFT OUT: the extra postgresql is not installed")
    if not (Path(PROGRAMS) / "initdb").exists():
        pytest.skip("PostgreSQL is LEFT OUT: its programs are not installed here")
    folder = Path(mkdtemp(prefix="chautari-pg-"))
    if AS_USER:
        shutil.chown(folder, "postgres")
    try:
        server = Postgresql(folder)
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder)


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """An empty place for a store in PostgreSQL."""
    return postgresql.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for a store, once in each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    database: str = request.getfixturevalue("database")
    return database


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    with Store(where) as opened:
        yield opened

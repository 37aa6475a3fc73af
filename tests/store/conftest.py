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


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests, without a database's name."""
    pytest.importorskip("psycopg", reason="PostgreSQL is LEFT OUT: the extra postgresql is not installed")
    if not (Path(PROGRAMS) / "initdb").exists():
        pytest.skip("PostgreSQL is LEFT OUT: its programs are not installed here")
    folder = Path(mkdtemp(prefix="chautari-pg-"))
    if AS_USER:
        shutil.chown(folder, "postgres")
    pg_ctl = [*AS_USER, f"{PROGRAMS}/pg_ctl", "-D", f"{folder}/data", "-s", "-w"]
    settings = f"-c fsync=off -c listen_addresses='' -c unix_socket_directories={folder}"
    try:
        initdb = [f"{PROGRAMS}/initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "chautari", "-E", "UTF8"]
        subprocess.run([*AS_USER, *initdb], check=True, capture_output=True, cwd=folder)
        subprocess.run([*pg_ctl, "-l", f"{folder}/log", "-o", settings, "start"], check=True, cwd=folder)
        yield f"postgresql+psycopg://chautari@/{{name}}?host={folder}"
    finally:
        subprocess.run([*pg_ctl, "-m", "immediate", "stop"], check=False, cwd=folder)
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for a store, once in each kind of database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: str = request.getfixturevalue("postgresql")
    name = f"tables{next(DATABASES)}"
    engine = create_engine(server.format(name="postgres"), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.format(name=name)


@pytest.fixture
def store(where: str) -> Iterator[Store]:
    with Store(where) as opened:
        yield opened

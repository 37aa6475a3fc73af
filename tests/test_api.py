"""What `import chautari` gives: every name that the documents promise, one version, and quickly."""

import subprocess
import sys

import pytest

import chautari
from chautari.cli.main import main
from chautari.engine import errors
from tests.cli.running import environment

HEAVY = ("rich", "fluent", "sqlalchemy", "starlette", "uvicorn", "msgspec", "numpy", "asyncio", "chautari.cli")


def test_every_refusal_can_be_imported_from_the_package() -> None:
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Exception)}
    assert kinds <= set(chautari.__all__)
    assert all(getattr(chautari, name) is getattr(errors, name) for name in kinds)


def test_every_name_promised_is_there() -> None:
    assert [name for name in chautari.__all__ if not hasattr(chautari, name)] == []


def test_importing_brings_no_rules_and_nothing_heavy() -> None:
    command = [sys.executable, "-c", "import chautari, sys; print(*sys.modules)"]
    out = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True).stdout
    rules = [f"chautari.games.{meta.name.replace('-', '_')}.game" for meta in chautari.TITLES]
    assert set(out.split()) & {*HEAVY, *rules} == set()


def test_the_command_and_the_package_tell_one_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"chautari {chautari.__version__}\n"

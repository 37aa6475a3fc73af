"""What is installed: the package, its description, and nothing beside them; whatever is compiled, once."""

import os
import re
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatch_build import compiled_modules, why_interpreted

import chautari

ROOT = Path(__file__).parents[1]
INGREDIENTS = ("src", "pyproject.toml", "hatch_build.py", "LICENSE")
SOME = ("chautari/engine/bits.py", "chautari/engine/luck.py")
LIBRARY = (".so", ".pyd")
PATIENCE = 300


def wheel_with_some_compiled(folder: Path) -> list[str]:
    """The files of a wheel, built as always but for all modules save two left interpreted, which takes seconds."""
    for name in INGREDIENTS:
        source = ROOT / name
        shutil.copytree(source, folder / name) if source.is_dir() else shutil.copy(source, folder / name)
    hook = folder / "hatch_build.py"
    some = tuple(path.removeprefix("chautari/") for path in SOME)
    text, found = re.subn(r"COMPILED = \(.*?\)\n", f"COMPILED = {some}\n", hook.read_text(), count=1, flags=re.S)
    assert found
    hook.write_text(text)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"]
    env = os.environ | {"CHAUTARI_NO_WEB": "1"}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = (folder / "dist").iterdir()
    return ZipFile(wheel).namelist()


def modules_of(libraries: list[str]) -> list[str]:
    """The sources that these libraries stand for; the one with all the code stands for none."""
    return sorted(f"{path.split('.')[0]}.py" for path in libraries if "__mypyc." not in path)


@pytest.mark.slow
def test_a_wheel_holds_the_package_and_every_compiled_module_once(tmp_path: Path) -> None:
    files = wheel_with_some_compiled(tmp_path)
    dist_info = f"chautari-{chautari.__version__}.dist-info"
    assert {path.split("/")[0] for path in files} == {"chautari", dist_info}
    sources = {path.relative_to(ROOT / "src").as_posix() for path in (ROOT / "src").rglob("*.py")}
    assert sources <= set(files)
    libraries = [path for path in files if path.endswith(LIBRARY)]
    assert modules_of(libraries) == ([] if why_interpreted() else list(SOME))
    assert len(libraries) == (0 if why_interpreted() else len(SOME) + 1)


@pytest.mark.skipif(not chautari.compiled(), reason="the sources are not installed")
def test_the_installed_package_holds_every_compiled_module_once() -> None:
    files = [path.as_posix() for path in distribution("chautari").files or []]
    inside = [path for path in files if not path.startswith("..")]  # the command is elsewhere
    assert {path.split("/")[0] for path in inside} == {"chautari", f"chautari-{chautari.__version__}.dist-info"}
    package = Path(chautari.__file__).parent
    expected = [path.relative_to(package.parent).as_posix() for path in compiled_modules(package)]
    assert modules_of([path for path in files if path.endswith(LIBRARY)]) == expected

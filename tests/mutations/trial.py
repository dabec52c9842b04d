"""Trying a change: the tests that can notice it run in a copy of the tree, the quickest first."""

import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path

from tests.mutations.changes import Mutation
from tests.mutations.drawing import ROOT, game_names
from tests.mutations.touching import TESTS, TRACE

_TESTED = ("tests/cases", "tests/games", "tests/golden")
_COPIED = ("companion", "resources", "scenarios", "tests", "ui", "pyproject.toml", "CHANGELOG.md")
_GENEROUS = 20
"""A run may take so many times its tests' own time, and a minute more, before it is said to hang."""


@dataclass(frozen=True)
class Test:
    """A test's id, how long it took and what it calls."""

    id: str
    seconds: float
    calls: frozenset[str]

    @property
    def file(self) -> str:
        """The file that holds it."""
        return self.id.partition("::")[0]


def say(line: str) -> None:
    """Tell how far it is."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Trials:
    """Copies of the tree to try changes in, with what each test calls."""

    def __init__(self, copies: int, cache: Path, games: Collection[str]) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="mutations-"))
        self._free = [_copied_to(self._folder / str(number)) for number in range(copies)]
        self._tests = self._traced(cache, _test_files(games))

    def close(self) -> None:
        """Take the copies away."""
        shutil.rmtree(self._folder)

    def caught_by(self, mutation: Mutation) -> str | None:
        """The first test that notices a change, if any does."""
        copy = self._free.pop()
        try:
            with _made(mutation, copy):
                rounds = (self._run(copy, tests) for tests in self._rounds(mutation))
                return next(filter(None, rounds), None)
        finally:
            self._free.append(copy)

    def _rounds(self, mutation: Mutation) -> Iterator[list[Test]]:
        """Tests that call the changed function; then others of their files, for answers kept."""
        name = f"{mutation.path}::{mutation.function}"
        calling = [test for test in self._tests if name in test.calls]
        yield calling
        files = {test.file for test in calling}
        yield [test for test in self._tests if test.file in files and name not in test.calls]

    def _run(self, copy: Path, tests: list[Test]) -> str | None:
        if not tests:
            return None
        tests = sorted(tests, key=lambda test: test.seconds)
        (copy / "tests.txt").write_text("\n".join(test.id for test in tests), "utf-8")
        files = sorted({test.file for test in tests})
        limit = 60 + _GENEROUS * sum(test.seconds for test in tests)
        return _noticed(copy, ["-x", *files], {TESTS: str(copy / "tests.txt")}, limit)

    def _traced(self, cache: Path, paths: Iterable[str]) -> list[Test]:
        """What each test calls; only files of tests that are new since the last time are run for it."""
        kept = json.loads(cache.read_text("utf-8")) if cache.exists() else {}
        files = {path: _digest(path) for path in paths}
        known = {name: told for name, told in kept.items() if files.get(name) == told["digest"]}
        wanted = sorted(files.keys() - known.keys())
        if wanted:
            say(f"Looking what {len(wanted)} files of tests call")
            for name, told in self._trace(wanted).items():
                known[name] = {"digest": files[name], "tests": told}
            cache.write_text(json.dumps(kept | known), "utf-8")
        return [
            Test(id_, test["seconds"], frozenset(test["calls"]))
            for told in known.values()
            for id_, test in told["tests"].items()
        ]

    def _trace(self, wanted: list[str]) -> Mapping[str, Mapping[str, object]]:
        parts = [part for number in range(len(self._free)) if (part := wanted[number :: len(self._free)])]
        with ThreadPoolExecutor(len(parts)) as pool:
            told = list(pool.map(_traced_in, self._free, parts))
        by_file: dict[str, dict[str, object]] = {name: {} for name in wanted}
        for tests in told:
            for id_, test in tests.items():
                by_file[id_.partition("::")[0]][id_] = test
        return by_file


def _traced_in(copy: Path, files: list[str]) -> Mapping[str, object]:
    out = copy / "trace.json"
    _pytest(copy, files, {TRACE: str(out)}, None)
    told = json.loads(out.read_text("utf-8"))
    for id_ in told["failed"]:
        say(f"Left out, since it fails without a change: {id_}")
    return told["tests"]


def _noticed(copy: Path, arguments: list[str], variables: Mapping[str, str], limit: float) -> str | None:
    try:
        done = _pytest(copy, arguments, variables, limit)
    except subprocess.TimeoutExpired:
        return f"no answer in {limit:.0f} s"
    if done.returncode in (0, 5):
        return None
    told = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    if not told:
        raise RuntimeError(done.stdout[-3000:] + done.stderr[-3000:])
    return told[-1].partition(" - ")[0]


def _pytest(
    copy: Path, arguments: Iterable[str], variables: Mapping[str, str], limit: float | None
) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.mutations.touching",
        "-p",
        "no:cacheprovider",
    ]
    command += ["--tb=no", "--hypothesis-seed=0", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen", **variables}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return subprocess.run(
        command, cwd=copy, env=environment, timeout=limit, capture_output=True, text=True, check=False
    )


@contextlib.contextmanager
def _made(mutation: Mutation, copy: Path) -> Iterator[None]:
    path = copy / mutation.path
    source = path.read_bytes()
    _write(path, mutation.made_in(source))
    try:
        yield
    finally:
        _write(path, source)


def _write(path: Path, source: bytes) -> None:
    path.write_bytes(source)
    # Python sees a change by size and second alone.
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


def _copied_to(folder: Path) -> Path:
    folder.mkdir()
    for name in _COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


def _test_files(games: Collection[str]) -> list[str]:
    """Those of the games, and those that belong to no game."""
    others = {ROOT / "tests" / "systems" / name for name in game_names() if name not in games}
    return [
        str(path.relative_to(ROOT))
        for folder in _TESTED
        for path in sorted((ROOT / folder).rglob("test_*.py"))
        if others.isdisjoint(path.parents)
    ]


def _digest(path: str) -> str:
    """Of a file of tests and the names of all files of rules: calls are kept under these."""
    rules = sorted(str(rule.relative_to(ROOT)) for rule in (ROOT / "companion" / "games").rglob("*.py"))
    return sha256((ROOT / path).read_bytes() + "\n".join(rules).encode()).hexdigest()

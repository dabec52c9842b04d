"""What functions of the games each test calls, kept in a file for as long as test and rules stay."""

import functools
import json
import os
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.mutations.drawing import ROOT, game_names

_TESTED = ("tests/cases", "tests/games", "tests/golden")
_RULES = ROOT / "companion" / "games"


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


def files_of_tests(games: Collection[str]) -> list[str]:
    """Those of the games, and those that belong to no game."""
    others = {ROOT / "tests" / "games" / name for name in game_names() if name not in games}
    return [
        str(path.relative_to(ROOT))
        for folder in _TESTED
        for path in sorted((ROOT / folder).rglob("test_*.py"))
        if others.isdisjoint(path.parents)
    ]


class Calls:
    """What is known of the tests of some files."""

    def __init__(self, kept: Path, files: Iterable[str]) -> None:
        self._kept = kept
        self._all = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
        self._files = {path: _digest(path) for path in files}

    @property
    def wanted(self) -> list[str]:
        """Files of tests to look at: new or changed ones."""
        return sorted(path for path, digest in self._files.items() if self._digest_of(path) != digest)

    def learn(self, path: str, tests: Mapping[str, Any]) -> None:
        """Keep what the tests of a file call."""
        self._all[path] = {"digest": self._files[path], "tests": tests}
        self._kept.write_text(json.dumps(self._all), "utf-8")

    def tests(self) -> list[Test]:
        """All tests of the files, the quickest first."""
        told = (self._all[path]["tests"] for path in self._files)
        tests = [
            Test(id_, one["seconds"], frozenset(one["calls"])) for each in told for id_, one in each.items()
        ]
        return sorted(tests, key=lambda test: test.seconds)

    def _digest_of(self, path: str) -> str | None:
        return self._all[path]["digest"] if path in self._all else None


@contextmanager
def calls_seen() -> Iterator[Callable[[], list[str]]]:
    """What functions of the games are called meanwhile."""
    seen: set[CodeType] = set()

    def see(frame: FrameType, _event: str, _argument: object) -> None:
        seen.add(frame.f_code)

    before = sys.gettrace()
    sys.settrace(see)
    try:
        yield lambda: sorted(_named(seen))
    finally:
        sys.settrace(before)


def forget_answers() -> None:
    """The rules are asked anew, so that an answer kept hides neither call nor change."""
    for name, module in list(sys.modules.items()):
        if name.startswith("companion.games."):
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()


def _named(seen: Iterable[CodeType]) -> set[str]:
    return {
        f"{Path(code.co_filename).relative_to(ROOT)}::{code.co_qualname.partition('.<locals>')[0]}"
        for code in seen
        if code.co_filename.startswith(f"{_RULES}{os.sep}")
    }


def _digest(path: str) -> str:
    """Of a file of tests and the names of all files of rules: calls are kept under these."""
    rules = sorted(str(rule.relative_to(ROOT)) for rule in _RULES.rglob("*.py"))
    return sha256((ROOT / path).read_bytes() + "\n".join(rules).encode()).hexdigest()

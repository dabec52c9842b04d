"""Trying changes: the tests that can notice one run in a fork of a process that has them all at hand."""

import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutations.changes import Mutation
from tests.mutations.drawing import ROOT
from tests.mutations.forking import begin_to_wait, forked
from tests.mutations.making import VARIABLE, Functions, in_words
from tests.mutations.touching import Calls, Test, calls_seen, files_of_tests, forget_answers

_ARGUMENTS = (
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "--tb=no",
    "--hypothesis-seed=0",
    "--capture=sys",
)


def say(line: str) -> None:
    """Tell how far it is, past what pytest keeps of the tests' own words."""
    assert sys.__stdout__ is not None
    sys.__stdout__.write(f"{line}\n")
    sys.__stdout__.flush()


def tried(
    mutations: list[Mutation], games: list[str], kept: Path, at_once: int, slowest: float
) -> dict[Mutation, str | None]:
    """By change: the first test that notices it, if any does."""
    files = files_of_tests(games)
    trials = _Trials(mutations, Calls(kept, files), at_once, slowest)
    code = pytest.main([*_ARGUMENTS, *(str(ROOT / path) for path in files)], plugins=[trials])
    if len(trials.caught) < len(mutations):
        raise SystemExit(f"pytest has ended early: {code}")
    return trials.caught


class _Trials:
    """A plugin of pytest: what it does with the tests that were found."""

    def __init__(self, mutations: list[Mutation], calls: Calls, at_once: int, slowest: float) -> None:
        self.caught: dict[Mutation, str | None] = {}
        self._mutations, self._calls, self._at_once, self._slowest = mutations, calls, at_once, slowest
        self._ahead = ExitStack()
        self._called_ahead = self._ahead.enter_context(calls_seen())

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Look what the tests call, then try each change."""
        self._ahead.close()
        if session.testsfailed:
            return False
        session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
        self._items = {item.nodeid: item for item in session.items}
        self._learn()
        self._functions = Functions()
        self._tests = [test for test in self._calls.tests() if self._is_wanted(test)]
        for mutation, caught in forked(self._mutations, self._caught_by, self._at_once):
            say(f"{mutation.place}  {mutation.change}\n    {caught or 'SURVIVED'}")
            self.caught[mutation] = caught
        return True

    def _is_wanted(self, test: Test) -> bool:
        return test.id in self._items and test.seconds <= self._slowest

    def _learn(self) -> None:
        wanted = self._calls.wanted
        if wanted:
            say(f"Looking what {len(wanted)} files of tests call")
        for path, (tests, failed) in forked(wanted, self._traced, self._at_once):
            for id_ in failed:
                say(f"Left out, since it fails without a change: {id_}")
            self._calls.learn(path, tests)

    def _traced(self, path: str) -> tuple[dict[str, Any], list[str]]:
        tests, failed = {}, []
        for item in [one for one in self._items.values() if one.path == ROOT / path]:
            forget_answers()
            start = perf_counter()
            with calls_seen() as called:
                passes = _passes(item, None)
            if passes:
                tests[item.nodeid] = {"seconds": round(perf_counter() - start, 3), "calls": called()}
            else:
                failed.append(item.nodeid)
        return tests, failed

    def _caught_by(self, mutation: Mutation) -> str | None:
        name = f"{mutation.path}::{mutation.function}"
        tests = self._able_to_notice(name)
        made = self._functions.change(mutation)
        caught = self._first_failing(tests) if made else None
        if caught or (made and name not in self._called_ahead()):
            return caught
        return _caught_afresh(mutation, sorted({test.file for test in tests}))

    def _able_to_notice(self, name: str) -> list[Test]:
        """The tests that call the changed function, the quickest first; all where none is known to."""
        return [test for test in self._tests if name in test.calls] or self._tests

    def _first_failing(self, tests: Iterable[Test]) -> str | None:
        forget_answers()
        items = [self._items[test.id] for test in tests]
        following = [*items[1:], None]
        failing = (one for one, next_ in zip(items, following, strict=True) if not _passes(one, next_))
        return next((item.nodeid for item in failing), None)


def _passes(item: pytest.Item, following: pytest.Item | None) -> bool:
    begin_to_wait()
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def _caught_afresh(mutation: Mutation, files: list[str]) -> str | None:
    """The same in a process that has yet to import the rules: for what they reckon when imported."""
    if not files:
        return None
    command = [sys.executable, "-m", "pytest", "-x", *_ARGUMENTS, "-p", "tests.mutations.making", *files]
    environment = {**os.environ, VARIABLE: in_words(mutation), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    return next(_failures(done.stdout), None) or f"no test can be found: {done.stdout[-300:]}"


def _failures(told: str) -> Iterator[str]:
    return (line.partition(" - ")[0] for line in told.splitlines() if line.startswith(("FAILED", "ERROR")))

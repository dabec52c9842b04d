"""A pytest plugin: keeps which functions of the games each test calls, or runs the tests named in a file.

`MUTATIONS_TRACE` names the file to write the calls to, `MUTATIONS_TESTS` the one with the tests to run, in
their order.
"""

import functools
import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from types import CodeType, FrameType

import pytest

TRACE = "MUTATIONS_TRACE"
TESTS = "MUTATIONS_TESTS"

_LIMIT = 60
"""Seconds of the processor after which a test is said to hang."""

_ROOT = Path(__file__).parents[2]
_RULES = str(_ROOT / "companion" / "games") + os.sep

_seen: set[CodeType] = set()
_tests: dict[str, dict[str, object]] = {}
_files: set[Path] = set()
_failed: set[str] = set()


def _hang(_signal: int, _frame: FrameType | None) -> None:
    pytest.fail(f"no answer in {_LIMIT} s")


def _trace(frame: FrameType, _event: str, _argument: object) -> None:
    _seen.add(frame.f_code)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Trace one test with its fixtures, or see that a change does not make it hang."""
    if TRACE not in os.environ:
        signal.signal(signal.SIGVTALRM, _hang)
        signal.setitimer(signal.ITIMER_VIRTUAL, _LIMIT)
        return (yield)
    if item.path not in _files:
        _files.add(item.path)
        _forget_answers()
    _seen.clear()
    start = perf_counter()
    sys.settrace(_trace)
    try:
        return (yield)
    finally:
        sys.settrace(None)
        _tests[item.nodeid] = {"seconds": round(perf_counter() - start, 3), "calls": sorted(_called())}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A test that fails without any change is of no use."""
    if report.failed and TRACE in os.environ:
        _failed.add(report.nodeid)


def pytest_sessionfinish() -> None:
    """Write what was traced."""
    if TRACE in os.environ:
        passed = {id_: told for id_, told in _tests.items() if id_ not in _failed}
        Path(os.environ[TRACE]).write_text(json.dumps({"tests": passed, "failed": sorted(_failed)}))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the tests to run, in their order."""
    if TESTS not in os.environ:
        return
    places = {id_: place for place, id_ in enumerate(Path(os.environ[TESTS]).read_text("utf-8").splitlines())}
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in places])
    items[:] = sorted((item for item in items if item.nodeid in places), key=lambda item: places[item.nodeid])


def _called() -> set[str]:
    return {
        f"{Path(code.co_filename).relative_to(_ROOT)}::{code.co_qualname.partition('.<locals>')[0]}"
        for code in _seen
        if code.co_filename.startswith(_RULES)
    }


def _forget_answers() -> None:
    """Each file of tests asks the rules anew, so that an answer kept from another hides no call."""
    for name, module in list(sys.modules.items()):
        if name.startswith("companion.games."):
            for value in list(vars(module).values()):
                if isinstance(value, functools._lru_cache_wrapper):
                    value.cache_clear()

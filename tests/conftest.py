"""What every test shares: no window on the player's screen, no touch of the player's settings."""

import ctypes
import gc
import linecache
import logging
import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import hypothesis
import pydantic.fields  # noqa: F401 - whole before Qt comes, whose import hook trips over half-loaded modules
import pytest
from hypothesis.internal.conjecture import providers

from companion.paths import SETTINGS_VARIABLE
from companion.program_log import LOG
from companion.session.secrets import keys
from companion.session.stores import writing
from companion.text import STRICT_VARIABLE
from tests.forms import IS_LONG

# Qt reads this once, when the first application object is made.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# The same everywhere, also for programs that tests start: a Japanese font of the system would come first.
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("fonts.conf")))

# A missing text or argument is an error here, where the player would get a stopgap.
os.environ[STRICT_VARIABLE] = "1"

# A shared machine may stall a single example, so examples have no deadline.
hypothesis.settings.register_profile("default", deadline=None, max_examples=12)
hypothesis.settings.register_profile("fuzz", deadline=None, max_examples=5000)
hypothesis.settings.load_profile("fuzz" if IS_LONG else "default")
if not IS_LONG:  # to draw from the numbers in our sources too, each process reads them all: three seconds
    providers.is_local_module_file = lambda path: False

_WINDOW_FOLDER = f"{Path(__file__).parent / 'ui'}{os.sep}"
_MARKED = {
    f"{Path(__file__).parent / folder}{os.sep}": mark
    for folder, mark in (("fuzz", "fuzz"), ("benchmarks", "synced"), ("ui/xwindow", "xwindow"))
}
CHEAP = 1 << 10  # scrypt's N
_settings_number = count()
_EVERY = 4  # what looks through all there is takes as long for the windows of a few files as for those of one
_file_number = count()
_trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None


def pytest_xvfb_disable() -> bool:
    """A virtual screen is started only for the run that draws on one."""
    return os.environ["QT_QPA_PLATFORM"] != "xcb"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder, mark in _MARKED.items():
            if str(item.path).startswith(folder):
                item.add_marker(mark)
        if item.get_closest_marker("xwindow") and os.environ["QT_QPA_PLATFORM"] != "xcb":
            item.add_marker(pytest.mark.skip(reason="needs QT_QPA_PLATFORM=xcb; ./run test does that"))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Of what is read before the first test nothing is garbage: looking for it takes a tenth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end, so that no collection looks through it again.

    Sources, of which Qt's import hook and pytest have read nearly all, are read anew where one is wanted.
    Boards read from then on live long too: garbage looked for as often as usual takes a tenth of the time.
    """
    linecache.clearcache()
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Where there are widgets, garbage is collected between tests alone, as in the window between events."""
    if str(item.path).startswith(_WINDOW_FOLDER) or {"qapp", "qtbot"} & {*getattr(item, "fixturenames", ())}:
        gc.disable()
    else:
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """What the tests of a file have kept for one another goes with the last of them, back to the system."""
    if nextitem is not None and nextitem.path == item.path:
        return
    for kept in vars(item.module).values():
        if hasattr(kept, "cache_clear") and kept.__module__.startswith("tests."):
            kept.cache_clear()
    if not gc.isenabled() and next(_file_number) % _EVERY == 0:
        gc.collect()  # windows that were closed: each is more than its Python objects
    if _trim is not None:
        _trim(0)


@pytest.fixture(scope="session")
def settings_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Holds the settings folders of all tests."""
    return tmp_path_factory.mktemp("settings")


class _Troubles(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(record)


@pytest.fixture(autouse=True)
def troubles() -> Iterator[list[logging.LogRecord]]:
    """Faults that the program caught and kept in its log; a test that expects one takes it off the list."""
    listening = _Troubles()
    LOG.addHandler(listening)
    yield listening.heard
    LOG.removeHandler(listening)
    assert not listening.heard, listening.heard[0].getMessage()


@pytest.fixture(autouse=True)
def settings_folder(settings_root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A settings folder of the test's own, not made yet: as on the first start."""
    folder = settings_root / str(next(_settings_number))
    monkeypatch.setenv(SETTINGS_VARIABLE, str(folder))
    return folder


@pytest.fixture(autouse=True)
def memory_for_a_disk(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No power fails here, and a kill loses nothing written: the wait would be a tenth of the time."""
    if request.node.get_closest_marker("synced") is None:
        monkeypatch.setattr(writing, "SYNCED", "OFF")
        monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.fixture(autouse=True)
def cheap_pass_phrases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody guesses at pass phrases here: they cost neither the time nor the memory that hinder it."""
    monkeypatch.setattr(keys, "COST", CHEAP)
    monkeypatch.setattr(keys, "_CODE_COST", CHEAP)
    monkeypatch.setattr(keys, "_COSTS", keys._COSTS | {CHEAP})

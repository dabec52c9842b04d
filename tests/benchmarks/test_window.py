"""How long the player waits for the window."""

import os
import subprocess
import sys

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.sight.result import Position
from ui import operations
from ui.app import Application
from ui.look.preferences import Preferences, save_preferences

_START = """
import os
from ui.app import Application
application = Application()
application.show()
application.window.show_map()
application.window.map_view.settle()
application.window.grab()
os._exit(0)  # the map is there: how long a process takes to end is another matter
"""


def test_start_of_the_process_to_painted_map(benchmark: BenchmarkFixture) -> None:
    """A whole new process, imports included; the first round warms the disk and, as set-up does, compiles."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)

    def start() -> None:
        subprocess.run([sys.executable, "-c", _START], env=environment, check=True, capture_output=True)

    benchmark.pedantic(start, rounds=5, warmup_rounds=1)


@pytest.fixture
def application(qtbot: QtBot) -> Application:
    save_preferences(Preferences(language="en", theme="light"))
    application = Application()
    qtbot.addWidget(application.window)
    application.window.resize(1366, 768)
    application.show()
    application.window.show_map()
    application.window.map_view.settle()
    yield application
    application.close()


def test_a_check_to_the_painted_window(benchmark: BenchmarkFixture, application: Application) -> None:
    """Judging, logging, every panel redrawn and the window painted."""
    parse = open_board("elst").parse_hex
    source = Position(parse("NN8"))
    targets = [Position(parse(name)) for name in ("MM15", "SS12", "GG7", "PP12")]
    turn = iter(range(1_000_000))

    def check() -> None:
        operations.check_sight(application.bridge, source, targets[next(turn) % len(targets)])
        application.window.grab()

    benchmark(check)


def test_a_change_of_language_to_the_painted_window(
    benchmark: BenchmarkFixture, application: Application
) -> None:
    def change() -> None:
        operations.next_language(application.bridge)
        application.window.grab()

    benchmark(change)

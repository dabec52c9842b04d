"""A game of 50,000 acts: opening it, what it takes in memory, one command more, undo."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.board.library import open_board
from companion.kit.system import Start
from companion.known_games import systems_with
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore

ACTS = 50_000
_ELST = systems_with(open_board("elst"))

# The keys lie beside the file, for each test has a settings folder of its own.
_OPEN = """
import resource, sys
from pathlib import Path
from companion.board.library import open_board
from companion.known_games import systems_with
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
path = Path(sys.argv[1])
systems = systems_with(open_board("elst"))
systems("elst")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
session = Session.open(SqliteStore.open(path), systems, keys=OutsideKeys(path.parent))
session.log(session.journal.next_seq - 300)
print(len(session.journal.acts), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
session.close()
"""


def open_file(path: Path) -> Session:
    return Session.open(SqliteStore.open(path), _ELST, keys=OutsideKeys(path.parent))


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A session in which the turn was set 50,000 times."""
    path = tmp_path_factory.mktemp("long") / "campaign.wargame"
    system = _ELST("elst")
    assert system is not None
    start = Start(scenario="initial")
    session = Session.create(system, SqliteStore.create(path), start, keys=OutsideKeys(path.parent))
    for turn in range(1, 9):
        session.set_facts({"clock/moment/turn": turn}, note="as on the table")
    *_, pattern = session.store.read()
    first = pattern.seq + 1
    session.store.append([replace(pattern, seq=first + k, act=f"{k:024x}") for k in range(ACTS - 8)])
    session.close()
    session = open_file(path)
    session.set_facts({"clock/moment/turn": 4})
    session.close()
    return path


@pytest.fixture
def long_session(long_file: Path) -> Iterator[Session]:
    session = open_file(long_file)
    yield session
    session.close()


def test_open_a_game_of_50000_acts(benchmark: BenchmarkFixture, long_file: Path) -> None:
    """At most 1 s."""

    def open_and_close() -> int:
        session = open_file(long_file)
        session.close()
        return len(session.journal.acts)

    assert benchmark.pedantic(open_and_close, rounds=5) > ACTS


def test_a_game_of_50000_acts_takes_little_memory(benchmark: BenchmarkFixture, long_file: Path) -> None:
    """At most 150 MB more than the program, with the end of its log."""

    def kilobytes() -> int:
        told = subprocess.run([sys.executable, "-c", _OPEN, str(long_file)], capture_output=True, check=True)
        acts, used = map(int, told.stdout.split())
        assert acts > ACTS
        return used

    used = benchmark.pedantic(kilobytes, rounds=1)
    benchmark.extra_info["kB"] = used
    assert used < 150_000


def test_a_command_on_50000_acts(benchmark: BenchmarkFixture, long_session: Session) -> None:
    """At most 2 ms, with its commit."""
    benchmark.pedantic(long_session.set_facts, args=({"clock/moment/turn": 5},), rounds=50)
    assert long_session.state.game.clock.moment.turn == 5


def test_undo_on_50000_acts(benchmark: BenchmarkFixture, long_session: Session) -> None:
    """As any command."""

    def set_up() -> None:
        long_session.set_facts({"clock/moment/turn": 6})

    benchmark.pedantic(long_session.undo, setup=set_up, rounds=50)
    assert long_session.redo_label is not None

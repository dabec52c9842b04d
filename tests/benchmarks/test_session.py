"""A long session: opening it, and one command more."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.chance.answers import RollAnswer
from companion.kit.system import Players, Start
from companion.session.secrets.keys import OutsideKeys
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.session.tiny_game import SailAll, TinyGame, systems

ENTRIES = 5000


@pytest.fixture(scope="module")
def long_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A session of 5,000 entries, half of them rolls."""
    path = tmp_path_factory.mktemp("long") / "long.wargame"
    start = Start(scenario="regatta")
    session = Session.create(TinyGame(), SqliteStore.create(path), start, keys=OutsideKeys(path.parent))
    while len(session.journal.entries) < ENTRIES:
        play_one_list(session)
    session.close()
    return path


def play_one_list(session: Session) -> None:
    session.overrule(SailAll(), note="")
    session.answer("tiny-sail-all", RollAnswer.physical(6, 6))


def open_file(path: Path) -> Session:
    return Session.open(SqliteStore.open(path), systems, keys=OutsideKeys(path.parent))


@pytest.fixture
def long_session(long_file: Path) -> Iterator[Session]:
    session = open_file(long_file)
    yield session
    session.close()


def test_open_a_session_of_5000_entries(benchmark: BenchmarkFixture, long_file: Path) -> None:
    """At most 0.2 s."""

    def open_and_close() -> int:
        session = open_file(long_file)
        session.close()
        return len(session.journal.entries)

    assert benchmark.pedantic(open_and_close, rounds=5) >= ENTRIES


def test_a_command_with_its_commit(benchmark: BenchmarkFixture, long_session: Session) -> None:
    """At most 2 ms, on top of 5,000 entries, every record read back before it is written."""
    benchmark.pedantic(long_session.set_facts, args=({"boats/red/position": 5},), rounds=50)
    assert long_session.state.game.boats["red"].position == 5


def test_undo_with_its_commit(benchmark: BenchmarkFixture, long_session: Session) -> None:
    """As any command."""

    def set_up() -> None:
        long_session.set_facts({"boats/red/position": 5})

    benchmark.pedantic(long_session.undo, setup=set_up, rounds=50)
    assert long_session.redo_label is not None


def test_a_sealed_command_with_its_commit(benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """At most 2 ms."""
    start = Start(scenario="regatta", players=Players.TWO)
    session = Session.create(TinyGame(), SqliteStore.create(tmp_path / "duel.wargame"), start)
    session.secrecy.unlock("red")
    write = {"facts": {"luck": 5}, "secret_to": "red"}
    benchmark.pedantic(session.set_facts, kwargs=write, rounds=50)
    assert session.state.secrets["red"].game.luck == 5
    session.close()


def test_the_log_of_5000_entries(benchmark: BenchmarkFixture, long_session: Session) -> None:
    """What the log panel asks for when it is opened."""
    assert len(benchmark(long_session.log)) >= ENTRIES

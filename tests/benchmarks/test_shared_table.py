"""A shared table: an act is seen on the other machine within 50 ms, 5,000 acts are joined within a second."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from threading import Event

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from companion.shared_table.joined import JoinedStore
from tests.shared_table.conftest import SECONDS, TableOfTests

ENTRIES = 5000


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[TableOfTests]:
    with ExitStack() as ends:
        yield TableOfTests(tmp_path, ends)


def test_an_act_is_seen_at_the_other_seat(shared: TableOfTests, benchmark: BenchmarkFixture) -> None:
    _, store = shared.join()
    seen = Event()
    store._copy.on_news = seen.set

    def act() -> None:
        seen.clear()
        shared.session.note(1, "seen?")
        assert seen.wait(SECONDS)

    benchmark.pedantic(act, rounds=50, warmup_rounds=3)


def test_an_act_of_a_seat_is_acknowledged(shared: TableOfTests, benchmark: BenchmarkFixture) -> None:
    blue, _ = shared.join()
    benchmark.pedantic(lambda: blue.note(1, "on both disks"), rounds=50, warmup_rounds=3)


def test_a_long_session_is_joined(shared: TableOfTests, benchmark: BenchmarkFixture) -> None:
    while shared.table.store.head.seq < ENTRIES:
        shared.session.note(1, "one of many acts")
    numbers = count()

    def join() -> JoinedStore:
        store = shared.store(shared.ticket(""), f"copy {next(numbers)}")
        store.wait_until_there(SECONDS)
        return store

    store = benchmark.pedantic(join, rounds=3)
    assert store.head == shared.table.store.head
    assert not store.doubt

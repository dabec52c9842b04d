"""Snapshots are kept beside the records that they follow, and only ever a shortcut."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.session.store import SessionStore, Snapshot, SqliteStore
from companion.session.stores.memory import MemoryStore
from companion.session.stores.writing import SNAPSHOTS_KEPT
from tests.session.stores.records import record
from tests.session.stores.test_strangers import edited


@pytest.fixture(params=[MemoryStore, SqliteStore])
def either(request: pytest.FixtureRequest, path: Path) -> Iterator[SessionStore]:
    """A store of each kind with four records."""
    kind: Callable[[], SessionStore] = request.param
    store = SqliteStore.create(path) if kind is SqliteStore else kind()
    store.append([record(1), record(2), record(3)])
    store.append([record(4)])
    yield store
    store.close()


def test_the_newest_snapshot_of_a_form_is_found(either: SessionStore) -> None:
    for seq in (2, 3):
        either.keep_snapshot(Snapshot(seq, "form 1", f"after {seq}".encode()))
    assert either.snapshot("form 1") == Snapshot(3, "form 1", b"after 3")
    assert either.snapshot("form 1", upto=2) == Snapshot(2, "form 1", b"after 2")
    assert either.snapshot("form 1", upto=1) is None
    assert either.snapshot("form 2") is None


def test_the_records_after_a_number_are_read(either: SessionStore) -> None:
    assert [found.seq for found in either.read(after=2)] == [3, 4]
    assert list(either.read(after=4)) == []


def test_every_record_has_its_keyed_check_beside_it(either: SessionStore) -> None:
    either.append([record(5)], lambda digest: b"mac of " + digest)
    heads = list(either.heads())
    assert [(seq, mac) for seq, _, mac in heads[3:]] == [(4, b""), (5, b"mac of " + either.head.digest)]
    assert heads[-1][:2] == either.head


def test_only_the_last_snapshots_are_kept(store: SqliteStore) -> None:
    store.append([record(seq) for seq in range(4, 100)])
    for seq in range(1, 100):
        store.keep_snapshot(Snapshot(seq, "form", b""))
    assert store.snapshot("form", upto=99 - SNAPSHOTS_KEPT) is None
    assert store.snapshot("form", upto=100 - SNAPSHOTS_KEPT) is not None


def test_a_snapshot_of_other_records_is_not_found(store: SqliteStore, path: Path) -> None:
    store.append([record(4)])
    store.keep_snapshot(Snapshot(4, "form", b"after 4"))
    store.close()
    again = SqliteStore.open(path)
    assert again.snapshot("form") == Snapshot(4, "form", b"after 4")
    again.close()
    edited(path, "UPDATE entries SET digest = x'00' WHERE seq = 4")
    again = SqliteStore.open(path)
    assert again.snapshot("form") is None
    again.close()


def test_no_snapshot_is_kept_before_the_first_act(store: SqliteStore, path: Path) -> None:
    content = path.read_bytes()
    store.keep_snapshot(Snapshot(3, "form", b"after 3"))
    assert store.snapshot("form") is None
    assert path.read_bytes() == content

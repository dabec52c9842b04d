"""What holds of every store, in memory, in a file and in a database."""

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

import pytest

from companion.session.errors import StoreError
from companion.session.secrets.sealing import Seal
from companion.session.store import Head, Record, SessionStore, Snapshot, SqliteStore
from companion.session.stores.memory import MemoryStore
from companion.session.stores.postgres import Database, PostgresStore
from tests.postgres import postgres_server, postgres_url  # noqa: F401
from tests.session.stores.records import record

MakeStore = Callable[[], SessionStore]


@pytest.fixture(scope="module")
def database(postgres_url: str) -> Iterator[Database]:  # noqa: F811
    with closing(Database(postgres_url)) as database:
        yield database


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def every_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SessionStore]:
    """An empty store of each kind."""
    match request.param:
        case "memory":
            store: SessionStore = MemoryStore()
        case "sqlite":
            store = SqliteStore.create(tmp_path / "game.wargame")
        case _:
            store = PostgresStore(request.getfixturevalue("database"), token_hex(16))
    yield store
    store.close()


def test_an_empty_store_has_no_head_and_no_records(every_store: SessionStore) -> None:
    assert every_store.head == Head(0, b"")
    assert not list(every_store.read())
    assert not list(every_store.heads())
    assert every_store.digest_at(0) == b""
    assert every_store.digest_at(1) is None
    assert every_store.news() is None


def test_records_come_back_in_order_and_as_they_were(every_store: SessionStore) -> None:
    sealed = Record(3, "赤", 2, Seal.FACTION, b"\x00\xff'\\%s", "act", 1, "south", 3, b"signed\x00", b"key")
    records = [record(1), record(2, b"x" * 70_000), sealed]
    every_store.append(records[:2])
    every_store.append(records[2:], lambda digest: digest[:4])
    assert list(every_store.read()) == records
    assert list(every_store.read(after=2)) == [sealed]
    assert not list(every_store.read(after=3))
    digest = b""
    for seq, (one, (number, kept, mac)) in enumerate(zip(records, every_store.heads(), strict=True), start=1):
        digest = one.digest(digest)
        assert (number, kept, mac) == (seq, digest, digest[:4] if seq == 3 else b"")
        assert every_store.digest_at(seq) == digest
    assert every_store.head == Head(3, digest)
    assert every_store.digest_at(4) is None


def test_more_records_than_a_page_are_read_whole(every_store: SessionStore) -> None:
    many = [record(seq) for seq in range(1, 1203)]
    every_store.append(many)
    assert list(every_store.read()) == many
    assert len(list(every_store.heads())) == len(many)


@pytest.mark.parametrize("seq", [1, 2, 4])
def test_a_transaction_is_added_whole_or_not_at_all(every_store: SessionStore, seq: int) -> None:
    every_store.append([record(1)])
    with pytest.raises(StoreError, match="store-record-unfit"):
        every_store.append([record(2), replace(record(2), seq=seq)] if seq > 1 else [record(1)])
    assert every_store.head.seq == 1
    every_store.append([record(2, b"right")])
    assert [found.body for found in every_store.read()] == [b"{}", b"right"]


def test_the_newest_fitting_snapshot_is_found(every_store: SessionStore) -> None:
    every_store.append([record(1)])
    every_store.append([record(seq) for seq in range(2, 6)])
    every_store.keep_snapshot(Snapshot(2, "a", b"two"))
    every_store.keep_snapshot(Snapshot(4, "a", b"four"))
    every_store.keep_snapshot(Snapshot(5, "b", b"five"))
    assert every_store.snapshot("a") == Snapshot(4, "a", b"four")
    assert every_store.snapshot("a", upto=3) == Snapshot(2, "a", b"two")
    assert every_store.snapshot("c") is None


def test_a_backup_is_a_session_file_with_all_records(every_store: SessionStore, tmp_path: Path) -> None:
    every_store.append([record(1), record(2)])
    every_store.backup(tmp_path / "backup.wargame")
    copy = SqliteStore.open(tmp_path / "backup.wargame", read_only=True)
    assert list(copy.read()) == [record(1), record(2)]
    assert copy.head == every_store.head


class TestTwoProcessesAtOneDatabase:
    """Two stores of one session, as two servers have them."""

    @pytest.fixture
    def two(self, database: Database) -> tuple[PostgresStore, PostgresStore]:
        session = token_hex(16)
        return PostgresStore(database, session), PostgresStore(database, session)

    def test_of_two_that_append_after_the_same_head_one_is_first(
        self, two: tuple[PostgresStore, PostgresStore]
    ) -> None:
        one, other = two
        assert one.append_after(Head(0, b""), [record(1)])
        head = other.head
        assert one.append_after(head, [record(2, b"one")])
        assert not other.append_after(head, [record(2, b"other")])
        assert [found.body for found in other.read()] == [b"{}", b"one"]

    def test_a_second_start_finds_the_tables_as_they_are(self, database: Database) -> None:
        with closing(Database(database.url)) as again:
            assert again.secret("test", b"new") == database.secret("test", b"other")


def test_a_database_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("companion.session.stores.postgres._SECONDS_TO_WAIT", 0.2)
    with pytest.raises(StoreError, match="store-database-away"):
        Database("postgresql://127.0.0.1:1/none")

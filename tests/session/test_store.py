"""The session file: what is written stays, and what cannot be read is told in one line."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.session.errors import StoreError
from companion.session.secrets.sealing import Seal
from companion.session.store import FORMAT, Record, SqliteStore
from companion.session.stores import form


def record(seq: int, body: bytes = b"{}") -> Record:
    return Record(seq, "red", 2, Seal.NONE, body, act=f"act {seq}")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.wargame"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    """A store with three records."""
    store = SqliteStore.create(path)
    store.append([record(1), record(2), record(3, b"x" * 5000)])
    yield store
    store.close()


def refusal(action: Callable[[], object]) -> tuple[str, str]:
    """The key and the file named by a refusal."""
    with pytest.raises(StoreError) as told:
        action()
    return told.value.reason.key, str(told.value.reason.args["file"])


def test_records_come_back_in_order(store: SqliteStore, path: Path) -> None:
    sealed = Record(4, "blue", 2, Seal.FACTION, b"\x00\xff", "act", 1, "south", 3, b"signed", b"key")
    store.append([sealed])
    store.close()
    again = SqliteStore.open(path)
    assert list(again.read()) == [record(1), record(2), record(3, b"x" * 5000), sealed]
    again.close()


def test_a_refused_transaction_leaves_nothing_of_itself(store: SqliteStore) -> None:
    with pytest.raises(StoreError):
        store.append([record(4), record(4)])
    store.append([record(4, b"right")])
    assert [found.body for found in store.read()][3:] == [b"right"]


@pytest.mark.synced
def test_every_write_is_synced_to_the_disk(store: SqliteStore) -> None:
    store.append([record(4)])
    settings = [
        store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    ]
    assert settings == ["wal", 2]


def test_a_file_in_use_is_told_to_another_process(store: SqliteStore, path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from companion.session.store import SqliteStore\n"
        "try: SqliteStore.open(Path(sys.argv[1]))\n"
        "except Exception as error: print(error.reason.key)\n"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "store-open-elsewhere"


def test_a_file_in_use_is_told_to_the_same_process(store: SqliteStore, path: Path) -> None:
    assert refusal(lambda: SqliteStore.open(path)) == ("store-open-elsewhere", "game.wargame")


def test_a_missing_file_is_told(path: Path) -> None:
    assert refusal(lambda: SqliteStore.open(path)) == ("store-missing", "game.wargame")


def test_a_new_session_never_overwrites_a_file(path: Path) -> None:
    path.write_text("dear diary")
    assert refusal(lambda: SqliteStore.create(path)) == ("store-exists", "game.wargame")
    assert path.read_text() == "dear diary"


@pytest.mark.parametrize("content", [b"", b"dear diary\n", b"PK\x03\x04" + bytes(5000)])
def test_a_foreign_file_is_told_and_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refusal(lambda: SqliteStore.open(path)) == ("store-foreign", "game.wargame")
    assert path.read_bytes() == content


def test_a_database_of_another_program_is_told_and_left_alone(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    content = path.read_bytes()
    assert refusal(lambda: SqliteStore.open(path)) == ("store-foreign", "game.wargame")
    assert path.read_bytes() == content


def test_a_newer_file_is_refused_politely(store: SqliteStore, path: Path) -> None:
    store.close()
    _set_version(path, FORMAT + 1)
    content = path.read_bytes()
    assert refusal(lambda: SqliteStore.open(path)) == ("store-newer", "game.wargame")
    assert path.read_bytes() == content


@pytest.fixture
def older(path: Path) -> Path:
    """A file of format 1, as it was written before records had acts."""
    rows = []
    digest = b""
    for seq in (1, 2, 3):
        old = Record(seq, "red", 1, Seal.NONE, b"{}")
        digest = old.digest(digest)
        rows.append((seq, "red", 1, 0, b"{}", digest))
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA application_id = {form.APPLICATION_ID}")
    connection.execute("PRAGMA user_version = 1")
    connection.execute(form.TABLES[1]["entries"])
    connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
    connection.close()
    return path


def test_opening_and_looking_write_nothing(older: Path) -> None:
    content = older.read_bytes()
    for read_only in (False, True):
        again = SqliteStore.open(older, read_only=read_only)
        assert [found.seq for found in again.read()] == [1, 2, 3]
        again.close()
        assert older.read_bytes() == content
        assert [file.name for file in older.parent.iterdir() if file.is_file()] == [older.name]


def test_an_older_file_is_migrated_at_its_first_record_and_a_copy_kept(older: Path) -> None:
    again = SqliteStore.open(older)
    before = list(again.read())
    again.append([record(4)])
    again.close()
    assert _version(older) == FORMAT
    assert _version(older.with_name("game.format-1.wargame")) == 1
    again = SqliteStore.open(older)
    assert list(again.read()) == [*before, record(4)]
    again.close()


def test_a_migration_that_fails_changes_nothing(older: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    migrations = {1: lambda connection: connection.execute("DROP TABLE songs")}
    monkeypatch.setattr(form, "MIGRATIONS", migrations)
    again = SqliteStore.open(older)
    with pytest.raises(StoreError):
        again.append([record(4)])
    assert [found.seq for found in again.read()] == [1, 2, 3]
    again.close()
    assert _version(older) == 1


def test_an_older_file_without_a_way_forward_is_foreign(store: SqliteStore, path: Path) -> None:
    store.close()
    _set_version(path, 0)
    assert refusal(lambda: SqliteStore.open(path))[0] == "store-foreign"


@pytest.mark.parametrize("kept", [0.2, 0.5, 0.9])
def test_a_truncated_file_is_told(store: SqliteStore, path: Path, kept: float) -> None:
    store.append([record(seq, b"y" * 900) for seq in range(4, 60)])
    store.close()
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * kept)])
    assert _failure_on_reading(path) in {"store-damaged", "store-damaged-at"}


def test_a_flipped_bit_is_told_with_its_entry(store: SqliteStore, path: Path) -> None:
    store.close()
    content = bytearray(path.read_bytes())
    content[content.index(b"x" * 100) + 50] ^= 1
    path.write_bytes(content)
    again = SqliteStore.open(path)
    with pytest.raises(StoreError) as told:
        list(again.read())
    assert told.value.reason.key == "store-damaged-at"
    assert told.value.reason.args["entry"] == "3"
    again.close()


def test_a_missing_entry_is_told(store: SqliteStore, path: Path) -> None:
    store.close()
    _edit(path, "DELETE FROM entries WHERE seq = 2")
    assert _failure_on_reading(path) == "store-damaged-at"


def test_damage_leaves_the_file_as_it_was(store: SqliteStore, path: Path) -> None:
    store.close()
    content = path.read_bytes()[:5000]
    path.write_bytes(content)
    _failure_on_reading(path)
    assert path.read_bytes() == content


def test_a_full_disk_is_told_and_loses_nothing(store: SqliteStore, path: Path) -> None:
    store.append([record(4)])
    store._connection.execute("PRAGMA max_page_count = 6")
    assert refusal(lambda: store.append([record(5, b"z" * 100_000)])) == ("store-disk-full", "game.wargame")
    store._connection.execute("PRAGMA max_page_count = 100000")
    store.append([record(5, b"z" * 100_000)])
    assert [found.seq for found in store.read()] == [1, 2, 3, 4, 5]


def test_an_unwritable_place_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    under_a_file = tmp_path / "file" / "game.wargame"
    assert refusal(lambda: SqliteStore.create(under_a_file)) == ("store-not-writable", "game.wargame")


def test_a_backup_is_whole_and_one_file(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    target = tmp_path / "backups" / "copy.wargame"
    store.backup(target)
    store.append([record(4)])
    assert [file.name for file in target.parent.iterdir()] == ["copy.wargame"]
    copy = SqliteStore.open(target)
    assert [found.seq for found in copy.read()] == [1, 2, 3]
    copy.close()


def test_a_backup_that_cannot_be_written_leaves_the_last_one(store: SqliteStore, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    key, _ = refusal(lambda: store.backup(tmp_path / "file" / "copy.wargame"))
    assert key == "store-not-writable"
    assert [found.seq for found in store.read()] == [1, 2, 3]


def test_a_closed_store_is_neither_read_nor_written(store: SqliteStore) -> None:
    store.close()
    assert refusal(lambda: list(store.read()))[0] == "store-not-readable"
    with pytest.raises(StoreError):
        store.append([record(4)])


def test_nothing_lies_beside_a_closed_file(store: SqliteStore, path: Path) -> None:
    store.close()
    assert [file.name for file in path.parent.iterdir()] == ["game.wargame"]


def _failure_on_reading(path: Path) -> str:
    with closing(SqliteStore.open(path)) as store, pytest.raises(StoreError) as told:
        list(store.read())
    return told.value.reason.key


def _edit(path: Path, statement: str) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute(statement)
    connection.close()


def _set_version(path: Path, version: int) -> None:
    _edit(path, f"PRAGMA user_version = {version}")


def _version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(version)

"""The session file: what is written stays, and what cannot be read is told in one line."""

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.play import store as store_module
from companion.play.errors import StoreError
from companion.play.sealing import Seal
from companion.play.store import Record, SqliteStore


def record(seq: int, body: bytes = b"{}") -> Record:
    return Record(seq, "red", 1, Seal.NONE, body)


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
    sealed = Record(4, "blue", 1, Seal.FACTION, b"\x00\xff")
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


def test_every_write_is_synced_to_the_disk(store: SqliteStore) -> None:
    settings = [
        store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
    ]
    assert settings == ["wal", 2]


def test_a_file_in_use_is_told_to_another_process(store: SqliteStore, path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from companion.play.store import SqliteStore\n"
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
    _set_version(path, store_module.FORMAT + 1)
    content = path.read_bytes()
    assert refusal(lambda: SqliteStore.open(path)) == ("store-newer", "game.wargame")
    assert path.read_bytes() == content


def test_an_older_file_is_migrated_and_a_copy_kept(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the next format would do it: a column more."""
    store.close()
    monkeypatch.setattr(store_module, "FORMAT", store_module.FORMAT + 1)
    add_column = "ALTER TABLE entries ADD COLUMN remark TEXT NOT NULL DEFAULT ''"
    migrations = {store_module.FORMAT - 1: lambda connection: connection.execute(add_column)}
    monkeypatch.setattr(store_module, "MIGRATIONS", migrations)
    again = SqliteStore.open(path)
    assert [found.seq for found in again.read()] == [1, 2, 3]
    assert again._connection.execute("SELECT DISTINCT remark FROM entries").fetchall() == [("",)]
    again.close()
    assert _version(path) == store_module.FORMAT
    assert (
        _version(path.with_name(f"game.format-{store_module.FORMAT - 1}.wargame")) == store_module.FORMAT - 1
    )


def test_a_migration_that_fails_changes_nothing(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.close()
    monkeypatch.setattr(store_module, "FORMAT", store_module.FORMAT + 1)
    migrations = {store_module.FORMAT - 1: lambda connection: connection.execute("DROP TABLE songs")}
    monkeypatch.setattr(store_module, "MIGRATIONS", migrations)
    with pytest.raises(StoreError):
        SqliteStore.open(path)
    assert _version(path) == store_module.FORMAT - 1


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
    store._connection.execute("DELETE FROM entries WHERE seq = 2")
    with pytest.raises(StoreError, match="store-damaged-at"):
        list(store.read())


def test_damage_leaves_the_file_as_it_was(store: SqliteStore, path: Path) -> None:
    store.close()
    content = path.read_bytes()[:5000]
    path.write_bytes(content)
    _failure_on_reading(path)
    assert path.read_bytes() == content


def test_a_full_disk_is_told_and_loses_nothing(store: SqliteStore, path: Path) -> None:
    store._connection.execute("PRAGMA max_page_count = 6")
    assert refusal(lambda: store.append([record(4, b"z" * 100_000)])) == ("store-disk-full", "game.wargame")
    store._connection.execute("PRAGMA max_page_count = 100000")
    store.append([record(4, b"z" * 100_000)])
    assert [found.seq for found in store.read()] == [1, 2, 3, 4]


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


def test_nothing_lies_beside_a_closed_file(store: SqliteStore, path: Path) -> None:
    store.close()
    assert [file.name for file in path.parent.iterdir()] == ["game.wargame"]


def _failure_on_reading(path: Path) -> str:
    with pytest.raises(StoreError) as told:
        list(SqliteStore.open(path).read())
    return told.value.reason.key


def _set_version(path: Path, version: int) -> None:
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


def _version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(version)

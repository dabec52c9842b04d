"""Files from strangers and damaged ones: one line naming file and entry, and what is whole is read."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from companion.session.errors import StoreError
from companion.session.store import SqliteStore
from companion.session.stores import form, reading
from tests.session.stores.records import record

_ENDLESS = "WITH RECURSIVE n(seq) AS (SELECT 1 UNION ALL SELECT seq FROM n) SELECT seq, x'' AS digest FROM n"


def edited(path: Path, *statements: str) -> Path:
    """The file as somebody changed it by hand."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA writable_schema = ON")
    for statement in statements:
        connection.execute(statement)
    connection.close()
    return path


def told(path: Path) -> tuple[list[int], str]:
    """The entries that are read, and the key of what is said then."""
    seen: list[int] = []
    try:
        with closing(SqliteStore.open(path)) as store:
            seen.extend(found.seq for found in store.read())
    except StoreError as error:
        return seen, f"{error.reason.key} in {error.reason.args['file']}"
    return seen, ""


@pytest.mark.parametrize(
    "statements",
    [
        (
            "DROP TABLE entries",
            f"CREATE VIEW entries AS {_ENDLESS}",
        ),
        ("CREATE VIEW more AS SELECT * FROM entries",),
        ("CREATE TABLE songs (title TEXT)",),
        ("CREATE INDEX quick ON entries (act)",),
        ("CREATE TRIGGER late AFTER INSERT ON entries BEGIN DELETE FROM entries; END",),
        ("ALTER TABLE entries ADD COLUMN twice INTEGER GENERATED ALWAYS AS (seq * 2)",),
        ("CREATE VIRTUAL TABLE words USING fts5(text)",),
        ("DROP TABLE snapshots",),
        ("ALTER TABLE entries RENAME TO others",),
        (*(f"CREATE TABLE songs{number} (title TEXT)" for number in range(300)),),
    ],
    ids=lambda statements: statements[-1][:24],
)
def test_other_tables_than_ours_are_foreign(
    store: SqliteStore, path: Path, statements: Iterable[str]
) -> None:
    store.close()
    assert told(edited(path, *statements)) == ([], "store-foreign in game.wargame")


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET body = 'text' WHERE seq = 2",
        "UPDATE entries SET faction = x'ff' WHERE seq = 2",
        "UPDATE entries SET faction = CAST(x'ff' AS TEXT) WHERE seq = 2",
        "UPDATE entries SET digest = NULL WHERE seq = 2",
        "UPDATE entries SET sealed = 9 WHERE seq = 2",
        "UPDATE entries SET version = 'two' WHERE seq = 2",
        "UPDATE entries SET epoch = 1 WHERE seq = 2",
        "UPDATE entries SET act = 'other' WHERE seq = 2",
        "DELETE FROM entries WHERE seq = 2",
        "UPDATE entries SET seq = 9 WHERE seq = 2",
    ],
)
def test_a_changed_entry_is_named_and_those_before_are_read(
    store: SqliteStore, path: Path, change: str
) -> None:
    store.close()
    strict = "UPDATE sqlite_master SET sql = replace(replace(sql, ') STRICT', ')'), ' NOT NULL', '')"
    edited(path, strict)
    edited(path, change)
    exact = "UPDATE sqlite_master SET sql = '{}' WHERE name = '{}'"
    tables = form.TABLES[form.FORMAT].items()
    edited(path, *(exact.format(sql.strip().replace("'", "''"), name) for name, sql in tables))
    assert told(path) == ([1], "store-damaged-at in game.wargame")


def test_an_endless_look_at_the_tables_ends(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_SECONDS", -1.0)
    monkeypatch.setattr(reading, "_STEPS", 1)
    with pytest.raises(StoreError, match="store-not-readable"):
        SqliteStore.open(path, read_only=True)


def test_a_file_too_large_is_not_read(store: SqliteStore, path: Path) -> None:
    store.close()
    with path.open("r+b") as file:
        file.truncate(form.MAX_FILE + 1)  # a hole, which takes no room
    assert told(path) == ([], "store-too-large in game.wargame")


def test_an_entry_too_large_to_read_back_is_not_written(store: SqliteStore, path: Path) -> None:
    with pytest.raises(StoreError, match="store-record-unfit"):
        store.append([record(4, bytes(form.MAX_BODY + 1))])
    store.append([record(4)])
    store.close()
    assert told(path) == ([1, 2, 3, 4], "")


def test_an_entry_out_of_order_is_not_written(store: SqliteStore) -> None:
    with pytest.raises(StoreError, match="store-record-unfit"):
        store.append([record(5)])


def test_a_cut_file_is_read_as_far_as_it_goes(store: SqliteStore, path: Path) -> None:
    store.append([record(seq, b"y" * 900) for seq in range(4, 60)])
    store.close()
    content = path.read_bytes()
    for kept in (0.3, 0.5, 0.8, 0.95):
        path.write_bytes(content[: int(len(content) * kept)])
        seen, key = told(path)
        assert seen == list(range(1, len(seen) + 1))
        assert 3 < len(seen) < 59
        assert key == "store-damaged-at in game.wargame"


def test_nothing_is_written_into_a_damaged_file(store: SqliteStore, path: Path) -> None:
    store.close()
    content = path.read_bytes().replace(b"x" * 100, b"z" * 100)
    path.write_bytes(content)
    again = SqliteStore.open(path)
    with pytest.raises(StoreError, match="store-damaged-at"):
        list(again.read())
    with pytest.raises(StoreError, match="store-damaged-at"):
        again.append([record(4)])
    again.close()
    assert path.read_bytes() == content


def test_a_file_damaged_where_nothing_is_recorded_is_left_and_the_game_kept(
    store: SqliteStore, path: Path
) -> None:
    """A damaged list of free pages would let the next record overwrite another."""
    store.append([record(4, b"y" * 50_000)])
    store.close()
    edited(
        path,
        "CREATE TABLE big (x)",
        "INSERT INTO big VALUES (zeroblob(50000))",
    )
    edited(path, "DROP TABLE big")
    content = bytearray(path.read_bytes())
    content[32:36] = (3).to_bytes(4)  # the first free page is one in use
    path.write_bytes(content)
    again = SqliteStore.open(path)
    assert [found.seq for found in again.read()] == [1, 2, 3, 4]
    again.append([record(5)])
    again.close()
    assert again.path != path
    assert path.read_bytes() == content
    assert told(again.path) == ([1, 2, 3, 4, 5], "")


def test_any_bytes_changed_are_told_in_one_line(store: SqliteStore, path: Path) -> None:
    store.append([record(seq, b"y" * 400) for seq in range(4, 40)])
    store.close()
    content, random = path.read_bytes(), Random(11)
    for _ in range(150):
        damaged = bytearray(content)
        for _ in range(random.randrange(1, 40)):
            damaged[random.randrange(len(damaged))] = random.randrange(256)
        path.write_bytes(damaged)
        seen, key = told(path)
        assert key or seen == list(range(1, 40))
        assert path.read_bytes() == damaged

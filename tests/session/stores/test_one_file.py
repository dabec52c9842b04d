"""The file alone holds the game, and one that is taken away while open loses nothing."""

import os
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Event, Timer

import pytest

from companion.session.backups import back_up
from companion.session.errors import StoreError
from companion.session.store import SqliteStore
from companion.session.stores import reading
from companion.session.stores.places import log_of
from companion.session.stores.reading import look_into, read_head
from tests.session.stores.records import numbers_in, record
from tests.session.waiting import wait_until


def test_the_file_alone_soon_holds_the_game(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    store.append([record(4)])

    def is_in_a_copy() -> bool:
        return numbers_in(Path(shutil.copyfile(path, tmp_path / "copy.wargame")))[-1] == 4

    wait_until(is_in_a_copy)


@pytest.mark.long
def test_reading_while_the_log_is_folded_by_the_timer_finds_no_damage(store: SqliteStore) -> None:
    """Both go by one connection, which keeps one last error for whoever asks."""
    store.append([record(seq, b"x" * 2000) for seq in range(4, 40)])
    is_over = Event()

    def fold_on() -> None:
        while not is_over.is_set():
            store._settle()

    with ThreadPoolExecutor() as pool:
        folder = pool.submit(fold_on)
        try:
            for seq in range(40, 140):
                store.append([record(seq)])
                assert [found.seq for found in store.read()] == list(range(1, seq + 1))
        finally:
            is_over.set()
        folder.result()


def test_reading_goes_on_when_the_first_act_since_opening_comes_between(
    store: SqliteStore, path: Path
) -> None:
    """What only read gives way to a connection that writes: a table's line writes as the window reads."""
    store.append([record(seq) for seq in range(4, 151)])
    store.close()
    again = SqliteStore.open(path)
    reading = again.read()
    assert next(reading).seq == 1
    again.append([record(151)])
    assert [found.seq for found in reading] == list(range(2, 152))
    again.append([record(152)])
    again.close()


def test_a_game_stays_in_its_file_where_somebody_reads_that_as_its_log_is_folded(
    store: SqliteStore, path: Path
) -> None:
    """The file holds all of the log then, which cannot be emptied: no stranger has written to it."""
    store.append([record(4, b"x" * 9000)])
    with closing(look_into(path)) as reader:
        reader.execute("BEGIN")
        assert read_head(reader).seq == 4
        store._settle()
        store.append([record(5)])
        assert store.path == path
        assert read_head(reader).seq == 4
    assert store.news() is None
    assert numbers_in(path) == [1, 2, 3, 4, 5]


def test_a_file_that_is_half_written_as_it_is_opened_is_no_damaged_one(
    store: SqliteStore, path: Path
) -> None:
    """A writer's pages come one by one; the first of them says how many there are."""
    store.append([record(seq, b"x" * 3000) for seq in range(4, 20)])
    store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[: 2 * 4096])
    with pytest.raises(StoreError):
        numbers_in(path)  # nobody writes the rest
    writer = Timer(0.01, lambda: path.write_bytes(whole))
    writer.start()
    assert numbers_in(path) == list(range(1, 20))
    writer.join()


def test_a_damaged_file_that_never_comes_to_rest_is_told_all_the_same(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "_PATIENCE", 0.1)
    store.append([record(seq, b"x" * 3000) for seq in range(4, 20)])
    store.close()
    path.write_bytes(path.read_bytes()[: 2 * 4096])
    is_told = Event()

    def write_on() -> None:
        while not is_told.wait(0.001):
            os.utime(path)

    with ThreadPoolExecutor() as pool:
        pool.submit(write_on)
        try:
            with pytest.raises(StoreError):
                numbers_in(path)
        finally:
            is_told.set()


def test_whoever_looks_on_while_acts_are_added_finds_all_that_was_acknowledged(
    store: SqliteStore, path: Path
) -> None:
    store.settled_after = 0.001
    with ThreadPoolExecutor() as pool:
        adding = pool.submit(lambda: [store.append([record(seq, b"x" * 900)]) for seq in range(4, 204)])
        while not adding.done():
            acknowledged = store.head.seq
            assert len(numbers_in(path)) >= acknowledged
        adding.result()
    assert store.path == path


def test_a_file_moved_while_open_is_told_and_the_game_kept(store: SqliteStore, path: Path) -> None:
    store.append([record(4)])
    path.rename(path.with_name("moved.wargame"))
    store.append([record(5)])
    assert store.path == path.with_name("game (kept).wargame")
    news = store.news()
    assert news
    assert (news.key, news.args["kept"]) == ("store-was-moved", "game (kept).wargame")
    assert store.news() is None
    store.append([record(6)])
    store.close()
    assert numbers_in(store.path) == [1, 2, 3, 4, 5, 6]
    assert numbers_in(path.with_name("moved.wargame")) == [1, 2, 3, 4]


def test_a_file_deleted_while_open_loses_nothing(store: SqliteStore, path: Path) -> None:
    path.unlink()
    store.append([record(4)])
    store.close()
    assert numbers_in(store.path) == [1, 2, 3, 4]
    assert not path.exists()


def test_a_file_replaced_while_open_is_left_alone(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    store.append([record(4)])
    other = SqliteStore.create(tmp_path / "other.wargame")
    other.append([record(1, b"other")])
    other.close()
    (tmp_path / "other.wargame").replace(path)
    content = path.read_bytes()
    store.append([record(5)])
    store.close()
    assert numbers_in(store.path) == [1, 2, 3, 4, 5]
    assert path.read_bytes() == content


@pytest.mark.parametrize("content", [b"dear diary", bytes(30_000)])
def test_a_file_overwritten_while_open_is_kept_out_of_its_backup(
    store: SqliteStore, path: Path, content: bytes
) -> None:
    """As `cp` does it: the same file with something else in it."""
    store.close()
    store = SqliteStore.open(path)
    back_up(store, path)
    store.append([record(4, b"y" * 9000)])
    wait_until(lambda: not log_of(path).stat().st_size)
    path.write_bytes(content)
    store.append([record(5)])
    store.close()
    assert store.path != path
    assert numbers_in(store.path) == [1, 2, 3, 4, 5]
    assert path.read_bytes()[:10] == content[:10]


def test_a_folder_taken_away_keeps_the_game_with_the_other_sessions(
    tmp_path: Path, settings_folder: Path
) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    store = SqliteStore.create(folder / "game.wargame")
    store.append([record(1)])
    folder.rename(tmp_path / "elsewhere")
    store.append([record(2)])
    store.close()
    assert store.path.parent == settings_folder / "sessions"
    assert numbers_in(store.path) == [1, 2]


def test_a_write_ahead_log_taken_away_loses_nothing(store: SqliteStore, path: Path) -> None:
    store.append([record(4)])
    log_of(path).unlink()
    store.append([record(5)])
    store.close()
    assert store.path == path
    assert numbers_in(path) == [1, 2, 3, 4, 5]


def test_what_a_kill_left_in_the_log_is_there_again(store: SqliteStore, path: Path, tmp_path: Path) -> None:
    killed = _as_killed(store, path, tmp_path)
    again = SqliteStore.open(killed)
    assert [found.seq for found in again.read()] == [1, 2, 3, 4]
    again.close()
    assert sorted(file.name for file in killed.parent.iterdir()) == ["game.wargame"]


def test_looking_on_reads_what_a_kill_left_and_leaves_it(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    killed = _as_killed(store, path, tmp_path)
    contents = killed.read_bytes(), log_of(killed).read_bytes()
    assert numbers_in(killed) == [1, 2, 3, 4]
    assert (killed.read_bytes(), log_of(killed).read_bytes()) == contents


def test_a_backup_put_beside_an_old_log_is_not_spoilt_by_it(
    store: SqliteStore, path: Path, tmp_path: Path
) -> None:
    """A player who mends a killed game by hand forgets the log."""
    killed = _as_killed(store, path, tmp_path)
    other = SqliteStore.create(tmp_path / "other.wargame")
    other.append([record(seq, b"other" * 300) for seq in range(1, 20)])
    other.close()
    shutil.copyfile(tmp_path / "other.wargame", killed)
    again = SqliteStore.open(killed)
    assert [found.seq for found in again.read()] == list(range(1, 20))
    again.append([record(20)])
    again.close()
    assert numbers_in(killed) == list(range(1, 21))


def test_a_session_file_is_there_only_with_its_first_records(path: Path) -> None:
    path.with_name("game.wargame.new").write_bytes(b"left by a kill")
    store = SqliteStore.create(path)
    assert not path.exists()
    store.append([record(1)])
    store.close()
    assert numbers_in(path) == [1]
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == ["game.wargame"]


def test_no_place_left_records_nothing(
    store: SqliteStore, path: Path, settings_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.rmtree(path.parent, ignore_errors=True)
    monkeypatch.setenv("COMPANION_SETTINGS_DIR", "/dev/null/nowhere")
    with pytest.raises(StoreError, match="store-not-kept"):
        store.append([record(4)])
    assert store.head.seq == 3


def _as_killed(store: SqliteStore, path: Path, tmp_path: Path) -> Path:
    """The files as they lie when a window dies right after a record."""
    store.append([record(4)])
    folder = tmp_path / "killed"
    folder.mkdir()
    shutil.copyfile(path, folder / path.name)
    shutil.copyfile(log_of(path), log_of(folder / path.name))
    alone = sqlite3.connect(f"{(folder / path.name).as_uri()}?mode=ro&immutable=1", uri=True)
    assert alone.execute("SELECT max(seq) FROM entries").fetchone() == (3,)
    alone.close()
    return folder / path.name

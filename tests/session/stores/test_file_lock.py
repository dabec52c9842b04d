"""One window plays on a file, whatever else opens and closes it; another may look on."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from companion.session.errors import StoreError
from companion.session.store import SqliteStore
from tests.session.stores.records import numbers_in, record

_OPEN = """
import sys; from pathlib import Path; from companion.session.store import SqliteStore
try: store = SqliteStore.open(Path(sys.argv[1]))
except Exception as error: print(error.reason.key, flush=True)
else: print("opened", flush=True); sys.stdin.read()
"""


@contextmanager
def another_window(path: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """What another process is told when it opens a file to play on; it holds what it gets."""
    command = [sys.executable, "-c", _OPEN, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout
        yield window.stdout.readline().strip(), window
        window.kill()


def told_to_another_window(path: Path) -> str:
    with another_window(path) as (told, _):
        return told


def test_a_file_dialog_does_not_drop_the_lock(store: SqliteStore, path: Path) -> None:
    store.append([record(4)])
    path.read_bytes()
    with path.open("r+b"):
        pass
    assert told_to_another_window(path) == "store-open-elsewhere"
    store.append([record(5)])
    assert [found.seq for found in store.read()] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("link", [os.symlink, os.link])
def test_the_same_file_by_another_name_is_locked_too(store: SqliteStore, path: Path, link: object) -> None:
    other = path.with_name("other.wargame")
    assert callable(link)
    link(path, other)
    assert told_to_another_window(other) == "store-open-elsewhere"


def test_a_file_renamed_while_open_is_locked_still(store: SqliteStore, path: Path) -> None:
    moved = path.rename(path.with_name("moved.wargame"))
    assert told_to_another_window(moved) == "store-open-elsewhere"


def test_the_lock_goes_with_a_killed_window(store: SqliteStore, path: Path) -> None:
    store.close()
    with another_window(path) as (told, window):
        assert told == "opened"
        with pytest.raises(StoreError, match="store-open-elsewhere"):
            SqliteStore.open(path)
        window.kill()
        window.wait()
        again = SqliteStore.open(path)
        again.append([record(4)])
        again.close()
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == ["game.wargame"]


def test_another_window_looks_on_and_follows(store: SqliteStore, path: Path) -> None:
    looker = SqliteStore.open(path, read_only=True)
    assert [found.seq for found in looker.read()] == [1, 2, 3]
    store.append([record(4)])
    assert [found.seq for found in looker.read(after=3)] == [4]
    assert looker.head == store.head
    with pytest.raises(StoreError, match="store-looked-at"):
        looker.append([record(5)])
    store.append([record(5)])
    store.close()
    assert [found.seq for found in looker.read(after=4)] == [5]
    looker.close()
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == ["game.wargame"]


def test_one_who_looked_on_takes_nothing_away(store: SqliteStore, path: Path) -> None:
    """A dialog dropped the locks of SQLite, and then a looker closes."""
    store.append([record(4)])
    path.read_bytes()
    script = (
        "import sys; from pathlib import Path; from tests.session.stores.records import numbers_in\n"
        "print(numbers_in(Path(sys.argv[1])))"
    )
    ran = subprocess.run([sys.executable, "-c", script, path], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[1, 2, 3, 4]"
    store.append([record(5)])
    store.close()
    assert numbers_in(path) == [1, 2, 3, 4, 5]


def test_a_settings_folder_that_cannot_be_made_leaves_the_lock_beside(
    store: SqliteStore, path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store.close()
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("COMPANION_SETTINGS_DIR", str(tmp_path / "file"))
    again = SqliteStore.open(path)
    assert told_to_another_window(path) == "store-open-elsewhere"
    again.close()

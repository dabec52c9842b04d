"""Session files of a few records."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.session.store import SqliteStore
from tests.session.stores.records import record


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

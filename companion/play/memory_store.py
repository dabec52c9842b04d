"""A store that forgets: for a session that is not kept unless it is saved, and for tests."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from companion.play.store import Record, SqliteStore


class MemoryStore:
    """Records in a list. `backup` writes them to a session file."""

    name = ""

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self._records = list(records)

    is_read_only = False

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number, in order."""
        return iter(tuple(self._records[after:]))

    def append(self, records: Sequence[Record]) -> None:
        """Add records."""
        self._records += records

    def backup(self, path: Path) -> None:
        """Write a session file; StoreError when there is one already or it cannot be written."""
        store = SqliteStore.create(path)
        store.append(self._records)
        store.close()

    def close(self) -> None:
        """Nothing to let go of."""

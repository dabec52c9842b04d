"""A store that forgets: for a session that is not kept unless it is saved, and for tests."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from companion.reason import Reason
from companion.session.stores.record import Head, Mac, Record, Snapshot
from companion.session.stores.writing import Row, head_in, rows_after, write_file

_NOWHERE = Path()


class MemoryStore:
    """Records in a list. `backup` writes them to a session file."""

    name = ""
    seat = ""
    path = None
    is_read_only = False

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self._records: list[Record] = []
        self._rows: list[Row] = []
        self._snapshots: dict[int, Snapshot] = {}
        self.append(tuple(records))

    @property
    def head(self) -> Head:
        """The last record."""
        return head_in(self._rows)

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record, empty before the first; None when there is no such record."""
        if not 0 < seq <= len(self._rows):
            return None if seq else b""
        return self._rows[seq - 1].digest

    def heads(self) -> Iterator[tuple[int, bytes, bytes]]:
        """Number, digest and keyed check of every record."""
        return iter([(row.seq, row.digest, row.mac) for row in self._rows])

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number, in order."""
        return iter(self._records[after:])

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add records; StoreError for one that could not be read back."""
        self._rows += rows_after(self.head, records, mac, _NOWHERE)
        self._records += records

    def snapshot(self, form: str, upto: int | None = None) -> Snapshot | None:
        """The newest snapshot of a form, up to a number."""
        last = self.head.seq if upto is None else upto
        fitting = (kept for kept in self._snapshots.values() if kept.form == form and kept.seq <= last)
        return max(fitting, key=lambda kept: kept.seq, default=None)

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot."""
        self._snapshots[snapshot.seq] = snapshot

    def news(self) -> Reason | None:
        """Nothing happens to memory."""
        return None

    def backup(self, path: Path) -> None:
        """Write a session file; StoreError when there is one already or it cannot be written."""
        write_file(path, self._rows)

    def close(self) -> None:
        """Nothing to let go of."""

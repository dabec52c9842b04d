"""Records to try stores with."""

from pathlib import Path

from companion.session.secrets.sealing import Seal
from companion.session.store import Record, SqliteStore


def record(seq: int, body: bytes = b"{}") -> Record:
    return Record(seq, "red", 2, Seal.NONE, body, act=f"act {seq}")


def numbers_in(path: Path) -> list[int]:
    """What somebody sees who opens the file."""
    store = SqliteStore.open(path, read_only=True)
    return [found.seq for found in store.read()]

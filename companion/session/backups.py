"""Backups of a session file, in a folder beside it: all of this evening, then one an evening."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any

from companion.session.errors import StoreError
from companion.session.stores.form import SUFFIX
from companion.session.stores.places import backup_folder
from companion.session.stores.record import Record, SessionStore
from companion.session.stores.spares import backup_files, backup_number
from companion.session.stores.sqlite import SqliteStore
from companion.session.stores.telling import telling
from companion.session.stores.writing import whole_head

__all__ = ["Backup", "back_up", "backup_files", "backup_folder", "backups"]

THIS_EVENING = timedelta(hours=12)
_NIGHT = timedelta(hours=6)  # an evening goes on past midnight
_NAME = "%Y-%m-%d %H.%M"


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: when it was put aside, how many entries can be read, when the last one was played.

    `last_played` is None where that is sealed.
    """

    path: Path
    time: datetime
    entries: int
    last_played: datetime | None
    is_whole: bool


def backups(path: Path) -> list[Backup]:
    """The backups of a session file with what each holds, newest first; each is read for that."""
    return [_look_at(backup) for backup in backup_files(path)]


def back_up(store: SessionStore, path: Path) -> Path:
    """Put a backup aside unless the newest holds the same, and thin out those of earlier evenings.

    StoreError when it cannot be written or does not read back: then no other is touched.
    """
    with telling(path, "store-not-writable"):
        older = backup_files(path)
        if older and _holds_all(older[0], store):
            return older[0]
        number = backup_number(older[0]) + 1 if older else 1
        now = datetime.now().astimezone()
        for half in backup_folder(path).glob("*.new"):  # left by a kill
            half.unlink(missing_ok=True)
        target = backup_folder(path) / f"{number:04d} {now:{_NAME}}{SUFFIX}"
        store.backup(target)
        for outdated in _outdated(older, now):
            outdated.unlink(missing_ok=True)
        return target


def time_of(backup: Path) -> datetime:
    """When a backup was put aside: by its name, or by the file's own date before names told."""
    try:
        return datetime.strptime(backup.stem.split(" ", 1)[1], _NAME).astimezone()
    except (IndexError, ValueError):
        return datetime.fromtimestamp(backup.stat().st_mtime).astimezone()


def _outdated(older: Iterable[Path], now: datetime) -> list[Path]:
    """What may go: of each evening before this one, all but its newest whole backup."""
    evenings: dict[date, list[Path]] = {}
    for backup in older:
        if now - time_of(backup) > THIS_EVENING:
            evenings.setdefault((time_of(backup) - _NIGHT).date(), []).append(backup)
    return [backup for evening in evenings.values() for backup in _all_but_one(evening)]


def _all_but_one(evening: list[Path]) -> list[Path]:
    """The newest whole one stays; without any nothing goes."""
    if len(evening) == 1:
        return []
    kept = next((backup for backup in evening if is_whole(backup)), None)
    return [backup for backup in evening if kept is not None and backup != kept]


def is_whole(backup: Path) -> bool:
    """Whether everything in a backup can be read."""
    try:
        return whole_head(backup).seq > 0
    except StoreError:
        return False


def _holds_all(backup: Path, store: SessionStore) -> bool:
    try:
        return whole_head(backup) == store.head
    except StoreError:
        return False


def _look_at(backup: Path) -> Backup:
    count, last, is_whole = 0, None, True
    try:
        store = SqliteStore.open(backup, read_only=True)
        for record in store.read():
            count, last = record.seq, record
    except StoreError:
        is_whole = False
    return Backup(backup, time_of(backup), count, _played_at(last), is_whole and count > 0)


def _played_at(record: Record | None) -> datetime | None:
    """When an entry was played, unless it is sealed."""
    if record is None or record.is_sealed:
        return None
    try:
        fields: dict[str, Any] = json.loads(record.body)
        return datetime.fromisoformat(fields["time"])
    except (ValueError, KeyError, TypeError, RecursionError):
        return None

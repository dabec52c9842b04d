"""Rotating backups of a session file, in a folder beside it."""

from pathlib import Path

from companion.play.stores.form import SUFFIX
from companion.play.stores.record import SessionStore

KEPT = 5


def backup_folder(path: Path) -> Path:
    """Where the backups of a session file lie."""
    return path.with_name(f"{path.name}.backups")


def backups(path: Path) -> list[Path]:
    """The backups of a session file, newest first."""
    return sorted(backup_folder(path).glob(f"*{SUFFIX}"), key=_number, reverse=True)


def back_up(store: SessionStore, path: Path, kept: int = KEPT) -> Path:
    """Add a backup and drop the oldest beyond `kept`; StoreError when it cannot be written."""
    older = backups(path)
    number = _number(older[0]) + 1 if older else 1
    target = backup_folder(path) / f"{number:04d}{SUFFIX}"
    store.backup(target)
    for outdated in older[kept - 1 :]:
        outdated.unlink(missing_ok=True)
    return target


def _number(path: Path) -> int:
    return int(path.stem) if path.stem.isdecimal() else 0

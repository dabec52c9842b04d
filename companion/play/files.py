"""Session files as a player handles them: begin, open, save as, close."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from companion.play.backups import back_up
from companion.play.errors import StoreError
from companion.play.recent import remember
from companion.play.session import Session, read_start
from companion.play.store import SqliteStore
from companion.play.system import GameSystem, Start, Systems
from companion.reason import Reason


def begin_session(path: Path, system: GameSystem[Any, Any], start: Start) -> Session:
    """Begin a session in a new file; raises as `Session.create` does and then leaves no file."""
    store = SqliteStore.create(path)
    try:
        session = Session.create(system, store, start)
    except BaseException:
        store.close()
        path.unlink(missing_ok=True)
        raise
    remember(session, path)
    return session


def open_session(path: Path, systems: Systems) -> Session:
    """Open a session file after putting a backup of it aside.

    Raises StoreError for a file that cannot be opened; a backup that cannot be written is no reason
    not to play.
    """
    store = SqliteStore.open(path)
    try:
        session = Session.open(store, systems)
    except BaseException:
        store.close()
        raise
    with suppress(StoreError):
        back_up(store, path)
    remember(session, path)
    return session


def game_in(path: Path) -> str:
    """The id of the game that a session file is of; StoreError for a file that cannot be opened."""
    store = SqliteStore.open(path)
    try:
        return read_start(store).system
    finally:
        store.close()


def save_as(session: Session, path: Path) -> None:
    """Go on in a copy at another path; the old file stays as it is.

    Raises StoreError, with the session going on where it was, when the copy cannot be written.
    """
    if path.exists():
        raise StoreError(Reason("store-exists", args={"file": path.name, "path": str(path)}))
    session.store.backup(path)
    session.move_to(SqliteStore.open(path))
    remember(session, path)


def close_session(session: Session, path: Path) -> None:
    """Note where the session stands, put a backup aside and let the file go."""
    remember(session, path)
    with suppress(StoreError):
        back_up(session.store, path)
    session.close()

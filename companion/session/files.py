"""Session files as a player handles them: begin, open, save as, close."""

from contextlib import suppress
from itertools import islice
from pathlib import Path

from companion.kit.game import AnyGame, Systems
from companion.kit.system import Start
from companion.reason import Reason
from companion.session.backups import back_up
from companion.session.errors import StoreError
from companion.session.recent import remember
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.session.stores.places import kept_places
from companion.session.stores.telling import telling
from companion.session.stores.writing import rows_of, write_file


def begin_session(path: Path, system: AnyGame, start: Start) -> Session:
    """Begin a session in a new file; raises as `Session.create` does and then leaves no file."""
    store = SqliteStore.create(path)
    try:
        session = Session.create(system, store, start)
    except BaseException:
        store.close()
        raise
    remember(session, path)
    return session


def open_session(path: Path, systems: Systems) -> Session:
    """Open a session file to play on, after putting a backup of it aside.

    One that cannot be read whole ends at its last readable entry and is only looked at (`damage` says why;
    `keep_readable` writes that into a file of its own). Raises StoreError for a file of which nothing can
    be opened, and `store-open-elsewhere` when it is in play in another window, where `look_on` may follow
    it. A backup that cannot be written is no reason not to play.
    """
    session = _open(SqliteStore.open(path), systems)
    if not session.is_looking_on:
        with suppress(StoreError):
            back_up(session.store, path)
    remember(session, path)
    return session


def look_on(path: Path, systems: Systems) -> Session:
    """Look at a session without playing, while another window may; nothing is written."""
    return _open(SqliteStore.open(path, read_only=True), systems)


def keep_readable(session: Session, path: Path) -> Path:
    """Write all that could be read of a session into a new file; StoreError when it cannot be written."""
    rows = rows_of(session.store.read(), session.store.heads())
    with telling(path, "store-not-writable"):
        write_file(path, list(islice(rows, len(session.journal.entries))))
    return path


def bring_back(backup: Path, path: Path) -> Path:
    """Copy a backup out to a free place, to be played on; StoreError when it is damaged."""
    store = SqliteStore.open(backup, read_only=True)
    store.backup(path)
    return path


def free_place_beside(path: Path) -> Path:
    """Where a new file for the game of a session file can lie."""
    return next(kept_places(path))


def save_as(session: Session, path: Path) -> None:
    """Go on in a copy at another path; the old file stays as it is.

    Raises StoreError, with the session going on where it was, when the copy cannot be written.
    """
    if path.exists():
        raise StoreError(Reason("store-exists", args={"file": path.name, "path": str(path)}))
    session.store.backup(path)
    session.move_to(SqliteStore.open(path))
    session.catch_up()  # with what another window had written, where this one looked on
    remember(session, path)


def close_session(session: Session, path: Path) -> None:
    """Note where the session stands, put a backup aside and let the file go."""
    path = session.store.path or path  # it may have been kept elsewhere
    remember(session, path)
    if not session.is_looking_on:
        with suppress(StoreError):
            back_up(session.store, path)
    session.close()


def _open(store: SqliteStore, systems: Systems) -> Session:
    try:
        return Session.open(store, systems)
    except BaseException:
        store.close()
        raise

"""Which session files of this machine are copies of another's table: they are gone on with at that table."""

import json
from collections.abc import Mapping
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

from companion.files import write_whole
from companion.program_log import LOG
from companion.session import files
from companion.session.errors import StoreError
from companion.session.first_look import read_start
from companion.session.recent import recent_sessions
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.codes import code_of, read_code
from companion.shared_table.errors import TableError
from companion.shared_table.hosted import go_on_signed, table_folder
from companion.shared_table.joined import JoinedStore, rejoin
from companion.shared_table.ticket import Ticket

_FILE = "places.json"


def note_place(store: JoinedStore, path: Path) -> None:
    """Note the way to the table of a copy. One that cannot be kept has to be joined anew."""
    _write({**_known(), str(path.resolve()): code_of(store.ticket)})


def forget_place(path: Path) -> None:
    """A copy is no copy of another's table any more: this machine hosts."""
    known = _known()
    if known.pop(str(path.resolve()), None) is not None:
        _write(known)


def resume(session: Session, path: Path) -> None:
    """Let a file that was at a table go on as the seat that it was: a guest's line comes up by itself."""
    if session.damage:
        return
    ticket = _tickets().get(str(path.resolve()))
    if ticket is None or ticket.session != session.started.session:  # another file lies there now
        go_on_signed(session)
    else:
        _go_on_at(session, ticket)


def _go_on_at(session: Session, ticket: Ticket) -> None:
    store = rejoin(session.store, ticket)
    session.go_through(store)
    store.open()


def save_as(session: Session, path: Path) -> None:
    """Go on in a copy at another path, as the seat that it is; a host's table is closed then.

    Raises StoreError, with the session going on where it was, when the copy cannot be written.
    """
    store = session.store
    files.save_as(session, path)
    if isinstance(store, JoinedStore):
        note_place(store, path)
        _go_on_at(session, store.ticket)
    else:
        resume(session, path)


def copy_of(session: str, likely: Path | None = None) -> Path | None:
    """The file of a session on this machine: a copy of another's table, or one that it hosted itself.

    `likely` is where it lies if it came by mail, however long ago it was played.
    """
    copies = (Path(path) for path, ticket in _tickets().items() if ticket.session == session)
    maybe = (likely, *(recent.path for recent in recent_sessions()))
    own = (path for path in maybe if path and _is_of(path, session))
    return next(chain(copies, own), None)


def _is_of(path: Path, session: str) -> bool:
    with suppress(StoreError):
        store = SqliteStore.open(path, read_only=True)
        try:
            return read_start(store).session == session
        finally:
            store.close()
    return False


def _tickets() -> dict[str, Ticket]:
    """The way to the table of each copy; a code that this program cannot read counts as none."""
    found: dict[str, Ticket] = {}
    for path, code in _known().items():
        with suppress(TableError):
            found[path] = read_code(str(code))
    return found


def _write(known: Mapping[str, Any]) -> None:
    try:
        table_folder().mkdir(parents=True, exist_ok=True)
        write_whole(table_folder() / _FILE, json.dumps(known, indent=1).encode())
    except OSError:
        LOG.exception("the way to a table could not be kept")


def _known() -> dict[str, Any]:
    try:
        known = json.loads((table_folder() / _FILE).read_bytes())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}

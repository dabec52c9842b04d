"""Which session files of this machine were at a shared table, so that they are gone on with as its seats.

What is written at a shared table is signed: a file that was at one is not written to otherwise.
"""

import json
from pathlib import Path
from typing import Any

from companion.files import write_whole
from companion.program_log import LOG
from companion.session.session import Session
from companion.shared_table.codes import code_of, read_code
from companion.shared_table.hosted import HostedStore, table_folder, take_seat
from companion.shared_table.joined import JoinedStore, rejoin

_FILE = "places.json"


def note_place(session: Session, path: Path) -> None:
    """Note as which seat a file is at its table. What cannot be kept has to be joined anew."""
    match session.store:
        case JoinedStore() as store:
            said = {"code": code_of(store.ticket)}
        case HostedStore() as store:
            said = {"seat": store.seat}
        case _:
            return
    try:
        table_folder().mkdir(parents=True, exist_ok=True)
        known = {**_known(), str(path.resolve()): said}
        write_whole(table_folder() / _FILE, json.dumps(known, indent=1).encode())
    except OSError:
        LOG.exception("the place at a table could not be kept")


def resume(session: Session, path: Path) -> None:
    """Let a file go on as the seat that it was: a guest's line comes up by itself, a host opens again."""
    said = _known().get(str(path.resolve()))
    if not isinstance(said, dict) or session.is_looking_on:
        return
    if "seat" in said:
        take_seat(session, str(said["seat"]))
        return
    store = rejoin(session.store, read_code(str(said.get("code"))))
    session.go_through(store)
    store.open()


def copy_of(session: str) -> Path | None:
    """The file of a session that this machine has joined before."""
    for path, said in _known().items():
        if isinstance(said, dict) and "code" in said and read_code(str(said["code"])).session == session:
            return Path(path)
    return None


def _known() -> dict[str, Any]:
    try:
        known = json.loads((table_folder() / _FILE).read_bytes())
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}

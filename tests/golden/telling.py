"""A session told as plain data and as text, so that what a later program reads can be laid beside it.

Models and data classes become JSON objects: a later version may add fields to them, so that only what was
told then is compared. Mappings become lists of pairs, as nothing may be added to them.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from fractions import Fraction
from typing import Any

from pydantic import BaseModel

from companion.board.model import Board
from companion.chance.requests import DrawRequest, RollRequest
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import AnyRequest, Question
from companion.reason import Reason
from companion.session.log import LogLine
from companion.session.session import Session
from companion.session.state import Scope
from companion.text import Catalogue

_ENGLISH = Catalogue("en")


def plain(value: Any) -> Any:
    """A frozen value as JSON data that is the same for equal values."""
    match value:
        case None | bool() | int() | float() | str() if not isinstance(value, Enum):
            return value
        case Enum():
            return value.value
        case datetime():
            return value.isoformat()
        case Fraction():
            return str(value)
        case Mapping():
            return _sorted([plain(key), plain(item)] for key, item in value.items())
        case set() | frozenset():
            return _sorted(map(plain, value))
        case HexCoord():
            return value._asdict()
        case tuple() | list():
            return [plain(item) for item in value]
    return {name: plain(getattr(value, name)) for name in _field_names(value)}


def _sorted(items: Iterable[Any]) -> list[Any]:
    return sorted(items, key=json.dumps)


def _field_names(value: Any) -> Sequence[str]:
    if isinstance(value, BaseModel):
        return tuple(type(value).model_fields)
    if is_dataclass(value):
        return tuple(field.name for field in fields(value))
    raise TypeError(f"nothing to tell of {type(value)}")


def state_of(session: Session) -> dict[str, Any]:
    """The state of every scope in sight, what waits in it, and what stands whatever is undone."""
    standing = session.standing
    return {
        "scopes": {faction: _scope(scope) for faction, scope in session.state.scopes()},
        "standing": {
            "system": session.started.system,
            "start": plain(session.started.start),
            "boards": plain(standing.boards),
            "notes": plain(standing.notes),
            "bookmarks": plain(standing.bookmarks),
            "commitments": plain(standing.commitments),
            "shuffles": plain(standing.shuffles),
            "guarded": sorted(name for name, lock in standing.locks.items() if lock.has_passphrase),
        },
    }


def _scope(scope: Scope[Any]) -> dict[str, Any]:
    return {
        "game": plain(scope.game),
        "piles": plain(scope.piles),
        "settings": plain(scope.settings),
        "waiting": [_request(request) for request in scope.waiting],
    }


def _request(request: AnyRequest) -> dict[str, Any]:
    """What is asked for, and not how the request is called: ids change."""
    asked = {"purpose": request.purpose, "subject": request.subject, "kind": request.kind}
    match request:
        case RollRequest():
            return asked | {"dice": request.dice, "faces": request.faces, "rows": len(request.rows)}
        case DrawRequest():
            return asked | {"pile": request.pile, "count": request.count}
        case Question():
            return asked | {"wants": request.wants.value, "options": list(request.options)}


def words_of(session: Session, board: Board) -> Iterator[str]:
    """What a player reads in English: the log, what may be undone and redone, what waits."""

    def say(reason: Reason | None) -> str:
        return _ENGLISH.reason(reason, board.hex_name) if reason else "nothing"

    def line(told: LogLine) -> str:
        time = told.time.strftime("%H:%M:%S") if told.time else "sealed"
        details = [", ".join(map(say, group)) for group in told.details]
        marks = [f"[{told.bookmark}]"] * (told.bookmark is not None) + ["(undone)"] * told.is_undone
        notes = [f"note: {note.text}" for note in told.notes]
        return " | ".join([f"{told.seq} {time}", told.faction, say(told.label), *details, *marks, *notes])

    yield from map(line, session.log())
    yield f"undo: {say(session.undo_label)}"
    yield f"redo: {say(session.redo_label)}"
    yield from (f"waits: {say(request.title)}" for request in session.state.waiting)


def difference(then: Any, now: Any, path: str = "") -> str:
    """Where what was told then is not so now; empty when all of it is. Fields added since count nothing."""
    match then, now:
        case dict(), dict():
            places: Iterable[tuple[str, Any, Any]] = (
                (str(key), then[key], now.get(key, "nothing")) for key in then
            )
        case list(), list() if len(then) == len(now):
            places = ((str(k), *pair) for k, pair in enumerate(zip(then, now, strict=True)))
        case _:
            return "" if then == now else f"{path}: {str(then)[:200]} then, {str(now)[:200]} now"
    found = (difference(old, new, f"{path}/{name}") for name, old, new in places)
    return next(filter(None, found), "")

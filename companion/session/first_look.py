"""What a store tells of its session without opening it: how it began, and on which board of one's own."""

import json
from contextlib import suppress

from companion.board.source import BoardSource
from companion.reason import Reason
from companion.session.errors import StoreError
from companion.session.messages import Event, UnknownMessageError
from companion.session.standing import STANDING_EVENTS, BoardFrom, SessionStarted
from companion.session.store import Record, SessionStore

_UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, RecursionError, UnknownMessageError)
_BOARD_FROM = f'"{BoardFrom.type}"'.encode()


def read_start(store: SessionStore) -> SessionStarted:
    """What a session began with, read without opening it; StoreError for an empty store."""
    first = next(iter(store.read()), None)
    started = _first_event(first) if first else None
    if not isinstance(started, SessionStarted):
        raise StoreError(Reason("store-empty", args={"file": store.name}))
    return started


def read_source(store: SessionStore) -> BoardSource | None:
    """The players' own board that a session is played on, as told last; None where none was."""
    found = None
    with suppress(StoreError):  # from the first that is damaged on, nothing of it is played
        for record in store.read():
            found = _source_in(record) or found
    return found


def _source_in(record: Record) -> BoardSource | None:
    if _BOARD_FROM in record.body:
        with suppress(*_UNREADABLE):
            events = [one for one in json.loads(record.body)["events"] if one["type"] == BoardFrom.type]
            told = map(STANDING_EVENTS.load, events)
            return next((event.source for event in told if isinstance(event, BoardFrom)), None)
    return None


def _first_event(record: Record) -> Event:
    try:
        return STANDING_EVENTS.load(json.loads(record.body)["events"][0])
    except _UNREADABLE as error:
        raise StoreError(Reason("entry-unreadable", args={"entry": str(record.seq)})) from error

"""States that whole evenings come through, one of each kind, as the recorded games have them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from companion.kit.now import with_waiting
from companion.session.session import Session
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from tests.fuzz.hands import find_system
from tests.golden import whole_battles, whole_campaigns, whole_elst
from tests.golden.lean import read_lean
from tests.golden.spanish_two_turns import BATTLES

EVENINGS: dict[str, Path] = {
    **{battle.value: whole_battles.recording_of(battle) for battle in BATTLES},
    **{scenario: whole_campaigns.recording_of(scenario) for scenario in whole_campaigns.SEEDS},
    "elst": whole_elst.RECORDING,
}

Kind = tuple[str, ...]


def at(evening: str, entries: int) -> Session:
    """An evening as it stood after so many entries."""
    return Session.open(MemoryStore(_records(evening)[:entries]), find_system)


def length(evening: str) -> int:
    """How many entries an evening has."""
    return len(_records(evening))


@cache
def kinds(evening: str) -> Sequence[int]:
    """After how many entries an evening came first into a state of each kind: what is due, what is asked."""
    return tuple({kind: entries for entries, kind in reversed([*_walk(evening)])}.values())[::-1]


@cache
def _records(evening: str) -> Sequence[Record]:
    return tuple(read_lean(EVENINGS[evening]))


def stations(evening: str, step: int) -> Iterator[Session]:
    """An evening as it stood after every so many entries: one session, to be looked at before it goes on."""
    return (session for entries, session in _played(evening) if not entries % step)


def _walk(evening: str) -> Iterator[tuple[int, Kind]]:
    return ((entries, _kind(session)) for entries, session in _played(evening))


def _played(evening: str) -> Iterator[tuple[int, Session]]:
    records = _records(evening)
    store = MemoryStore(records[:1])
    session = Session.open(store, find_system)
    for record in records[1:]:
        store.append((record,))
        session.catch_up()
        yield record.seq, session


def _kind(session: Session) -> Kind:
    now = session.system.now(session.state)
    if now is None:
        return ()
    now = with_waiting(now, session.state)
    words = (now.moment, *(now.onward and now.onward.refusal,), *(due.what for due in now.due))
    return (str(now.moment.args.get("phase", "")), *(word.key for word in words if word))

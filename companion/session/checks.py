"""The lines of sight that were judged, as the journal has them."""

from dataclasses import dataclass
from datetime import datetime

from companion.session.journal import Journal
from companion.session.standing import SightChecked


@dataclass(frozen=True, slots=True)
class LoggedCheck:
    """One check: the number of its entry, when it was made, what was told, and the notes on it."""

    seq: int
    time: datetime
    told: SightChecked
    note: str = ""


def logged_checks(journal: Journal) -> tuple[LoggedCheck, ...]:
    """All checks, oldest first."""
    notes: dict[int, list[str]] = {}
    for note in journal.standing.notes.values():
        notes.setdefault(note.on, []).append(note.text)
    return tuple(_check(journal, seq, notes.get(seq, [])) for seq in journal.standing.checks)


def _check(journal: Journal, seq: int, notes: list[str]) -> LoggedCheck:
    body = journal.entries[seq - 1].body
    told = body.events[0] if body else None
    if body is None or not isinstance(told, SightChecked):
        raise ValueError(f"entry {seq} is no check")
    return LoggedCheck(seq, body.time, told, "; ".join(notes))

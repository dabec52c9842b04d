"""What a seat asks of another in the history itself, as taking back what both have seen."""

from typing import TypeVar

from companion.session.journal import Act, Journal
from companion.session.standing import Corrected, Redone, Undone
from companion.session.store import SessionStore
from companion.session.table_events import BranchOffered, UndoAsked

T = TypeVar("T", UndoAsked, BranchOffered)


def asked_undo(journal: Journal) -> UndoAsked | None:
    """What is asked to be taken back; another agrees by doing it. None once anything was done since."""
    return asked_since(UndoAsked, journal)


def asked_since(kind: type[T], journal: Journal) -> T | None:
    """What was asked after the last act; None once anything was done since."""
    _, asked = _asked(kind, journal)
    return asked


def asker_of_undo(journal: Journal, store: SessionStore, back_to: int | None) -> str:
    """The seat that asks to take back all from an entry on, if its own key signed that; else empty."""
    seq, asked = _asked(UndoAsked, journal)
    if asked is None or asked.back_to != back_to:
        return ""
    return asked.seat if next(iter(store.read(seq - 1))).seat == asked.seat else ""


def _asked(kind: type[T], journal: Journal) -> tuple[int, T | None]:
    """What was asked after the last act, with the number of its entry."""
    last = last_of(journal.acts)
    for entry in reversed(journal.entries[last:]):
        for event in entry.body.events if entry.body else ():
            if isinstance(event, Undone | Redone | Corrected):
                return 0, None
            if isinstance(event, kind):
                return entry.seq, event if event.upto == last else None
    return 0, None


def undo_asked_by(journal: Journal, seat: str, back_to: int | None) -> UndoAsked:
    """The question whether all from an entry on may be taken back, or the last step."""
    return UndoAsked(seat=seat, back_to=back_to, upto=last_of(journal.acts))


def last_of(acts: tuple[Act, ...] | list[Act]) -> int:
    """The number of the last entry of the last act; 0 before the first."""
    return acts[-1].seqs[-1] if acts else 0

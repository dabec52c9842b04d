"""Taking back what players at several machines have seen: one asks, another agrees by doing it."""

from companion.session.journal import Act, Journal
from companion.session.standing import UndoAsked


def asked_undo(journal: Journal) -> UndoAsked | None:
    """What is asked to be taken back; None once anything was done since."""
    last = _last_of(journal.acts)
    for entry in reversed(journal.entries[last:]):
        for event in entry.body.events if entry.body else ():
            if isinstance(event, UndoAsked):
                return event if event.upto == last else None
    return None


def undo_asked_by(journal: Journal, seat: str, back_to: int | None) -> UndoAsked:
    """The question whether all from an entry on may be taken back, or the last step."""
    return UndoAsked(seat=seat, back_to=back_to, upto=_last_of(journal.acts))


def _last_of(acts: "tuple[Act, ...] | list[Act]") -> int:
    return acts[-1].seqs[-1] if acts else 0

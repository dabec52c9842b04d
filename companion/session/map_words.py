"""The players' word on the board, as the journal has it: corrections that hold, that are undone, redone."""

from collections.abc import Iterable, Iterator

from companion.board.overlay import Overlay, OverlayChange
from companion.session.events import MapCorrected
from companion.session.journal import Journal
from companion.session.messages import Event
from companion.session.standing import Corrected, Redone, Undone
from companion.session.table_events import MapLaid


def overlay_after(journal: Journal, since: int, overlay: Overlay) -> Overlay:
    """The overlay as the entries from one on leave it; the same when they say nothing of the board."""
    for seq in range(since, journal.next_seq):
        for event in _events(journal, seq):
            if isinstance(event, MapLaid):
                overlay = event.overlay
            for change in _changes(journal, event):
                overlay = change.laid_on(overlay)
    return overlay


def map_laid(journal: Journal) -> MapLaid | None:
    """The map on which a shared table plays, as it was laid last; None while nobody has."""
    at = journal.standing.laid_at
    return next((one for one in _events(journal, at) if isinstance(one, MapLaid)), None) if at else None


def table_map(journal: Journal) -> Overlay | None:
    """The same as it is now, with all that was said of it since."""
    laid = map_laid(journal)
    return overlay_after(journal, journal.standing.laid_at + 1, laid.overlay) if laid else None


def first_map(journal: Journal, none: Overlay) -> Overlay:
    """The map on which a session began, told by the first that was laid; `none` where there is none."""
    seqs = range(1, journal.next_seq)
    found = ((seq, one) for seq in seqs for one in _events(journal, seq) if isinstance(one, MapLaid))
    at, laid = next(found, (0, None))
    overlay = laid.overlay if laid else none
    said = (_changes(journal, event) for seq in range(1, at) for event in _events(journal, seq))
    for change in reversed([change for changes in said for change in changes]):
        overlay = change.back.laid_on(overlay)
    return overlay


def _changes(journal: Journal, event: Event) -> Iterator[OverlayChange]:
    match event:
        case MapCorrected():
            yield event.change
        case Undone():
            yield from _back(journal, event.entries)
            yield from _said(journal, event.restored)
        case Redone():
            yield from _back(journal, event.replaced)
            yield from _said(journal, event.entries)
        case Corrected():
            yield from _back(journal, event.entries)


def _said(journal: Journal, seqs: Iterable[int]) -> list[OverlayChange]:
    events = (event for seq in seqs for event in _events(journal, seq))
    return [event.change for event in events if isinstance(event, MapCorrected)]


def _back(journal: Journal, seqs: Iterable[int]) -> Iterator[OverlayChange]:
    return (change.back for change in reversed(_said(journal, seqs)))


def _events(journal: Journal, seq: int) -> tuple[Event, ...]:
    body = journal.entries[seq - 1].body
    return body.events if body else ()

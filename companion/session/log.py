"""The log: what a player may read of the journal, line by line."""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from companion.program_log import LOG
from companion.reason import Reason
from companion.session.commands import TurnCards
from companion.session.entries import Entry
from companion.session.journal import Journal, moved_by
from companion.session.messages import Event
from companion.session.standing import (
    BoardsCorrected,
    Bookmarked,
    BookmarkRemoved,
    Corrected,
    Note,
    Noted,
    NoteRemoved,
    PileShuffled,
    Redone,
    Undone,
)
from companion.session.state import TABLE

LineVeil = Callable[[Sequence[Reason]], tuple[Reason, ...]]

_WORDLESS = Reason("log-wordless")
_MOST_TOLD = 7  # things that came of a step, in its name

# Entries that say nothing of the game; notes and bookmarks show on the entries they are on.
_SILENT = (BoardsCorrected, Noted, NoteRemoved, Bookmarked, BookmarkRemoved, PileShuffled)


@dataclass(frozen=True, slots=True)
class NoteLine:
    """A note with the number that removes it."""

    id: int
    text: str


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: what was done, what came of it, and whether it still holds.

    `time` is None for an entry sealed to a locked faction, of which only number and faction show.
    `details` holds groups of reasons: one an event that has something to say, one a row of dice or fact.
    """

    seq: int
    time: datetime | None
    faction: str
    label: Reason
    details: tuple[tuple[Reason, ...], ...] = ()
    is_undone: bool = False
    notes: tuple[NoteLine, ...] = ()
    bookmark: str | None = None

    @property
    def in_short(self) -> tuple[Reason, ...]:
        """All of the one thing that came of it, or what the first few are about; not what the label names."""
        told = (tuple(one for one in group if one != self.label.about) for group in self.details)
        groups = [group for group in told if group]
        if len(groups) == 1:
            return groups[0]
        return _first(tuple(dict.fromkeys(group[0] for group in groups)))


def _first(told: Sequence[Reason]) -> tuple[Reason, ...]:
    """The first of many things, and how many more there are."""
    more = len(told) - _MOST_TOLD
    others = (Reason("log-more", args={"count": more}),) if more > 0 else ()
    return *told[:_MOST_TOLD], *others


def log_lines(
    journal: Journal, since: int = 1, upto: int | None = None, veil: LineVeil = tuple
) -> tuple[LogLine, ...]:
    """The lines that may be seen now of the entries from one to another (the last), oldest first.

    `veil` tells what of their parts. Costs as much as the range is long.
    """
    entries = journal.entries[since - 1 : upto]
    notes = _notes_by_entry(journal.standing.notes, range(since, since + len(entries)))
    lines = (
        _line(entry, journal, _is_undone(entry, journal), notes.get(entry.seq, ()))
        for entry in entries
        if not _is_silent(entry, journal)
    )
    return tuple(_veiled(line, veil) for line in lines)


def _is_undone(entry: Entry, journal: Journal) -> bool:
    return journal.is_act(entry) and journal.find_act(entry.seq) is None


def lines_altered(journal: Journal, since: int) -> frozenset[int]:
    """The entries, by number, whose lines are not what they were before the entries from one on."""
    bodies = (entry.body for entry in journal.entries[since - 1 :])
    events = (event for body in bodies if body for event in body.events)
    return frozenset(seq for event in events for seq in _altered(event, journal))


def _altered(event: Event, journal: Journal) -> tuple[int, ...]:
    match event:
        case Noted() | Bookmarked() | BookmarkRemoved():
            return (event.on,)
        case NoteRemoved():
            noted = journal.entries[event.note - 1].body
            return tuple(one.on for one in (noted.events if noted else ()) if isinstance(one, Noted))
    return moved_by(event)


def _veiled(line: LogLine, veil: LineVeil) -> LogLine:
    return replace(line, label=veil((line.label,))[0], details=tuple(map(veil, line.details)))


def _line(entry: Entry, journal: Journal, is_undone: bool, notes: tuple[NoteLine, ...]) -> LogLine:
    events = entry.body.events if entry.body else ()
    return LogLine(
        seq=entry.seq,
        time=entry.body.time if entry.body else None,
        faction=entry.faction,
        label=label_of(entry),
        details=tuple(group for event in events for group in _details(event, journal)),
        is_undone=is_undone,
        notes=notes,
        bookmark=journal.standing.bookmarks.get(entry.seq),
    )


def _details(event: Event, journal: Journal) -> tuple[tuple[Reason, ...], ...]:
    if isinstance(event, Undone | Redone | Corrected):
        acts = (journal.entries[seq - 1] for seq in event.entries)
        labels = tuple(label_of(entry) for entry in acts if not _is_joined(entry))
        return (_steps(event, labels),) if labels else ()
    try:
        return event.log_groups()
    except Exception:  # a stranger's file may name what no game has; the other lines are there all the same
        LOG.warning("no words for an event of type %s", event.type, exc_info=True)
        return ((_WORDLESS,),)


def _steps(event: Undone | Redone | Corrected, labels: Sequence[Reason]) -> tuple[Reason, ...]:
    """What was taken back or done again; of a correction what was corrected: most that followed holds."""
    first, *later = labels
    match event:
        case Corrected():
            return (first, Reason("log-later-acts", args={"count": len(later)})) if later else (first,)
        case Undone(restored=replaced) | Redone(replaced=replaced) if replaced:
            return (Reason("correction-of", about=first),)
    return _first(labels)


def label_of(entry: Entry) -> Reason:
    """What an entry is called, as far as anybody here may know."""
    return entry.body.told if entry.body else sealed_label(entry.faction)


def _is_joined(entry: Entry) -> bool:
    """Whether an entry only holds the public part of the one before it."""
    return entry.body is not None and entry.body.joined_to is not None


def sealed_label(faction: str) -> Reason:
    """The name of what a locked faction did."""
    return Reason("entry-sealed", args={"faction": faction})


def _is_silent(entry: Entry, journal: Journal) -> bool:
    if entry.faction == TABLE:
        return True  # what came of a pile is told by an entry of everyone's
    if entry.body is None:
        return any(map(_is_turning, _joined_to(entry, journal)))
    events = entry.body.events
    is_of_no_account = bool(events) and all(isinstance(event, _SILENT) for event in events)
    return is_of_no_account or isinstance(entry.body.command, TurnCards) or any(map(_is_turning, events))


def _is_turning(event: Event) -> bool:
    return event.is_silent


def _joined_to(entry: Entry, journal: Journal) -> tuple[Event, ...]:
    """What all may know of a closed entry."""
    following = journal.entries[entry.seq : entry.seq + 1]
    bodies = (one.body for one in following if one.body and one.body.joined_to == entry.seq)
    return tuple(event for body in bodies for event in body.events)


def _notes_by_entry(notes: Mapping[int, Note], of: Container[int]) -> dict[int, tuple[NoteLine, ...]]:
    lines: dict[int, tuple[NoteLine, ...]] = {}
    for id_, note in notes.items():
        if note.on in of:
            lines[note.on] = (*lines.get(note.on, ()), NoteLine(id_, note.text))
    return lines

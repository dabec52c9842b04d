"""The log as a file: plain text, CSV for a spreadsheet, HTML for printing.

Takes the lines that may be seen (`lines_of`); what is sealed to a locked faction is not in them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from companion.reports.spreadsheet import csv_text
from companion.reports.words import Words
from companion.session.log import LogLine
from companion.session.session import Session

_PAGE = 256
_TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True, slots=True)
class LogRow:
    """A line of the log in words."""

    number: str
    time: str
    faction: str
    action: str
    details: tuple[str, ...]
    is_undone: bool
    notes: tuple[str, ...]
    bookmark: str | None


def lines_of(session: Session) -> Iterator[LogLine]:
    """The whole log of a session, read page by page."""
    for since in range(1, session.journal.next_seq, _PAGE):
        yield from session.log(since, since + _PAGE - 1)


def log_rows(lines: Iterable[LogLine], words: Words) -> Iterator[LogRow]:
    """The lines in words."""
    return (_row(line, words) for line in lines)


def log_text(lines: Iterable[LogLine], words: Words) -> str:
    """Plain text, one line an action, details and notes indented under it."""
    rows = log_rows(lines, words)
    return "".join(f"{text}\n" for row in rows for text in _text_lines(row, words))


def log_csv(lines: Iterable[LogLine], words: Words) -> str:
    """CSV with a heading; save it as utf-8-sig so that a spreadsheet reads every language."""
    return csv_text(chain([_headings(words)], (_cells(row, words) for row in log_rows(lines, words))))


def log_html(lines: Iterable[LogLine], words: Words, title: str) -> str:
    """A page to print; undone lines are struck through."""
    environment = Environment(
        loader=FileSystemLoader(_TEMPLATES), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    return environment.get_template("log.html").render(
        title=title,
        language=words.catalogue.language,
        headings=_headings(words)[:5],
        rows=log_rows(lines, words),
    )


def _row(line: LogLine, words: Words) -> LogRow:
    return LogRow(
        number=str(line.seq),
        time=words.time(line.time),
        faction=words.faction_name(line.faction) if line.faction else "",
        action=words.reason(line.label),
        details=tuple(words.row(group) for group in line.details),
        is_undone=line.is_undone,
        notes=tuple(note.text for note in line.notes),
        bookmark=line.bookmark,
    )


def _cells(row: LogRow, words: Words) -> tuple[str, ...]:
    undone = words.catalogue.text("log-undone") if row.is_undone else ""
    details, notes = "\n".join(row.details), "\n".join(row.notes)
    return row.number, row.time, row.faction, row.action, details, notes, row.bookmark or "", undone


def _text_lines(row: LogRow, words: Words) -> list[str]:
    head = "  ".join(part for part in (row.number.rjust(4), row.time, row.faction, row.action) if part)
    if row.bookmark is not None:
        head = f"{head}  ★ {row.bookmark}".rstrip()
    if row.is_undone:
        head = f"{head}  [{words.catalogue.text('log-undone')}]"
    notes = (words.catalogue.text("note-shown", note=note) for note in row.notes)
    return [head, *(_under(detail) for detail in (*row.details, *notes))]


def _under(text: str) -> str:
    """A text under its line; what has several lines cannot be taken for others of the log."""
    return "\n".join(f"      {line}" for line in text.splitlines())


def _headings(words: Words) -> tuple[str, ...]:
    keys = (
        "log-number",
        "log-time",
        "log-faction",
        "log-action",
        "log-details",
        "log-notes",
        "log-bookmark",
        "log-undone",
    )
    return tuple(words.catalogue.text(key) for key in keys)

"""A logged check in words, for the table and for the text that can be copied or saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ui.panels.marker_words import markers_words
from ui.panels.sight_words import badge_words, line_words, position_words

if TYPE_CHECKING:
    from ui.session.bridge import CheckRecord, SessionBridge


def check_time(record: CheckRecord) -> str:
    """When it was checked, by the clock on the wall."""
    return record.time.astimezone().strftime("%H:%M:%S")


def check_pair(bridge: SessionBridge, record: CheckRecord) -> str:
    """The line, or the position that looked round."""
    if record.target is None:
        return bridge.text("check-all-seen", source=position_words(bridge, record.source))
    return line_words(bridge, record.source, record.target)


def check_verdict(bridge: SessionBridge, record: CheckRecord) -> str:
    """The answer; a look round has none of its own."""
    return badge_words(bridge, record.result) if record.result else ""


def check_row(bridge: SessionBridge, record: CheckRecord) -> tuple[str, ...]:
    """What the table shows of a check: time, line, verdict, markers, note."""
    markers = markers_words(bridge, record.markers)
    verdict = check_verdict(bridge, record)
    return (check_time(record), check_pair(bridge, record), verdict, markers, record.note)


def checks_text(bridge: SessionBridge, records: Iterable[CheckRecord]) -> str:
    """The checks as lines of text, parts divided by tabs so that a spreadsheet takes them too."""
    return "".join("\t".join(check_row(bridge, record)).rstrip() + "\n" for record in records)

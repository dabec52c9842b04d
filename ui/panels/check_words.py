"""A logged check in words, for the table and for the text that can be copied or saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ui.panels.levels import level_name
from ui.panels.marker_words import markers_words
from ui.panels.sight_words import line_words, position_words, verdict_words

if TYPE_CHECKING:
    from companion.session.checks import LoggedCheck
    from ui.session.bridge import SessionBridge


def check_time(check: LoggedCheck) -> str:
    """When it was checked, by the clock on the wall."""
    return check.time.astimezone().strftime("%H:%M:%S")


def check_pair(bridge: SessionBridge, check: LoggedCheck) -> str:
    """The line, or the position that looked round."""
    told = check.told
    if told.end is None:
        seen = bridge.text("check-all-seen", source=position_words(bridge, told.start))
        if not told.target_level:
            return seen
        return bridge.text("map-legend-on-level", seen=seen, level=level_name(bridge, told.target_level))
    return line_words(bridge, told.start, told.end)


def check_verdict(bridge: SessionBridge, check: LoggedCheck) -> str:
    """The answer; a look round has none of its own."""
    told = check.told
    return verdict_words(bridge, told.verdict, told.hindrance) if told.verdict else ""


def check_row(bridge: SessionBridge, check: LoggedCheck) -> tuple[str, ...]:
    """What the table shows of a check: time, line, verdict, markers, note."""
    markers = markers_words(bridge, check.told.markers.laid)
    verdict = check_verdict(bridge, check)
    return (check_time(check), check_pair(bridge, check), verdict, markers, check.note)


def checks_text(bridge: SessionBridge, checks: Iterable[LoggedCheck]) -> str:
    """The checks as lines of text, parts divided by tabs so that a spreadsheet takes them too."""
    return "".join("\t".join(check_row(bridge, check)).rstrip() + "\n" for check in checks)

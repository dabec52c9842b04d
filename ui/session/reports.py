"""Files made from a session: its log in three forms, its pack-up list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.session.words import session_title, words_of

if TYPE_CHECKING:
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_BOM = "\ufeff"  # without it a spreadsheet takes the file for one of its own old encodings


def log_file_text(bridge: SessionBridge, session: Session, suffix: str) -> str:
    """The log as a file of an ending: a page for .html, a table for .csv, else plain text."""
    from companion.reports.log import lines_of, log_csv, log_html, log_text

    lines, words = lines_of(session), words_of(bridge)
    match suffix.lower():
        case ".csv":
            return _BOM + log_csv(lines, words)
        case ".html" | ".htm":
            return log_html(lines, words, session_title(bridge, session))
    return log_text(lines, words)


def pack_up_page(bridge: SessionBridge, session: Session, picture: bytes) -> str:
    """What stands where, as a page to print; `picture` is the map as PNG."""
    from companion.reports.pack_up import pack_up
    from companion.reports.pack_up_page import pack_up_html

    return pack_up_html(pack_up(session), words_of(bridge), session_title(bridge, session), picture)


def pack_up_on_screen(bridge: SessionBridge, session: Session) -> str:
    """What stands where, in letters as large as the window's."""
    from companion.reports.pack_up import pack_up
    from companion.reports.pack_up_page import pack_up_html

    words, title = words_of(bridge), session_title(bridge, session)
    return pack_up_html(pack_up(session), words, title, points=bridge.text_size)

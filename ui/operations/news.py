"""What players did not wish for, or have to act on, told as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.news import news_since
from ui.session.bridge import Message, Severity

if TYPE_CHECKING:
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_MOST_NEWS = 4


def tell_news(bridge: SessionBridge, session: Session, first: int) -> None:
    """Say what the entries from `first` on have brought; too much for the bar is left to panels and log."""
    news = news_since(session.journal, first)
    if news.reasons:
        severity = Severity.WARNING if news.is_setback else Severity.INFO
        *others, last = news.reasons[-_MOST_NEWS:]
        bridge.message.emit(Message(severity, last, slot="news", before=tuple(others)))

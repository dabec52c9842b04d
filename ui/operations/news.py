"""What acts brought, told as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.news import news_since
from ui.session.bridge import Message, Severity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.reason import Reason
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_MOST_NEWS = 4


def tell_news(bridge: SessionBridge, session: Session, first: int, also: Sequence[Reason] = ()) -> None:
    """Say what the entries from `first` on have brought; too much for the bar is left to panels and log."""
    news = news_since(session.journal, first)
    if told := (*news.reasons, *also)[-_MOST_NEWS:]:
        severity = Severity.WARNING if news.is_setback else Severity.INFO
        *others, last = told
        bridge.message.emit(Message(severity, last, slot="news", before=tuple(others)))

"""What acts brought, told as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.news import news_since
from companion.reason import Reason
from ui.session.bridge import Message, Severity

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_MOST_NEWS = 4


def tell_news(
    bridge: SessionBridge,
    session: Session,
    first: int,
    also: Sequence[Reason] = (),
    done: Sequence[Reason] = (),
) -> None:
    """Say what the entries from `first` on brought; of too much for the bar, how much the log has more.

    `done` is told before that: what another player did.
    """
    news = news_since(session.journal, first)
    if told := _as_much_as_fits((*done, *news.reasons, *also)):
        severity = Severity.WARNING if news.is_setback else Severity.INFO
        *others, last = told
        message = Message(severity, last, slot="news", before=tuple(others))
        bridge.once_told(lambda: bridge.message.emit(message))


def _as_much_as_fits(told: Sequence[Reason]) -> Sequence[Reason]:
    if len(told) <= _MOST_NEWS:
        return told
    last = told[1 - _MOST_NEWS :]
    return (Reason("news-more", args={"count": len(told) - len(last)}), *last)

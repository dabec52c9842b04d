"""What acts brought, told as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.news import news_since
from companion.reason import Reason
from ui.session.message import Message, Severity

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
    if told := _as_much_as_fits((*done, *news.reasons), also):
        severity = Severity.WARNING if news.is_setback else Severity.INFO
        *others, last = told
        message = Message(severity, last, slot="news", before=tuple(others))
        bridge.once_told(lambda: bridge.message.emit(message))


def _as_much_as_fits(logged: Sequence[Reason], also: Sequence[Reason]) -> Sequence[Reason]:
    """All of little; of much the last of each kind, and of the others the last that there is room for.

    How many more the log has stands where the first of them would; what it does not have is left out last.
    """
    told = (*logged, *also)
    last_of_kind = {line.key: place for place, line in enumerate(told)}.values()
    others = [place for place in range(len(told)) if place not in last_of_kind]
    left = others[: len(told) + 1 - _MOST_NEWS] if len(told) > _MOST_NEWS else []
    count = sum(place < len(logged) for place in left)
    if count == len(left) == 1:
        return told  # a line that says so would take the place of the one left out
    shown = {place: told[place] for place in range(len(told)) if place not in left}
    if count:
        shown[left[0]] = Reason("news-more", args={"count": count})
    return tuple(shown[place] for place in sorted(shown))

"""The order in which Tab comes to what can be seen: as it is read, whenever it was made.

Qt's own order puts what is made anew after all else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtWidgets import QFocusFrame, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

_MAY_OVERLAP = 4  # pixels of one row in the next


def neighbour(window: QWidget, holder: QWidget, *, is_next: bool) -> QWidget:
    """Whom Tab comes to from the holder of the keyboard, or whom it came from; the holder if he is alone."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # what is new stands where it will
    stops = [one for one in in_sight(window) if is_stop(one) or one is holder]
    place = stops.index(holder) if holder in stops else -1
    step = 1 if is_next else -1
    return stops[(place + step) % len(stops)] if stops else holder


def in_sight(part: QWidget) -> Iterator[QWidget]:
    """A part of the window, then what is shown in it, as it is read."""
    yield part
    children = part.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    for one in _as_read([one for one in children if one.isVisible() and not _is_apart(one)]):
        yield from in_sight(one)


def _is_apart(one: QWidget) -> bool:
    """Whether it is a window of its own, or the ring that lies over all of a part."""
    return one.isWindow() or isinstance(one, QFocusFrame)


def is_stop(one: QWidget) -> bool:
    """Whether Tab comes to it."""
    return one.isEnabled() and bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus) and one.focusProxy() is None


def _as_read(parts: Sequence[QWidget]) -> Sequence[QWidget]:
    """Cut between rows where a line goes through, else between columns; else from the topmost on."""
    if len(parts) < 2:
        return parts
    for start, end in ((QRect.top, QRect.bottom), (QRect.left, QRect.right)):
        groups = list(_cut(parts, start, end))
        if len(groups) > 1:
            return [one for group in groups for one in _as_read(group)]
    return sorted(parts, key=lambda one: (one.y(), one.x()))


def _cut(
    parts: Sequence[QWidget], start: Callable[[QRect], int], end: Callable[[QRect], int]
) -> Iterator[list[QWidget]]:
    """Groups that lie behind one another along one axis."""
    group: list[QWidget] = []
    for one in sorted(parts, key=lambda one: start(one.geometry())):
        if group and start(one.geometry()) > max(end(part.geometry()) for part in group) - _MAY_OVERLAP:
            yield group
            group = []
        group.append(one)
    yield group

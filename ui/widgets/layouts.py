"""Layouts whose widgets come and go, and what scrolls a part of a page."""

from collections.abc import Container, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QBoxLayout, QLayout, QScrollArea, QWidget
from shiboken6 import Shiboken

_DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


def widgets_in(layout: QLayout) -> Iterator[QWidget]:
    """The widgets in a layout, in order: without its items, see `least_widths`."""
    whole = layout.parentWidget()
    children = whole.findChildren(QWidget, options=_DIRECT) if whole is not None else []
    placed = {place: child for child in children if (place := layout.indexOf(child)) >= 0}
    return (placed[place] for place in sorted(placed))


def least_widths(layout: QBoxLayout) -> list[int]:
    """How wide each item in a layout is at least.

    What Python is handed for an item outlives it, and is then taken for whatever comes to lie at its address:
    for a button of the toolbar, say. So it is given up at once.
    """
    widths: list[int] = []
    for place in range(layout.count()):
        if (item := layout.itemAt(place)) is not None:
            widths.append(item.minimumSize().width())
            Shiboken.invalidate(item)
    return widths


def clear(layout: QLayout, but: Container[QWidget] = ()) -> None:
    """Take every widget out of a layout and those in it; all `but` those that go back are gone at once."""
    while (item := layout.takeAt(0)) is not None:
        if (inner := item.layout()) is not None:
            clear(inner, but)
        elif (widget := item.widget()) is not None and widget not in but:
            widget.hide()
            widget.deleteLater()


def height_in(layout: QLayout, width: int) -> int:
    """How high a layout is in a width, with the edges round it."""
    follows = layout.hasHeightForWidth()
    return layout.totalHeightForWidth(width) if follows else layout.totalSizeHint().height()


def area_of(room: QRect) -> int:
    """How much a room holds, in pixels; nothing where its sides have crossed."""
    return max(room.width(), 0) * max(room.height(), 0)


@contextmanager
def laid_out_once(layout: QLayout) -> Iterator[None]:
    """What comes meanwhile is laid out at the end, where each widget shown has all of the window laid out."""
    layout.setEnabled(False)
    try:
        yield
    finally:
        layout.setEnabled(True)
        layout.activate()


def show_now(layout: QLayout) -> None:
    """Show what was put into a layout at once: otherwise it is laid out anew in several later turns."""
    with laid_out_once(layout):
        for widget in widgets_in(layout):
            widget.show()
    if (parent := layout.parentWidget()) is not None:
        parent.updateGeometry()


def turn(body: QBoxLayout, narrow: QBoxLayout.Direction, *, is_wide: bool) -> None:
    """Let two columns stand side by side where there is room, else under one another."""
    way = QBoxLayout.Direction.LeftToRight if is_wide else narrow
    if way != body.direction():
        body.setDirection(way)


def scrolling(inside: QWidget) -> QScrollArea | None:
    """What scrolls a widget."""
    around = inside.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return around


def keep_gutter(area: QAbstractScrollArea) -> None:
    """Keep the place of the bar at the side free, so that no words wrap anew as it comes and goes."""
    bar = area.verticalScrollBar()
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    bar.rangeChanged.connect(lambda _least, greatest: bar.setEnabled(greatest > 0))  # else it shows nothing


def heed_size(inside: QWidget) -> None:
    """Lay out what may have been given another size while nobody saw it, of which it heard nothing."""
    if (layout := inside.layout()) is not None:
        layout.setGeometry(inside.rect())

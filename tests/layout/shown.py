"""What a window shows that can be judged: texts and targets, with the part of each that is to be seen."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollBar,
    QWidget,
)

from ui.map.legend import ViewshedLegend
from ui.map.view import MapView
from ui.pages.join_card import ToldBelow
from ui.shell.command_palette import CommandPalette
from ui.shell.focus_keeper import ASKS
from ui.shell.main_window import MainWindow
from ui.shell.map_card import MapCard
from ui.shell.message_bar import MessageBar
from ui.widgets.hex_entry import GoToBar
from ui.widgets.key_pad import KeyPad
from ui.widgets.tap_frame import TapFrame

_TARGETS = (QAbstractButton, QLineEdit, QComboBox, QAbstractSlider, TapFrame)
_LEAVES = (*_TARGETS, QLabel, QPlainTextEdit, QAbstractItemView, ViewshedLegend)
_PASSING = (CommandPalette, GoToBar, KeyPad, ToldBelow)  # lie over everything while they are used


def leaves(window: QWidget) -> Iterator[QWidget]:
    """Texts, fields and buttons in sight; not what Qt puts into a field or a scrolled area itself."""
    for one in window.findChildren(QWidget):
        if isinstance(one, _LEAVES) and one.isVisible() and not _is_qts_own(one) and not seen(one).isEmpty():
            yield one


def asked(window: QWidget) -> Iterator[QWidget]:
    """What belongs to a question that is open, in sight or not; not the rows of a list within it."""
    for card in window.findChildren(QWidget):
        if card.isVisible() and card.property(ASKS):
            yield from (one for one in card.findChildren(QWidget) if _is_part_of(one, card))


def _is_part_of(one: QWidget, card: QWidget) -> bool:
    """Whether it scrolls only as the whole card does."""
    if not isinstance(one, _LEAVES) or not one.isVisible() or _is_qts_own(one):
        return False
    parent = one.parentWidget()
    while parent is not None and parent is not card and not is_scrolled(parent):
        parent = parent.parentWidget()
    return parent is card


def targets(window: QWidget) -> Iterator[QWidget]:
    """What a finger may want to hit."""
    return (one for one in leaves(window) if isinstance(one, _TARGETS))


def seen(one: QWidget) -> QRect:
    """The part of a widget that the frames round it leave, in its window."""
    rect = place(one)
    parent = one.parentWidget()
    while parent is not None and not one.isWindow():
        rect &= place(parent)
        if parent.isWindow():
            break
        parent = parent.parentWidget()
    return rect


def place(one: QWidget) -> QRect:
    """Where a widget lies in its window."""
    return QRect(one.mapTo(one.window(), QPoint()), one.size()) if not one.isWindow() else one.rect()


def layer(one: QWidget) -> int:
    """0 for page and panels, 1 for what lies over the map, 2 for what passes over everything, 3 for keys."""
    parent: QWidget | None = one
    while parent is not None:
        if isinstance(parent, _PASSING):
            return 3 if isinstance(parent, KeyPad) else 2
        above = parent.parentWidget()
        if isinstance(parent, MessageBar) and _is_above_keys(parent.window()):
            return 1
        if isinstance(parent, MapCard) or (isinstance(above, MapView) and parent is not above.viewport()):
            return 1
        parent = above
    return 0


def _is_above_keys(window: QWidget) -> bool:
    """Whether what is told lies above keys on the screen, over a page; over the map it lies all the same."""
    has_keys = any(one.isVisible() for one in window.findChildren(KeyPad))
    return has_keys and not (isinstance(window, MainWindow) and window.is_map_shown)


def passing(window: QWidget) -> list[tuple[QRect, int]]:
    """What is covered for a while, and the layer of what lies over it there: on the map that of its cards."""
    kinds = (*_PASSING, MessageBar)
    above = [one for kind in kinds for one in window.findChildren(kind) if one.isVisible()]
    return [(place(one), 2 if _is_over_map(one) else layer(one)) for one in above]


def _is_over_map(one: QWidget) -> bool:
    maps = (view for view in one.window().findChildren(MapView) if view.isVisible())
    return isinstance(one, MessageBar) and any(place(view).contains(place(one)) for view in maps)


def name(one: QWidget) -> str:
    """A name that stays: the window's own classes round a widget, and its own; no text and no number."""
    names = [type(one).__name__]
    parent = one.parentWidget()
    while parent is not None and not parent.isWindow():
        if type(parent).__module__.startswith("ui."):
            names.append(type(parent).__name__)
        parent = parent.parentWidget()
    kind, *around = names
    called = f"{kind}#{one.objectName()}" if one.objectName() else kind
    return "/".join([*reversed(around), called])


def is_scrolled(parent: QWidget) -> bool:
    """Whether it is the window through which a longer thing is seen."""
    area = parent.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is parent


def _is_qts_own(one: QWidget) -> bool:
    in_field = isinstance(one.parentWidget(), QLineEdit | QComboBox)
    return isinstance(one, QScrollBar) or in_field or one.objectName().startswith("qt_")

"""What is wrong with a window to the eye or the finger, by name."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from tests.layout.contrast import Picture
from tests.layout.settling import restless
from tests.layout.shown import (
    asked,
    is_scrolled,
    layer,
    leaves,
    name,
    passing,
    place,
    seen,
    targets,
)
from ui.widgets.segment_button import SegmentButton
from ui.widgets.wrapping_button import WrappingButton
from ui.widgets.wrapping_check import WrappingCheck

LEAST_TARGET, LEAST_IN_TABLE_MODE = 40, 48
LEAST_CONTRAST = 4.5
_UNREAD = ("", "—", "―")  # a stroke as thin as its type, whose colour is that of the words beside it
_SLACK = 1  # pixels lost in rounding
_EDGE = 3  # pixels of a border and of what shows beside its round corners, which stand out from any ground
_FOOT = 30  # pixels that edges and the least of a panel take below a card that has all the page
_DOTS = "\u2026"
_TOOL_EDGE, _ICON_GAP = 2, 4
_WIDE = re.compile(r"[\u3000-\u9fff\uff00-\uffef]")  # a line of these breaks anywhere


def judge(window: QWidget, *, is_table_mode: bool, size: tuple[int, int] | None = None) -> Counter[str]:
    """Every flaw of a settled window, and how often it is there."""
    shown = list(leaves(window))
    found = [
        *(f"cut {name(one)}" for one in shown if is_cut(one)),
        *(f"shortened {name(one)}" for one in shown if is_shortened(one)),
        *(f"outside {name(one)}" for one in shown if is_outside(one)),
        *(f"below the fold {name(one)}" for one in asked(window) if is_below_the_fold(one)),
        *(f"over {name(one)} and {name(other)}" for one, other in overlapping(shown)),
        *(f"small {name(one)}" for one in targets(window) if is_small(one, is_table_mode)),
        *(f"faint {name(one)}" for one in faint(window, shown)),
        *(f"restless {name(one)}" for one in restless(window)),
    ]
    if size is not None and (window.width(), window.height()) != size:
        found.append("larger than its screen")
    return Counter(found)


def is_cut(one: QWidget) -> bool:
    """Whether a label or button has no room for its text."""
    if isinstance(one, QLabel):
        return _is_label_cut(one)
    if isinstance(one, WrappingButton | WrappingCheck):
        return one.sizeHint().height() > one.height() + _SLACK
    if isinstance(one, SegmentButton):
        least = one.minimumSizeHint().width(), one.heightForWidth(one.width())
        return one.width() + _SLACK < least[0] or one.height() + _SLACK < least[1]
    if isinstance(one, QAbstractButton) and one.text():
        return _needed(one) > _room(one) + _SLACK
    if isinstance(one, QComboBox):
        option = QStyleOptionComboBox()
        one.initStyleOption(option)
        field = one.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, one
        )
        return one.fontMetrics().horizontalAdvance(one.currentText()) > field.width() + _SLACK
    return False


def is_shortened(one: QWidget) -> bool:
    """Whether a button shows the beginning of its name alone."""
    text = one.text() if isinstance(one, QAbstractButton) else ""
    return text[1:].endswith(_DOTS) and one.accessibleName().removesuffix(_DOTS) not in ("", text)


def is_outside(one: QWidget) -> bool:
    """Whether part of it lies beyond what holds it; up and down a page may be scrolled."""
    rect = place(one)
    parent = one.parentWidget()
    while parent is not None:
        around = place(parent)
        if is_scrolled(parent):
            around.setTop(min(rect.top(), around.top()))
            around.setBottom(max(rect.bottom(), around.bottom()))
        if not around.adjusted(-_SLACK, -_SLACK, _SLACK, _SLACK).contains(rect):
            return True
        if parent.isWindow() or is_scrolled(parent):
            return False
        parent = parent.parentWidget()
    return False


def is_below_the_fold(one: QWidget) -> bool:
    """Whether what is asked must be scrolled to though its card could reach farther down."""
    frame: QWidget | None = one
    while frame is not None and not is_scrolled(frame):
        frame = frame.parentWidget()
    reaches_down = frame is not None and place(frame).bottom() >= one.window().height() - _FOOT
    return seen(one) != place(one) and not reaches_down


def overlapping(shown: list[QWidget]) -> Iterator[tuple[QWidget, QWidget]]:
    """Two of which one lies over the other, though neither is part of the other."""
    places = [(one, seen(one).adjusted(_SLACK, _SLACK, -_SLACK, -_SLACK), layer(one)) for one in shown]
    for (one, here, low), (other, there, high) in combinations(places, 2):
        if low == high and here.intersects(there) and not _are_related(one, other):
            yield one, other


def is_small(one: QWidget, is_table_mode: bool) -> bool:
    """Whether a finger may miss it."""
    least = LEAST_IN_TABLE_MODE if is_table_mode else LEAST_TARGET
    return min(one.width(), one.height()) < least


def faint(window: QWidget, shown: list[QWidget]) -> Iterator[QWidget]:
    """Texts that do not stand out from their ground, as drawn; grey ones may be dim."""
    above = passing(window)
    written = [
        one
        for one in shown
        if isinstance(one, QLabel | QAbstractButton)
        and one.text() not in _UNREAD
        and not any(layer(one) < high and seen(one).intersects(rect) for rect, high in above)
    ]
    if not written:
        return
    picture = Picture(window.grab().toImage())
    for one in written:
        rect = seen(one)
        inside = rect.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        is_judged = one.isVisible() and one.isEnabled() and rect == place(one) and not inside.isEmpty()
        if is_judged and picture.contrast(inside) < LEAST_CONTRAST:
            yield one


def _are_related(one: QWidget, other: QWidget) -> bool:
    return one.isAncestorOf(other) or other.isAncestorOf(one)


def _is_label_cut(label: QLabel) -> bool:
    if not label.text():
        return False
    if not label.wordWrap():
        hint = label.sizeHint()
        return hint.width() > label.width() + _SLACK or hint.height() > label.height() + _SLACK
    if label.heightForWidth(label.width()) > label.height() + _SLACK:
        return True
    return _longest_word(label) > label.contentsRect().width() + _SLACK


def _longest_word(label: QLabel) -> int:
    words = re.split(r"[\s\u200b]", re.sub(r"<[^>]*>", " ", label.text()))
    plain = (part for word in words for part in re.split(r"(?<=[-–/])", word) if not _WIDE.search(part))
    return max((label.fontMetrics().horizontalAdvance(one) for one in plain), default=0)


def _needed(button: QAbstractButton) -> int:
    """Its text's width, and that of an icon before it."""
    is_tool = isinstance(button, QToolButton)
    style = button.toolButtonStyle() if is_tool else Qt.ToolButtonStyle.ToolButtonTextBesideIcon
    if style == Qt.ToolButtonStyle.ToolButtonIconOnly and not button.icon().isNull():
        return 0
    words = button.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, button.text()).width()
    has_icon = style == Qt.ToolButtonStyle.ToolButtonTextBesideIcon and not button.icon().isNull()
    return words + (button.iconSize().width() + _ICON_GAP if has_icon else 0)


def _room(button: QAbstractButton) -> int:
    if isinstance(button, QToolButton):
        return button.width() - 2 * _TOOL_EDGE
    if not isinstance(button, QPushButton | QCheckBox | QRadioButton):
        return button.width()
    option = QStyleOptionButton()
    button.initStyleOption(option)
    kind = (
        QStyle.SubElement.SE_PushButtonContents
        if isinstance(button, QPushButton)
        else QStyle.SubElement.SE_CheckBoxContents
    )
    return button.style().subElementRect(kind, option, button).width()

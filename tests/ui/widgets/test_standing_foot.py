"""The buttons of a form stay in sight, and are the form's wherever they stand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.widgets.footed import Footed, upright
from ui.widgets.standing_foot import StandingFoot

HIGH, LOW = 300, 60


class _Form(QWidget):
    """Long words, then a foot."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self.keys: list[int] = []
        self.button = QPushButton("Do it")
        self.words = QLabel("words")
        self.words.setFixedHeight(height)
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        self.foot = StandingFoot(self, self.button)
        column.addWidget(self.foot)

    def keyPressEvent(self, event: object) -> None:
        self.keys.append(event.key())  # type: ignore[attr-defined]

    @property
    def stands_below(self) -> bool:
        return not self.isAncestorOf(self.button)


@pytest.fixture
def area(qtbot: QtBot) -> Footed:
    inside = QWidget()
    QVBoxLayout(inside)
    area = upright(inside)
    qtbot.addWidget(area)
    area.resize(200, 200)
    area.show()
    return area


def _open(area: Footed, qtbot: QtBot, height: int) -> _Form:
    form = _Form(height)
    inside = area.widget()
    assert inside is not None
    column = inside.layout()
    assert column is not None
    column.addWidget(form)
    form.show()
    qtbot.wait(1)
    return form


def _is_in_sight(area: Footed, form: _Form) -> bool:
    button = form.button
    return button.visibleRegion().boundingRect() == button.rect() and area.isAncestorOf(button)


def test_a_form_that_is_too_long_has_its_buttons_below_what_scrolls(area: Footed, qtbot: QtBot) -> None:
    short, long = _open(area, qtbot, LOW), _open(area, qtbot, HIGH)
    assert not short.stands_below
    assert long.stands_below
    assert _is_in_sight(area, long)
    assert area.viewport().height() + area.foot_height == area.height()


def test_they_come_home_as_there_is_room_and_the_keyboard_stays_with_them(area: Footed, qtbot: QtBot) -> None:
    form = _open(area, qtbot, HIGH)
    with qtbot.waitActive(area):
        area.activateWindow()
    form.button.setFocus()
    area.resize(200, 500)
    qtbot.waitUntil(lambda: not form.stands_below)
    assert form.button.hasFocus()
    assert area.foot_height == 0
    area.resize(200, 200)
    qtbot.waitUntil(lambda: form.stands_below)
    assert form.button.hasFocus()
    qtbot.waitUntil(lambda: _is_in_sight(area, form))


def test_the_form_that_opened_last_has_the_place_and_leaves_it_as_it_goes(area: Footed, qtbot: QtBot) -> None:
    first, last = _open(area, qtbot, HIGH), _open(area, qtbot, HIGH)
    assert (first.stands_below, last.stands_below) == (False, True)
    last.hide()
    qtbot.waitUntil(lambda: first.stands_below)
    assert not last.stands_below
    first.hide()
    qtbot.waitUntil(lambda: area.viewport().height() == area.height())


def test_keys_that_the_buttons_leave_over_are_the_forms_once(area: Footed, qtbot: QtBot) -> None:
    form = _open(area, qtbot, HIGH)
    QTest.keyClick(form.button, Qt.Key.Key_Escape)
    assert form.keys == [Qt.Key.Key_Escape]


def test_too_little_room_is_left_to_the_form(area: Footed, qtbot: QtBot) -> None:
    form = _open(area, qtbot, HIGH)
    area.resize(200, form.button.sizeHint().height() + 10)
    qtbot.waitUntil(lambda: not form.stands_below)


@pytest.mark.long
def test_it_stays_in_sight_where_a_line_of_the_form_does(area: Footed, qtbot: QtBot) -> None:
    form = _open(area, qtbot, HIGH)
    form.button.setMinimumHeight(70)  # words on several lines
    area.resize(200, 70 + 16 + form.fontMetrics().lineSpacing() + 4)
    qtbot.waitUntil(lambda: form.stands_below and _is_in_sight(area, form))
    assert area.viewport().height() >= form.fontMetrics().lineSpacing()


def test_where_it_has_just_enough_room_it_does_not_hop(
    area: Footed, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line above it is none of the buttons' height: counted there it stood below, at home, below."""
    area.setStyleSheet("QFrame#standing-foot { border: none; border-top: 2px solid red; }")
    form = _open(area, qtbot, HIGH)
    area.resize(200, form.button.height() + 16 + form.fontMetrics().lineSpacing())
    qtbot.waitUntil(lambda: form.stands_below)
    moved: list[QWidget | None] = []
    monkeypatch.setattr(area, "stand_below", moved.append)
    qtbot.wait(20)
    assert not moved
    assert form.stands_below

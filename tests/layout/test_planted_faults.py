"""Faults put into a sound page on purpose: each is found by its name, and nothing else is."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from tests.layout.flaws import judge
from tests.layout.settling import settle
from ui.look.style import dress, palette_named
from ui.shell.focus_keeper import ASKS
from ui.widgets.segment_button import SegmentButton
from ui.widgets.tap_frame import TapFrame
from ui.widgets.wrapping_button import WrappingButton
from ui.widgets.wrapping_check import WrappingCheck

LONG = "A sentence that needs a good deal more room than this"


class Sheet(QWidget):
    """A page with a text, a button and a field."""

    def __init__(self) -> None:
        super().__init__()
        self.text = QLabel("Turn 4, Rally Phase", self)
        self.button = QPushButton("Next phase", self)
        self.field = QLineEdit(self)
        for place, one in enumerate((self.text, self.button, self.field)):
            one.setGeometry(20, 20 + 80 * place, 300, 60)
        self.resize(800, 600)

    def add(self, one: QWidget, *place: int) -> None:
        """Put one thing more on it."""
        one.setParent(self)
        one.setGeometry(*place)
        one.show()


class Restless(QWidget):
    """Puts its button into its layout whenever it is laid out."""

    def __init__(self) -> None:
        super().__init__()
        self._column, self._button = QVBoxLayout(self), QPushButton("Undo")
        self._column.addWidget(self._button)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._column.addWidget(self._button)
        return super().event(event)


def a_label_too_narrow(sheet: Sheet) -> None:
    sheet.text.setText(LONG)


def a_wrapped_label_too_low(sheet: Sheet) -> None:
    sheet.text.setWordWrap(True)
    sheet.text.setText(f"{LONG}. {LONG}. {LONG}.")


def a_word_wider_than_its_label(sheet: Sheet) -> None:
    sheet.text.setWordWrap(True)
    sheet.text.setText("Panzerabwehrkanonengeschützbedienung")


def a_button_too_narrow(sheet: Sheet) -> None:
    sheet.button.setText(LONG)


def a_tool_button_elided(sheet: Sheet) -> None:
    button = QToolButton()
    button.setText(LONG)
    sheet.add(button, 400, 20, 100, 60)


def a_button_that_tells_half(sheet: Sheet) -> None:
    sheet.button.setAccessibleName(LONG)
    sheet.button.setText(f"{LONG[:10]}\u2026")


def a_choice_cut(sheet: Sheet) -> None:
    sheet.add(QCheckBox(LONG), 400, 20, 100, 60)


def a_list_of_choices_cut(sheet: Sheet) -> None:
    box = QComboBox()
    box.addItem(LONG)
    sheet.add(box, 400, 20, 100, 60)


def a_wrapping_button_too_low(sheet: Sheet) -> None:
    sheet.add(WrappingButton(f"{LONG}. {LONG}."), 400, 20, 100, 60)


def a_wrapping_choice_too_low(sheet: Sheet) -> None:
    check = WrappingCheck()
    check.setText(f"{LONG}. {LONG}.")
    sheet.add(check, 400, 20, 200, 60)


def a_segment_cut(sheet: Sheet) -> None:
    segment = SegmentButton(sheet)
    segment.setText(LONG)
    sheet.add(segment, 400, 20, 100, 60)


def a_button_half_out_of_the_window(sheet: Sheet) -> None:
    sheet.button.move(700, 100)


def a_page_wider_than_its_window(sheet: Sheet) -> None:
    area, page = QScrollArea(), QWidget()
    QPushButton("Next phase", page).setGeometry(300, 20, 200, 60)
    page.resize(600, 200)
    area.setWidget(page)
    sheet.add(area, 380, 20, 400, 300)


def a_field_over_a_button(sheet: Sheet) -> None:
    sheet.field.move(20, 130)


def a_text_over_a_text(sheet: Sheet) -> None:
    sheet.add(QLabel("Rule 4.2"), 40, 30, 200, 60)


def a_button_over_a_button(sheet: Sheet) -> None:
    sheet.add(QPushButton("Undo"), 200, 110, 200, 60)


def a_text_below_the_window(sheet: Sheet) -> None:
    sheet.add(QLabel("Rule 4.2"), 20, 580, 200, 60)


def a_question_below_the_fold(sheet: Sheet) -> None:
    area, card = QScrollArea(), QWidget()
    card.setProperty(ASKS, True)
    QPushButton("Spain", card).setGeometry(20, 420, 200, 60)
    card.resize(300, 500)
    area.setWidget(card)
    sheet.add(area, 400, 20, 360, 300)


def a_button_too_low_for_a_finger(sheet: Sheet) -> None:
    sheet.button.setStyleSheet("min-height: 0; padding: 0;")
    sheet.button.resize(300, 30)


def a_row_too_low_for_a_finger(sheet: Sheet) -> None:
    row = TapFrame()
    row.setStyleSheet("QFrame#row { min-height: 30px; }")
    sheet.add(row, 400, 20, 300, 30)


def a_text_too_pale(sheet: Sheet) -> None:
    sheet.text.setStyleSheet("color: #9a9a9a; background: white;")


def a_button_too_pale(sheet: Sheet) -> None:
    sheet.button.setStyleSheet("color: #c8a060; background: #f0e8d0; border: none;")


def a_filled_button_in_the_colour_of_other_words(sheet: Sheet) -> None:
    sheet.button.setStyleSheet("color: #222222; background: #24567d; border-radius: 6px;")


def a_page_that_never_rests(sheet: Sheet) -> None:
    sheet.add(Restless(), 400, 20, 200, 60)


PLANTED: dict[Callable[[Sheet], None], str] = {
    a_label_too_narrow: "cut QLabel",
    a_wrapped_label_too_low: "cut QLabel",
    a_word_wider_than_its_label: "cut QLabel",
    a_button_too_narrow: "cut QPushButton",
    a_tool_button_elided: "cut QToolButton",
    a_button_that_tells_half: "shortened QPushButton",
    a_choice_cut: "cut QCheckBox",
    a_list_of_choices_cut: "cut QComboBox",
    a_wrapping_button_too_low: "cut WrappingButton",
    a_wrapping_choice_too_low: "cut WrappingCheck",
    a_segment_cut: "cut SegmentButton",
    a_button_half_out_of_the_window: "outside QPushButton",
    a_page_wider_than_its_window: "outside QPushButton",
    a_field_over_a_button: "over QPushButton and QLineEdit",
    a_text_over_a_text: "over QLabel and QLabel",
    a_button_over_a_button: "over QPushButton and QPushButton",
    a_text_below_the_window: "outside QLabel",
    a_question_below_the_fold: "below the fold QPushButton",
    a_button_too_low_for_a_finger: "small QPushButton",
    a_row_too_low_for_a_finger: "small TapFrame#row",
    a_text_too_pale: "faint QLabel",
    a_button_too_pale: "faint QPushButton",
    a_filled_button_in_the_colour_of_other_words: "faint QPushButton",
    a_page_that_never_rests: "restless Restless",
}


@pytest.fixture
def sheet(qapp: QApplication) -> Iterator[Sheet]:
    dress(qapp, palette_named("light"), 14)
    page = Sheet()
    page.show()
    yield page
    page.close()


def found_on(sheet: Sheet) -> Counter[str]:
    settle(sheet)
    return judge(sheet, is_table_mode=False)


def test_a_sound_page_has_no_flaw(sheet: Sheet) -> None:
    assert found_on(sheet) == Counter()


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__.replace("_", "-"))
def test_a_planted_fault_is_found_by_its_name_alone(sheet: Sheet, plant: Callable[[Sheet], None]) -> None:
    plant(sheet)
    assert found_on(sheet) == Counter([PLANTED[plant]])


def test_table_mode_wants_larger_targets(sheet: Sheet) -> None:
    sheet.button.resize(300, 44)
    settle(sheet)
    assert judge(sheet, is_table_mode=False) == Counter()
    assert judge(sheet, is_table_mode=True) == Counter(["small QPushButton"])


def test_a_window_that_outgrows_its_screen_is_found(sheet: Sheet) -> None:
    sheet.setMinimumWidth(900)
    settle(sheet)
    assert judge(sheet, is_table_mode=False, size=(800, 600)) == Counter(["larger than its screen"])


def test_a_page_may_be_scrolled_down(sheet: Sheet) -> None:
    area, page = QScrollArea(), QWidget()
    QPushButton("Next phase", page).setGeometry(20, 280, 200, 60)
    page.resize(300, 900)
    area.setWidget(page)
    sheet.add(area, 380, 20, 400, 300)
    assert found_on(sheet) == Counter()


def test_what_comes_a_moment_later_is_judged_as_well(sheet: Sheet) -> None:
    """Layouts put things in order by and by: what moves on is not judged where it was."""
    row = QWidget()
    column = QVBoxLayout(row)
    column.addWidget(QPushButton("Back"))
    sheet.add(row, 400, 20, 300, 100)
    QTimer.singleShot(30, lambda: sheet.field.move(20, 130))
    QTimer.singleShot(50, lambda: sheet.field.move(20, 400))
    assert found_on(sheet) == Counter()

"""Which counters of a stack go is chosen by a button for each kind."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from companion.kit.map_items import MapCounter
from companion.reason import Reason
from tests.ui.map.mover import Mover
from tests.ui.running import settle
from ui import operations
from ui.session.bridge import SessionBridge
from ui.session.counters import printed
from ui.widgets.layouts import widgets_in


def test_of_a_stack_of_many_kinds_one_tap_takes_those_of_one_branch_alone(mover: Mover) -> None:
    """And one more takes all again; a stack of few kinds asks for no more room."""
    mover.add("4-5-7, 4-4-7, 9-1, 8-0 @ C10")
    mover.begin()
    mover.chip("Leaders only")
    mover.chip("Leaders only")
    mover.chip("Leaders only")
    mover.type_hex("D10")
    assert sorted(mover.at("D10").split(", ")) == ["8-0", "9-1"]
    with pytest.raises(StopIteration):
        mover.chip("Leaders only")


@pytest.mark.long
def test_seven_kinds_and_those_of_each_branch_need_no_scroll(mover: Mover) -> None:
    mover.window.resize(1366, 690)
    mover.add("4-5-7, 4-4-7, 2-4-7, 9-1, 8-0, LMG, MMG @ C10")
    mover.begin()
    mover.chip("Leaders only")
    assert mover.card.kinds.verticalScrollBar().maximum() == 0


@pytest.mark.long
def test_how_many_of_like_counters_go_is_heard_of_their_button(mover: Mover) -> None:
    mover.add("3x 4-5-7, 9-1 @ C10")
    mover.begin()
    several, one = mover.card.findChildren(QToolButton, "chip")
    assert "3 of 3" in several.accessibleDescription()
    several.click()
    several.click()
    assert "1 of 3" in several.accessibleDescription()
    assert not one.accessibleDescription()


@pytest.mark.long
def test_counters_that_come_to_one_in_hand_need_no_scroll(mover: Mover) -> None:
    """Only a refusal takes room from them; that fewer were in hand before does not."""
    mover.window.resize(1366, 690)
    mover.add("7-0")
    mover.begin()
    mover.add("9x 4-5-7, 4-4-7, 2-4-7, 9-1, LMG")
    QApplication.processEvents()
    assert mover.card.kinds.verticalScrollBar().maximum() == 0


@pytest.mark.long
def test_a_chip_that_is_tapped_stays_where_it_was(mover: Mover) -> None:
    """In a stack so long that it is scrolled; another stack begins at its top."""
    long = "10-3, 10-2, 9-2, 9-1, 8-1, 8-0, 7-0, 6+1, 4-5-8, 4-5-7, 4-4-7, 2-4-8, 2-4-7, 2-3-7, LMG, MMG, HMG"
    mover.add(f"{long} @ C10")
    mover.add("9-1 @ D10")
    mover.begin()
    bar = mover.card.kinds.verticalScrollBar()
    bar.setValue(bar.maximum())
    scrolled = bar.value()
    assert scrolled > 0
    mover.chip("HMG")
    assert bar.value() == scrolled
    mover.moving.step(1)
    assert bar.value() == 0


@pytest.mark.long
def test_what_lies_on_a_counter_is_heard_of_its_button_too(mover: Mover) -> None:
    mover.add("4-5-7, 4-5-7 broken @ A10")
    mover.begin()
    mover.tap("A10")
    flow = mover.card.kinds.flow
    heard = [chip.accessibleName() for chip in widgets_in(flow)]
    assert len(set(heard)) == 2
    assert sum("broken" in name for name in heard) == 1


@pytest.mark.long
def test_what_is_printed_in_words_is_said_in_those_of_the_language(bridge: SessionBridge) -> None:
    counter = MapCounter("a", "x", Reason("option-yes"), label="radio")
    assert printed(bridge, counter) == "radio"
    operations.set_language(bridge, "ja")
    assert printed(bridge, counter) == "無線機"


@pytest.mark.long
def test_a_name_wider_than_the_card_takes_two_lines(mover: Mover) -> None:
    mover.add("3x 4-5-7 @ C10")
    mover.begin()
    operations.set_preference(mover.bridge, text_size=28)
    settle()
    mover.window.map_view.resize(280, 600)
    settle()
    shown = [one for one in mover.card.kinds.findChildren(QToolButton) if one.isVisible()]
    assert "\n" in shown[0].text()
    assert all(one.sizeHint().width() <= one.width() for one in shown)


@pytest.mark.long
def test_a_double_tap_on_a_counter_of_the_stack_is_one(mover: Mover) -> None:
    mover.add("4-5-7, 9-1 @ C10")
    mover.begin()
    chip = next(one for one in mover.card.findChildren(QToolButton) if one.text() == "9-1")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(chip, Qt.MouseButton.LeftButton)
    assert mover.in_hand == "C10 4-5-7"

"""Counters whose move was refused come again behind all others."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.map.mover import Mover


@pytest.mark.long
def test_why_a_counter_was_set_aside_stands_while_the_hex_of_the_next_is_typed(mover: Mover) -> None:
    mover.begin_refused("4-5-7 @ C10\n9-1 @ C11")
    QTest.keyClicks(QApplication.focusWidget(), "d1")
    assert mover.refused() == "hex-off-board"


@pytest.mark.long
def test_an_enter_too_many_behind_a_refused_counter_leaves_the_refusal_to_be_read(mover: Mover) -> None:
    mover.begin_refused("4-5-7, 9-1")
    QTest.keyClicks(QApplication.focusWidget(), " \r")
    assert mover.refused() == "hex-off-board"
    QTest.keyClicks(QApplication.focusWidget(), "d")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert mover.refused() == "nothing-typed"


def test_an_enter_too_many_behind_a_counter_that_moved_leaves_what_it_brought(
    mover: Mover,
) -> None:
    mover.add("4-5-7, 9-1")
    mover.begin()
    for text in ("c10\r", " \r"):
        QTest.keyClicks(QApplication.focusWidget(), text)
    assert mover.at("C10")
    assert mover.refused() == ""
    QTest.keyClicks(QApplication.focusWidget(), "d")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert mover.refused() == "nothing-typed"


@pytest.mark.long
def test_what_was_refused_comes_in_its_turn_once_something_was_done_with_the_hand_empty(mover: Mover) -> None:
    first = mover.begin_refused("4-5-7 @ C10\n9-1 @ C11")
    mover.begin()  # lays it down
    mover.begin()
    assert (mover.in_hand, mover.moving.aside) != (first, 0)
    mover.begin()
    mover.add("LMG @ NN8")
    mover.begin()
    assert (mover.in_hand, mover.moving.aside) == (first, 0)


def test_a_refused_line_leaves_every_later_line_to_its_own_counter(mover: Mover) -> None:
    """Typed ahead without a look: the second line names two hexes, the fourth none; both come again."""
    mover.add("4-5-7 @ C10\n9-1 @ C11\n8-1 @ C12\n8-0 @ C13\n7-0 @ C14")
    mover.begin()
    order = [mover.in_hand]
    for _ in range(4):
        mover.moving.step(1)
        order.append(mover.in_hand)
    mover.moving.step(1)
    names = [one.split()[1] for one in order]
    QTest.keyClicks(QApplication.focusWidget(), "d14\rd11 d12\rd12\rzz99\rd10\r")
    assert [mover.at(name) for name in ("D14", "D12", "D10")] == [names[0], names[2], names[4]]
    assert mover.in_hand == order[1]
    assert mover.moving.aside == 2
    assert mover.card.aside_label.text() == mover.bridge.reason_text(mover.moving.refusal)
    QTest.keyClicks(QApplication.focusWidget(), "d13\rd11\r")
    assert [mover.at(name) for name in ("D13", "D11")] == [names[1], names[3]]
    assert not mover.moving.due


@pytest.mark.long
def test_a_refused_counter_of_the_box_gives_its_turn_to_the_next_one(mover: Mover) -> None:
    """What was placed may move in this phase; that comes after those that wait in the box."""
    mover.add("4-5-7, 9-1, 8-1")
    mover.begin()
    names = [counter.label for counter in mover.moving.stack]
    QTest.keyClicks(QApplication.focusWidget(), "c10\rnn8\rc12\r")
    assert mover.in_hand == f"hand {names[1]}"
    assert mover.refused() == ""  # a success has settled the message: the card still tells
    assert mover.card.aside_label.isVisible()
    while mover.in_hand != f"hand {names[1]}":
        mover.moving.step(1)
    told = mover.card.aside_label.text()
    mover.tap("S28")
    assert mover.card.aside_label.text() != told
    mover.type_hex("c11")
    assert [mover.at(name) for name in ("C10", "C11", "C12")] == names
    assert mover.moving.aside == 0


@pytest.mark.long
def test_what_may_go_there_by_now_is_not_told_to_be_refused(
    mover: Mover, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Why something was refused stands in the card only while it would be refused again."""
    mover.add("4-5-7")
    mover.begin()
    mover.type_hex("NN8")
    assert mover.moving.refusal is not None
    monkeypatch.setattr(type(mover.bridge.session), "foresee", lambda *_: None)
    assert mover.moving.refusal is None


@pytest.mark.long
def test_a_part_of_a_stack_that_is_refused_gives_its_turn_to_the_rest(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n9-1 @ C10")
    mover.begin()
    mover.chip("4-5-7")
    leader = mover.moving.going
    QTest.keyClicks(QApplication.focusWidget(), "zz99\rc11\r")
    assert [mover.at(name) for name in ("C10", "C11")] == ["9-1", "4-5-7"]
    assert mover.moving.going == leader

"""Counters moved in the real window, by keyboard and by taps."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.kit.map_items import MapCounter
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.questions import Reply
from companion.reason import Reason
from companion.sight.result import Position
from tests.ui.map.mover import ENTER, Mover
from tests.ui.running import settle
from ui import operations
from ui.cards.ring import is_marked
from ui.map.tools.tool import Pointer
from ui.panels.forces import ForcesPanel
from ui.panels.roster_entry import RosterLines
from ui.panels.stack_list import StackRow
from ui.session.bridge import SessionBridge
from ui.session.counters import printed


@pytest.mark.long
def test_typed_hexes_move_one_stack_after_the_other(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-5-7 @ C11\n9-1 @ C12")
    mover.begin()
    assert mover.in_hand == "C12 9-1"
    for name in ("d12", "D 11", "d 10"):
        mover.type_hex(name)
    assert [mover.at(name) for name in ("D12", "D11", "D10")] == ["9-1", "4-5-7", "4-5-7"]
    assert mover.in_hand == ""
    assert not mover.moving.due


@pytest.mark.long
def test_two_taps_move_a_stack(mover: Mover) -> None:
    mover.add("2x 4-5-7, LMG @ C10\n4-5-7 @ E10")
    mover.begin()
    mover.moving.pick(None)
    mover.tap("C10")
    assert mover.in_hand == "C10 4-5-7 4-5-7 LMG"
    mover.tap("D10")
    assert mover.at("D10") == "2x 4-5-7, LMG"
    assert mover.in_hand == "E10 4-5-7"


@pytest.mark.long
def test_twenty_counters_in_twenty_lines(mover: Mover) -> None:
    starts = [f"{column}{row}" for column in "BCDEF" for row in (9, 10, 11, 12)]
    mover.add("\n".join(f"4-5-7 @ {name}" for name in starts if name[0] in "BCD"))
    mover.add("\n".join(f"4-4-7 @ {name}" for name in starts if name[0] in "EF"), "german")
    mover.begin()
    moved = 0
    while mover.moving.due:
        hex_ = mover.moving.stack[0].hex
        mover.type_hex(mover.bridge.hex_name(hex_.neighbours()[0]))
        moved += 1
    assert moved == 12  # the Germans have no Movement Phase now
    assert len(mover.bridge.session.state.game.forces.moved.holdings) == 12


@pytest.mark.long
def test_part_of_a_stack_goes_and_the_rest_is_asked_next(mover: Mover) -> None:
    mover.add("3x 4-5-7, 9-1 @ C10")
    mover.begin()
    mover.chip("4-5-7")  # from all to none
    mover.chip("4-5-7")
    mover.chip("4-5-7")
    assert mover.in_hand == "C10 4-5-7 4-5-7 9-1"
    mover.type_hex("D10")
    assert mover.at("D10") == "2x 4-5-7, 9-1"
    assert mover.in_hand == "C10 4-5-7"


@pytest.mark.long
def test_counters_in_hand_are_set_up_one_by_one(mover: Mover) -> None:
    mover.add("2x 4-4-7", "german")
    mover.begin()
    assert mover.in_hand == "hand 4-4-7"
    mover.type_hex("NN8")
    mover.type_hex("MM9")
    assert mover.at("NN8", Faction.GERMAN) == mover.at("MM9", Faction.GERMAN) == "4-4-7"


def test_a_refused_hex_moves_nothing_and_stays_typed(mover: Mover) -> None:
    mover.add("4-5-7")
    mover.begin()
    mover.type_hex("NN8")  # the British set up in the west
    assert mover.refused() == "initial-other-columns"
    assert mover.card.line.text() == "NN8"
    assert mover.bridge.session.state.game.forces.pile(Faction.BRITISH, Spot.HAND)


@pytest.mark.long
def test_a_hex_refused_again_stays_typed_and_why_stands_whatever_thumb_hits_space(mover: Mover) -> None:
    mover.add("4-5-7")
    mover.begin()
    mover.type_hex("NN8")
    for key in (Qt.Key.Key_Space, ENTER):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert mover.card.line.selectedText() == "NN8"
    why = mover.refused()
    mover.card.line.clear()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert mover.refused() == why != ""


@pytest.mark.long
def test_why_a_hex_was_refused_goes_as_another_is_typed(mover: Mover) -> None:
    mover.add("4-5-7")
    mover.begin()
    mover.type_hex("NN8")
    assert mover.refused() == "initial-other-columns"
    QTest.keyClicks(QApplication.focusWidget(), "c")
    assert mover.refused() == ""


def test_return_on_the_empty_line_rings_what_lets_a_stack_stay_and_gives_it(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10\n4-5-7 @ C9")
    mover.begin()
    mover.type_hex("")
    assert mover.in_hand == "C11 4-5-7"
    mover.type_hex("")
    assert mover.in_hand == "C10 4-5-7"
    mover.type_hex("")  # it is ringed for the next one
    assert mover.in_hand == "C9 4-5-7"


@pytest.mark.long
def test_a_thumb_on_space_and_return_after_a_move_lets_no_stack_stay(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10\n4-5-7 @ C9")
    mover.begin()
    for hex_, then in (("D11", "C10 4-5-7"), ("D10", "C9 4-5-7")):
        mover.type_hex(hex_)
        QTest.keyClicks(QApplication.focusWidget(), " \r")
        assert mover.in_hand == then
    assert len(mover.moving.due) == 1


@pytest.mark.long
def test_a_stack_that_stays_does_so_until_the_next_phase(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10")
    mover.begin()
    mover.type_hex("")
    mover.type_hex("")
    assert mover.in_hand == "C10 4-5-7"
    assert len(mover.moving.due) == 1
    for _ in range(4):
        assert operations.execute(mover.bridge, NextPhase())
    assert len(mover.moving.due) == 2


@pytest.mark.long
def test_return_on_the_empty_line_passes_over_no_box(mover: Mover) -> None:
    mover.add("2x 4-4-7", "german")
    mover.begin()
    mover.type_hex("")
    assert mover.in_hand == "hand 4-4-7"
    assert len(mover.moving.due) == 1


@pytest.mark.long
def test_undo_by_its_key_takes_the_stack_in_hand_again(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10")
    mover.begin()
    mover.type_hex("D11")
    assert mover.in_hand == "C10 4-5-7"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert mover.at("C11") == "4-5-7"
    assert mover.in_hand == "C11 4-5-7"


@pytest.mark.long
def test_what_a_stack_may_do_besides_is_in_the_menu(mover: Mover) -> None:
    mover.add("4-5-7 @ C10")
    mover.begin()
    mover.do("Eliminate")
    assert mover.bridge.session.state.game.forces.pile(Faction.BRITISH, Spot.ELIMINATED)
    assert mover.in_hand == ""


@pytest.mark.long
def test_the_broken_leave_by_the_menu_and_their_check_is_asked_for(mover: Mover) -> None:
    mover.add("4-5-7 broken @ A10")
    mover.begin()
    mover.do("Leave the map")
    assert mover.bridge.session.state.waiting
    operations.answer_request(mover.bridge, mover.waiting, Reply(value=7))
    operations.answer_request(mover.bridge, mover.waiting, RollAnswer.physical(12))
    pile = mover.bridge.session.state.game.forces.pile(Faction.BRITISH, Spot.RETAINED)
    assert roster_text(pile) == "2-4-7"  # the check failed: Casualty Reduction, then Retained


@pytest.mark.long
def test_a_refused_choice_of_the_menu_tells_why(mover: Mover) -> None:
    mover.add("8-1 @ C10")
    mover.begin()
    mover.do("Casualty Reduction")
    assert mover.refused() == "forces-leader-wounded"


def test_a_choice_that_needs_a_hex_asks_for_it_and_a_tap_gives_it(
    mover: Mover, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover.add("4-5-7 @ C10")
    mover.begin()
    values = {"side": "british", "text": "4-5-7", "spot": "map", "to_spot": "map"}
    hexes = {"hex": mover.bridge.board.parse_hex("C10")}
    to_hex = Input("to_hex", InputKind.HEX, Reason("input-to-hex"))
    choice = Choice(Reason("forces-choice-move"), MovePieces, {**values, **hexes}, (to_hex,))
    monkeypatch.setattr(mover.moving, "choices", lambda: [choice])
    mover.do("Move")
    assert mover.card.form is not None
    operations.show_overlay(mover.bridge, "command", True)  # another layer of the map leaves it open
    assert mover.card.form is not None
    mover.tap("D12")
    assert mover.at("C10") == "4-5-7"  # the tap went to the form
    mover.card.form.submit()
    assert mover.at("D12") == "4-5-7"
    assert mover.card.form is None
    operations.undo(mover.bridge)
    again = mover.card.form
    assert again is not None
    line = again.inputs["to_hex"]
    assert line.text() == "D12"  # given by its button, not by the tap
    line.submit()
    assert is_marked(again.accept), "an Enter alone gives nothing again"
    assert mover.at("C10") == "4-5-7"
    again.refuse.click()
    assert mover.card.form is None


def test_what_went_amiss_is_in_hand_again_once_it_is_taken_back(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-4-7 @ C10\n4-5-7 @ C11")
    mover.begin()
    mover.tap("C10")
    mover.chip("4-5-7")
    assert mover.in_hand == "C10 4-4-7"
    mover.tap("D12")
    operations.undo(mover.bridge)
    assert mover.in_hand == "C10 4-4-7"


@pytest.mark.long
def test_a_tap_on_another_own_stack_picks_it_and_a_long_press_joins_it(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-5-7 @ C12")
    mover.begin()
    mover.tap("C10")
    assert mover.in_hand == "C10 4-5-7"
    view, hex_ = mover.window.map_view, mover.bridge.board.parse_hex("C12")
    view.tool.long_press(Pointer(hex_, True, view.mapFromScene(view.board_geometry.centre(hex_))))
    assert mover.at("C12") == "2x 4-5-7"


@pytest.mark.long
def test_where_counters_come_from_is_said_while_none_is_on_the_map(mover: Mover) -> None:
    mover.begin()
    assert mover.card.title.text() == (
        "No counter is on the map yet. Enter or choose counters in the panel “Forces”."
    )
    mover.add("4-5-7 @ C10")
    operations.set_facts(mover.bridge, {"clock/moment/phase": "pfph"})
    mover.begin()
    assert mover.card.title.text() == "Tap the counters that move."


@pytest.mark.long
def test_that_nothing_is_left_to_move_is_said_where_moving_is_what_the_phase_is_about(mover: Mover) -> None:
    nothing = "Nothing is left to move"
    mover.add("4-5-7 @ C10")
    mover.begin()
    assert mover.card.title.text() == "1 stack still to move"
    mover.type_hex("c11")
    assert mover.card.title.text() == nothing
    operations.set_facts(mover.bridge, {"clock/moment/phase": "pfph"})
    mover.begin()
    assert mover.card.title.text() == "Tap the counters that move."
    mover.tap("C11")
    assert mover.card.title.text() == "C11 · British"
    mover.add("9-1")  # in hand, to be set up
    assert mover.card.title.text() != nothing
    mover.begin()
    mover.tap("C12")
    assert mover.card.title.text() == nothing


@pytest.mark.long
def test_going_back_a_stack_shows_the_map_as_it_was_and_who_of_it_was_to_go(mover: Mover) -> None:
    mover.add("2x 4-5-7, 9-1 @ C10\n4-5-7 @ QQ12")
    mover.begin()
    view = mover.window.map_view
    view.zoom(6)
    view.centre_on(mover.bridge.board.parse_hex("C10"))
    view.pan(QPointF(-30, 20))
    mover.chip("9-1")
    chosen, outlook = mover.moving.chosen, view.outlook
    mover.card.on.click()
    assert view.outlook != outlook
    mover.card.back.click()
    assert (mover.moving.chosen, view.outlook) == (chosen, outlook)
    mover.card.on.click()
    view.pan(QPointF(5, 5))  # moved since, the map goes nowhere but where the stack is
    moved = view.outlook
    mover.card.back.click()
    assert view.outlook not in (outlook, moved)


@pytest.mark.long
def test_a_stack_taken_from_the_list_is_put_down_by_the_same_tap(mover: Mover) -> None:
    """With the tool, the map and the keyboard as they were, unless something was done since."""
    mover.add("4-5-7 @ C10\n4-5-7 @ QQ12")
    window = mover.window
    window.docks.bring("forces")
    settle()
    view, panel = window.map_view, window.docks.panel("forces", ForcesPanel)
    view.zoom(6)
    view.centre_on(mover.bridge.board.parse_hex("C10"))
    outlook = view.outlook
    line = panel.roster.findChild(RosterLines)
    line.setFocus()
    rows = [one for one in panel.findChildren(StackRow) if one.isVisible()]
    (row,) = [one for one in rows if "QQ12" in one.accessibleName()]
    for is_taken in (True, False, True):
        QTest.mouseClick(row, Qt.MouseButton.LeftButton)
        settle()
        assert (mover.in_hand == "QQ12 4-5-7", view.tool.id == "move") == (is_taken, is_taken)
        assert (view.outlook == outlook, line.hasFocus()) == (not is_taken, not is_taken)
        QTest.qWait(300)  # a finger that bounces taps once
    mover.type_hex("QQ11")
    assert mover.at("QQ11") == "4-5-7"
    operations.undo(mover.bridge)
    settle()
    assert view.outlook != outlook


@pytest.mark.long
def test_the_stack_of_the_hex_in_sight_is_taken_in_hand_first(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-5-7 @ C12")
    for name in ("C10", "C12"):
        operations.select_hex(mover.bridge, mover.bridge.board.parse_hex(name))
        mover.begin()
        assert mover.in_hand == f"{name} 4-5-7"
        mover.window.use_tool("select")


@pytest.mark.long
def test_who_puts_the_hand_down_and_goes_to_a_hex_takes_what_stands_there(mover: Mover) -> None:
    """Though it was looked at before, and another stack was in hand meanwhile."""
    mover.add("4-5-7 @ C10\n4-5-7 @ C12")
    there = mover.window.bridge.board.parse_hex("C12")
    mover.window.go_to((Position(there),))
    mover.begin()
    mover.moving.step(1)
    assert mover.in_hand == "C10 4-5-7"
    mover.window.use_tool("select")
    mover.window.go_to((Position(there),))
    mover.window.use_tool("move")
    assert mover.in_hand == "C12 4-5-7"


@pytest.mark.long
def test_another_own_stack_is_taken_in_hand_by_its_hex_without_a_tap(mover: Mover) -> None:
    """By going to it; a hex typed for what is in hand is where that goes, but for who has moved already."""
    mover.add("4-5-7 @ C10\n9-1 @ C12")
    mover.begin()
    assert mover.in_hand == "C12 9-1"
    mover.window.open_go_to()
    QTest.keyClicks(QApplication.focusWidget(), "C10")
    QTest.keyClick(QApplication.focusWidget(), ENTER)
    QApplication.processEvents()
    assert mover.in_hand == "C10 4-5-7"
    mover.type_hex("C12")
    assert sorted(mover.at("C12").split(", ")) == ["4-5-7", "9-1"]


@pytest.mark.long
def test_a_hand_put_down_in_error_is_taken_up_as_it_was(mover: Mover) -> None:
    """While nothing was done nor looked at since."""
    mover.add("4-5-7 @ C10\n2x 4-5-7 @ C12")
    mover.begin()
    mover.moving.step(1)
    for _ in range(2):  # none, then one
        mover.moving.choose(mover.moving.stack)
    held = mover.moving.key, mover.moving.chosen
    assert len(held[1]) == 1
    for laid_down in ("select", "sight"):
        mover.window.use_tool(laid_down)
        assert mover.moving.key is None
        mover.window.use_tool("move")
        assert (mover.moving.key, mover.moving.chosen) == held
    mover.window.use_tool("select")
    operations.select_hex(mover.bridge, mover.bridge.board.parse_hex("C10"))
    mover.begin()
    assert mover.in_hand == "C10 4-5-7"


@pytest.mark.long
def test_escape_puts_the_tool_down(mover: Mover) -> None:
    mover.add("4-5-7 @ C10")
    mover.begin()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert mover.window.tool == "select"
    assert mover.card.isHidden()


@pytest.mark.long
def test_another_phase_takes_what_was_in_hand_out_of_it(mover: Mover) -> None:
    """A hex typed then is looked at: it was the old stack's before."""
    mover.add("4-5-7 @ C10")
    mover.begin()
    assert mover.in_hand == "C10 4-5-7"
    assert operations.execute(mover.bridge, NextPhase())
    assert not mover.moving.due
    assert mover.in_hand == ""
    assert mover.window.tool == "select"


@pytest.mark.long
def test_fire_at_the_steeple_is_chosen_from_its_stack_and_the_question_answered(
    mover: Mover, qtbot: QtBot
) -> None:
    """1.1e, 1.1j"""
    mover.add("4-4-7 @ FF1\nTiger @ NN8", "german")
    mover.begin()
    mover.moving.pick(None)
    mover.tap("NN8")
    refused = mover.bridge.text("move-refused", choice="Fire a vehicle’s weapon at NN8 (1.1j)")
    assert refused in {action.text() for action in mover.opened_menu()}
    mover.moving.pick(None)
    mover.tap("FF1")
    mover.do("Fire small arms at NN8")
    asking = mover.prompt(qtbot)
    assert asking.title.text().startswith("Fire at NN8: at which level?")
    assert set(asking.pad.buttons) == {"0", "1"}
    asking.pad.buttons["1"].click()
    assert not mover.bridge.session.state.waiting
    assert "NN8, steeple: attacked, TEM +3. (1.1c)" in mover.told()


@pytest.mark.long
def test_a_panther_is_started_from_its_stack(mover: Mover, qtbot: QtBot) -> None:
    """VN-Pz VG b"""
    mover.add("Panther @ KK15", "german")
    operations.set_facts(mover.bridge, {"clock/moment/player": "german"})
    mover.begin()
    mover.moving.pick(None)
    mover.tap("KK15")
    mover.do("Start (stall DR)")
    asking = mover.prompt(qtbot)
    asking.pad.line.setText("15")
    asking.pad.give()
    for total in (12, 5):
        operations.answer_request(mover.bridge, mover.waiting, RollAnswer.physical(total))
    assert "It stalls and wastes 6 MP; with 9 MP left it may try again. (VN-Pz VG b)" in mover.told()


def test_values_alone_stand_for_no_counter_that_goes_by_its_name(bridge: SessionBridge) -> None:
    counter = MapCounter("a", "x", Reason("option-yes"), label="6-8")
    assert printed(bridge, counter) == "6-8"
    assert printed(bridge, replace(counter, goes_by_name=True)) == "yes 6-8"
    assert printed(bridge, replace(counter, goes_by_name=True, title="27")) == "27 6-8"


@pytest.mark.long
def test_a_stack_tapped_by_mistake_is_left_for_the_one_before_by_the_same_tap(mover: Mover) -> None:
    mover.add("2x 4-5-7 @ C10\n9-1 @ E10")
    mover.begin()
    mover.moving.pick(None)
    mover.tap("C10")
    mover.moving.choose_only(mover.moving.stack[:1])
    before = mover.moving.key, mover.moving.chosen
    for _ in range(2):
        mover.tap("E10")
        assert mover.in_hand == "E10 9-1"
        mover.tap("E10")
        assert (mover.moving.key, mover.moving.chosen) == before

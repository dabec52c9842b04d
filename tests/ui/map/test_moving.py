"""Counters moved in the real window, by keyboard and by taps."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.procedures.forces.commands import AddRoster, MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.forces.words import roster_text
from companion.kit.map_items import MapCounter
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.questions import Reply
from companion.reason import Reason
from companion.sight.result import Position
from companion.text import LANGUAGES
from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.cards.prompt import PromptPanel
from ui.cards.ring import is_marked
from ui.map.move_card import MoveCard
from ui.map.moving import Moving
from ui.map.tools.tool import Pointer
from ui.panels.forces import ForcesPanel
from ui.panels.roster_entry import RosterLines
from ui.panels.stack_list import StackRow
from ui.session.bridge import SessionBridge
from ui.session.counters import printed
from ui.shell.main_window import MainWindow

ENTER = Qt.Key.Key_Return


class Mover:
    """Somebody who moves counters in the British Movement Phase."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.bridge = window, window.bridge

    @property
    def moving(self) -> Moving:
        return self.window.map_view.tools["move"].moving

    @property
    def card(self) -> MoveCard:
        return self.window.map_view.move_card

    @property
    def in_hand(self) -> str:
        """What goes, and from where."""
        going = self.moving.going
        where = self.bridge.hex_name(going[0].hex) if going and going[0].hex else "hand" if going else ""
        return " ".join([where, *(counter.label for counter in going)]).strip()

    def add(self, text: str, side: str = "british") -> None:
        assert operations.execute(self.bridge, AddRoster(side=side, text=text))

    def at(self, name: str, side: Faction = Faction.BRITISH) -> str:
        hex_ = self.bridge.board.parse_hex(name)
        forces = self.bridge.session.state.game.forces
        return roster_text(h.pieces for h in forces.of(side) if h.place.hex == hex_)

    def begin(self) -> None:
        self.window.run_action("move-counters")
        QApplication.processEvents()

    def type_hex(self, name: str) -> None:
        """Type into whatever has the keyboard."""
        QTest.keyClicks(QApplication.focusWidget(), name)
        QTest.keyClick(QApplication.focusWidget(), ENTER)
        QApplication.processEvents()

    def tap(self, name: str) -> None:
        view, hex_ = self.window.map_view, self.bridge.board.parse_hex(name)
        view.tool.tap(Pointer(hex_, True, view.mapFromScene(view.board_geometry.centre(hex_))))
        QApplication.processEvents()

    def chip(self, words: str) -> None:
        layout = self.card.kinds.flow
        chips = [layout.itemAt(place).widget() for place in range(layout.count())]
        next(chip for chip in chips if words in chip.text()).click()

    def do(self, words: str) -> None:
        """Choose from the menu of what else may be done."""
        next(action for action in self.opened_menu() if action.text().startswith(words)).trigger()
        QApplication.processEvents()

    def opened_menu(self) -> list[QAction]:
        """What else may be done."""
        menu = self.card.more.menu()
        menu.aboutToShow.emit()
        return menu.actions()

    def prompt(self, qtbot: QtBot) -> PromptPanel:
        """What asks for an answer."""
        prompt = PromptPanel(self.bridge)
        qtbot.addWidget(prompt)
        prompt.show()
        return prompt

    def told(self) -> set[str]:
        """What the log says of the last act."""
        groups = self.bridge.session.log()[-1].details
        return {self.bridge.reason_text(reason) for group in groups for reason in group}

    @property
    def waiting(self) -> str:
        """The request that waits for an answer."""
        return self.bridge.session.state.waiting[0].id

    def refused(self) -> str:
        current = self.window.message_bar.current
        return current.reason.key if current else ""


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def mover(window: MainWindow, qtbot: QtBot) -> Mover:
    begin(window.bridge)
    window.show_map()
    window.activateWindow()
    mover = Mover(window)
    phase = {"turn": 1, "player": "british", "phase": "mph"}
    operations.set_facts(window.bridge, {f"clock/moment/{name}": value for name, value in phase.items()})
    return mover


def test_typed_hexes_move_one_stack_after_the_other(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-5-7 @ C11\n9-1 @ C12")
    mover.begin()
    assert mover.in_hand == "C12 9-1"
    for name in ("d12", "D 11", "d 10"):
        mover.type_hex(name)
    assert [mover.at(name) for name in ("D12", "D11", "D10")] == ["9-1", "4-5-7", "4-5-7"]
    assert mover.in_hand == ""
    assert not mover.moving.due


def test_two_taps_move_a_stack(mover: Mover) -> None:
    mover.add("2x 4-5-7, LMG @ C10\n4-5-7 @ E10")
    mover.begin()
    mover.moving.pick(None)
    mover.tap("C10")
    assert mover.in_hand == "C10 4-5-7 4-5-7 LMG"
    mover.tap("D10")
    assert mover.at("D10") == "2x 4-5-7, LMG"
    assert mover.in_hand == "E10 4-5-7"


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


def test_seven_kinds_and_those_of_each_branch_need_no_scroll(mover: Mover) -> None:
    mover.window.resize(1366, 690)
    mover.add("4-5-7, 4-4-7, 2-4-7, 9-1, 8-0, LMG, MMG @ C10")
    mover.begin()
    mover.chip("Leaders only")
    assert mover.card.kinds.verticalScrollBar().maximum() == 0


def test_how_many_of_like_counters_go_is_heard_of_their_button(mover: Mover) -> None:
    mover.add("3x 4-5-7, 9-1 @ C10")
    mover.begin()
    several, one = mover.card.findChildren(QToolButton, "chip")
    assert "3 of 3" in several.accessibleDescription()
    several.click()
    several.click()
    assert "1 of 3" in several.accessibleDescription()
    assert not one.accessibleDescription()


def test_counters_that_come_to_one_in_hand_need_no_scroll(mover: Mover) -> None:
    """Only a refusal takes room from them; that fewer were in hand before does not."""
    mover.window.resize(1366, 690)
    mover.add("7-0")
    mover.begin()
    mover.add("9x 4-5-7, 4-4-7, 2-4-7, 9-1, LMG")
    QApplication.processEvents()
    assert mover.card.kinds.verticalScrollBar().maximum() == 0


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


def test_why_a_hex_was_refused_goes_as_another_is_typed(mover: Mover) -> None:
    mover.add("4-5-7")
    mover.begin()
    mover.type_hex("NN8")
    assert mover.refused() == "initial-other-columns"
    QTest.keyClicks(QApplication.focusWidget(), "c")
    assert mover.refused() == ""


def test_why_a_counter_was_set_aside_stands_while_the_hex_of_the_next_is_typed(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n9-1 @ C11")
    mover.begin()
    first = mover.in_hand
    mover.type_hex("zz99")
    assert mover.in_hand != first
    QTest.keyClicks(QApplication.focusWidget(), "d1")
    assert mover.refused() == "hex-off-board"


def test_an_enter_too_many_behind_a_refused_counter_leaves_the_refusal_to_be_read(mover: Mover) -> None:
    mover.add("4-5-7, 9-1")
    mover.begin()
    first = mover.in_hand
    mover.type_hex("zz99")
    assert mover.in_hand != first
    QTest.keyClicks(QApplication.focusWidget(), " \r")
    assert mover.refused() == "hex-off-board"
    QTest.keyClicks(QApplication.focusWidget(), "d")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert mover.refused() == "nothing-typed"


def test_what_was_refused_comes_in_its_turn_once_something_was_done_with_the_hand_empty(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n9-1 @ C11")
    mover.begin()
    first = mover.in_hand
    mover.type_hex("zz99")
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


def test_a_part_of_a_stack_that_is_refused_gives_its_turn_to_the_rest(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n9-1 @ C10")
    mover.begin()
    mover.chip("4-5-7")
    leader = mover.moving.going
    QTest.keyClicks(QApplication.focusWidget(), "zz99\rc11\r")
    assert [mover.at(name) for name in ("C10", "C11")] == ["9-1", "4-5-7"]
    assert mover.moving.going == leader


def test_return_on_the_empty_line_rings_what_lets_a_stack_stay_and_gives_it(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10\n4-5-7 @ C9")
    mover.begin()
    mover.type_hex("")
    assert mover.in_hand == "C11 4-5-7"
    mover.type_hex("")
    assert mover.in_hand == "C10 4-5-7"
    mover.type_hex("")  # it is ringed for the next one
    assert mover.in_hand == "C9 4-5-7"


def test_a_thumb_on_space_and_return_after_a_move_lets_no_stack_stay(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10\n4-5-7 @ C9")
    mover.begin()
    for hex_, then in (("D11", "C10 4-5-7"), ("D10", "C9 4-5-7")):
        mover.type_hex(hex_)
        QTest.keyClicks(QApplication.focusWidget(), " \r")
        assert mover.in_hand == then
    assert len(mover.moving.due) == 1


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


def test_return_on_the_empty_line_passes_over_no_box(mover: Mover) -> None:
    mover.add("2x 4-4-7", "german")
    mover.begin()
    mover.type_hex("")
    assert mover.in_hand == "hand 4-4-7"
    assert len(mover.moving.due) == 1


def test_undo_by_its_key_takes_the_stack_in_hand_again(mover: Mover) -> None:
    mover.add("4-5-7 @ C11\n4-5-7 @ C10")
    mover.begin()
    mover.type_hex("D11")
    assert mover.in_hand == "C10 4-5-7"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert mover.at("C11") == "4-5-7"
    assert mover.in_hand == "C11 4-5-7"


def test_what_a_stack_may_do_besides_is_in_the_menu(mover: Mover) -> None:
    mover.add("4-5-7 @ C10")
    mover.begin()
    mover.do("Eliminate")
    assert mover.bridge.session.state.game.forces.pile(Faction.BRITISH, Spot.ELIMINATED)
    assert mover.in_hand == ""


def test_what_lies_on_a_counter_is_heard_of_its_button_too(mover: Mover) -> None:
    mover.add("4-5-7, 4-5-7 broken @ A10")
    mover.begin()
    mover.tap("A10")
    flow = mover.card.kinds.flow
    heard = [flow.itemAt(place).widget().accessibleName() for place in range(flow.count())]
    assert len(set(heard)) == 2
    assert sum("broken" in name for name in heard) == 1


def test_the_broken_leave_by_the_menu_and_their_check_is_asked_for(mover: Mover) -> None:
    mover.add("4-5-7 broken @ A10")
    mover.begin()
    mover.do("Leave the map")
    assert mover.bridge.session.state.waiting
    operations.answer_request(mover.bridge, mover.waiting, Reply(value=7))
    operations.answer_request(mover.bridge, mover.waiting, RollAnswer.physical(12))
    pile = mover.bridge.session.state.game.forces.pile(Faction.BRITISH, Spot.RETAINED)
    assert roster_text(pile) == "2-4-7"  # the check failed: Casualty Reduction, then Retained


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


def test_a_tap_on_another_own_stack_picks_it_and_a_long_press_joins_it(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-5-7 @ C12")
    mover.begin()
    mover.tap("C10")
    assert mover.in_hand == "C10 4-5-7"
    view, hex_ = mover.window.map_view, mover.bridge.board.parse_hex("C12")
    view.tool.long_press(Pointer(hex_, True, view.mapFromScene(view.board_geometry.centre(hex_))))
    assert mover.at("C12") == "2x 4-5-7"


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


def test_the_stack_of_the_hex_in_sight_is_taken_in_hand_first(mover: Mover) -> None:
    mover.add("4-5-7 @ C10\n4-5-7 @ C12")
    for name in ("C10", "C12"):
        operations.select_hex(mover.bridge, mover.bridge.board.parse_hex(name))
        mover.begin()
        assert mover.in_hand == f"{name} 4-5-7"
        mover.window.use_tool("select")


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


def test_escape_puts_the_tool_down(mover: Mover) -> None:
    mover.add("4-5-7 @ C10")
    mover.begin()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert mover.window.tool == "select"
    assert mover.card.isHidden()


def test_another_phase_takes_what_was_in_hand_out_of_it(mover: Mover) -> None:
    """A hex typed then is looked at: it was the old stack's before."""
    mover.add("4-5-7 @ C10")
    mover.begin()
    assert mover.in_hand == "C10 4-5-7"
    assert operations.execute(mover.bridge, NextPhase())
    assert not mover.moving.due
    assert mover.in_hand == ""
    assert mover.window.tool == "select"


def test_the_card_never_covers_the_stack_in_hand(mover: Mover) -> None:
    mover.add("\n".join(f"4-5-7 @ {column}{row}" for column in "BD" for row in (2, 6, 10, 14)))
    view = mover.window.map_view
    view.reset_zoom()
    mover.begin()
    while mover.moving.due:
        spot = view.mapFromScene(view.board_geometry.centre(mover.moving.stack[0].hex))
        assert not mover.card.geometry().contains(spot)
        mover.moving.stay()


def test_the_card_stays_on_the_map_when_a_panel_takes_room(mover: Mover) -> None:
    """Off the stack in hand it stands in the corner that moves with the window."""
    mover.window.resize(1366, 768)
    mover.add("4-5-7 @ C10")
    view = mover.window.map_view
    mover.window.docks.put_away("tracker")
    view.reset_zoom()
    view.centre_on(mover.bridge.board.parse_hex("G11"))
    mover.begin()
    for dock_id in ("forces", "tracker"):
        mover.window.docks.bring(dock_id)
        QApplication.processEvents()
        assert view.rect().contains(mover.card.geometry())


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


def test_what_is_printed_in_words_is_said_in_those_of_the_language(bridge: SessionBridge) -> None:
    counter = MapCounter("a", "x", Reason("option-yes"), label="radio")
    assert printed(bridge, counter) == "radio"
    operations.set_language(bridge, "ja")
    assert printed(bridge, counter) == "無線機"


def test_on_a_low_map_the_card_stands_whole_with_what_is_done_beside_what_is_told(mover: Mover) -> None:
    mover.add("2x 4-4-7, 9-1 @ C10")
    mover.begin()
    view, card = mover.card.parentWidget(), mover.card
    view.resize(900, card.height())
    settle()
    assert view.rect().contains(card.geometry())
    assert card.rect().contains(card.done.geometry())
    assert card.line.y() < card.place_label.geometry().bottom()


def test_the_title_breaks_into_no_column_of_words_beside_the_arrows(mover: Mover) -> None:
    """In large text on a low and narrow map they stand below it."""
    mover.add("4-4-7 @ C10")
    mover.begin()
    card = mover.card
    assert card.title.geometry().right() < card.back.x()
    operations.set_preference(mover.bridge, text_size=28, language="ja")
    settle()
    card.parentWidget().resize(640, 420)
    settle()
    assert card.title.height() < 3 * card.title.fontMetrics().lineSpacing()
    assert card.title.geometry().bottom() < card.back.y()


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_map_too_low_and_narrow_what_is_done_stands_whole_and_what_is_told_is_scrolled(
    mover: Mover, language: str
) -> None:
    mover.add("2x 4-4-7, 9-1 @ C10")
    mover.begin()
    operations.set_preference(mover.bridge, text_size=28, language=language)
    settle()
    view, card = mover.card.parentWidget(), mover.card
    view.resize(460, 440)
    settle()
    assert view.rect().contains(card.geometry())
    for button in (card.move_button, card.stay_button, card.more, card.done):
        assert card.rect().contains(button.geometry())
        assert button.width() >= button.sizeHint().width()
    for label in (card.title, card.place_label):
        assert label.height() >= label.heightForWidth(label.width())


def test_what_is_told_begins_at_its_top_with_another_stack_and_with_a_refusal(mover: Mover) -> None:
    """Where all that is told is scrolled as one; of the same stack it stays where it was."""
    mover.add("10-3, 9-2, 9-1, 8-1, 4-5-7, 4-4-7, 2-4-8, LMG, MMG @ C10\n9-1 @ D10")
    mover.begin()
    operations.set_preference(mover.bridge, text_size=28)
    settle()
    mover.card.parentWidget().resize(460, 440)
    settle()
    bar = mover.card._scrolled.verticalScrollBar()
    bar.setValue(bar.maximum())
    scrolled = bar.value()
    assert scrolled > 0
    mover.chip("LMG")
    settle()
    assert bar.value() == scrolled
    mover.moving.step(1)
    settle()
    assert bar.value() == 0
    bar.setValue(bar.maximum())
    mover.type_hex("1000")
    mover.type_hex("1000")
    settle()
    assert mover.card.aside_label.isVisible()
    assert bar.value() == 0


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


def test_a_double_tap_on_a_counter_of_the_stack_is_one(mover: Mover) -> None:
    mover.add("4-5-7, 9-1 @ C10")
    mover.begin()
    chip = next(one for one in mover.card.findChildren(QToolButton) if one.text() == "9-1")
    QTest.mouseClick(chip, Qt.MouseButton.LeftButton)
    QTest.mouseDClick(chip, Qt.MouseButton.LeftButton)
    assert mover.in_hand == "C10 4-5-7"

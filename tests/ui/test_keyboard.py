"""Who has the keyboard in the real window: what is asked, and never a button that nobody went to."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.games.elst.purposes import ElstPurpose
from companion.reason import Reason
from tests.ui.artillery_player import Player
from tests.ui.artillery_table import GUN, Table
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.panels.parts.form import ChoiceForm
from ui.session.bridge import SessionBridge
from ui.shell.main_window import MainWindow
from ui.widgets.menu import Menu

Key = Qt.Key


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def table(window: MainWindow, tmp_path: Path) -> Table:
    table = Table(window.bridge, tmp_path)
    window.show_map()
    window.docks.bring("batteries")
    window.activateWindow()
    return table


@pytest.fixture
def player(window: MainWindow, table: Table, qtbot: QtBot) -> Player:
    return Player(window, qtbot)


def holder() -> QWidget:
    """What has the keyboard."""
    QApplication.processEvents()
    focus = QApplication.focusWidget()
    assert focus is not None
    return focus


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(holder(), key)


def ringed(player: Player) -> list[QAbstractButton]:
    """The answers that have the keyboard, or that what is typed means."""
    buttons = player.prompt.pad.findChildren(QAbstractButton)
    return [one for one in buttons if one.hasFocus() or one.property("ringed")]


def acts(table: Table) -> int:
    return len(table.bridge.session.journal.acts)


def button_of(where: QWidget, text: str, kind: type[QAbstractButton] = QPushButton) -> QAbstractButton:
    QApplication.processEvents()
    buttons = [one for one in where.findChildren(kind) if one.isVisible()]
    assert any(one.text().startswith(text) for one in buttons), [one.text() for one in buttons]
    return next(one for one in buttons if one.text().startswith(text))


@pytest.mark.long
def test_no_answer_is_ringed_when_the_next_question_opens(player: Player, table: Table) -> None:
    """From the contact number to the contact DR to the draw, by keys alone; Space gives nothing."""
    table.ready_to_fire()
    table.set(contact_number=None)
    player.choose("Try for contact")
    for digit, purpose in ((Key.Key_8, ElstPurpose.CONTACT), (Key.Key_7, ElstPurpose.ACCESS)):
        assert holder() is player.prompt
        press(digit)
        assert [one.text() for one in ringed(player)] == [chr(digit)]
        press(Key.Key_Return)
        assert table.purpose == purpose
        assert holder() is player.prompt
        assert not ringed(player)
        before = acts(table)
        press(Key.Key_Space, Key.Key_Return, Key.Key_Space)
        assert acts(table) == before
    press(Key.Key_B)
    assert [one.text()[:5] for one in ringed(player)] == ["black"]
    press(Key.Key_Space)
    assert table.purpose == ElstPurpose.ACCESS
    press(Key.Key_Return)
    assert table.battery.has_access
    assert holder() is player.window.map_view


def test_arrows_ring_one_answer_after_the_other_and_never_leave_the_card(
    player: Player, table: Table
) -> None:
    table.in_contact()
    player.window.show_map()
    for _ in range(3):
        press(Key.Key_Right)
        assert holder() in player.prompt.pad.buttons.values()
    press(Key.Key_Left)
    assert holder() is player.prompt.pad.buttons["red"]
    press(Key.Key_Enter)
    assert table.battery.reds == 1


def ask_yes_or_no(table: Table) -> None:
    """An SR at JJ11, contact made: is a Known enemy in or next to it?"""
    table.go_to("german", "pfph")
    hex_ = table.hex("JJ11")
    table.set(counter="sr", hex={"q": hex_.q, "r": hex_.r}, has_access=True)
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    table.answer(7)
    while "yes" not in table.waiting.options:
        table.answer("clear")


@pytest.mark.long
def test_a_letter_rings_yes_or_no_and_enter_gives_it(player: Player, table: Table) -> None:
    ask_yes_or_no(table)
    asked = table.waiting
    press(Key.Key_Y, Key.Key_Space)
    assert holder() is player.prompt.pad.buttons["yes"]
    assert table.waiting is asked
    press(Key.Key_Return)
    assert table.waiting is not asked
    assert not isinstance(holder(), QAbstractButton)


def test_one_enter_too_many_behind_an_answer_leaves_what_it_brought_to_be_read(
    player: Player, table: Table
) -> None:
    table.ready_to_fire()
    player.window.show_map()
    table.do(AttemptContact(battery=GUN))
    press(Key.Key_7, Key.Key_Return, Key.Key_Space, Key.Key_Return)
    told = player.window.message_bar.current
    assert player.prompt.is_asking
    assert told is None or told.reason.key != "answer-none-ringed"
    press(Key.Key_Return)
    assert player.window.message_bar.current.reason.key == "answer-none-ringed"


def test_one_enter_too_many_behind_an_act_leaves_what_it_brought_to_be_read(
    player: Player, table: Table
) -> None:
    table.ready_to_fire()
    player.window.show_map()
    table.do(AttemptContact(battery=GUN))
    table.bridge.say(Reason("nothing-typed"))
    for is_told in (False, True):
        press(Key.Key_Return)
        told = player.window.message_bar.current
        assert (told is not None and told.reason.key == "answer-none-ringed") is is_told


def test_a_letter_with_another_is_a_hex_to_go_to_and_the_card_stays(player: Player, table: Table) -> None:
    ask_yes_or_no(table)
    asked, bar = table.waiting, player.window.go_to_bar
    press(Key.Key_N, Key.Key_N)
    assert bar.line.text() == "NN"
    assert not ringed(player)
    press(Key.Key_8, Key.Key_Return)
    assert table.bridge.selected == table.hex("NN8")
    assert table.waiting is asked
    assert player.prompt.isVisible()
    assert holder() is player.prompt


def test_a_hex_pasted_beside_any_field_is_gone_to(player: Player, table: Table) -> None:
    bar = player.window.go_to_bar
    player.window.map_view.setFocus()
    QApplication.clipboard().setText(" NN8\n")
    QTest.keyClick(holder(), Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert bar.line.text() == "NN8"
    press(Key.Key_Return)
    assert table.bridge.selected == table.hex("NN8")


@pytest.mark.long
def test_a_look_at_the_map_gives_the_keyboard_back_to_what_is_asked(player: Player, table: Table) -> None:
    table.in_contact()
    player.tap("JJ11")
    assert holder() is player.prompt
    press(Key.Key_R, Key.Key_Return)
    assert table.battery.reds == 1


@pytest.mark.long
def test_digits_of_like_rolls_jump_from_row_to_row(player: Player, table: Table) -> None:
    table.with_barrage()
    player.choose("Resolve")
    count = len(table.waiting.rows)
    QTest.keyClicks(holder(), "1")
    QTest.keyClicks(holder(), "1" + "7" * (count - 1))
    assert [roll.total for roll in player.prompt.pad.rolls] == [11, *[7] * (count - 1)]
    assert table.waiting is not None
    press(Key.Key_9, Key.Key_Return)  # one roll too many is refused
    assert player.prompt.pad.note.isVisible()
    assert player.window.message_bar.current.reason.key == "roll-told"  # the last of the list
    press(Key.Key_Backspace, Key.Key_Return)
    assert table.waiting is None


@pytest.mark.long
def test_space_presses_no_button_and_enter_does(player: Player, table: Table) -> None:
    window = player.window
    window.resize(1920, 1080)
    window.now_strip.onward.setFocus()
    before = acts(table)
    press(Key.Key_Space)
    assert acts(table) == before
    press(Key.Key_Return)
    assert acts(table) == before + 1
    assert holder() is window.map_view


@pytest.mark.long
def test_the_form_of_the_observer_leaves_the_keyboard_with_the_map(player: Player, table: Table) -> None:
    table.ready_to_fire()
    QApplication.processEvents()
    player.press(button_of(player.card, table.bridge.text("card-observer"), QToolButton))
    player.press(button_of(player.card, "Where the observer is"))
    form = player.card.findChild(ChoiceForm)
    form.inputs["hex"].setFocus()
    QTest.keyClicks(holder(), "ll12")
    form.inputs["level"].button("0").click()
    player.press(form.accept)
    assert table.battery.observer.hex == table.hex("LL12")
    assert holder() is player.window.map_view
    before = acts(table)
    press(Key.Key_Space, Key.Key_Return)
    assert acts(table) == before


@pytest.mark.long
def test_a_chit_taken_by_the_mouse_leaves_the_keyboard_with_the_map(player: Player, table: Table) -> None:
    table.in_contact()
    player.press(player.prompt.pad.buttons["black"])
    assert holder() is player.window.map_view


@pytest.mark.long
def test_yes_or_no_by_the_mouse_leaves_it_with_the_card_then_with_the_map(
    player: Player, table: Table
) -> None:
    ask_yes_or_no(table)
    while table.waiting is not None:
        assert holder() is player.prompt
        player.press(player.prompt.pad.buttons["no"])
    assert holder() is player.window.map_view


@pytest.mark.long
def test_a_reopened_session_shows_what_is_asked(player: Player, table: Table, qtbot: QtBot) -> None:
    table.in_contact()
    path = table.bridge.session_path
    window = player.window
    window.run_action("close-session")
    assert not window.docks.is_shown("prompt")
    window.desk.open(path)
    window.desk.go_to_map()
    assert window.docks.is_shown("prompt")
    assert holder() is player.prompt
    assert not ringed(player)


@pytest.mark.long
def test_a_new_window_shows_what_the_session_that_it_opens_asks(
    window: MainWindow, bridge: SessionBridge, tmp_path: Path
) -> None:
    table = Table(bridge, tmp_path)
    table.in_contact()
    path = bridge.session_path
    operations.close_session(bridge)
    window.activateWindow()
    window.desk.open(path)
    window.desk.go_to_map()
    assert window.docks.is_shown("prompt")
    assert holder() is window.docks.panels["prompt"]


@pytest.mark.long
def test_space_peeks_only_from_the_map(player: Player, table: Table) -> None:
    table.in_contact()
    view, heard = player.window.map_view, []
    table.bridge.message.connect(lambda message: heard.append(message.reason.key))
    press(Key.Key_Space)
    player.window.use_tool("move")
    for widget in (player.prompt.correct_button, view.move_card.done, view.move_card.line):
        widget.setFocus()
        press(Key.Key_Space)
    assert "scan-none" not in heard
    assert player.window.tool == "move"
    view.setFocus()
    press(Key.Key_Space)
    assert "scan-none" in heard


@pytest.mark.long
def test_a_grey_button_says_what_is_to_be_answered_first(player: Player, table: Table) -> None:
    player.window.resize(1920, 1080)
    table.in_contact()
    player.window.docks.bring("tracker")
    button = button_of(player.window.docks.panels["tracker"], "Back a phase")
    asked = player.prompt.title.text()
    assert not button.isEnabled()
    assert asked in button.toolTip()
    assert asked in button.accessibleDescription()
    player.window.docks.put_away("prompt")
    player.press(button)
    assert asked in player.window.message_bar.text
    assert player.window.docks.is_shown("prompt")


def test_space_chooses_nothing_in_a_menu(window: MainWindow, qtbot: QtBot) -> None:
    menu, chosen = Menu(window), []
    menu.addAction("Retreat").triggered.connect(lambda: chosen.append("Retreat"))
    menu.popup(window.mapToGlobal(window.rect().center()))
    for key in (Key.Key_Down, Key.Key_Space):
        qtbot.keyClick(menu, key)
    assert (menu.isVisible(), chosen) == (True, [])
    qtbot.keyClick(menu, Key.Key_Return)
    assert chosen == ["Retreat"]


def test_every_menu_of_the_window_keeps_space_out(window: MainWindow) -> None:
    menus = window.findChildren(QMenu)
    assert menus
    assert all(isinstance(menu, Menu) for menu in menus)


@pytest.mark.long
def test_escape_puts_what_is_asked_off_into_the_strip(player: Player, table: Table, qtbot: QtBot) -> None:
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    window = player.window
    assert player.prompt.isVisible()
    press(Key.Key_Escape)
    assert not player.prompt.isVisible()
    assert holder() is window.map_view
    assert table.waiting is not None
    qtbot.mouseClick(window.now_strip.due, Qt.MouseButton.LeftButton)
    assert player.prompt.isVisible()
    asked = table.waiting
    press(Key.Key_7, Key.Key_Return)
    assert table.waiting is not asked


@pytest.mark.long
def test_zoom_and_go_to_stay_possible_and_give_the_keyboard_back(player: Player, table: Table) -> None:
    ask_yes_or_no(table)
    window, asked = player.window, table.waiting
    before = window.map_view.hex_pixels
    window.run_action("zoom-in")
    assert window.map_view.hex_pixels > before
    assert holder() is player.prompt
    window.run_action("go-to")
    assert holder() is window.go_to_bar.line
    press(Key.Key_Escape)
    assert holder() is player.prompt
    assert table.waiting is asked


@pytest.mark.long
def test_keys_typed_ahead_ring_at_most_and_give_nothing(player: Player, table: Table) -> None:
    """Seven and Enter, then two, Space and a second Enter too many."""
    table.ready_to_fire()
    table.do(AttemptContact(battery=GUN))
    press(Key.Key_7, Key.Key_Return, Key.Key_Return)
    asked = table.waiting
    assert table.purpose == ElstPurpose.ACCESS
    press(Key.Key_2, Key.Key_Space)
    assert table.waiting is asked
    press(Key.Key_Escape)
    assert table.waiting is asked
    assert not player.prompt.isVisible()


@pytest.mark.long
def test_when_a_panel_closes_under_the_keyboard_it_goes_to_the_map(player: Player, table: Table) -> None:
    window = player.window
    table.ready_to_fire()
    QApplication.processEvents()
    player.card.choices.buttons[0].setFocus()
    before = acts(table)
    window.docks.put_away("batteries")
    assert holder() is window.map_view
    press(Key.Key_Space, Key.Key_Return)
    assert acts(table) == before

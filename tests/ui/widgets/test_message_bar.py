"""The message bar."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AttemptContact
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from tests.ui.running import settle
from ui import operations
from ui.session.bridge import Change, SessionBridge
from ui.session.message import Message, Severity
from ui.shell.message_bar import MessageBar


@pytest.fixture
def bar(bridge: SessionBridge, qtbot: QtBot) -> MessageBar:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 400)
    page.show()
    return MessageBar(bridge, lambda action_id: action_id.upper(), page, lambda: [page.rect()])


def refusal(text: str, **fields: object) -> Message:
    return Message(Severity.ERROR, Reason("hex-not-a-number", args={"text": text}), **fields)


def test_it_stands_aside_until_there_is_something_to_say(bar: MessageBar, bridge: SessionBridge) -> None:
    assert bar.isHidden()
    bridge.message.emit(refusal("XX"))
    assert not bar.isHidden()
    assert bar.text == "“XX” is not a hex number."


def test_closing_a_message_shows_the_one_behind_it(bar: MessageBar, bridge: SessionBridge) -> None:
    bridge.message.emit(refusal("first"))
    bridge.message.emit(refusal("second"))
    assert "second" in bar.text
    bar.close_current()
    assert "first" in bar.text
    bar.close_current()
    assert bar.isHidden()


def test_what_was_seen_goes_with_its_page_and_what_is_just_told_stays(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    bridge.message.emit(Message(Severity.INFO, Reason("nothing-typed")))
    bar.turn_page("map", "start")
    assert not bar.isHidden()
    settle()
    bar.turn_page("map", "start")
    assert bar.isHidden()
    bridge.message.emit(refusal("XX"))
    settle()
    bar.turn_page("map", "start")
    assert not bar.isHidden()


def test_who_comes_back_to_a_page_at_once_is_told_again_what_stood_there(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    """A wrong tap on another page cost what the last move had brought."""
    told = Message(Severity.INFO, Reason("nothing-typed"), slot="roll")
    for meanwhile, is_back in (
        (lambda: None, True),
        (lambda: bridge.changed.emit(frozenset({Change.LOG})), False),
        (lambda: bridge.changed.emit(frozenset({Change.SECRETS})), False),
        (lambda: bridge.message.emit(Message(Severity.ERROR, Reason("nothing-typed"), slot="roll")), False),
    ):
        bridge.message.emit(told)
        settle()
        bar.turn_page("map", "start")
        assert bar.current != told
        meanwhile()
        bar.turn_page("start", "map")
        assert (bar.current == told) is is_back
        while bar.current is not None:
            bar.close_current()


def test_information_that_was_seen_does_not_come_back_behind_another(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    """The result of a shot stood over the die of another phase."""
    bridge.message.emit(Message(Severity.INFO, Reason("nothing-typed"), slot="roll"))
    settle()
    bridge.message.emit(refusal("XX"))
    bar.close_current()
    assert (bar.isHidden(), bar.text) == (True, "")


def test_what_is_told_while_a_key_is_held_gives_way_to_what_stood_before(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    """Space on the map took away what the turn had brought."""
    bridge.message.emit(Message(Severity.INFO, Reason("nothing-typed")))
    settle()
    told = bar.text
    bridge.message.emit(Message(Severity.INFO, Reason("scan-none"), slot="scan", is_held=True))
    assert bar.text != told
    settle()
    bridge.unsay("scan")
    assert bar.text == told


def test_an_equal_message_and_one_of_the_same_slot_replace_the_old(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    for message in (refusal("a"), refusal("a"), refusal("b", slot="x"), refusal("c", slot="x")):
        bridge.message.emit(message)
    bar.close_current()
    assert "a" in bar.text
    bar.close_current()
    assert bar.isHidden()


def test_what_an_act_takes_back_and_says_is_shown_once_at_its_end(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    """The bar went and came with every move, and with it all that gives way to it."""
    bridge.message.emit(refusal("a", slot="x"))
    turned = []
    bar.turned.connect(turned.append)
    with bridge.one_act():
        bridge.unsay("x")
        with bridge.one_act():
            bridge.message.emit(refusal("b"))
        assert not turned
    assert [message.reason.args["text"] for message in turned] == ["b"]
    assert (bar.isHidden(), "b" in bar.text) == (False, True)
    with bridge.one_act():
        bar.close_current()
    assert bar.isHidden()


def test_it_speaks_the_new_language_at_once(bar: MessageBar, bridge: SessionBridge) -> None:
    bridge.message.emit(refusal("XX"))
    operations.set_language(bridge, "ja")
    assert bar.text == "「XX」はヘクス番号ではありません。"


def test_a_button_shows_the_hexes(bar: MessageBar, bridge: SessionBridge, qtbot: QtBot, at) -> None:
    reason = Reason("fair-play-hides-viewshed", hexes=(at("NN8"),))
    bridge.message.emit(Message(Severity.WARNING, reason))
    with qtbot.waitSignal(bar.hexes_wanted) as wanted:
        bar.findChild(QPushButton).click()
    assert wanted.args == [(at("NN8"),)]


def test_a_tap_beside_its_buttons_is_for_what_lies_under_it(
    bar: MessageBar, bridge: SessionBridge, qtbot: QtBot
) -> None:
    under = QPushButton(bar.parentWidget())
    under.setGeometry(bar.parentWidget().rect())
    under.show()
    bridge.message.emit(refusal("XX"))
    assert bar.geometry().bottom() == bar.parentWidget().rect().bottom()
    with qtbot.waitSignal(under.clicked):
        qtbot.mouseClick(bar.findChild(QLabel), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))


def test_a_drag_through_it_stays_with_what_it_began_on(
    bar: MessageBar, bridge: SessionBridge, qtbot: QtBot
) -> None:
    page = bar.parentWidget()
    upper, lower = QPushButton(page), QPushButton(page)
    upper.setGeometry(0, 0, 800, 200)
    lower.setGeometry(0, 200, 800, 200)
    for button in (upper, lower):
        button.show()
    bridge.message.emit(refusal("XX"))
    qtbot.mousePress(bar, Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
    assert lower.isDown()
    qtbot.mouseRelease(bar, Qt.MouseButton.LeftButton, pos=QPoint(2, -bar.y() + 50))
    assert not lower.isDown()


def test_its_buttons_run_actions(bar: MessageBar, bridge: SessionBridge, qtbot: QtBot) -> None:
    bridge.message.emit(refusal("XX", actions=("undo",)))
    button = next(one for one in bar.findChildren(QPushButton) if one.text() == "UNDO")
    with qtbot.waitSignal(bar.action_wanted) as wanted:
        button.click()
    assert wanted.args == ["undo"]
    assert bar.isHidden()


def test_information_leaves_by_itself_and_a_refusal_stays(bar: MessageBar, bridge: SessionBridge) -> None:
    bridge.message.emit(refusal("XX"))
    assert not bar._timer.isActive()
    bridge.message.emit(Message(Severity.INFO, Reason("corrections-exported", args={"file": "mine.json"})))
    assert bar._timer.isActive()
    bar._timer.timeout.emit()
    assert "XX" in bar.text


def test_a_refusal_is_settled_by_what_is_done_after_it(bar: MessageBar, bridge: SessionBridge) -> None:
    bridge.message.emit(refusal("told for good"))
    bridge.message.emit(refusal("refused", slot="refusal", actions=("undo",)))
    (button,) = bar.findChildren(QPushButton)
    bridge.update(frozenset({Change.LOG}))
    assert "told for good" in bar.text
    assert button.isHidden()


def test_what_was_left_unchecked_is_told_until_something_is_done(
    bar: MessageBar, bridge: SessionBridge
) -> None:
    bridge.message.emit(refusal("the grid", slot="unchecked"))
    bridge.update(frozenset({Change.SESSION, Change.LOG}))
    assert "the grid" in bar.text
    bridge.update(frozenset({Change.LOG}))
    assert bar.isHidden()


def test_news_of_several_lines_go_once_play_goes_on(bar: MessageBar, bridge: SessionBridge) -> None:
    lines = [Reason("hex-not-a-number", args={"text": text}) for text in ("AR", "SR")]
    bridge.message.emit(Message(Severity.WARNING, lines[1], slot="news", before=(lines[0],)))
    assert bar.text == "“AR” is not a hex number. · “SR” is not a hex number."
    bridge.update(frozenset({Change.LOG}))
    assert bar.isHidden()


def test_a_button_that_only_shows_hexes_stays_and_shows_those_of_now(
    bar: MessageBar, bridge: SessionBridge, qtbot: QtBot
) -> None:
    """One that does anything else comes anew: a finger that bounces is not to do it."""
    for place, actions in enumerate(((), (), ("undo",), ("undo",))):
        hexes = (HexCoord(place, 0),)
        before = _buttons(bar)
        told = Reason("hex-not-a-number", hexes=hexes, args={"text": "AR"})
        bridge.message.emit(Message(Severity.ERROR, told, slot="refusal", actions=actions))
        stays = before == _buttons(bar)
        assert stays == (place == 1)
        with qtbot.waitSignal(bar.hexes_wanted) as wanted:
            _buttons(bar)[0].click()
        assert wanted.args == [hexes]


def _buttons(bar: MessageBar) -> list[QPushButton]:
    settle()
    return bar.findChildren(QPushButton)


def test_it_grows_for_the_note_of_what_is_insisted_on(bar: MessageBar, bridge: SessionBridge) -> None:
    bridge.message.emit(refusal("XX", overrules=AttemptContact(battery="G1")))
    before = bar.height()
    bar.ask_for_note()
    QApplication.processEvents()
    assert bar.height() >= before + bar.note.sizeHint().height()
    assert bar.rect().contains(bar.note.geometry())
    assert bar.parentWidget().rect().contains(bar.geometry())


@pytest.mark.parametrize("width", [800, 420, 260])
def test_words_stand_whole_in_as_many_lines_as_they_need(
    bar: MessageBar, bridge: SessionBridge, width: int
) -> None:
    bar.parentWidget().resize(width, 400)
    said = refusal("NN8 to II12 and on to whatever else was typed into this field", actions=("undo",))
    bridge.message.emit(said)
    words = next(one for one in bar.findChildren(QLabel) if one.text())
    assert bar.rect().contains(words.geometry())
    assert bar.parentWidget().rect().contains(bar.geometry())
    assert bar.text.endswith("is not a hex number.")
    assert bar.text == words.text().replace("\n", " ")
    assert not words.toolTip()
    undo = next(one for one in bar.findChildren(QPushButton) if one.text() == "UNDO")
    assert not undo.geometry().translated(undo.parentWidget().pos()).intersects(words.geometry())


@pytest.mark.long
@pytest.mark.parametrize("words", ["FFE:1 at LL12.", "LL12にFFE:1。"])
def test_few_words_stand_above_buttons_that_leave_them_no_room(
    bar: MessageBar, bridge: SessionBridge, words: str
) -> None:
    """At large type the buttons hid what had come of a battery's fire."""
    said = Message(Severity.INFO, Reason("counter-label", args={"label": words}), actions=("undo", "redo"))
    bridge.message.emit(said)
    buttons = [*bar.findChildren(QPushButton), *bar.findChildren(QToolButton)]
    for one in buttons:
        one.setMinimumHeight(60)  # as at large type: lower beside the words than below them
    bar.parentWidget().resize(buttons[0].parentWidget().sizeHint().width() + 12, 400)
    told = next(one for one in bar.findChildren(QLabel) if one.text())
    for one in buttons:
        assert not one.rect().translated(one.mapTo(bar, QPoint())).intersects(told.geometry())


def test_what_no_room_holds_is_cut_and_told_in_the_tip(bar: MessageBar, bridge: SessionBridge) -> None:
    bar.parentWidget().resize(420, 130)
    bridge.message.emit(refusal("NN8 and on to whatever else was typed into this field " * 4))
    words = next(one for one in bar.findChildren(QLabel) if one.text())
    assert words.text().endswith("…")
    assert words.toolTip() == bar.text
    assert bar.parentWidget().rect().contains(bar.geometry())

"""A form tells what is wrong at the field that it concerns."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import AttemptContact, MoveObserver
from companion.kit.panels import Choice, Input, InputKind
from companion.kit.placed import Place
from companion.reason import Reason
from ui.panels.parts.form import ChoiceForm
from ui.session.bridge import Message, SessionBridge, Severity
from ui.shell.message_bar import MessageBar

HEX = Input("hex", InputKind.HEX, Reason("input-hex"))
TEXT = Input("battery", InputKind.TEXT, Reason("input-counters"))
LABEL = Reason("oba-choice-contact")


@pytest.fixture
def form(bridge: SessionBridge, qtbot: QtBot) -> ChoiceForm:
    form = ChoiceForm(bridge, Choice(LABEL, MoveObserver, inputs=(HEX, TEXT)))
    qtbot.addWidget(form)
    form.show()
    return form


def _told(form: ChoiceForm) -> dict[str, str]:
    return {name: note.text() for name, note in form.notes.items() if note.isVisible()}


def test_what_is_missing_or_wrong_is_told_at_its_field(
    form: ChoiceForm, qtbot: QtBot, messages: list[Message]
) -> None:
    form.inputs["hex"].setText("zz99")
    form.inputs["battery"].setText("G1")
    with qtbot.assertNotEmitted(form.given):
        form.submit()
    assert list(_told(form)) == ["hex"]
    assert form.inputs["hex"].accessibleDescription() == _told(form)["hex"]
    form.inputs["hex"].setText("nn8")
    form.inputs["battery"].setText("")
    assert _told(form) == {}
    form.submit()
    assert list(_told(form)) == ["battery"]
    assert not messages


def test_what_comes_of_it_is_told_at_its_field_alone(
    form: ChoiceForm, bridge: SessionBridge, qtbot: QtBot
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = MessageBar(bridge, str, page, page.rect)
    why = Message(Severity.ERROR, Reason("no-session"), place=Place(field="hex"))
    form.given.connect(lambda _: bridge.message.emit(why))
    form.inputs["hex"].setText("nn8")
    form.inputs["battery"].setText("G1")
    form.submit()
    assert list(_told(form)) == ["hex"]
    assert bar.current is None
    bridge.message.emit(why)  # of some other form
    form.notes["hex"].take_back()
    assert _told(form) == {}


def test_what_the_table_may_insist_on_stands_in_the_slot_besides(bridge: SessionBridge, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    bar = MessageBar(bridge, str, page, page.rect)
    wish, place = AttemptContact(battery="G1"), Place(field="hex")
    bar.show_message(Message(Severity.ERROR, Reason("no-session"), overrules=wish, place=place))
    assert bar.current is not None

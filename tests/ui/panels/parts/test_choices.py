"""A list of choices stays while others take their place in it, and does what it says now."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import MoveObserver
from companion.kit.panels import Choice, ChoiceList, Input, InputKind
from companion.reason import Reason
from tests.ui.session_table import begin
from ui.panels.panel import Panel
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.make import part_item
from ui.panels.parts.still import StillColumn
from ui.session.bridge import SessionBridge

HEX = Input("hex", InputKind.HEX, Reason("input-hex"))
CONTACT = Choice(Reason("oba-choice-contact"), MoveObserver, inputs=(HEX,))
OTHER = replace(CONTACT, label=Reason("np-choice-next-phase"), inputs=(replace(HEX, may_be_left=True),))
REFUSED = replace(OTHER, refusal=Reason("form-incomplete"))


class _Plain(Panel):
    def refresh(self) -> None:
        """It shows what the test gives it."""


Show = Callable[..., ChoiceListView]


@pytest.fixture
def show(bridge: SessionBridge, qtbot: QtBot) -> Show:
    """Choices in a panel of its own; what shows them."""
    begin(bridge)
    panel = _Plain(bridge)
    qtbot.addWidget(panel)
    column, still = QVBoxLayout(panel), StillColumn(panel)
    column.addStretch(1)
    panel.show()

    def showing(*choices: Choice) -> ChoiceListView:
        still.show(column, [part_item(panel, ChoiceList(choices), "choices")])
        view = column.itemAt(0).widget()
        assert isinstance(view, ChoiceListView)
        return view

    return showing


def test_a_button_that_asks_for_more_stays_and_opens_the_form_of_now(show: Show) -> None:
    view = show(CONTACT)
    [button] = view.buttons
    before = button.text()
    assert show(CONTACT) is view
    assert show(OTHER) is view
    assert view.buttons == [button]
    assert button.text() != before
    button.click()
    assert view.form is not None
    assert view.form._choice is OTHER


def test_another_number_of_buttons_or_another_refusal_makes_the_list_anew(show: Show) -> None:
    view = show(CONTACT)
    both = show(CONTACT, OTHER)
    assert both is not view
    refused = show(CONTACT, REFUSED)
    assert refused is not both
    assert len(refused.buttons) == 1


def test_a_form_left_empty_gives_way_to_the_buttons_of_now(show: Show) -> None:
    view = show(CONTACT)
    view.choose(CONTACT)
    assert view.form is not None
    show(OTHER)
    assert view.form is None
    assert len(view.buttons) == 1

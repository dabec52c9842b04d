"""A list of choices stays while it offers the same, in every language."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.artillery.commands import MoveObserver
from companion.kit.panels import Choice, ChoiceList, Input, InputKind
from companion.reason import Reason
from tests.ui.session_table import begin
from ui import operations
from ui.panels.panel import Panel
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.make import part_item
from ui.panels.parts.still import StillColumn
from ui.session.bridge import SessionBridge
from ui.widgets.fold import Fold
from ui.widgets.layouts import widgets_in

HEX = Input("hex", InputKind.HEX, Reason("input-hex"))
CONTACT = Choice(Reason("oba-choice-contact"), MoveObserver, inputs=(HEX,))
OTHER = replace(CONTACT, label=Reason("np-choice-next-phase"), inputs=(replace(HEX, may_be_left=True),))
REFUSED = replace(OTHER, refusal=Reason("form-incomplete"))


class _Plain(Panel):
    refreshed = 0

    def refresh(self) -> None:
        """It shows what the test gives it."""
        self.refreshed += 1


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
        view = next(widgets_in(column))
        assert isinstance(view, ChoiceListView)
        return view

    return showing


def test_a_button_that_asks_for_more_stays_and_opens_the_form_of_now(show: Show) -> None:
    """With the odds of now, which are not compared."""
    view = show(CONTACT)
    [button] = view.buttons
    now = replace(CONTACT, odds=lambda _command: None)
    assert show(now) is view
    assert view.buttons == [button]
    button.click()
    assert view.form is not None
    assert view.form._choice is now


def test_another_language_is_told_by_the_same_buttons(show: Show, bridge: SessionBridge) -> None:
    view = show(CONTACT, REFUSED)
    [button] = view.buttons
    before = button.text(), view.findChild(Fold).head.text()
    operations.set_language(bridge, "ja")
    assert show(CONTACT, REFUSED) is view
    assert button.text() != before[0]
    assert view.findChild(Fold).head.text() != before[1]


def test_something_else_to_do_has_a_button_of_its_own(show: Show) -> None:
    """A finger that bounces on the one before does not press it."""
    view = show(CONTACT)
    assert show(OTHER) is not view
    assert show(CONTACT, OTHER).buttons != view.buttons
    assert len(show(CONTACT, REFUSED).buttons) == 1


def test_another_layer_of_the_map_draws_no_panel_anew_in_which_a_form_is_open(
    show: Show, bridge: SessionBridge
) -> None:
    view = show(CONTACT)
    view.choose(CONTACT)
    panel = view.parentWidget()
    before = panel.refreshed
    operations.show_overlay(bridge, "command", True)
    assert panel.refreshed == before
    operations.flip_board(bridge)
    assert panel.refreshed == before + 1


@pytest.mark.long
def test_a_form_left_empty_gives_way_to_the_buttons(show: Show) -> None:
    view = show(CONTACT)
    view.choose(CONTACT)
    assert view.form is not None
    assert show(CONTACT) is view
    assert view.form is None
    assert len(view.buttons) == 1

"""A Refit Phase walked in the real window, by the buttons and fields that a player uses."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import BringGroup, Consolidate
from companion.games.elst.procedures.refit.state import Campaign, Purse
from companion.games.elst.rules.refit.ground import prepared_ground
from companion.games.elst.rules.refit.initiative import Chit
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.hexes.coordinates import HexCoord
from companion.kit.questions import YES
from companion.session.changes import Changes
from tests.games.elst.refit.assistant.refit_table import CampaignTable
from tests.ui.running import settle
from ui import operations
from ui.pages.procedure_page import ProcedurePage
from ui.panels.parts.basket import BasketView
from ui.panels.parts.form import ChoiceForm
from ui.panels.parts.open_form import OpenForm
from ui.panels.parts.secrets import SecretsView
from ui.panels.parts.suggested_line import SuggestedLine
from ui.session.bridge import told_by
from ui.shell.main_window import MainWindow
from ui.widgets.segments import Segments
from ui.widgets.stepper import Stepper

BRITISH_HOLD = ("E12", "E13", "F19", "F20", "H13", "A12", "A19")


class RefitWalk:
    """Players at the refit page of a window."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self._qtbot = window, qtbot

    # ---- what is ----

    @property
    def page(self) -> ProcedurePage:
        page = self.window.desk.pages["procedure"]
        assert isinstance(page, ProcedurePage)
        return page

    @property
    def campaign(self) -> Campaign:
        return self.window.bridge.session.state.game.campaign

    def purse(self, side: Faction) -> Purse:
        return self.window.bridge.session.state.secrets[side].game.on(self.campaign.date)

    def hex(self, name: str) -> HexCoord:
        return self.window.bridge.board.parse_hex(name)

    def text(self, key: str, **args: Any) -> str:
        return self.window.bridge.text(key, **args)

    def labels(self) -> list[str]:
        """Everything that the page has in words, hidden or not."""
        settle()
        widgets = [*self.page.findChildren(QLabel), *self.page.findChildren(QPushButton)]
        return [widget.text() for widget in widgets]

    # ---- what players do ----

    def press(self, key: str, **args: Any) -> None:
        """Press the button with a text; the first one in sight."""
        self._press(self.text(key, **args))

    def take_side(self, side: Faction) -> None:
        """Look at the secret work of a side, where both are in sight."""
        view = next(one for one in self.page.findChildren(SecretsView) if one.isVisibleTo(self.page))
        view.sides.button(side.value).click()
        settle()

    def side_shown(self) -> Faction:
        """Whose secret work is in sight."""
        view = next(one for one in self.page.findChildren(SecretsView) if one.isVisibleTo(self.page))
        return Faction(view.sides.value())

    def bring_groups(self, side: Faction, place: str) -> None:
        """Tap a place for every new group of a side."""
        self.take_side(side)
        choices = self.window.bridge.session.choices()
        mine = [one for one in choices if one.command is BringGroup and one.values["faction"] is side]
        for choice in mine:
            if choice.values["place"] == place:
                self._press(self.window.bridge.reason_text(choice.label))

    def _press(self, wanted: str) -> None:
        shown = self._buttons(wanted)
        assert shown, wanted
        assert shown[0].isEnabled(), wanted
        shown[0].click()
        settle()

    def _buttons(self, words: str) -> list[QPushButton]:
        """Those in sight that say so."""
        found = self.page.findChildren(QPushButton)
        return [one for one in found if one.isVisibleTo(self.page) and one.text() == words]

    def fill_in(self, key: str, given: Mapping[str, Any], **args: Any) -> None:
        """Open the form of a choice, fill it in and send it off."""
        self.press(key, **args)
        form = next(one for one in self.page.findChildren(ChoiceForm) if one.isVisibleTo(self.page))
        for name, value in given.items():
            _put(form.inputs[name], value)
        form.accept.click()
        settle()

    def next(self) -> None:
        """Go on to the next step; it must be allowed."""
        before = self.campaign.step
        self.window.now_strip.onward.click()
        settle()
        assert self.campaign.step is not before, self.page.next.why.text()

    def go_to(self, step: RefitStep) -> None:
        """On to a step; half-squads combine on the way, and the areas are fixed."""
        while self.campaign.step is not step:
            self._do_what_must_be()
            self.next()

    def skip_to(self, step: RefitStep) -> None:
        """As `go_to`, where the way there is not what is looked at."""
        with self._unwatched() as table:
            table.go_to(step)

    @contextmanager
    def _unwatched(self) -> Iterator[CampaignTable]:
        """The session, played without the window, which is shown what that comes to."""
        yield CampaignTable.over(self.window.bridge.session)
        self.window.bridge.update(told_by(~Changes.NONE))
        settle()

    def roll(self, total: int) -> None:
        """Type the same total for every roll that waits, as at the page's own pad."""
        while waiting := self.window.bridge.session.state.waiting:
            request = waiting[0]
            assert isinstance(request, RollRequest)
            for _ in request.rows:
                self._type_roll(total)
            if len(request.rows) > 1:
                self.page.prompt.pad.accept.click()
            settle()

    def roll_once(self, total: int) -> None:
        """Type a total for what the page's pad asks, though nothing waits."""
        self._type_roll(total)
        settle()

    def _type_roll(self, total: int) -> None:
        assert self.page.type_text(str(total))
        self._qtbot.keyClick(self.page.prompt.pad.line, Qt.Key.Key_Return)

    def tell_control(self) -> None:
        """The Germans hold every building but those that the British took; no road but theirs is held."""
        ground = prepared_ground(self.window.bridge.board)
        british = tuple(map(self.hex, BRITISH_HOLD))
        told = {"nobody": ground.edge_roads, Faction.GERMAN: ground.buildings, Faction.BRITISH: british}
        with self._unwatched() as table:
            for option, hexes in told.items():
                table.do(*table.session.system.tell(table.state, "control", option, tuple(hexes)))

    def buy(self, place: int) -> None:
        """Tap one of the groups that may be bought, counted from the first."""
        view = next(one for one in self.page.findChildren(BasketView) if one.isVisibleTo(self.page))
        offered = [b for b in view.offers.findChildren(QPushButton) if b.isVisibleTo(view) and b.isEnabled()]
        offered[place].click()
        settle()

    def secret_work(self, side: Faction, chit: Chit) -> None:
        """Everything that a side does from replenishment to its chit."""
        if self._buttons(self.text("refit-choice-replenish-none")):  # where squads may come back
            self.press("refit-choice-replenish-none")
        self.press("refit-choice-points")
        self.roll(2)
        self.buy(0)
        self.press("refit-choice-close")
        self.roll(6)
        self.press(f"refit-choice-chit-{chit.value}")
        assert self.purse(side).chit is chit

    def reveal(self, **chits: Chit) -> None:
        """Turn both chits up; those that nobody at the machine knows are told."""
        view = next(one for one in self.page.findChildren(OpenForm) if one.isVisibleTo(self.page))
        for side, chit in chits.items():
            view.fields[side].button(chit).click()
        view.give.click()
        settle()

    def _do_what_must_be(self) -> None:
        if self.campaign.step is RefitStep.SETUP_AREAS:
            self.window.now_strip.onward.click()  # which fixes the areas first
            if self.page.prompt.waiting:  # where control was not told
                self.page.prompt.pad.buttons[YES].click()
        due = (c for c in self.window.bridge.session.choices() if c.command is Consolidate and not c.inputs)
        for choice in due:
            assert operations.execute(self.window.bridge, choice.build())


def _put(widget: object, value: Any) -> None:
    match widget:
        case Segments():
            widget.button(value).click()
        case SuggestedLine():
            widget.line.setText(value)
        case Stepper():
            widget.set_value(value)
        case _:
            widget.setText(value)

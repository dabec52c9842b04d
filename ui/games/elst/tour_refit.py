"""The stops of the tour that show the Refit Phase: areas stage by stage, dice, purchases, records."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from companion.chance.answers import RollAnswer
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    FixAreas,
    NextRefitStep,
    Replenish,
    RollPoints,
    TellLosses,
    TryEscape,
    TryShift,
)
from companion.games.elst.rules.refit.ground import prepared_ground
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.kit.system import Start
from ui import operations
from ui.pages.procedure_page import ProcedurePage
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.panels.parts.suggested_line import SuggestedLine
from ui.session.files import fresh_file
from ui.shell.kinds import of_kind
from ui.widgets.segments import Segments

if TYPE_CHECKING:
    from companion.session.messages import Command
    from ui.tour.guide import Guide

STAGES = ("marked", "reached", "no-mans-land", "joined", "result")  # of the Setup Areas, in order
_BRITISH_HOLD = ("A12", "A19", "E12", "E13", "F19", "F20", "H13")
_TANK = "D15"
_LOST = "4x 4-5-7, 2-3-7"
_ESCAPING, _HEX = "2x 4-5-7, 9-1", "H17"
_SHIFTING, _ORIGIN, _GOAL = "3x 4-5-7", "#1", "#2"
_ORDER = ("I1", "G1", "O2")


def losses(guide: Guide) -> None:
    """The first step, with a form."""
    _begin(guide)
    form = _open_form(guide, TellLosses, side=Faction.BRITISH)
    _type(form, text=_LOST)


def areas(guide: Guide, stage: str = STAGES[-1]) -> None:
    """Control as told, and the areas as far as a stage."""
    _begin(guide)
    _go_to(guide, RefitStep.SETUP_AREAS)
    operations.tell_on_map(guide.bridge, "vehicles", Faction.BRITISH, [guide.hex(_TANK)])
    operations.show_area_stage(guide.bridge, stage)


def escape(guide: Guide) -> None:
    """An Escape being told, with its odds."""
    _begin(guide)
    _go_to(guide, RefitStep.ESCAPE)
    form = _open_form(guide, TryEscape)
    _type(form, Faction.BRITISH, text=_ESCAPING, hex=_HEX)


def shift(guide: Guide) -> None:
    """A Shift being told: its way on the map, and its odds."""
    _begin(guide)
    _go_to(guide, RefitStep.SHIFT)
    form = _open_form(guide, TryShift)
    _type(form, text=_SHIFTING, origin=_ORIGIN, goal=_GOAL)


def purchase(guide: Guide) -> None:
    """A side's order on the first morning."""
    _begin(guide)
    _go_to(guide, RefitStep.REPLENISHMENT)
    side = Faction.BRITISH
    guide.execute(Replenish(faction=side), RollPoints(faction=side))
    request = guide.bridge.in_play.state.waiting[0]
    operations.answer_request(guide.bridge, request.id, RollAnswer.physical(3))
    guide.execute(*(BuyGroup(faction=side, group=group) for group in _ORDER))


def records(guide: Guide) -> None:
    """The campaign's records."""
    purchase(guide)
    guide.run("records")


def _begin(guide: Guide) -> None:
    start = Start(scenario="initial", options={"refit-after": "23-evening"})
    operations.begin_session(guide.bridge, fresh_file("tour"), start)
    buildings = prepared_ground(guide.bridge.board).buildings
    operations.tell_on_map(guide.bridge, "control", Faction.GERMAN, buildings)
    operations.tell_on_map(guide.bridge, "control", Faction.BRITISH, map(guide.hex, _BRITISH_HOLD))
    guide.window.desk.go_to_map()
    guide.run("procedure")


def _go_to(guide: Guide, step: RefitStep) -> None:
    campaign = guide.bridge.in_play.state.game.campaign
    while campaign.step is not step:
        if campaign.step is RefitStep.SETUP_AREAS:
            guide.execute(FixAreas())
        guide.execute(NextRefitStep())
        campaign = guide.bridge.in_play.state.game.campaign


def _open_form(guide: Guide, command: type[Command], **given: object) -> ChoiceForm:
    """The form of the first choice of a command, with what it has given, opened on the page."""
    page = guide.window.desk.page(ProcedurePage)
    for choices in page.step.findChildren(ChoiceListView):
        for choice in choices.choices:
            if choice.command is command and given.items() <= choice.values.items():
                choices.choose(choice)
                return of_kind(ChoiceForm, choices.form)
    raise LookupError(command.type)


def _type(form: ChoiceForm, side: Faction | None = None, **texts: str) -> None:
    """Fill a form: its side where it asks for one, and its lines."""
    if side is not None:
        of_kind(Segments, form.inputs["side"]).button(side.value).click()
    for name, text in texts.items():
        widget = form.inputs[name]
        line = widget.line if isinstance(widget, SuggestedLine) else of_kind(QLineEdit, widget)
        line.setText(text)


def areas_in_japanese(guide: Guide) -> None:
    """The areas in the other language."""
    operations.set_language(guide.bridge, "ja")
    areas(guide)


def purchase_in_japanese(guide: Guide) -> None:
    """The order in the other language."""
    operations.set_language(guide.bridge, "ja")
    purchase(guide)

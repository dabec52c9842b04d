"""The stops of the tour that show a session: dice, draws and offboard artillery."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit

from companion.chance.answers import DrawAnswer, Roll, RollAnswer
from companion.chance.requests import DrawRequest, RollRequest
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    EndOrdnanceSmoke,
    MoveObserver,
    ResolveAttacks,
    TakeAction,
)
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action
from companion.kit.questions import AnyAnswer, AnyRequest, Reply
from companion.session.commands import SetFacts
from ui import operations
from ui.cards.dice_pad import DicePad
from ui.games.elst.batteries import BatteriesPanel
from ui.pages.game_calculator import GameCalculator
from ui.panels.parts.choices import ChoiceListView
from ui.shell.kinds import of_kind

if TYPE_CHECKING:
    from ui.tour.guide import Guide

_GUN = "G1"
_TEM = 1  # as a printed chart might say
_OBSERVER, _AR, _SR_ERROR = "NN8", "JJ11", (3, 2)
_FACTS = f"artillery/batteries/{_GUN}/"


def contact(guide: Guide) -> None:
    """The contact DR is asked."""
    _begin(guide)
    guide.execute(AttemptContact(battery=_GUN))
    guide.run("fit")


def draw(guide: Guide) -> None:
    """The draw for access is asked."""
    contact(guide)
    answer(guide, 7)


def aim(guide: Guide) -> None:
    """An AR hex is chosen on the map, with where its round may land."""
    draw(guide)
    answer(guide, "black")
    _close_up(guide)
    card = guide.window.docks.panel("batteries", BatteriesPanel).cards[_GUN]
    of_kind(ChoiceListView, card.choices).buttons[0].click()
    guide.wait()
    guide.tap(_AR)


def error(guide: Guide) -> None:
    """The error DR is asked, the rose on the map."""
    draw(guide)
    answer(guide, "black")
    _close_up(guide)
    guide.execute(TakeAction(battery=_GUN, action=Action.PLACE_AR, ar=guide.hex(_AR)))
    answer(guide, 6)


def spotting_round(guide: Guide) -> None:
    """The round has come down beside its AR."""
    error(guide)
    answer(guide, _SR_ERROR)
    guide.window.docks.panel("batteries", BatteriesPanel).unfolded.add(f"{_GUN}-refused")
    guide.window.docks.panel("batteries", BatteriesPanel).refresh()


def attacks(guide: Guide) -> None:
    """The FFE is to be resolved, hex by hex."""
    spotting_round(guide)
    guide.window.docks.panel("batteries", BatteriesPanel).unfolded.clear()
    guide.execute(SetFacts(facts={"clock/moment/player": "british", "clock/moment/phase": "dfph"}))
    guide.execute(EndOrdnanceSmoke(), AttemptContact(battery=_GUN))
    for value in (6, "yes"):
        answer(guide, value)
    guide.execute(TakeAction(battery=_GUN, action=Action.CONVERT_SR_HE))


def attack_rolls(guide: Guide) -> None:
    """The attacks are rolled as one list."""
    attacks(guide)
    guide.execute(ResolveAttacks(battery=_GUN))
    while guide.bridge.in_play.state.waiting[0].purpose is ElstPurpose.TEM:
        answer(guide, _TEM)
    guide.wait()
    for total in (7, 2, 9):
        of_kind(DicePad, guide.window.docks.prompt.pad).take(Roll(total=total))


def calculator(guide: Guide) -> None:
    """Fire reckoned on the start page."""
    guide.window.show_start_page()
    calculators = guide.window.start_page.calculators
    calculators.show_one("elst-fire")
    line = of_kind(QLineEdit, of_kind(GameCalculator, calculators.one("elst-fire")).fields["fire-line"])
    line.setText("100 3 7")
    line.returnPressed.emit()


def _begin(guide: Guide) -> None:
    """The German PFPh, everything ready to fire."""
    guide.begin_session("initial")
    guide.window.show_map()
    guide.window.docks.bring("batteries")
    guide.execute(SetFacts(facts={"clock/moment/player": "german", "clock/moment/phase": "pfph"}))
    guide.execute(MoveObserver(battery=_GUN, hex=guide.hex(_OBSERVER), level=1))
    guide.execute(SetFacts(facts={f"{_FACTS}contact_number": 8}))
    guide.execute(EndOrdnanceSmoke())


def _close_up(guide: Guide) -> None:
    guide.window.map_view.reset_zoom()
    guide.window.map_view.centre_on(guide.hex(_AR))


def answer(guide: Guide, value: int | tuple[int, ...] | str) -> None:
    """Answer what waits first: dice, a chit, a reply."""
    request = guide.bridge.in_play.state.waiting[0]
    operations.answer_request(guide.bridge, request.id, _given(request, value))


def _given(request: AnyRequest, value: int | tuple[int, ...] | str) -> AnyAnswer:
    match request:
        case RollRequest():
            return RollAnswer.physical(
                Roll.of(*value) if isinstance(value, tuple) else Roll(total=int(value))
            )
        case DrawRequest():
            return DrawAnswer.physical(str(value))
    return Reply(value=value)

"""The stop of the tour that shows a scenario of the player's own on a made board with heights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.commands import BringOwnBattery, NameOwnCounters
from companion.games.elst.procedures.artillery.commands import AttemptContact, MoveObserver, TakeAction
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.rules.artillery.radio import ObserverKind
from companion.games.elst.rules.artillery.terms import Action, BatteryKind
from ui.games.elst.tour_artillery import answer

if TYPE_CHECKING:
    from ui.tour.guide import Guide

_BATTERY, _OBSERVER, _AR = "A1", "I5", "D8"


def own_session(guide: Guide) -> None:
    """An AR is asked of a battery whose observer stands on the top of the hill."""
    from ui.tour.made_boards import hill_board

    guide.lay_own(hill_board())
    guide.begin_session("own-scenario")
    for told in (6, "no"):
        answer(guide, told)
    guide.window.show_map()
    guide.window.docks.bring("batteries")
    for command in (
        NameOwnCounters(side=OwnSide.FIRST, text=f"9-1, 4-6-7 @ {_OBSERVER}"),
        NameOwnCounters(side=OwnSide.SECOND, text="2x 4-6-8, LMG @ D7\n8-1, 4-6-8 @ E8"),
        BringOwnBattery(
            battery=_BATTERY,
            side=OwnSide.FIRST,
            kind=BatteryKind.NORMAL,
            calibre=105,
            observer=ObserverKind.LEADER,
            contact_number=8,
            black=6,
            red=3,
        ),
        MoveObserver(battery=_BATTERY, hex=guide.hex(_OBSERVER)),
        NextPhase(),
        AttemptContact(battery=_BATTERY, ends_ordnance_smoke=True),
    ):
        guide.execute(command)
    for told in (6, "black"):
        answer(guide, told)
    ar = TakeAction(battery=_BATTERY, action=Action.PLACE_AR, ar=guide.hex(_AR))
    guide.execute(ar)
    guide.run("fit")

"""The stops of the tour that show counters: named, moved, counted, and the layers over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.games.elst.procedures.forces.commands import AddRoster, CountPanzerfausts, TakeControl
from ui import operations
from ui.map.tools.move import MoveTool
from ui.panels.forces import ForcesPanel

if TYPE_CHECKING:
    from pydantic import JsonValue

    from ui.tour.guide import Guide

_BRITISH = "3x 4-5-7, 9-1, 2 LMG @ C10\n2x 4-5-7, 8-0 @ C12\n4-5-7, PIAT @ D8\n2x 4-5-8\nSherman III"
_GERMAN = "3x 4-4-7, 9-1, 2 LMG @ NN8\nSS 6-5-8, MMG, Tiger @ H10\n4-6-8, 9-2, HMG @ K12\n4-4-7 @ G14"
_PHASE: dict[str, JsonValue] = {
    "clock/moment/turn": 1,
    "clock/moment/player": "british",
    "clock/moment/phase": "mph",
}
_LAYERS = ("elst-control", "elst-entry", "elst-victory")


def forces(guide: Guide) -> None:
    """The counters of a side, one stack unfolded."""
    _begin(guide)
    guide.window.docks.bring("forces")
    guide.window.docks.panel("forces", ForcesPanel).stacks.rows[-1].tapped.emit()
    guide.run("select")
    _look_west(guide)


def moving(guide: Guide) -> None:
    """A stack in hand, one of its counters left behind."""
    _begin(guide)
    guide.window.map_view.move_from(guide.hex("C10"))
    hand = guide.window.map_view.tool_of(MoveTool).moving
    hand.choose([one for one in hand.stack if one.label == "LMG"])
    guide.window.map_view.move_card.type_text("D11")
    _look_west(guide)


def roll_call(guide: Guide) -> None:
    """The first stack asked about: does it stand there as tracked?"""
    _begin(guide)
    guide.run("roll-call")
    _look_west(guide)


def moving_in_japanese(guide: Guide) -> None:
    """The same in Japanese and in dark colours."""
    operations.set_language(guide.bridge, "ja")
    operations.set_preference(guide.bridge, theme="dark")
    moving(guide)


def scenario(guide: Guide) -> None:
    """What a scenario counts, and the layers over the map."""
    _begin(guide)
    guide.execute(CountPanzerfausts())
    held = tuple(guide.hex(name) for name in ("E12", "E13", "H13", "F14", "I15"))
    guide.execute(TakeControl(side="british", hexes=held))
    guide.execute(TakeControl(side="german", hexes=(guide.hex("NN8"), guide.hex("OO8"))))
    for layer in _LAYERS:
        operations.show_overlay(guide.bridge, layer, True)
    guide.window.docks.bring("forces")
    guide.window.docks.panel("forces", ForcesPanel).pages.button("scenario").click()
    guide.run("fit")


def _begin(guide: Guide) -> None:
    guide.begin_session("initial")
    guide.window.desk.go_to_map()
    for side, text in (("british", _BRITISH), ("german", _GERMAN)):
        guide.execute(AddRoster(side=side, text=text))
    operations.set_facts(guide.bridge, _PHASE)


def _look_west(guide: Guide) -> None:
    guide.window.map_view.reset_zoom()
    guide.window.map_view.centre_on(guide.hex("G11"))

"""The stops of the tour at Jarama: the grid check, supply and command, a combat, a barrage, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.board.legend import Brush, Sort
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    FireBarrage,
    JoinFight,
    JudgeStatus,
    PlaceUnits,
    TypeCounters,
)
from companion.games.spanish_civil_war.terms import AttackKind
from ui import operations
from ui.map.tools.correct import CorrectTool
from ui.pages.grid_page import GridPage
from ui.panels.game_pages import GamePages
from ui.tour.guide import TourStop, Visit, with_japanese

if TYPE_CHECKING:
    from ui.tour.guide import Guide

_BOARD = "jarama"
_REPUBLICAN = "48: 3x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6\nA: HQ 0-1-6\nSB2: 2x air 4"
_NATIONALIST = "1: 4x 7-4-6/3-3-6 II, HQ 0-1-6, 2x art 5(6)6\nPZI: tank 2-1-12/- I\nVAR: HQ 0-1-6"
_PLACES = {
    "J-R-48-infantry-1": "3533",
    "J-R-48-infantry-2": "3333",
    "J-R-48-infantry-3": "2927",
    "J-R-48-hq-1": "3136",
    "J-R-48-artillery-1": "3137",
    "J-R-A-hq-1": "3439",
    "J-N-1-infantry-1": "3532",
    "J-N-1-infantry-2": "3032",
    "J-N-1-infantry-3": "2830",
    "J-N-1-infantry-4": "3329",
    "J-N-1-hq-1": "3028",
    "J-N-1-artillery-1": "3530",
    "J-N-1-artillery-2": "3529",
    "J-N-PZI-armour-1": "3532",
    "J-N-VAR-hq-1": "2929",
}
_SET_UP = {"J-N-1-infantry-1": "3532", "J-N-1-infantry-2": "3329", "J-N-1-artillery-1": "3128"}
_CUT_OFF, _BETWEEN, _TARGET = "2927", "3131", "3533"
_HOLDERS = {"J-R-48-infantry-3": "3339", "J-N-1-infantry-3": "1735", "J-N-1-infantry-4": "2439"}
_HELD = "2439"
_FOOT, _TANK, _GUN = "J-N-1-infantry-1", "J-N-PZI-armour-1", "J-N-1-artillery-1"
_LAYERS = ("scw-supply", "scw-command")


def grid(guide: Guide) -> None:
    """The grid check, some answers given."""
    operations.set_preference(guide.bridge, checked_grids=())
    guide.window.desk.show("grid-check")
    guide.window.desk.page(GridPage).start_again()


def set_up(guide: Guide) -> None:
    """The set-up: counters named, some of them placed, the next one in hand."""
    _begin(guide)
    for unit, hex_ in _SET_UP.items():
        guide.execute(PlaceUnits(units=(unit,), hex=guide.hex(hex_)))
    guide.window.docks.bring("forces")
    guide.window.map_view.reset_zoom()
    guide.window.map_view.centre_on(guide.hex(_BETWEEN))


def drawing(guide: Guide) -> None:
    """The map put right by drawing on it: a road just drawn, the next thing in hand."""
    guide.window.take_tool("correct")
    guide.window.map_view.reset_zoom()
    guide.window.map_view.centre_on(guide.hex("3137"))
    tool = guide.window.map_view.tool_of(CorrectTool)
    tool.take(Brush(Sort.WAY, "main", "road"))
    tool.draw_through([guide.hex(name) for name in ("3134", "3136", "3337")])
    tool.take(Brush(Sort.FEATURE, "river"))


def supply(guide: Guide) -> None:
    """Supply and command on the map, one broken unit explained."""
    _go_to(guide, Phase.FIRST_MOVEMENT)
    guide.execute(JudgeStatus())
    guide.hush()
    for layer in _LAYERS:
        operations.show_overlay(guide.bridge, layer, True)
    guide.show_panel("hex", _CUT_OFF)
    guide.window.map_view.centre_on(guide.hex(_BETWEEN))


def combat(guide: Guide) -> None:
    """A combat with its shifts and what each result asks, before the die."""
    _go_to(guide, Phase.FIRST_COMBAT)
    attack = DeclareFight(
        attackers=(_FOOT, _TANK), hexes=(guide.hex(_TARGET),), kind=AttackKind.ASSAULT, charge_to="J-N-VAR"
    )
    guide.execute(attack, JoinFight(units=(_GUN,)))
    _show_combat(guide)


def barrage(guide: Guide) -> None:
    """A barrage, with the line along which its gun sees."""
    _go_to(guide, Phase.FIRST_COMBAT)
    guide.execute(FireBarrage(guns=(_GUN,), hex=guide.hex(_TARGET)))
    operations.show_overlay(guide.bridge, "scw-sight", True)
    _show_combat(guide)


def victory(guide: Guide) -> None:
    """The points of both sides, and the places that bring them."""
    _go_to(guide, Phase.FIRST_MOVEMENT)
    for unit, hex_ in _HOLDERS.items():
        guide.execute(PlaceUnits(units=(unit,), hex=guide.hex(hex_)))
    operations.show_overlay(guide.bridge, "scw-places", True)
    operations.select_hex(guide.bridge, guide.hex(_HELD))
    guide.window.docks.bring("game")
    guide.window.docks.panel("game", GamePages).show_part("scw-victory")
    guide.run("fit")


def calculator(guide: Guide) -> None:
    """A combat from typed totals, no counters."""
    guide.calculate("jarama-combat", attack="14", defence="9", die="6")


def _show_combat(guide: Guide) -> None:
    """The page of combats beside the hex attacked."""
    guide.window.docks.bring("game")
    guide.window.docks.panel("game", GamePages).show_part("scw-combat")
    operations.select_hex(guide.bridge, guide.hex(_TARGET))
    guide.window.map_view.reset_zoom()
    guide.window.map_view.centre_on(guide.hex(_TARGET))


def _go_to(guide: Guide, phase: Phase) -> None:
    """A session with counters on the map, in a phase of its first turn."""
    _begin(guide)
    for unit, hex_ in _PLACES.items():  # as they stand later, which is not where they are set up
        operations.overrule(guide.bridge, PlaceUnits(units=(unit,), hex=guide.hex(hex_)), "")
    facts = {"clock/moment/phase": phase.value, "clock/first_player": Faction.NATIONALIST.value}
    operations.set_facts(guide.bridge, facts)


def _begin(guide: Guide) -> None:
    """A session on the map, its counters named."""
    operations.leave_grid(guide.bridge)
    guide.begin_session("jarama")
    guide.window.desk.go_to_map()
    for side, text in ((Faction.REPUBLICAN, _REPUBLICAN), (Faction.NATIONALIST, _NATIONALIST)):
        guide.execute(TypeCounters(side=side, text=text))


_PAGES: dict[str, Visit] = {
    "scw-grid": grid,
    "scw-drawing": drawing,
    "scw-supply": supply,
    "scw-combat": combat,
    "scw-barrage": barrage,
    "scw-victory": victory,
}
_STOPS = {**with_japanese(_PAGES), "scw-set-up": set_up, "scw-calculator": calculator}
_SHOTS = (
    "scw-grid",
    "scw-supply",
    "scw-supply-japanese",
    "scw-combat",
    "scw-combat-japanese",
    "scw-barrage",
    "scw-victory",
)
_STRIP = "scw-combat"
STOPS = tuple(
    TourStop(name, visit, _BOARD, is_shot=name in _SHOTS, has_strip=name == _STRIP)
    for name, visit in _STOPS.items()
)

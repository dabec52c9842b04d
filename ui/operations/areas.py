"""Operations on the Setup Areas: control told by tap or sweep, corrections by hand, what is shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import operation
from ui.operations.play import execute
from ui.session.setup_areas import AreaStage, keeps_corrections, refit_ground, told_vehicles

if TYPE_CHECKING:
    from companion.games.elst.factions import Faction
    from companion.games.elst.rules.refit.areas import Holding
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


def take_control(bridge: SessionBridge, side: Faction | None, hexes: Iterable[HexCoord]) -> bool:
    """The Strategic Locations among some hexes come under a side's control, or nobody's (None)."""
    from companion.games.elst.procedures.forces.commands import TakeControl
    from ui.games.elst.session import elst_system

    swept = tuple(hexes)
    if elst_system(bridge) is not None:
        return execute(bridge, TakeControl(side=side, hexes=swept))
    return _hold(bridge, side, swept)


@operation
def _hold(bridge: SessionBridge, side: Faction | None, swept: tuple[HexCoord, ...]) -> None:
    """As `take_control`, where no session keeps it."""
    taken = frozenset(swept) & refit_ground(bridge.board).strategic
    if not taken:
        raise CompanionError(Reason("control-not-strategic", "4.2ad", swept))
    held = {hex_: holder for hex_, holder in bridge.areas.held.items() if hex_ not in taken}
    if side is not None:
        held |= dict.fromkeys(taken, side)
    bridge.update(areas=replace(bridge.areas, held=held))


def place_vehicles(bridge: SessionBridge, side: Faction | None, hexes: Iterable[HexCoord]) -> bool:
    """Tell that mobile AFV of a side with a working MA stand in some hexes; told again, that they do not.

    With None, none of either side stands there.
    """
    from companion.games.elst.factions import Faction

    tapped, told = tuple(hexes), told_vehicles(bridge)
    changed = {one: _toggled(told.get(one, ()), tapped, one is side) for one in Faction}
    return all(
        _tell_vehicles(bridge, one, now) for one, now in changed.items() if now != tuple(told.get(one, ()))
    )


def _toggled(
    before: tuple[HexCoord, ...], tapped: tuple[HexCoord, ...], is_own: bool
) -> tuple[HexCoord, ...]:
    """The hexes of a side's vehicles after a tap for it, or for the other side or nobody."""
    is_taken_off = not is_own or set(tapped) <= set(before)
    kept = tuple(hex_ for hex_ in before if hex_ not in tapped)
    return kept if is_taken_off else (*kept, *tapped)


def _tell_vehicles(bridge: SessionBridge, side: Faction, hexes: tuple[HexCoord, ...]) -> bool:
    from companion.games.elst.procedures.refit.commands import TellVehicles

    if keeps_corrections(bridge):
        return execute(bridge, TellVehicles(side=side, hexes=hexes))
    vehicles = {**bridge.areas.vehicles, side: hexes}
    bridge.update(areas=replace(bridge.areas, vehicles=vehicles))
    return True


def correct_areas(bridge: SessionBridge, holding: Holding | None, hexes: Iterable[HexCoord]) -> bool:
    """The table sees some hexes otherwise than the rules make them; with None no longer."""
    from companion.games.elst.procedures.refit.commands import CorrectAreas

    told = tuple(hexes)
    if keeps_corrections(bridge):
        return execute(bridge, CorrectAreas(hexes=told, holding=holding))
    return _edit(bridge, holding, told)


@operation
def _edit(bridge: SessionBridge, holding: Holding | None, told: tuple[HexCoord, ...]) -> None:
    """As `correct_areas`, where no session keeps it."""
    edits = {hex_: seen for hex_, seen in bridge.areas.edits.items() if hex_ not in told}
    if holding is not None:
        edits |= dict.fromkeys(told, holding)
    bridge.update(areas=replace(bridge.areas, edits=edits))


def show_areas(bridge: SessionBridge, is_shown: bool) -> None:
    """Draw the areas on the map, or no more."""
    if is_shown != bridge.areas.is_shown:
        bridge.update(areas=replace(bridge.areas, is_shown=is_shown))


def show_area_stage(bridge: SessionBridge, stage: AreaStage) -> None:
    """Draw the areas as far as a stage."""
    bridge.update(areas=replace(bridge.areas, stage=stage))

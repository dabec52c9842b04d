"""The Setup Areas on the map: control as told, corrections by hand, and the stage shown (4.505)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import TYPE_CHECKING

from ui.session.campaign_session import campaign_of, refit_scene

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from companion.board.model import Board
    from companion.games.elst.factions import Faction
    from companion.games.elst.procedures.refit.state import SavedAreas
    from companion.games.elst.rules.refit.areas import Edits
    from companion.games.elst.rules.refit.fixing import AreaStages
    from companion.games.elst.rules.refit.ground import RefitGround
    from companion.games.elst.rules.refit.readings import RefitReadings
    from companion.games.elst.rules.refit.strategic import Control, VehicleState
    from companion.hexes.coordinates import HexCoord
    from ui.session.bridge import SessionBridge


class AreaStage(StrEnum):
    """How far the areas are drawn, in the order in which players mark their maps (4.5055)."""

    MARKED = "marked"
    REACHED = "reached"
    NO_MANS_LAND = "no-mans-land"
    JOINED = "joined"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class AreaStudy:
    """What the map shows of the areas.

    `held`, `vehicles` and `edits` are control, mobile armed vehicles and corrections told where no
    session keeps them.
    """

    is_shown: bool = False
    stage: AreaStage = AreaStage.RESULT
    held: Control = field(default_factory=dict)
    vehicles: Mapping[Faction, tuple[HexCoord, ...]] = field(default_factory=dict)
    edits: Edits = field(default_factory=dict)


def refit_ground(board: Board) -> RefitGround:
    """The board as the Refit Phase sees it."""
    from companion.games.elst.rules.refit.ground import prepared_ground

    return prepared_ground(board)


def told_control(bridge: SessionBridge) -> Control:
    """Who controls which Strategic Locations, by the session in play or as told without one."""
    from companion.games.elst.procedures.refit import grounds
    from companion.games.elst.rules.refit.strategic import strategic_control

    scene = refit_scene(bridge)
    if scene is not None:
        return grounds.told_control(scene)
    ground = refit_ground(bridge.board)  # a corrected building may be no Strategic Location any more
    held = {hex_: faction for hex_, faction in bridge.areas.held.items() if hex_ in ground.strategic}
    return strategic_control(held, tuple(_vehicle_states(bridge)), ground)


def told_vehicles(bridge: SessionBridge) -> Mapping[Faction, tuple[HexCoord, ...]]:
    """Where each side's mobile vehicles with a working MA stand, as told."""
    campaign = campaign_of(bridge)
    return campaign.told.vehicles if campaign else bridge.areas.vehicles


def _vehicle_states(bridge: SessionBridge) -> Iterator[VehicleState]:
    from companion.games.elst.rules.refit.strategic import VehicleState

    for side, hexes in bridge.areas.vehicles.items():
        yield from (VehicleState(side, hex_) for hex_ in hexes)


def keeps_corrections(bridge: SessionBridge) -> bool:
    """Whether the session in play walks through the Refit Phase, and so has a place for corrections."""
    return campaign_of(bridge) is not None


def play_area_hexes(bridge: SessionBridge) -> frozenset[HexCoord]:
    """The hexes of the play area that the Germans have marked for their attack; none without one."""
    campaign = campaign_of(bridge)
    if campaign is None or campaign.play_area is None:
        return frozenset()
    place = bridge.board.numbering.column_row
    (left, top), (right, bottom) = place(campaign.play_area.first), place(campaign.play_area.last)
    columns, rows = sorted((left, right)), sorted((top, bottom))
    return frozenset(
        hex_
        for hex_ in bridge.board.hexes
        if columns[0] <= place(hex_)[0] <= columns[1] and rows[0] <= place(hex_)[1] <= rows[1]
    )


def are_fixed(bridge: SessionBridge) -> bool:
    """Whether the session is past the step that fixes the areas: what is told now moves them no more."""
    return _fixed_areas(bridge) is not None


def _fixed_areas(bridge: SessionBridge) -> SavedAreas | None:
    from companion.games.elst.rules.refit.procedure import RefitStep

    campaign = campaign_of(bridge)
    if campaign is None or campaign.step is None:
        return None
    steps = tuple(RefitStep)
    return campaign.areas if steps.index(campaign.step) > steps.index(RefitStep.SETUP_AREAS) else None


def area_stages(bridge: SessionBridge) -> AreaStages:
    """The areas stage by stage: as they were fixed, or as they follow from what is told now."""
    ground = refit_ground(bridge.board)
    if (fixed := _fixed_areas(bridge)) is not None:
        areas = fixed.on(ground)
        return replace(_stages_kept.of(ground, areas.control, {}, _readings(bridge)), result=areas)
    return _stages_kept.of(ground, told_control(bridge), _told_edits(bridge), _readings(bridge))


def _readings(bridge: SessionBridge) -> RefitReadings:
    from companion.games.elst.rules.refit.readings import PRINTED

    scene = refit_scene(bridge)
    return scene.refit_readings if scene is not None else PRINTED


def _told_edits(bridge: SessionBridge) -> Edits:
    from companion.games.elst.procedures.refit.grounds import told_edits

    scene = refit_scene(bridge) if keeps_corrections(bridge) else None
    return told_edits(scene) if scene is not None else bridge.areas.edits


class _LastStages:
    """Keeps the stages looked at last: two maps may show them, and most changes leave them as they are."""

    def __init__(self) -> None:
        self._kept: tuple[tuple[RefitGround, Control, Edits, RefitReadings], AreaStages] | None = None

    def of(self, ground: RefitGround, control: Control, edits: Edits, readings: RefitReadings) -> AreaStages:
        """The stages that follow from control and corrections."""
        from companion.games.elst.rules.refit.fixing import fix_areas

        told = ground, dict(control), dict(edits), readings
        if self._kept is None or self._kept[0][0] is not ground or self._kept[0][1:] != told[1:]:
            self._kept = told, fix_areas(ground, control, edits, readings)
        return self._kept[1]


_stages_kept = _LastStages()

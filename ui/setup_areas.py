"""The Setup Areas on the map: control as told, corrections by hand, and the stage shown (4.505)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from ui.by_board import once_a_board

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.systems.elst.refit.areas import Edits
    from companion.systems.elst.refit.assistant.scene import RefitScene
    from companion.systems.elst.refit.fixing import AreaStages
    from companion.systems.elst.refit.ground import RefitGround
    from companion.systems.elst.refit.strategic import Control
    from ui.session_bridge import SessionBridge


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

    `held` and `edits` are control and corrections told where no session keeps them.
    """

    is_shown: bool = False
    stage: AreaStage = AreaStage.RESULT
    held: Control = field(default_factory=dict)
    edits: Edits = field(default_factory=dict)


@once_a_board
def refit_ground(board: Board) -> RefitGround:
    """The board as the Refit Phase sees it."""
    from companion.systems.elst.refit.ground import RefitGround

    return RefitGround.of(board)


def told_control(bridge: SessionBridge) -> Control:
    """Who controls which Strategic Locations, by the session in play or as told without one."""
    from companion.systems.elst.refit.assistant import grounds

    scene = _scene(bridge)
    if scene is not None:
        return grounds.told_control(scene)
    strategic = refit_ground(bridge.board).strategic  # a corrected building may be one no more
    return {hex_: faction for hex_, faction in bridge.areas.held.items() if hex_ in strategic}


def keeps_corrections(bridge: SessionBridge) -> bool:
    """Whether the session in play walks through the Refit Phase, and so has a place for corrections."""
    from companion.systems.elst.refit.assistant.game import CampaignGame

    return bridge.session is not None and isinstance(bridge.session.state.game, CampaignGame)


def area_stages(bridge: SessionBridge) -> AreaStages:
    """The areas stage by stage, as they follow from what is told now."""
    from companion.systems.elst.refit.assistant.grounds import told_stages
    from companion.systems.elst.refit.fixing import fix_areas

    if keeps_corrections(bridge):
        return told_stages(_scene(bridge))
    return fix_areas(refit_ground(bridge.board), told_control(bridge), bridge.areas.edits)


def _scene(bridge: SessionBridge) -> RefitScene | None:
    """The refit assistant's view of the session in play; None without one of this game."""
    from companion.systems.elst.refit.assistant.scene import RefitScene
    from ui.panels.elst_session import elst_system

    system = elst_system(bridge)
    return RefitScene.at(bridge.session.state, system.field) if system else None

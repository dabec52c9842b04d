"""Judging on frozen state: the line on the map and the shading, as the core answers them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from companion.reason import Reason
from ui.session.sight_terrain import relief_of, terrain_of

if TYPE_CHECKING:
    from companion.sight.markers import Markers
    from companion.sight.result import LosResult, Position
    from companion.sight.viewshed import Viewshed
    from ui.session.bridge import BridgeState, SightCheck


def judge_line(state: BridgeState, source: Position, target: Position) -> LosResult:
    """The answer for a line, under the kept and the trial markers; SightError for a line without two ends."""
    from companion.sight.los import line_of_sight
    from companion.sight.relief.marked import marked_line
    from companion.sight.result import SightError

    if source == target:
        raise SightError(Reason("sight-same-hex", hexes=(source.hex,)))
    markers = _markers_on_line(state)
    if state.board.has_heights:
        return marked_line(relief_of(state.board, state.sight_settings), source, target, markers)
    return line_of_sight(terrain_of(state.board, state.sight_settings), source, target, markers)


def _markers_on_line(state: BridgeState) -> Markers:
    return state.hindering.merged(state.trial_markers)


def measured(state: BridgeState, result: LosResult) -> LosResult:
    """An answer with its margin, which over heights takes too long while a line is being dragged."""
    from companion.sight.relief.margin import with_margin

    if not state.board.has_heights:
        return result
    relief = relief_of(state.board, state.sight_settings)
    return with_margin(relief, result, _markers_on_line(state))


def judge_view(state: BridgeState, position: Position, floor: int = 0) -> Viewshed:
    """What is seen from a position, under the kept markers; over heights on a floor of each hex."""
    from companion.sight.relief.marked import marked_view
    from companion.sight.viewshed import viewshed

    if state.board.has_heights:
        return marked_view(relief_of(state.board, state.sight_settings), position, state.hindering, floor)
    return viewshed(terrain_of(state.board, state.sight_settings), position, state.hindering)


def judge_again(state: BridgeState) -> BridgeState:
    """The state with the line and the shading it shows judged anew; what fair play hides stays hidden."""
    seen = state.viewshed
    if seen is not None:
        seen = judge_view(state, seen.position, seen.floor)
    return replace(state, sight=_line_again(state), viewshed=seen)


def _line_again(state: BridgeState) -> SightCheck | None:
    check = state.sight
    if check is None or check.result is None:
        return check
    result = judge_line(state, check.source, check.target)
    return replace(check, result=result if check.live else measured(state, result))

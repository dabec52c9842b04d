"""Operations on the line of sight, the shading and the log of checks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from companion.reason import CompanionError, Reason
from ui.operations.core import operation, put
from ui.panels.levels import level_at
from ui.session.bridge import Change, SightCheck, told_by
from ui.session.judging import judge_line, judge_view, measured

if TYPE_CHECKING:
    from companion.session.standing import SightChecked
    from companion.sight.result import Position
    from ui.session.bridge import BridgeState, SessionBridge

End = Literal["source", "target"]


@operation
def check_sight(bridge: SessionBridge, source: Position, target: Position) -> None:
    """Judge and log a line; under fair play only propose it, until `declare_sight`."""
    state = replace(_for_line(bridge.state, source, target), viewshed=None)
    proposed = SightCheck(source, target)
    if bridge.fair_play:
        judge_line(state, source, target)  # refuses a line that cannot be drawn; the answer stays hidden
        if proposed == bridge.sight:
            bridge.say(Reason("line-undeclared"))
        put(bridge, replace(state, sight=proposed))
    else:
        _declare(bridge, state, proposed)


@operation
def preview_sight(bridge: SessionBridge, source: Position, target: Position) -> None:
    """Show a line being dragged; its verdict too, unless fair play is on. Nothing is logged."""
    state = _for_line(bridge.state, source, target)
    check = SightCheck(source, target, live=True)
    if not bridge.fair_play and source != target:
        check = replace(check, result=judge_line(state, source, target))
    put(bridge, replace(state, sight=check))


@operation
def declare_sight(bridge: SessionBridge) -> None:
    """Declare the shot on the map: its verdict is shown and logged."""
    if bridge.sight is not None:
        _declare(bridge, bridge.state, bridge.sight)


@operation
def clear_sight(bridge: SessionBridge) -> None:
    """Take the line and the shading off the map."""
    bridge.update(sight=None, viewshed=None, trial_markers=bridge.trial_markers.none())


@operation
def swap_ends(bridge: SessionBridge) -> None:
    """Look along the line from the other end."""
    if bridge.sight is not None:
        check_sight(bridge, bridge.sight.target, bridge.sight.source)


@operation
def set_level(bridge: SessionBridge, end: End, level: int) -> None:
    """Put one end of the line on another level: 0 the ground, 1 the one above it."""
    if bridge.sight is None:
        return
    ends = {"source": bridge.sight.source, "target": bridge.sight.target}
    ends[end] = replace(ends[end], level=level)
    check_sight(bridge, ends["source"], ends["target"])


@operation
def step_level(bridge: SessionBridge, end: End, by: int) -> None:
    """Move one end of the line up or down; at the ground it goes no lower."""
    if bridge.sight is not None:
        position = bridge.sight.source if end == "source" else bridge.sight.target
        level = max(0, position.level + by)
        if level != position.level:
            set_level(bridge, end, level)


@operation
def show_viewshed(bridge: SessionBridge, position: Position | None = None) -> None:
    """Shade all hexes by how they are seen from a position, and log it.

    Without a position it is the line's source or the selected hex. From the line's source hexes are looked
    at on the floor of its target. Fair play allows it from the source of a declared shot only.
    """
    from_here = position or _position_to_look_from(bridge)
    if bridge.fair_play and not _is_declared_from(bridge, from_here):
        raise CompanionError(Reason("fair-play-hides-viewshed", hexes=(from_here.hex,)))
    from companion.session.standing import SightChecked
    from companion.sight.markers import KeptMarkers

    seen = judge_view(bridge.state, from_here, _floor_looked_at(bridge, from_here))
    told = SightChecked(
        source=from_here.hex,
        source_level=from_here.level,
        target_level=seen.floor,
        markers=KeptMarkers.of(bridge.state.hindering),
    )
    bridge.update(_recorded(bridge, told), viewshed=seen)


@operation
def hide_viewshed(bridge: SessionBridge) -> None:
    """Take the shading off the map."""
    bridge.update(viewshed=None)


@operation
def show_check(bridge: SessionBridge, index: int) -> None:
    """Show a logged line again, under the markers of then; nothing is logged.

    Where the map or a reading has changed since, it is told what the answer was.
    """
    told = bridge.checks[index].told
    if told.end is None:
        return
    none = bridge.markers.none()
    then = replace(bridge.state, markers=told.markers.laid, trial_markers=none, vehicles=frozenset())
    result = measured(then, judge_line(then, told.start, told.end))
    shown = SightCheck(told.start, told.end, result, declared=True)
    if shown == bridge.sight:  # it stands there: its answer is told
        bridge.say(_answer_of(told))
    bridge.update(sight=shown, viewshed=None, trial_markers=bridge.trial_markers.none())
    if (result.verdict, result.hindrance) != (told.verdict, told.hindrance):
        bridge.say(Reason("check-was-otherwise", about=told.log()[0]))


def _for_line(state: BridgeState, source: Position, target: Position) -> BridgeState:
    """Trial markers belong to one pair of positions and leave with it."""
    check = state.sight
    is_same = check is not None and (check.source, check.target) == (source, target)
    return state if is_same else replace(state, trial_markers=state.trial_markers.none())


def _declare(bridge: SessionBridge, state: BridgeState, check: SightCheck) -> None:
    """Judge a check, log it and show it."""
    from companion.session.standing import SightChecked

    result = measured(state, judge_line(state, check.source, check.target))
    told = SightChecked.of(result, state.hindering.merged(state.trial_markers))
    shown = replace(check, result=result, declared=True, live=False)
    if shown == bridge.sight:  # nothing else will change: the answer is told anew
        bridge.say(_answer_of(told))
    put(bridge, replace(state, sight=shown), _recorded(bridge, told))


def _answer_of(told: SightChecked) -> Reason:
    """The line and its answer."""
    hexes = tuple(one.hex for one in (told.start, told.end) if one)
    return Reason("check-told-again", hexes=hexes, about=told.log()[0])


def _recorded(bridge: SessionBridge, told: SightChecked) -> frozenset[Change]:
    """Every check goes to the log, unless a session is only looked at; what that touched."""
    book = bridge.book
    return frozenset() if book.is_looking_on else told_by(book.record_sight(told))


def _position_to_look_from(bridge: SessionBridge) -> Position:
    from companion.sight.result import Position

    if bridge.sight is not None:
        return bridge.sight.source
    if bridge.selected is None:
        raise CompanionError(Reason("viewshed-needs-hex"))
    return Position(bridge.selected, level_at(bridge, bridge.selected))


def _floor_looked_at(bridge: SessionBridge, position: Position) -> int:
    return bridge.sight.target.level if bridge.sight is not None and bridge.sight.source == position else 0


def _is_declared_from(bridge: SessionBridge, position: Position) -> bool:
    return bridge.sight is not None and bridge.sight.declared and bridge.sight.source == position

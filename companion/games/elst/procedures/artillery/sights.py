"""What a battery's observer sees: told by the table, or traced on the board with the markers on it."""

from dataclasses import replace

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.procedures.artillery.state import Battery, TargetSight
from companion.games.elst.rules.artillery.struck import struck_hexes
from companion.games.elst.rules.artillery.terms import Mission
from companion.games.elst.table.play_area import in_play
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.sight.markers import Markers
from companion.sight.result import Position, Verdict


def markers_of(scene: Scene) -> Markers:
    """The markers laid, with the blast area of every FFE on the map (2.5g)."""
    markers = scene.game.markers
    for battery in scene.game.batteries.values():
        if (area := struck_hexes(scene, battery)) and _hinders(scene, battery):
            markers = markers.with_blast(battery.id, area)
    return markers


def on_lines(scene: Scene) -> Markers:
    """All that hinders lines of sight: the markers, and tracked vehicles where these count."""
    markers = markers_of(scene)
    return replace(markers, vehicles=markers.vehicles | tracked_vehicles(scene))


def tracked_vehicles(scene: Scene) -> frozenset[HexCoord]:
    """The hexes of vehicles that hinder lines as they are tracked, without a marker."""
    counts = scene.force_readings.tracked_vehicles_hinder
    return frozenset(scene.game.forces.vehicle_hexes if counts else ())


def _hinders(scene: Scene, battery: Battery) -> bool:
    return scene.readings.smoke_ffe_hinders or battery.fires is not Mission.SMOKE


def _position(scene: Scene, battery: Battery) -> Position | None:
    """Where the observer stands; None where nobody has said, or where the board has no such place."""
    observer = battery.observer
    if observer.hex is None or not scene.field.has(observer.hex, observer.level):
        return None
    return Position(observer.hex, observer.level)


def target_sight(scene: Scene, battery: Battery, hex_: HexCoord) -> TargetSight | None:
    """Whether the observer sees a hex, at whichever level best; None when only the table can tell.

    A steeple and the ground below are one hex for what strikes a whole one (1.1h, 2.3a, 2.3c).
    """
    told = battery.activity.sights.get(hex_)
    position = _position(scene, battery)
    if told or position is None or hex_ not in scene.field.board:
        return told
    sights = [_sight(scene, position, Position(hex_, level)) for level in scene.field.levels(hex_)]
    seen = [sight for sight in sights if sight is not None and sight.is_seen]
    if seen:
        return min(seen, key=lambda sight: sight.hindrance or 0)
    return None if None in sights else sights[0]


def position_sight(scene: Scene, battery: Battery, hex_: HexCoord, level: int) -> TargetSight | None:
    """Whether the observer sees one level of a hex; None when only the table can tell."""
    told, position = battery.activity.sights.get(hex_), _position(scene, battery)
    if told or position is None or not scene.field.has(hex_, level):
        return told
    return _sight(scene, position, Position(hex_, level))


def _sight(scene: Scene, position: Position, target: Position) -> TargetSight | None:
    if position == target:
        return TargetSight(is_seen=True, hindrance=0)
    result = scene.field.line(position, target, on_lines(scene), scene.sight)
    if result is None or result.verdict is Verdict.TOO_CLOSE:
        return None
    return TargetSight(is_seen=result.verdict is not Verdict.BLOCKED, hindrance=result.hindrance)


def blast_sight(scene: Scene, battery: Battery) -> BlastVerdict | None:
    """Whether the observer sees the blast height of his counter; None when only the table can tell.

    Never where an SR, or the whole of an FFE's blast area, is off the map, or where play does not go (2.32c).
    """
    if battery.counter is None or battery.hex is None:
        return battery.activity.blast_sight
    hexes = _blast_hexes(scene, battery, battery.hex)
    if not hexes:
        return BlastVerdict.BLOCKED
    told, position = battery.activity.blast_sight, _position(scene, battery)
    if told or position is None:
        return told
    return scene.field.blast_verdict(position, hexes, on_lines(scene), scene.sight)


def _blast_hexes(scene: Scene, battery: Battery, centre: HexCoord) -> tuple[HexCoord, ...]:
    """The hexes whose blast height counts: the SR's own, or those of the FFE's blast area."""
    if battery.has_ffe:
        return struck_hexes(scene, battery)
    return in_play(scene, (centre,)) if centre in scene.field.board else ()

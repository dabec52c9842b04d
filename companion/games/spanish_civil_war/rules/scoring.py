"""What scores as things stand: places held, units that left the map or reached its edge (J.7, B.6)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.victory import Score, ScoreLine, score
from companion.games.spanish_civil_war.scenario_data import Place, scenario
from companion.games.spanish_civil_war.table.scene import Scene, size_of
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.reason import Reason

EAST_EDGE = "east-edge-north-of-tajuna"  # a region of the board (J.7b, J.7e)
_NO_FORMATIONS = frozenset({Arm.HEADQUARTERS, Arm.TRUCK, Arm.AIR})
_SCORING_SIZES = {
    Battle.JARAMA: frozenset({Size.BATTALION, Size.BRIGADE}),
    Battle.BRUNETE: frozenset({Size.REGIMENT}),
}
_REGIMENT = frozenset({Size.REGIMENT})


def score_of(scene: Scene) -> Score:
    """The score as the map shows it now."""
    exits = max(0, counted_exits(scene) + scene.game.exits_scored)
    counted = score(scene.battle, holders(scene), exits, scene.readings)
    return replace(counted, lines=(*counted.lines, *_by_hand(scene)))


def _by_hand(scene: Scene) -> Iterator[ScoreLine]:
    """What the table counts besides."""
    for side, points in scene.game.points_by_hand.items():
        if points:
            yield ScoreLine(side, points, Reason("scw-score-by-hand"))


# ---- places ----


def holders(scene: Scene) -> Mapping[str, Faction | None]:
    """Who scores each place: at Brunete the last to be there, at Jarama a unit in supply in every hex."""
    if scene.battle is Battle.BRUNETE:
        return dict(scene.game.holders)
    return {place.id: _holder(scene, place) for place in scenario(scene.battle).places}


def _holder(scene: Scene, place: Place) -> Faction | None:
    sides = {_supplied_side(scene, name) for name in place.hexes}
    return sides.pop() if len(sides) == 1 else None


def _supplied_side(scene: Scene, name: str) -> Faction | None:
    """The side of the first unit in supply there; aircraft, always in supply, hold nothing."""
    statuses = scene.situation.statuses
    units = scene.at(scene.map.board.parse_hex(name))
    ground = (unit for unit in units if unit.counter.arm is not Arm.AIR)
    return next((unit.faction for unit in ground if statuses[unit.id].is_supplied), None)


# ---- exits ----


def counted_exits(scene: Scene) -> int:
    """The units that score for leaving or for the east edge, as the counters tell (J.7e, B.6b)."""
    is_scoring = _scores_at_jarama if scene.battle is Battle.JARAMA else _scores_at_brunete
    attacker = scenario(scene.battle).scored_for
    own = (unit for unit in scene.game.units.values() if unit.faction is attacker and _has_size(scene, unit))
    return sum(is_scoring(scene, unit) for unit in own)


def _has_size(scene: Scene, unit: Unit) -> bool:
    is_unit = unit.counter.arm not in _NO_FORMATIONS
    besides = _REGIMENT if scene.readings.east_edge_regiments else frozenset()
    return is_unit and size_of(unit.counter, scene.battle) in _SCORING_SIZES[scene.battle] | besides


def _scores_at_jarama(scene: Scene, unit: Unit) -> bool:
    """At the east edge north of the Tajuna, or gone by it, in supply from there (J.7b, J.7e)."""
    edge, situation = scene.map.region(EAST_EDGE), scene.situation
    if unit.stand.spot is Spot.MAP:
        return unit.stand.hex in edge and situation.statuses[unit.id].is_supplied
    is_gone = unit.stand.spot is Spot.EXITED and unit.stand.left_by in edge
    return is_gone and any(situation.would_supply(unit.faction, hex_) for hex_ in edge)


def _scores_at_brunete(scene: Scene, unit: Unit) -> bool:
    """Gone by an exit hex, in supply as if it stood one hex beyond it (B.6b)."""
    hex_ = unit.stand.left_by
    if unit.stand.spot is not Spot.EXITED or hex_ is None:
        return False
    is_exit = scene.map.board.hex_name(hex_) in scenario(scene.battle).exit_hexes
    return is_exit and scene.situation.would_supply(unit.faction, hex_, is_beyond=True)

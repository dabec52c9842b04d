"""Whether units may be in a hex: corps boundaries, objectives of others."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.reserves import closed_area
from companion.games.spanish_civil_war.rules.ground.edges import boundary_refusal
from companion.games.spanish_civil_war.rules.scenario.objectives import objective_refusal
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.hexes.coordinates import HexCoord
from companion.latest import LatestOfEach
from companion.reason import Reason

_of_others: LatestOfEach[frozenset[HexCoord]] = LatestOfEach()  # objectives that a division may not pass


def place_fault(scene: Scene, units: Iterable[Unit], hex_: HexCoord) -> Reason | None:
    """Why units may not be in a hex: corps boundaries and objectives of others (B.15)."""
    faults = (_fault(scene, unit, hex_) for unit in units)
    return next((fault for fault in faults if fault), None)


def _fault(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    if _is_corps_hq(unit):
        return _boundary_fault(scene, unit, hex_)
    return objective_fault(scene, unit, hex_)


def _boundary_fault(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a corps HQ may not go to a hex; one rebuilt comes on where 10.5b has it, and goes on from there."""
    corps, column = unit.counter.formation.removeprefix("B-R-"), _column(scene, hex_)
    if unit.stand.hex:
        return boundary_refusal(corps, column, _column(scene, unit.stand.hex))
    return boundary_refusal(corps, column) if unit.stand.returns is None else None


def beyond_boundary(scene: Scene) -> Iterator[Reason]:
    """The corps HQs that stand beyond their boundary, to which they are to go (B.15f)."""
    for unit in scene.game.on_map():
        if _is_corps_hq(unit) and unit.stand.hex:
            corps = unit.counter.formation.removeprefix("B-R-")
            if fault := boundary_refusal(corps, _column(scene, unit.stand.hex)):
                key = "scw-boundary-fifth-due" if corps == "V" else "scw-boundary-eighteenth-due"
                yield replace(fault, key=key, hexes=(unit.stand.hex,))


def _column(scene: Scene, hex_: HexCoord) -> int:
    return int(scene.map.board.hex_name(hex_)[:2])


def _is_corps_hq(unit: Unit) -> bool:
    return unit.counter.arm is Arm.HEADQUARTERS and unit.counter.formation in {"B-R-V", "B-R-XVIII"}


def objective_fault(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit's division may neither enter nor attack a hex; None when it may (B.15c)."""
    if scene.battle is not Battle.BRUNETE or unit.faction is not Faction.REPUBLICAN:
        return None
    formation = unit.counter.formation
    captured = scene.game.captured_by(formation)
    return objective_refusal(formation, scene.map.board.hex_name(hex_), captured)


def closed_hexes(scene: Scene, unit: Unit) -> frozenset[HexCoord]:
    """The hexes that a unit may not even pass, whatever it pays (B.15c, B.15f, J.18e)."""
    board = scene.map.board
    if _is_corps_hq(unit):
        closed = frozenset(hex_ for hex_ in board if _fault(scene, unit, hex_))
    else:
        closed = _of_others.of(
            (scene.battle, unit.faction, unit.counter.formation),
            (board, scene.game.captured),
            lambda: frozenset(hex_ for hex_ in _objectives(scene) if objective_fault(scene, unit, hex_)),
        )
    return closed | closed_area(scene, unit)


def _objectives(scene: Scene) -> Iterator[HexCoord]:
    for own in scenario(scene.battle).objectives.values():
        yield from map(scene.map.board.parse_hex, own)

from fractions import Fraction

from companion.games.spanish_civil_war.rules.ground.allowance import allowance
from companion.games.spanish_civil_war.rules.ground.costs import (
    Bridge,
    Ground,
    Mover,
    StepCost,
    road_entry,
    step_cost,
)
from companion.games.spanish_civil_war.rules.ground.edges import (
    EntryHex,
    boundary_refusal,
    exit_cost,
    exit_refusal,
    open_entries,
)
from companion.games.spanish_civil_war.rules.ground.stacking import Stack, stack_refusal
from companion.games.spanish_civil_war.rules.ground.transport import Ride, ride_refusal
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import BuildPontoon, MoveUnits
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle, Weather
from tests.cases.adapters.scw.words import battle
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.spanish_civil_war.table import NATIONALIST, Table

WEATHER = {"good": Weather.CLEAR, "clear": Weather.CLEAR, "rain": Weather.RAIN}
ROADS = {"mainRoad": "main", "minorRoad": "minor", "main": "main", "minor": "minor"}


def costing(found: StepCost) -> Values:
    return {"allowed": found.points is not None, "cost": plain(found.points)}


def plain(points: Fraction | None) -> float | None:
    return None if points is None else float(points)


@operation("scw", "move.cost")
def move_cost(given: Values, inputs: Values) -> Values:
    bridge = Bridge(inputs["bridge"]) if inputs.get("bridge") else None
    ground = Ground(
        row=inputs.get("terrain", "clear"),
        road=ROADS[inputs["road"]] if inputs.get("road") else None,
        has_river=inputs.get("river", bridge is not None),
        bridge=bridge,
    )
    mover = Mover(battle(inputs.get("scenario")), inputs["mech"], WEATHER[inputs["weather"]])
    return costing(step_cost(ground, mover))


@operation("scw", "road.enter")
def road_enter(given: Values, inputs: Values) -> Values:
    occupied, city = inputs.get("friendInHex", False), inputs.get("city", False)
    return costing(road_entry(ROADS[inputs["road"]], inputs["mech"], is_occupied=occupied, is_city=city))


@operation("scw", "unit.allowance")
def unit_allowance(given: Values, inputs: Values) -> Values:
    supplied, in_command = inputs.get("inSupply", True), inputs.get("inCommand", True)
    return {"allowance": allowance(inputs["printed"], is_supplied=supplied, is_in_command=in_command)}


@operation("scw", "truck.check")
def truck_check(given: Values, inputs: Values) -> Values:
    ride = Ride(
        inputs.get("regiments", 0),
        inputs.get("battalions", 0),
        has_moved_before=inputs.get("movedBeforeLoading", False),
        has_moved_after=inputs.get("movedAfterUnloading", False),
    )
    stays_aboard = inputs.get("loadedAtPhaseEnd", False)  # which no ride can leave anybody
    return {"legal": ride_refusal(ride) is None and not stays_aboard}


@operation("scw", "entry.check")
def entry_check(given: Values, inputs: Values) -> Values:
    entries = [
        EntryHex(told["hex"], told.get("enemyUnit", False), told.get("enemyZOC", False))
        for told in inputs["entry"]
    ]
    usable = open_entries(entries)
    return {"entryHexes": set(usable), "delayed": not usable}


@operation("scw", "exit.check")
def exit_check(given: Values, inputs: Values) -> Values:
    in_zone = inputs["inEnemyZOC"]
    refusal = exit_refusal(inputs["mpLeft"], is_in_enemy_zone=in_zone)
    return {"allowed": refusal is None, "cost": exit_cost(is_in_enemy_zone=in_zone)}


@operation("scw", "pontoon.check")
def pontoon_check(given: Values, inputs: Values) -> Values:
    """A bridge over the Jarama, looked for in the combat phase after it was ordered."""
    table, engineer = Table(Battle.JARAMA), "J-N-ENG4-engineer-1"
    board = table.system.map.board
    near, far = next(side.hexes for side, facts in board.hexsides.items() if "river" in facts.features)
    table.tell(NATIONALIST, "ENG4: eng 4-4-6/2-2-6 II")
    table.insist(
        table.placing(engineer, board.hex_name(near if inputs.get("adjacentToRiver", True) else far))
    )
    table.go_to(Phase.FIRST_MOVEMENT)
    build = BuildPontoon(unit=engineer, hex=far)
    if inputs.get("engineerMovedThisPhase"):
        table.insist(MoveUnits(units=(engineer,), hex=near))
    if inputs.get("usedBefore"):
        table.do(build)
    if table.rule_against(build):
        return {"exists": False}
    if not inputs.get("engineerInHex", True):
        table.insist(table.placing(engineer, board.hex_name(far)))
    if not inputs.get("engineerAlive", True):
        table.take(engineer, Spot.ELIMINATED)
    table.go_to(Phase.FIRST_COMBAT)
    return {"exists": bool(table.scene.pontoons)}


@operation("scw", "stack.check")
def stack_check(given: Values, inputs: Values) -> Values:
    units = inputs["units"]
    stack = Stack(
        battalions=units.get("battalion", 0),
        large=units.get("regiment", 0) + units.get("brigade", 0),
        tank_companies=units.get("tankCompany", 0),
        other_companies=units.get("otherCompany", 0),
    )
    built_up = inputs.get("town", False) or inputs.get("city", False)
    where = battle(inputs.get("scenario"))
    refusal = stack_refusal(stack, where, is_road=inputs.get("road", False), is_built_up=built_up)
    return {"legal": refusal is None}


@operation("scw", "corps.boundary")
def corps_boundary(given: Values, inputs: Values) -> Values:
    return {"legal": boundary_refusal(inputs["hq"], int(inputs["hex"][:2])) is None}

from fractions import Fraction

from companion.games.spanish_civil_war.procedures.entering import open_entry_hexes
from companion.games.spanish_civil_war.readings import Readings
from companion.games.spanish_civil_war.rules.ground.allowance import allowance
from companion.games.spanish_civil_war.rules.ground.costs import (
    Bridge,
    Ground,
    Mover,
    StepCost,
    cost_among_friends,
    step_cost,
)
from companion.games.spanish_civil_war.rules.ground.edges import (
    boundary_refusal,
    exit_cost,
    exit_refusal,
)
from companion.games.spanish_civil_war.rules.scenario.reinforcements import arrival_turn, entry_hexes
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.scenario_data import Arrival, scenario
from companion.games.spanish_civil_war.table.commands import BuildPontoon, MoveUnits, PlaceUnits
from companion.games.spanish_civil_war.table.state import Spot
from companion.games.spanish_civil_war.terms import Battle, Weather
from tests.cases.adapters.scw.words import battle
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table
from tests.games.spanish_civil_war.test_stacking import (
    BATTALION,
    BRIGADE,
    CITY,
    COMPANY,
    FORMATION,
    HEXES,
    HQ,
    OPEN,
    REGIMENT,
    ROAD,
    TANKS,
    TOWN,
    TRUCK,
)

WEATHER = {"good": Weather.CLEAR, "clear": Weather.CLEAR, "rain": Weather.RAIN}
ROADS = {"mainRoad": "main", "minorRoad": "minor", "main": "main", "minor": "minor"}
WIDE_ENTRY = {"scw-area-b-everywhere": True}
ENEMIES = {
    (Battle.JARAMA, REPUBLICAN): "1: {}",
    (Battle.JARAMA, NATIONALIST): "48: {}",
    (Battle.BRUNETE, REPUBLICAN): "12: {}",
    (Battle.BRUNETE, NATIONALIST): "34: {}",
}
STACKING = {
    "battalion": BATTALION,
    "regiment": REGIMENT,
    "brigade": BRIGADE,
    "tankCompany": TANKS,
    "otherCompany": COMPANY,
    "truck": TRUCK,
    "hq": HQ,
}


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
    mover = Mover(
        battle(inputs.get("scenario")), inputs.get("mech", False), WEATHER[inputs.get("weather", "good")]
    )
    return costing(step_cost(ground, mover))


@operation("scw", "road.enter")
def road_enter(given: Values, inputs: Values) -> Values:
    occupied, city = inputs.get("friendInHex", False), inputs.get("city", False)
    mover = Mover(Battle.STANDARD, inputs.get("mech", False))
    ground = Ground("clear", ROADS[inputs.get("road", "minor")])
    terrain = {"city"} if city else {"clear"}
    found = cost_among_friends(ground, mover, terrain) if occupied else step_cost(ground, mover)
    is_by_road = found.reasons[0].key != "scw-cost-terrain"
    return costing(found) if is_by_road else {"allowed": False, "cost": None}


@operation("scw", "unit.allowance")
def unit_allowance(given: Values, inputs: Values) -> Values:
    supplied, in_command = inputs.get("inSupply", True), inputs.get("inCommand", True)
    return {"allowance": allowance(inputs["printed"], is_supplied=supplied, is_in_command=in_command)}


@operation("scw", "truck.check")
def truck_check(given: Values, inputs: Values) -> Values:
    """A truck drives from 1503 to 1504 with infantry of the 34th; what it sets down it leaves behind."""
    table, truck = Table(Battle.BRUNETE), "B-R-TRUCK-truck-1"
    battalions = inputs.get("battalions", 0)
    regiments = inputs.get("regiments", 0 if battalions else 1)
    table.tell(REPUBLICAN, f"34: {regiments}x 5-5-6 III" if regiments else "34: HQ 0-1-6")
    if battalions:
        table.tell(REPUBLICAN, f"34: {battalions}x 3-3-6 II")
    table.tell(REPUBLICAN, "TRUCK: truck 0-0-12")
    riders = tuple(unit for unit in table.game.units if unit.startswith("B-R-34-infantry"))
    has_walked = inputs.get("movedBeforeLoading", False)
    for unit in (truck, *riders):
        table.insist(table.placing(unit, "1502" if has_walked and unit != truck else "1503"))
    table.go_to(Phase.FIRST_MOVEMENT)
    wishes = [table.move(unit, "1503") for unit in riders if has_walked]
    wishes.append(MoveUnits(units=(truck, *riders), hex=table.hex("1504")))
    wishes += [table.move(unit, "1505") for unit in riders if inputs.get("movedAfterUnloading")]
    is_done = not any(map(table.rule_against, wishes))
    if is_done and inputs.get("loadedAtPhaseEnd"):
        table.do(table.move(truck, "1505"))
        return {"legal": {table.where(unit) for unit in riders} == {"1505"}}
    return {"legal": is_done}


@operation("scw", "entry.check")
def entry_check(given: Values, inputs: Values) -> Values:
    """Each entry hex by itself, since the zones of enemies beside one would reach its neighbours."""
    usable = {entry["hex"] for entry in inputs["entry"] if _is_open(entry)}
    return {"entryHexes": usable, "delayed": not usable}


def _is_open(entry: Values) -> bool:
    """A battalion due now before its entry hex; a weak enemy in it, a strong one beside it, or nobody."""
    where, arrival = _arrival_by(entry["hex"])
    table, side = Table(where, **(WIDE_ENTRY if where is Battle.JARAMA else {})), arrival.faction
    board, hex_ = table.system.map.board, table.hex(entry["hex"])
    if entry.get("enemyUnit"):
        table.stand(side.opponent, ENEMIES[where, side].format("1-1-6 III"), entry["hex"])
    if entry.get("enemyZOC"):
        beside = board.hex_name(next(board.neighbours(hex_)))
        table.stand(side.opponent, ENEMIES[where, side].format("9-9-6 III"), beside)
    code = arrival.units[0].formation
    table.tell(side, f"{code.split('-', 2)[2]}: 3-3-6 II")
    table.session.set_facts({"clock/moment/turn": arrival_turn(where, arrival)})
    table.go_to(Phase.FIRST_MOVEMENT)
    table.session.set_facts({"clock/first_player": side.value})
    return hex_ in open_entry_hexes(table.scene, table.unit(f"{code}-infantry-1"))


def _arrival_by(hex_: str) -> tuple[Battle, Arrival]:
    """The battle and the first arrival by a hex that waits for nothing but its turn."""
    for where in (Battle.JARAMA, Battle.BRUNETE):
        for arrival in scenario(where).arrivals:
            is_plain = not (arrival.entry.box or arrival.entry.for_withdrawal)
            if is_plain and hex_ in entry_hexes(where, arrival.entry, Readings(area_b_everywhere=True)):
                return where, arrival
    raise AssertionError(hex_)


@operation("scw", "exit.check")
def exit_check(given: Values, inputs: Values) -> Values:
    in_zone = inputs.get("inEnemyZOC", False)
    cost = exit_cost(is_in_enemy_zone=in_zone)
    refusal = exit_refusal(inputs.get("mpLeft", cost), is_in_enemy_zone=in_zone)
    return {"allowed": refusal is None, "cost": cost}


@operation("scw", "pontoon.check")
def pontoon_check(given: Values, inputs: Values) -> Values:
    """A bridge over the Jarama, looked for in the combat phase after it was ordered."""
    table, engineer = Table(Battle.JARAMA), "J-N-ENG4-engineer-1"
    board = table.system.map.board
    near, far = next(side.hexes for side, facts in board.hexsides.items() if "river" in facts.features)
    table.tell(NATIONALIST, "ENG4: eng 4-4-6/2-2-6 II")
    table.insist(table.placing(engineer, board.hex_name(near)))
    table.go_to(Phase.FIRST_MOVEMENT)
    build = BuildPontoon(unit=engineer, hex=far)
    if inputs.get("usedBefore"):
        table.do(build)
    if not inputs.get("adjacentToRiver", True):
        table.insist(table.placing(engineer, board.hex_name(far)))
    if inputs.get("engineerMovedThisPhase"):
        table.insist(MoveUnits(units=(engineer,), hex=near))
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
    """Units of one formation are set up together in a hex of that kind."""
    table = Table(Battle(inputs["scenario"]))
    where, known = table.system.map.battle, set(table.game.units)
    for name, count in inputs["units"].items():
        for _ in range(count):
            table.tell(NATIONALIST, f"{FORMATION[where]}: {STACKING[name]}")
    road = ROAD if inputs.get("road") else OPEN
    built_up = CITY if inputs.get("city") and where is Battle.JARAMA else TOWN
    kind = built_up if inputs.get("town") or inputs.get("city") else road
    units = tuple(set(table.game.units) - known)
    wish = PlaceUnits(units=units, hex=table.hex(HEXES[where][kind]))
    return {"legal": not table.rule_against(wish)}


@operation("scw", "corps.boundary")
def corps_boundary(given: Values, inputs: Values) -> Values:
    return {"legal": boundary_refusal(inputs["hq"], int(inputs["hex"][:2])) is None}

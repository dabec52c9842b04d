from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.air_points import points_left
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.rules.scenario.headquarters import return_turn
from companion.games.spanish_civil_war.rules.scenario.initiative import rolled_initiative, settled_initiative
from companion.games.spanish_civil_war.rules.scenario.objectives import objective_refusal
from companion.games.spanish_civil_war.rules.scenario.reinforcements import reinforcements
from companion.games.spanish_civil_war.rules.scenario.reserve import scheduled_release
from companion.games.spanish_civil_war.rules.scenario.victory import Score, score, victory_level
from companion.games.spanish_civil_war.rules.scenario.weather import spotting_range, weather
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.scenario_data import ArrivingUnits, scenario
from companion.games.spanish_civil_war.table.commands import CallReserve, LeaveMap, ReceiveDivision
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import distance
from tests.cases.adapters.scw.words import battle, faction
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

LEVELS = {
    "republican-victory": "Republican victory",
    "nationalist-victory": "Nationalist victory",
    "nationalist-limited": "Nationalist limited victory",
    "nationalist-substantial": "Nationalist substantial victory",
    "nationalist-decisive": "Nationalist decisive victory",
    "draw": "Draw",
}
RESERVES = {"J-R-70": "70th", "J-R-1B": "1st Bis", "J-R-69": "69th"}


@operation("scw", "airpoints.left")
def airpoints_left(given: Values, inputs: Values) -> Values:
    side, turn, spent = faction(inputs["side"]), inputs["turn"], inputs.get("spent", 0)
    return {"available": points_left(Battle.BRUNETE, side, turn, spent)}


@operation("scw", "weather.roll")
def weather_roll(given: Values, inputs: Values) -> Values:
    found = weather(battle(inputs.get("scenario")), inputs.get("turn", 1), inputs.get("die", 6))
    return {"weather": found.value, "spottingRange": spotting_range(found)}


@operation("scw", "turn.date")
def turn_date(given: Values, inputs: Values) -> Values:
    days = calendar(battle(inputs["scenario"])).days_of(inputs["turn"])
    label = f"{days[0]:%B} {'/'.join(str(day.day) for day in days)}"
    return {"date": days[0].isoformat(), "label": label}


@operation("scw", "initiative")
def initiative(given: Values, inputs: Values) -> Values:
    first = settled_initiative(battle(inputs["scenario"]), inputs.get("turn", 3))
    if first is None:
        first = rolled_initiative(inputs["nationalistDie"], inputs["republicanDie"])
    return {"first": first.value if first else "reroll"}


def _arriving(told: ArrivingUnits) -> str:
    return told.formation if told.count is None else f"{told.formation} x{told.count}"


@operation("scw", "reinforcements.list")
def reinforcements_list(given: Values, inputs: Values) -> Values:
    listed = reinforcements(battle(inputs["scenario"]), faction(inputs["side"]), inputs["turn"])
    return {"arrivals": frozenset(_arriving(units) for arrival in listed for units in arrival.units)}


@operation("scw", "withdraw.check")
def withdraw_check(given: Values, inputs: Values) -> Values:
    """The 34th leaves, a regiment by each of the hexes; the 46th and the 11th may have left before it."""
    table, left = Table(Battle.BRUNETE), inputs.get("replacementsUsed", 0)
    hexes = (inputs.get("exitHexes") or ["1501"]) if _has_exited(inputs) else []
    for hex_ in (*hexes, *(["1501"] if inputs.get("survivorsOnMap") else [])):
        table.stand(REPUBLICAN, "34: 5-5-6 III", hex_)
    table.session.set_facts({"clock/moment/turn": inputs.get("turn", 9)})
    table.go_to(Phase.FIRST_MOVEMENT)
    table.session.set_facts({"clock/first_player": REPUBLICAN.value})
    for number, _ in enumerate(hexes, 1):
        table.insist(LeaveMap(units=(f"B-R-34-infantry-{number}",)))
    divisions = ("B-R-14", "B-R-39")
    for division, leaving in list(zip(divisions, ("B-R-46", "B-R-11"), strict=True))[:left]:
        table.insist(ReceiveDivision(division=division, leaving=leaving))
    receive = ReceiveDivision(division=divisions[min(left, 1)], leaving="B-R-34")
    return {"replacementAllowed": not table.rule_against(receive)}


def _has_exited(inputs: Values) -> bool:
    return bool(inputs.get("exitedAny", inputs.get("exitHexes")))


@operation("scw", "hq.rebuild")
def hq_rebuild(given: Values, inputs: Values) -> Values:
    return {"returnTurn": return_turn(inputs["lostTurn"], inputs["die"])}


@operation("scw", "objective.mayEnter")
def objective_may_enter(given: Values, inputs: Values) -> Values:
    refusal = objective_refusal(f"B-R-{inputs.get('division')}", inputs["hex"], inputs.get("captured", ()))
    return {"allowed": refusal is None}


@operation("scw", "objective.captured")
def objective_captured(given: Values, inputs: Values) -> Values:
    """Nationalists with a ZOC stand in the hex or beside it, a regiment of the division comes there."""
    table, division, hex_ = Table(Battle.BRUNETE), inputs["division"], inputs["hex"]
    own = table.stand(REPUBLICAN, f"{division}: 5-5-6 III", "1501")
    if inputs.get("enemyZOC") or inputs.get("enemyUnit"):
        beside = next(table.system.map.board.neighbours(table.hex(hex_)))
        where = hex_ if inputs.get("enemyUnit") else table.system.map.board.hex_name(beside)
        table.stand(NATIONALIST, "71: 3-3-6 III", where)
    if inputs.get("unitOfDivisionEntered", True):
        table.insist(table.placing(own, hex_))
    return {"captured": hex_ in table.game.captured_by(f"B-R-{division}")}


@operation("scw", "reserve.release")
def release(given: Values, inputs: Values) -> Values:
    """A Nationalist has come so far; where that calls nobody, the schedule holds."""
    table = Table(Battle.JARAMA)
    table.stand(NATIONALIST, "1: 7-4-6/3-3-6 II", _reached(table, inputs))
    if not table.rule_against(CallReserve(is_whole=True)):
        return {"release": "all"}
    if not table.rule_against(CallReserve()):
        return {"release": "two"}
    scheduled = ", ".join(RESERVES[id_] for id_ in scheduled_release(inputs.get("turn", 1)))
    return {"release": f"scheduled: {scheduled}" if scheduled else "none"}


def _reached(table: Table, inputs: Values) -> str:
    """A hex as a case describes it: across the river, in row 41 or beyond, so far from the three places."""
    map_, rule = table.system.map, scenario(Battle.JARAMA).reserve
    across, north_west = map_.region(rule.across), map_.region(rule.beyond_row)
    is_west = inputs.get("westOfManzanares", False)
    far = inputs.get("minDistanceToAnyTrigger")
    is_near = far is not None and far <= rule.distance
    is_north = inputs.get("rowAtLeast41", False) and (is_west or not is_near)  # no place is so near to row 41
    for hex_ in map_.board:
        name = map_.board.hex_name(hex_)
        away = min(distance(hex_, table.hex(near)) for near in rule.near)
        if inputs.get("crossedManzanares"):
            fits = hex_ in across
        elif is_north and is_west:
            fits = hex_ in north_west
        else:
            fits = hex_ not in across | north_west and (int(name[:2]) >= 41 or not is_north)
            fits = fits and (away == far if is_near else away > rule.distance)
        if fits:
            return name
    raise AssertionError(inputs)


def _scored(found: Score) -> Values:
    return {
        "nationalist": found.points(Faction.NATIONALIST),
        "republican": found.points(Faction.REPUBLICAN),
        "difference": found.difference,
        "level": LEVELS[found.level],
    }


@operation("scw", "vp.jarama")
def vp_jarama(given: Values, inputs: Values) -> Values:
    holders = {
        name.lower().replace(" ", "-"): Faction(told["side"])
        for name, told in inputs["held"].items()
        if told.get("supplied", True)
    }
    return _scored(score(Battle.JARAMA, holders, int(inputs.get("eastEdgeNationalist", False))))


@operation("scw", "vp.brunete")
def vp_brunete(given: Values, inputs: Values) -> Values:
    """The Nationalists hold what a case does not name, as they do at first."""
    told = inputs.get("held", {})
    places = [place.id for place in scenario(Battle.BRUNETE).places]
    holders = {place: Faction(told.get(place, inputs.get("restOf", "nationalist"))) for place in places}
    return _scored(score(Battle.BRUNETE, holders, inputs.get("suppliedRegimentsExited3614", 0)))


@operation("scw", "vp.level")
def vp_level(given: Values, inputs: Values) -> Values:
    return {"level": LEVELS[victory_level(battle(inputs["scenario"]), inputs["difference"])]}

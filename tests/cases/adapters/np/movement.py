from companion.games.no_prisoners.rules.combat.odds import Barrier
from companion.games.no_prisoners.rules.movement.costs import MoveKind, Mover, Step, allowance, step_cost
from companion.games.no_prisoners.rules.movement.damascus import damascus_refusal
from companion.games.no_prisoners.rules.movement.ezoc import (
    MinimumMove,
    Way,
    disengagement_refusal,
    exerts_zoc,
    leaving_refusal,
    minimum_move_refusal,
    strategic_refusal,
)
from companion.games.no_prisoners.rules.movement.landing import Landing, Origin, Shore, landing_refusal
from companion.games.no_prisoners.rules.movement.rail import (
    RailheadHex,
    RailheadMove,
    RailLine,
    RailMove,
    rail_refusal,
    railhead_entry_refusal,
    railhead_move_refusal,
)
from companion.games.no_prisoners.rules.movement.stacking import StackHex, stack
from companion.games.no_prisoners.rules.turn.calendar import Season
from companion.games.no_prisoners.terms import Faction, UnitType
from tests.cases.adapters.np.turn import SCENARIOS
from tests.cases.adapters.np.words import FACTIONS, FRONTS, front_or_none, unit_type, verdict
from tests.cases.case_files import Values
from tests.cases.operations import operation

WAYS = {
    "retreat": Way.RETREAT,
    "pursuit": Way.PURSUIT,
    "all_zoc_exerting_enemies_removed": Way.ENEMIES_REMOVED,
    "disengage": Way.DISENGAGEMENT,
    "plain_move": Way.PLAIN_MOVE,
}
BARRIERS = {
    "all_lake": Barrier.ALL_LAKE,
    "all_sea": Barrier.ALL_SEA,
    "front_boundary": Barrier.FRONT_BOUNDARY,
}
PIECES = {
    "infantry": (UnitType.INFANTRY, False),
    "support": (UnitType.INFANTRY, True),
    "air": (UnitType.AIR, False),
    "naval": (UnitType.NAVAL, False),
    "railhead": (UnitType.MARKER, False),
}


@operation("np", "path_cost")
def cost_of_path(given: Values, inputs: Values) -> Values:
    steps = [
        Step(frozenset({told["terrain"]}), told.get("road", False), told.get("river", False))
        for told in given["steps"]
    ]
    mover = Mover(is_winter=given["season"] == "winter")
    return {"cost": sum(step_cost(step, mover) for step in steps)}


@operation("np", "move_allowance")
def move_allowance(given: Values, inputs: Values) -> Values:
    found = allowance(
        given["ma"],
        MoveKind(given["kind"]),
        is_supplied=given.get("supplied", True),
        starts_in_ezoc=given.get("starts_in_ezoc", False) or given.get("disengaging", False),
    )
    return {**verdict(found.refusal), "mp": found.points}


@operation("np", "strategic_path")
def strategic_path(given: Values, inputs: Values) -> Values:
    refusal = strategic_refusal(
        given["path_ezoc"],
        is_supplied=given["supplied_at_start"],
        is_excepted=_may_enter_ezoc(given),
    )
    return verdict(refusal)


def _may_enter_ezoc(given: Values) -> bool:
    """The exception is for a group of the Central Powers' western set-up, near Gaza and Beersheba."""
    exception = SCENARIOS[given["scenario"]].may_enter_ezoc if "scenario" in given else None
    is_west_cp = (given.get("side"), given.get("front")) == ("CP", "W")
    is_of_group = is_west_cp and given.get("set_up_near_gaza_or_beersheba", False)
    return exception is not None and given.get("gt") == exception.turn and is_of_group


@operation("np", "minimum_move")
def minimum_move(given: Values, inputs: Values) -> Values:
    move = MinimumMove(
        given.get("ezoc_to_ezoc", False),
        given.get("enemy_held", False),
        given.get("forbidden_terrain", False),
        given.get("front_boundary", False),
    )
    return verdict(minimum_move_refusal(move))


@operation("np", "leave_ezoc")
def leave_ezoc(given: Values, inputs: Values) -> Values:
    is_free = given.get("first_hex_free_of_ezoc", True)
    return verdict(leaving_refusal(WAYS[given["method"]], is_first_hex_free=is_free))


@operation("np", "disengage_path")
def disengage_path(given: Values, inputs: Values) -> Values:
    return verdict(disengagement_refusal(given["path_ezoc"], given["mp_used"], given["ma"]))


@operation("np", "zoc_into")
def zoc_into(given: Values, inputs: Values) -> Values:
    barrier = BARRIERS.get(given.get("hexside", ""))
    return {"zoc": exerts_zoc(is_starred=given.get("star", False), barrier=barrier)}


@operation("np", "stacking")
def stacking(given: Values, inputs: Values) -> Values:
    hex_ = StackHex(
        frozenset({given["terrain"]}),
        given.get("season") == Season.WINTER,
        given.get("own_supplied_rail", False),
    )
    found = stack(hex_, [PIECES[name] for name in given["units"]])
    return {"limit": found.limit, "counted": found.counted, "excess": found.excess}


@operation("np", "rail_move")
def rail_move(given: Values, inputs: Values) -> Values:
    move = RailMove(
        unit_type(given.get("type")),
        given.get("supplied_at_start", True),
        given.get("capacity_left"),
        given.get("rail_moves_this_gt", 0),
        given.get("all_hexes_own_net", True),
    )
    refusal = rail_refusal(move)
    return {**verdict(refusal), "capacity_used": 0 if refusal else move.capacity}


@operation("np", "west_rail_reach")
def west_rail_reach(given: Values, inputs: Values) -> Values:
    return verdict(RailLine(given["railhead"]).reach_refusal(given["to"], FACTIONS[given["side"]]))


@operation("np", "rail_nets")
def rail_nets(given: Values, inputs: Values) -> Values:
    line = RailLine(given["railhead"], given.get("laid_by_allies_up_to", 0))
    nets = {"allied": Faction.ALLIED, "cp": Faction.CENTRAL_POWERS}
    hexes = range(given["hexes"])
    return {name: [hex_ for hex_ in hexes if line.is_of_net(hex_, faction)] for name, faction in nets.items()}


@operation("np", "railhead_entry")
def railhead_entry(given: Values, inputs: Values) -> Values:
    hex_ = RailheadHex(
        given["bank"] == "west",
        given["allied_rail"],
        given.get("enemy_unit", False),
        given.get("ezoc", False),
    )
    return verdict(railhead_entry_refusal(given["gt"], hex_))


@operation("np", "railhead_move")
def railhead_move(given: Values, inputs: Values) -> Values:
    move = RailheadMove(
        given["hexes"],
        given["supplied"],
        given.get("rail_hexes_only", True),
        given.get("enters_enemy_or_ezoc", False),
        given.get("senussi", False),
    )
    return verdict(railhead_move_refusal(move))


@operation("np", "landing")
def landing(given: Values, inputs: Values) -> Values:
    planned = Landing(
        Shore(given.get("from", ""), given.get("from_coastal", False)),
        Shore(given["to"], given["to_coastal"]),
        FACTIONS[given.get("side", "AL")],
        _origin(given),
        given.get("enemy_in_target", False),
        given.get("same_front", True),
        given.get("landings_this_year_this_front", 0),
        given.get("tribal", False),
    )
    answer = {**verdict(landing_refusal(planned)), "counts_against_limit": planned.counts}
    return {**answer, "mp_left": 0} if planned.counts else answer


def _origin(given: Values) -> Origin:
    if given.get("port_reinforcement"):
        return Origin.PORT
    return Origin.REINFORCEMENT if given.get("arriving_reinforcement") else Origin.COAST


@operation("np", "damascus_enter")
def damascus_enter(given: Values, inputs: Values) -> Values:
    holder = front_or_none(given.get("occupied_by_front"))
    refusal = damascus_refusal(FACTIONS[given["side"]], FRONTS[given["front"]], holder)
    is_forced = given.get("forced_by_retreat", False)
    return {**verdict(refusal), "eliminated": refusal is not None and is_forced}

from companion.games.no_prisoners.procedures.fighting import result_options
from companion.games.no_prisoners.rules.combat.crt import (
    OP_OPTIONS,
    Losses,
    Strengths,
    losses,
    needs_retreat_die,
    result,
    result_code,
    retreat_hexes,
)
from companion.games.no_prisoners.rules.combat.odds import (
    Attacker,
    Barrier,
    Shifts,
    Target,
    attack_refusal,
    column_name,
    odds,
)
from companion.games.no_prisoners.rules.combat.options import op_chooser, speed
from companion.games.no_prisoners.rules.combat.pursuit import (
    PursuitGround,
    closed_to_pursuit,
    infiltration_hexes,
    pursuit_hexes,
    pursuit_refusal,
)
from companion.games.no_prisoners.rules.combat.removal import removal_refusal
from companion.games.no_prisoners.rules.combat.retreat import RetreatGround, RetreatHex, retreat_ends
from companion.games.no_prisoners.rules.combat.support import command_bonus_refusal
from companion.games.no_prisoners.rules.movement.damascus import damascus_refusal
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Crt, Faction, Front, ResultCode, Role, UnitType
from companion.hexes.coordinates import Direction, HexCoord
from companion.reason import Reason
from tests.cases.adapters.np.words import (
    FACTIONS,
    NATIONS,
    TABLES,
    hex_at,
    is_done,
    is_wished,
    unit_type,
    verdict,
)
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.no_prisoners.campaign.random_play import SYSTEM
from tests.games.no_prisoners.campaign.sketched_units import facing
from tests.games.no_prisoners.campaign.sketches import Sketch

BARRIERS = {
    "all_lake_side": Barrier.ALL_LAKE,
    "all_sea": Barrier.ALL_SEA,
    "front_boundary": Barrier.FRONT_BOUNDARY,
}
COLUMNS = [column_name(column) for column in range(len(tables().columns))]


def _attackers(given: Values) -> tuple[Attacker, ...]:
    return tuple(
        Attacker(
            told["cs"],
            unit_type(told.get("type")),
            told.get("supplied", True),
            told.get("across_river", False),
            BARRIERS.get(told.get("across", "")),
        )
        for told in given["attackers"]
    )


def _target(given: Values) -> Target:
    """A city given by name is one of the two red ones."""
    terrain = frozenset(given.get("terrain", ()))
    named = {"city_red"} if given.get("place") in ("Medina", "Jerusalem") else set()
    faction = FACTIONS[given.get("defender_side", "CP")]
    strengths = tuple(told["cs"] for told in given["defenders"])
    return Target(strengths, faction, terrain | named, given.get("attack_along_pass", False))


SUPPORTS = ("air", "naval", "command")


def _shifts(given: Values) -> Shifts:
    return Shifts(*(bool(given.get(kind, 0)) for kind in SUPPORTS))


@operation("np", "combat_column")
def combat_column(given: Values, inputs: Values) -> Values:
    attackers, target, shifts = _attackers(given), _target(given), _shifts(given)
    if attack_refusal(attackers, target, TABLES[given["crt"]]):
        return {"legal": False}
    found = odds(attackers, target, shifts)
    return {
        "legal": True,
        "attack": found.attack,
        "defence": found.defence,
        "multiplier": found.multiplier.value,
        "percent": found.percent,
        "start_column": column_name(found.start),
        "shifts": found.shifts.columns,
        "column": column_name(found.column),
    }


@operation("np", "resolve")
def resolve(given: Values, inputs: Values) -> Values:
    found = odds(_attackers(given), _target(given), _shifts(given))
    code = result_code(TABLES[given["crt"]], given["die"], found.column)
    return {"column": column_name(found.column), "result": code.value}


def _row(crt: str, die: int) -> list[str]:
    return [result_code(TABLES[crt], die, column).value for column in range(len(COLUMNS))]


@operation("np", "crt_row")
def crt_row(given: Values, inputs: Values) -> Values:
    return {"results": _row(given["crt"], given["die"])}


@operation("np", "crt_table")
def crt_table(given: Values, inputs: Values) -> Values:
    rows = {str(die): _row(given["crt"], die) for die in range(1, 7)}
    return {"table": {die: dict(zip(COLUMNS, row, strict=True)) for die, row in rows.items()}}


@operation("np", "result_effects")
def result_effects(given: Values, inputs: Values) -> Values:
    code = ResultCode(given["code"])
    strengths = Strengths(*(sum(u["cs"] for u in given[side]) for side in ("attackers", "defenders")))
    removed, die = given.get("smaller_side_removed"), given.get("retreat_die")
    sides = {
        role.value: {
            "remove": _remove(losses(code, role, strengths, removed)),
            "retreat": die if needs_retreat_die(code, role) else retreat_hexes(code, role),
        }
        for role in Role
    }
    pursuit = result(code).pursuit
    return {**sides, "pursuit_by": pursuit and pursuit.value}


def _remove(demand: Losses) -> object:
    if demand.is_none:
        return "none"
    if demand.is_all:
        return "all"
    return {"units": demand.units} if demand.units else {"strength_at_least": demand.strength}


@operation("np", "loss_set_legal")
def loss_set_legal(given: Values, inputs: Values) -> Values:
    units = {unit["id"]: unit["cs"] for unit in given["units"]}
    code = ResultCode(given["code"]) if "code" in given else None
    demand = Losses(strength=given["required_strength"])
    return verdict(removal_refusal(demand, units, given["removed"], code))


@operation("np", "loss_immune")
def loss_immune(given: Values, inputs: Values) -> Values:
    """A division is lost that an air group supported or an HQ commanded; neither attacked itself."""
    table = facing()
    table.stand(al_w_murray="0709")
    table.print("al-w-murray", range=3)
    helper = {"air": "al-w-5air", "hq": "al-w-murray"}[given["type"]]
    table.print("cp-w-27", strength=30)
    support = {"air": given["type"] == "air", "command": given["type"] == "hq"}
    table.do(table.attack("0909", "al-w-42", crt=Crt.MAIN_OFFENSIVE, **support))
    table.roll(1)  # AC
    assert table.unit("al-w-42").spot is Spot.REPLACEABLE
    return {"affected": table.unit(helper).spot is Spot.REPLACEABLE}


@operation("np", "np_options")
def np_options(given: Values, inputs: Values) -> Values:
    infantry, table = UnitType.INFANTRY, facing()
    table.print("al-w-42", strength=20)
    table.do(table.attack("0909", "al-w-42"))
    table.roll(1)  # NP
    return {
        "chooser": table.combat.chooser and table.combat.chooser.value,
        "options": [code.value for code in result_options(table.combat)],
        "dw_retreat_through_ezoc": RetreatHex(is_ezoc=True).refusal(HexCoord(0, 0), through_ezoc=True)
        is None,
        "dw_extra_pursuit": pursuit_hexes(infantry, is_no_prisoners=True) - pursuit_hexes(infantry),
    }


@operation("np", "op_chooser")
def op_choice(given: Values, inputs: Values) -> Values:
    attackers, defenders = (
        [speed(unit_type(unit.get("type")), unit["ma"]) for unit in given[side]]
        for side in ("attackers", "defenders")
    )
    return {
        "chooser": op_chooser(attackers, defenders).value,
        "options": [code.value for code in OP_OPTIONS],
    }


@operation("np", "retreat_option")
def retreat_option(given: Values, inputs: Values) -> Values:
    """Each route leads out in a direction of its own, and turns aside where it does not lead away."""
    faction, start = FACTIONS[given.get("side", "AL")], HexCoord(0, 0)
    routes = dict(zip(Direction, given["routes"], strict=False))
    hexes = {
        hex_: _retreat_hex(told, faction)
        for way, route in routes.items()
        for hex_, told in zip(_way_out(start, way, route), route["hexes"], strict=True)
    }
    ends = {way: _way_out(start, way, route)[-1] for way, route in routes.items()}
    crowded = {ends[way] for way, route in routes.items() if route.get("overstack")}
    ground = RetreatGround(
        start,
        lambda _here, there: hexes.get(there, RetreatHex(is_impassable=True)),
        crowded.__contains__,
        given.get("np_dw", False),
    )
    found = retreat_ends(given["hexes"], ground)
    open_ = {hex_ for hex_, refusal in found.items() if refusal is None}
    legal = frozenset(route["id"] for way, route in routes.items() if ends[way] in open_)
    return {"eliminated": not open_, "legal_routes": legal}


def _way_out(start: HexCoord, way: Direction, route: Values) -> list[HexCoord]:
    length = len(route["hexes"])
    away = min(length, route.get("final_distance", length))
    straight = [start.step(way, steps) for steps in range(1, away + 1)]
    beside = [start.step(way, away).step(way.turned(2), steps) for steps in range(1, length - away + 1)]
    return straight + beside


def _retreat_hex(told: Values, faction: Faction) -> RetreatHex:
    is_damascus = told.get("damascus", False)
    return RetreatHex(
        told.get("enemy", False),
        told.get("ezoc", False),
        told.get("off_map", False),
        told.get("impassable", False),
        told.get("cross_boundary", False),
        is_damascus and damascus_refusal(faction, Front.WEST, None) is not None,
    )


@operation("np", "defence_strength_after_retreat")
def defence_strength_after_retreat(given: Values, inputs: Values) -> Values:
    """A target knows nothing of earlier retreats: its strength is what its units have."""
    target = Target((given["cs"],), Faction.CENTRAL_POWERS)
    return {"strength": odds((Attacker(1),), target).defence}


@operation("np", "pursuit_hexes")
def pursuit_allowance(given: Values, inputs: Values) -> Values:
    hexes = pursuit_hexes(
        UnitType(given["type"].replace("_", "-")),
        has_command_bonus=given.get("attack_had_command_bonus", False),
        is_no_prisoners=given.get("np_dw", False),
    )
    return {"hexes": hexes}


@operation("np", "pursuit_path_legal")
def pursuit_path_legal(given: Values, inputs: Values) -> Values:
    """The pursuer stands beside the vacated hex."""
    faction, is_damascus = FACTIONS[given.get("side", "AL")], given.get("place") == "Damascus"
    impassable = [hex_at(pair) for pair in given.get("impassable", ())]

    def step_refusal(_here: HexCoord, there: HexCoord) -> Reason | None:
        if is_damascus and (refusal := damascus_refusal(faction, Front.WEST, None)):
            return refusal
        return closed_to_pursuit(there) if there in impassable else None

    vacated = hex_at(given["vacated_hex"])
    ground = PursuitGround(vacated.neighbours()[0], [vacated], step_refusal)
    return verdict(pursuit_refusal([hex_at(pair) for pair in given["path"]], given["allowed"], ground))


@operation("np", "infiltration")
def infiltration(given: Values, inputs: Values) -> Values:
    type_ = UnitType(given["type"].replace("_", "-"))
    hexes = infiltration_hexes(
        type_,
        NATIONS.get(given.get("nation", "")),
        given["gt"],
        is_sturm=given.get("marking") == "Sturm",
        is_attacker=given.get("role", "attacker") == "attacker",
        is_hex_empty=given["defending_hex_empty"],
    )
    return {"hexes": hexes}


@operation("np", "command_bonus")
def command_bonus(given: Values, inputs: Values) -> Values:
    used = {hq["id"]: hq.get("used_this_phase", False) for hq in given["hqs"]}
    refusal = command_bonus_refusal([told["in_range_of"] for told in given["attackers"]], used)
    return {"bonus": refusal is None}


@operation("np", "support_legal")
def support_legal(given: Values, inputs: Values) -> Values:
    """An air group or flotilla is claimed for an attack before Port Said, inland, or beside the canal."""
    if Role(given.get("role", "attacker")) is Role.DEFENDER:
        return {"legal": _defender_supports(given["kind"])}
    target, attackers = ("0909", ("al-w-42", "al-w-yeocav"))
    table = facing()
    if given["kind"] == "naval" and not given["coastal"]:
        target = "0810" if given["next_to_suez_canal"] else "1110"
        table.stand(al_w_42="0710" if given["next_to_suez_canal"] else "1009", cp_w_27=target)
    if given.get("used_this_phase"):
        table.do(table.attack(target, attackers[1], **{given["kind"]: True}))
        table.roll(6)  # DA
        table.stand(cp_w_8=target)
        table.print("cp-w-8", strength=3)
    wish = SYSTEM.commands.dump(table.attack(target, attackers[0]))
    return {"legal": is_wished(table, {**wish, given["kind"]: 1 + given.get("already_in_this_attack", 0)})}


def _defender_supports(kind: str) -> bool:
    """An attack by a front that has no air group or flotilla left, while the front attacked has one."""
    table = facing()
    table.set(moment__player_turn="west-cp", **{"counters__cp-w-psh1air__spot": "gone"})
    return is_done(table, table.attack("0809", "cp-w-27", **{kind: True}))


@operation("np", "attack_legal")
def attack_legal(given: Values, inputs: Values) -> Values:
    """A division attacks one hex after another in a phase, or across the boundary of the fronts."""
    table = facing()
    if given.get("across") == "front_boundary":
        table.stand(al_w_42="1311", cp_e_42="1312")
        return {"legal": is_done(table, table.attack("1312", "al-w-42"))}
    table.stand(cp_w_8="0810")
    table.print("cp-w-8", strength=3)
    return {"legal": all(_is_fought(table, target) for target in ("0909", "0810")[: given["target_hexes"]])}


def _is_fought(table: Sketch, target: str) -> bool:
    if not is_done(table, table.attack(target, "al-w-42")):
        return False
    table.roll(6)  # DA
    return True

from math import ceil

from companion.games.no_prisoners.procedures.fighting import result_options
from companion.games.no_prisoners.procedures.pursuing import pursuit_allowance as allowance
from companion.games.no_prisoners.procedures.retreating import pursuit_ends, retreat_ends
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
from companion.games.no_prisoners.rules.combat.pursuit import pursuit_hexes
from companion.games.no_prisoners.rules.combat.removal import removal_refusal
from companion.games.no_prisoners.rules.combat.support import command_bonus_refusal
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import (
    Crt,
    Faction,
    Front,
    PlayerTurn,
    ResultCode,
    Role,
    UnitType,
    player_turn_of,
)
from companion.hexes.coordinates import Direction, HexCoord, disk, distance
from tests.cases.adapters.np.stage import MIDDLE, Stage, depot, land
from tests.cases.adapters.np.words import (
    FACTIONS,
    FRONTS,
    TABLES,
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
from tests.games.no_prisoners.campaign.test_campaign import BOARD, hex_of

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
    required = given.get("required_strength", ceil(sum(units.values()) / 2))
    demand = Losses(strength=required)
    return verdict(removal_refusal(demand, units, given["removed"], code))


SUPPORTERS = {"air": "al-w-5air", "naval": "al-w-emed", "hq": "al-w-murray"}


@operation("np", "loss_immune")
def loss_immune(given: Values, inputs: Values) -> Values:
    """A unit is lost that air group or flotilla supported or an HQ commanded, which may attack with it."""
    table, kind = facing(), given["type"]
    adds_strength = kind == "hq" and given.get("added_combat_strength", False)
    attackers = ("al-w-42", "al-w-murray") if adds_strength else ("al-w-42",)
    table.stand(al_w_murray="0910" if adds_strength else "0709")
    table.print("al-w-murray", range=3, strength=1)
    table.print("cp-w-27", strength=30)
    if kind not in SUPPORTERS:
        table.print("al-w-42", type=unit_type(kind))
    support = {"air": kind == "air", "naval": kind == "naval", "command": kind == "hq"}
    table.do(table.attack("0909", *attackers, crt=Crt.MAIN_OFFENSIVE, **support))
    table.roll(1)  # AC
    assert table.unit("al-w-42").spot is Spot.REPLACEABLE
    return {"affected": table.unit(SUPPORTERS.get(kind, "al-w-42")).spot is Spot.REPLACEABLE}


@operation("np", "np_options")
def np_options(given: Values, inputs: Values) -> Values:
    """The defender is left no hex without EZOC."""
    infantry, table = UnitType.INFANTRY, facing()
    table.stand(al_w_52="1008", al_w_53="0910")
    table.print("al-w-42", strength=20)
    table.do(table.attack("0909", "al-w-42"))
    table.roll(1)  # NP
    chooser, options = table.combat.chooser, result_options(table.combat)
    table.do(cmd.ChooseResult(code=ResultCode.DW))
    zones = table.scene.ezoc(Faction.CENTRAL_POWERS, Front.WEST)
    through = zones & retreat_ends(table.scene, "cp-w-27")
    table.do(cmd.RetreatUnit(unit="cp-w-27", hex=min(through)))
    return {
        "chooser": chooser and chooser.value,
        "options": [code.value for code in options],
        "dw_retreat_through_ezoc": bool(through),
        "dw_extra_pursuit": allowance(table.scene, "al-w-42") - pursuit_hexes(infantry),
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
    table, unit = _routed(given)
    legal = frozenset(route["id"] for route, way in _ways(given) if _is_retreat(given, way[-1]))
    return {"eliminated": not table.unit(unit).is_on_map, "legal_routes": legal}


def _is_retreat(given: Values, end: HexCoord) -> bool:
    table, unit = _routed(given)
    return table.game.combat is not None and is_done(table, cmd.RetreatUnit(unit=unit, hex=end))


def _ways(given: Values) -> list[tuple[Values, list[HexCoord]]]:
    """The routes with their hexes; no two lie beside each other, nor beside the attacker."""
    out = (Direction.S, Direction.NW)
    return [(route, _way_out(way, route)) for way, route in zip(out, given["routes"], strict=False)]


def _way_out(way: Direction, route: Values) -> list[HexCoord]:
    length = len(route["hexes"])
    away = min(length, route.get("final_distance", length))
    straight = [MIDDLE.step(way, steps) for steps in range(1, away + 1)]
    beside = [MIDDLE.step(way, away).step(way.turned(2), steps) for steps in range(1, length - away + 1)]
    return straight + beside


def _routed(given: Values) -> tuple[Stage, str]:
    """A unit that is driven back out of the middle, all but the routes being sea; its id."""
    side = FACTIONS[given.get("side", "AL")]
    told = {
        hex_: flags for route, way in _ways(given) for hex_, flags in zip(way, route["hexes"], strict=True)
    }
    zones = [hex_.step(_aside(hex_)) for hex_, flags in told.items() if flags.get("ezoc")]
    attack = MIDDLE.step(Direction.NE)
    lands = [
        land(hex_, front="E" if flags.get("cross_boundary") else "W")
        for hex_, flags in told.items()
        if not flags.get("impassable")
    ]
    lands += [land(MIDDLE), depot(attack, side.opponent), *map(land, zones)]
    table = Stage(
        lands,
        player_turn_of(side.opponent, Front.WEST),
        Phase.COMBAT_1,
        off_map={hex_ for hex_, flags in told.items() if flags.get("off_map")},
        damascus=next((hex_ for hex_, flags in told.items() if flags.get("damascus")), None),
    )
    for hex_, flags in told.items():
        if flags.get("enemy"):
            table.post(side.opponent, hex_, is_starred=True)
    for hex_ in zones:
        table.post(side.opponent, hex_)
    for _ in range(2):
        for route, way in _ways(given):
            if route.get("overstack") and not route["hexes"][-1].get("off_map"):
                table.post(side, way[-1])
    return table, _driven_back(table, side, attack, given)


def _aside(hex_: HexCoord) -> Direction:
    """From a hex of a route away from the middle, and from the other route."""
    return Direction.SE if distance(hex_, MIDDLE.step(Direction.S)) < distance(hex_, MIDDLE) else Direction.N


def _driven_back(table: Stage, side: Faction, attack: HexCoord, given: Values) -> str:
    """The lone defender by the DW of an NP, or the second of two by DR."""
    is_np = given.get("np_dw", False)
    first = "" if is_np else table.post(side, MIDDLE, strength=2)
    unit, attacker = table.post(side, MIDDLE, strength=1), table.post(side.opponent, attack, strength=9)
    crt = Crt.RAID if is_np else Crt.MAIN_OFFENSIVE
    table.do(table.attack(BOARD.hex_name(MIDDLE), attacker, crt=crt))
    table.roll(1 if is_np else 6)
    table.do(cmd.ChooseResult(code=ResultCode.DW) if is_np else cmd.TakeLosses(units=(first,)))
    if not is_np:
        table.roll(given.get("hexes", len(given["routes"][0]["hexes"])))
    return unit


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
    """Each hex of the path has to be one where a pursuit of so many hexes ends. Mountains bar the pursuer."""
    side, path, allowed = FACTIONS[given.get("side", "AL")], [*map(_laid, given["path"])], given["allowed"]
    closed = {*map(_laid, given.get("impassable", ()))}
    vacated = _laid(given["vacated_hex"])
    start = vacated.neighbours()[0]
    lands = [land(hex_, "mountain" if hex_ in closed else "clear") for hex_ in disk(MIDDLE, 3)]
    table = Stage(
        [*lands, depot(start, side)],
        player_turn_of(side, Front.WEST),
        Phase.COMBAT_1,
        damascus=path[-1] if given.get("place") == "Damascus" else None,
    )
    unit = _in_pursuit(table, side, start, vacated, allowed, path)
    for hex_ in map(_laid, given.get("ezoc", ())):
        table.post(side.opponent, next(h for h in hex_.neighbours() if h not in {start, vacated, *path}))
    is_led_there = all(
        steps <= allowed and hex_ in pursuit_ends(table.scene, unit, steps)
        for steps, hex_ in enumerate(path, 1)
    )
    return {"legal": is_led_there and is_done(table, cmd.PursueWith(unit=unit, hex=path[-1]))}


def _laid(pair: list[int]) -> HexCoord:
    return HexCoord(MIDDLE.q + pair[0], MIDDLE.r + pair[1])


def _in_pursuit(
    table: Stage, side: Faction, start: HexCoord, vacated: HexCoord, allowed: int, path: list[HexCoord]
) -> str:
    """A tank pursues one hex, cars two, by the DW of an NP three; the defender flees off the path."""
    is_np = allowed == 3
    type_ = UnitType.TANK if allowed == 1 else UnitType.ARMOURED_CAR
    unit = table.post(side, start, strength=12 if is_np else 6, type=type_)
    enemy = table.post(side.opponent, vacated, strength=1 if is_np else 3)
    table.overrule(table.attack(BOARD.hex_name(vacated), unit))
    table.roll(1 if is_np else 5)
    if is_np:
        table.do(cmd.ChooseResult(code=ResultCode.DW))
    refuge = min(retreat_ends(table.scene, enemy) - {*path})
    table.do(cmd.RetreatUnit(unit=enemy, hex=refuge))
    assert allowance(table.scene, unit) == (allowed if table.game.combat else 0)
    return unit


@operation("np", "infiltration")
def infiltration(given: Values, inputs: Values) -> Values:
    """A raid's DA takes the only defender, or one of two; a lone attacker is lost by its AA."""
    own, enemy, attack = Faction.CENTRAL_POWERS, Faction.ALLIED, MIDDLE.step(Direction.NE)
    is_attacker = Role(given["role"]) is Role.ATTACKER
    attacks = player_turn_of(own if is_attacker else enemy, Front.WEST)
    table = Stage([land(MIDDLE), depot(attack, own)], attacks, Phase.COMBAT_1, given["gt"])
    posted = 1 if given["defending_hex_empty"] else 2
    enemies = [table.post(enemy, MIDDLE, strength=3) for _ in range(posted)]
    is_sturm, type_ = given.get("marking") == "Sturm", unit_type(given["type"])
    unit = table.post(own, attack, type=type_, strength=6, nation=given["nation"], is_sturm=is_sturm)
    if is_attacker:
        table.do(table.attack(BOARD.hex_name(MIDDLE), unit))
    else:
        table.do(table.attack(BOARD.hex_name(attack), enemies[0]))
    table.roll(6 if is_attacker else 3)
    if is_attacker and len(enemies) > 1:
        table.do(cmd.TakeLosses(units=(enemies[0],)))
    return {"hexes": allowance(table.scene, unit)}


@operation("np", "command_bonus")
def command_bonus(given: Values, inputs: Values) -> Values:
    used = {hq["id"]: hq.get("used_this_phase", False) for hq in given["hqs"]}
    refusal = command_bonus_refusal([told["in_range_of"] for told in given["attackers"]], used)
    return {"bonus": refusal is None}


@operation("np", "support_legal")
def support_legal(given: Values, inputs: Values) -> Values:
    """An air group or flotilla is claimed for an attack: from a base, at the coast or beside the canal."""
    kind, side = given["kind"], FACTIONS[given["side"]]
    if Role(given["role"]) is Role.DEFENDER:
        return {"legal": _defender_supports(kind)}
    if not given["same_front"]:
        return {"legal": _other_front_supports(kind)}
    if kind == "naval" and side is Faction.CENTRAL_POWERS:
        return {"legal": _central_flotilla_supports()}
    table, target, attackers = _from_base(given, side) if kind == "air" else _by_water(given)
    if given.get("used_this_phase") and not _is_used(table, target, attackers[1], kind):
        return {"legal": False}
    wish = SYSTEM.commands.dump(table.attack(target, attackers[0]))
    return {"legal": is_wished(table, {**wish, kind: 1 + given.get("already_in_this_attack", 0)})}


def _is_used(table: Sketch, target: str, attacker: str, kind: str) -> bool:
    """Whether the marker supports an attack, which takes the only defender; another takes its place."""
    lost = next(unit.id for unit in table.game.in_hex(hex_of(target)))
    if not is_done(table, table.attack(target, attacker, **{kind: True})):
        return False
    table.roll(6)  # DA
    table.stand(**{lost: target})
    return True


def _by_water(given: Values) -> tuple[Sketch, str, tuple[str, ...]]:
    """An attack on the coast before Port Said, beside the canal, or inland."""
    table, target, by_canal = facing(), "0909", given.get("next_to_suez_canal")
    if not given.get("coastal", by_canal is None):
        target, beside = ("0810", "0710") if by_canal else ("1110", "1009")
        table.stand(al_w_42=beside, al_w_yeocav=beside, cp_w_27=target)
    return table, target, ("al-w-42", "al-w-yeocav")


# By the side that attacks: its base, a hex beside it, the garrison, two attackers, whom they attack.
BASES = {
    Faction.ALLIED: ("0708", "0608", "al-w-gb", ("al-w-42", "al-w-yeocav"), "cp-w-27"),
    Faction.CENTRAL_POWERS: ("1308", "1309", "cp-w-g13", ("cp-w-8", "cp-w-27"), "al-w-42"),
}


def _from_base(given: Values, side: Faction) -> tuple[Sketch, str, tuple[str, ...]]:
    """An attack so far from Port Said or Beersheba, of which the garrison may stand elsewhere or nowhere."""
    number, outside, garrison, attackers, enemy = BASES[side]
    table, field = Sketch(player_turn_of(side, Front.WEST), Phase.COMBAT_1), SYSTEM.field
    base = hex_of(number)
    land_ = sorted(h for h in field.hexes_of(Front.WEST) if not field.is_closed(h) and h not in field.towns)
    target, *beside = next(
        (hex_, *near)
        for hex_ in land_
        if distance(base, hex_) == given["distance"]
        if len(near := [there for there in land_ if _is_attackable(there, hex_)]) > 1
    )
    places = zip((*attackers, enemy), (*beside[:2], target), strict=True)
    table.stand(**{unit: BOARD.hex_name(hex_) for unit, hex_ in places})
    table.print_all({unit: {"strength": 3} for unit in (*attackers, enemy)})
    if given["base_held_by_supplied_friendly_ground_unit"]:
        table.stand(**{garrison: number if given["base_city_or_town"] else outside})
    return table, BOARD.hex_name(target), attackers


def _is_attackable(here: HexCoord, there: HexCoord) -> bool:
    """Whether no water lies between two hexes beside each other."""
    return distance(here, there) == 1 and not SYSTEM.field.is_barred(here, there)


def _defender_supports(kind: str) -> bool:
    """An attack by a front that has no air group or flotilla left, while the front attacked has one."""
    table = facing()
    table.set(moment__player_turn="west-cp", **{"counters__cp-w-psh1air__spot": "gone"})
    return is_done(table, table.attack("0809", "cp-w-27", **{kind: True}))


def _other_front_supports(kind: str) -> bool:
    """An attack in the East by Wejh, which the Allies hold; air group and flotilla are of the West."""
    table = Sketch(PlayerTurn.EAST_ALLIED, Phase.COMBAT_1, turn=10)
    table.stand(al_e_cf="1720", cp_e_42="1820")
    return is_done(table, table.attack("1820", "al-e-cf", **{kind: True}))


def _central_flotilla_supports() -> bool:
    """An attack on the coast beside Gaza."""
    table = Sketch(PlayerTurn.WEST_CP, Phase.COMBAT_1)
    table.stand(cp_w_27="1207", al_w_42="1108")
    return is_done(table, table.attack("1108", "cp-w-27", naval=True))


# By what lies between: where an Allied division stands, and an enemy beside it.
ACROSS = {
    "front_boundary": ("1311", "cp_e_42", "1312"),
    "all_sea": ("0712", "cp_w_27", "0811"),
    "all_lake_side": ("1407", "cp_e_42", "1507"),
}


@operation("np", "attack_legal")
def attack_legal(given: Values, inputs: Values) -> Values:
    """A division attacks one hex after another in a phase, or where no attack leads."""
    if given.get("damascus_target"):
        return {"legal": _attacks_damascus(given["attacker_fronts"])}
    table = facing()
    if given.get("across") in ACROSS:
        here, enemy, there = ACROSS[given["across"]]
        table.stand(**{"al_w_42": here, enemy: there})
        return {"legal": is_done(table, table.attack(there, "al-w-42"))}
    table.stand(cp_w_8="0810")
    table.print("cp-w-8", strength=3)
    attacks = given.get("target_hexes", 1) + given.get("unit_already_attacked", False)
    return {"legal": all(_is_fought(table, target) for target in ("0909", "0810")[:attacks])}


def _attacks_damascus(fronts: list[str]) -> bool:
    """The Central Powers of one front or both stand beside the Allies in Damascus."""
    beside = {"W": ("cp-w-27", "1503"), "E": ("cp-e-42", "1603")}
    table = Sketch(player_turn_of(Faction.CENTRAL_POWERS, FRONTS[fronts[0]]), Phase.COMBAT_1)
    table.stand(al_w_42="1602", **dict(beside[front] for front in fronts))
    return is_done(table, table.attack("1602", *(beside[front][0] for front in fronts)))


def _is_fought(table: Sketch, target: str) -> bool:
    if not is_done(table, table.attack(target, "al-w-42")):
        return False
    table.roll(6)  # DA
    return True

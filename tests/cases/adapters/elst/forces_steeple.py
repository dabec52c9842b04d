from companion.board.library import open_board
from companion.sight.result import GROUND, STEEPLE
from companion.systems.elst.forces.steeple import (
    HexQuestion,
    Stack,
    climb_refusal,
    close_combat_refusal,
    enter_and_climb,
    is_one_hex,
    smoke_counter_level,
    smoke_grenade_refusal,
    stacking_refusal,
)
from companion.systems.elst.forces.steeple_fire import (
    WeaponKind,
    fire_refusal,
    levels_attacked,
    may_avoid_backblast,
    must_name_level,
    range_bonus,
    steeple_hex_tem,
)
from companion.systems.elst.forces.units import squad_equivalents
from tests.cases.adapters.elst.forces_words import ATTACKS, KINDS, LEVELS, READINGS, stack, stack_words
from tests.cases.case_files import Values
from tests.cases.operations import operation

WEAPONS = {
    "MMG": WeaponKind.SMALL_ARMS,
    "Gun": WeaponKind.GUN,
    "PF": WeaponKind.PANZERFAUST,
    "PSK": WeaponKind.PANZERSCHRECK,
    "PIAT": WeaponKind.PIAT,
    "vehicle weapon": WeaponKind.VEHICLE_WEAPON,
}


@operation("elst", "steeple.change_level")
def change_level(given: Values, inputs: Values) -> Values:
    assert given["from_level"] != inputs["to"]
    refusal = climb_refusal(KINDS[given["unit"]], given["mf_left"])
    return {"legal": refusal is None, "mf": 0 if refusal else 1}


@operation("elst", "steeple.enter_and_climb")
def enter_and_climb_steeple(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    assert board.hexes[board.parse_hex(inputs["hex"])].values.get("steeple")
    ground, steeple, movers = (stack(given[place]) for place in ("ground", "steeple", "movers"))
    climb = enter_and_climb(ground, steeple, movers, given["building_entry_mf"])
    return {
        "legal": climb.refusal is None,
        "mf_entry": climb.entry_mf,
        "mf_climb": climb.climb_mf,
        "mf_total": climb.total_mf,
        "ground_while_passing_squads": squad_equivalents(climb.passing.half_squads),
        "ground_after": stack_words(climb.ground),
        "steeple_after": stack_words(climb.steeple),
        "stays_on": "ground" if climb.refusal else "steeple",
    }


@operation("elst", "steeple.stack_check")
def stack_check(given: Values, inputs: Values) -> Values:
    """What the enemy has in the steeple makes no difference."""
    own = given["own_side_in_steeple"]
    held = Stack(half_squads=int(2 * own["squad_equivalents"]), smc=own["smc"])
    return {"allowed": stacking_refusal(held.with_one(KINDS[given["unit"]])) is None}


@operation("elst", "steeple.tem")
def tem(given: Values, inputs: Values) -> Values:
    return {"tem": steeple_hex_tem(LEVELS[given["level"]], ATTACKS[given["attack"]])}


@operation("elst", "steeple.fire_legal")
def fire_legal(given: Values, inputs: Values) -> Values:
    firer, target = LEVELS[given["firer_level"]], LEVELS[given["target_level"]]
    return {"legal": fire_refusal(WEAPONS[given["weapon"]], firer, target, given["range"]) is None}


@operation("elst", "steeple.cc_legal")
def cc_legal(given: Values, inputs: Values) -> Values:
    refusal = close_combat_refusal(LEVELS[given["attacker_level"]], LEVELS[given["defender_level"]])
    return {"legal": given["same_hex"] and refusal is None}


@operation("elst", "steeple.range_bonus")
def bonus(given: Values, inputs: Values) -> Values:
    firer, target = LEVELS[given["firer_level"]], LEVELS[given["target_level"]]
    found = range_bonus(firer, target, given["range"], READINGS)
    return {"pbf": found.is_point_blank, "tpbf": found.is_triple}


@operation("elst", "steeple.backblast_avoidance")
def backblast_avoidance(given: Values, inputs: Values) -> Values:
    may = may_avoid_backblast(WEAPONS[given["weapon"]], LEVELS[given["firer_level"]])
    return {"may_use_plus2_option": may}


@operation("elst", "steeple.attack_levels")
def attack_levels(given: Values, inputs: Values) -> Values:
    attack = ATTACKS[given["attack"]]
    seen = {GROUND: given["los_to_ground"], STEEPLE: given["los_to_steeple"]}
    sees = frozenset(level for level, is_seen in seen.items() if is_seen)
    attacked = levels_attacked(attack, LEVELS[given["named_level"]], sees)
    return {
        "attacks_ground": GROUND in attacked,
        "attacks_steeple": STEEPLE in attacked,
        "tem_ground": steeple_hex_tem(GROUND, attack),
        "tem_steeple": steeple_hex_tem(STEEPLE, attack),
        "same_DR": attack.is_whole_hex,
    }


@operation("elst", "steeple.must_name_level")
def name_level(given: Values, inputs: Values) -> Values:
    must = must_name_level(ATTACKS[given["attack"]], has_unmoving=given["contains_non_moving_unit"])
    return {"must_name_level": must}


@operation("elst", "steeple.counts_as_one_hex")
def counts_as_one_hex(given: Values, inputs: Values) -> Values:
    return {"one_hex": is_one_hex(HexQuestion(given["question"].lower()))}


@operation("elst", "steeple.smoke_shot")
def smoke_shot(given: Values, inputs: Values) -> Values:
    level = smoke_counter_level(given["los_to_ground"], given["los_to_steeple"])
    return {"counter_level": {GROUND: "ground", None: None}[level]}


@operation("elst", "steeple.smoke_grenade")
def smoke_grenade(given: Values, inputs: Values) -> Values:
    squad, target = LEVELS[given["squad_level"]], LEVELS[given["target_level"]]
    return {"legal": smoke_grenade_refusal(squad, target, same_hex=given["same_hex"]) is None}

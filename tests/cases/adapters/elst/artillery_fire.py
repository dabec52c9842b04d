from companion.chance.answers import RollAnswer, outcomes
from companion.games.elst.rules.artillery.accuracy import accuracy_request, conversion_drm
from companion.games.elst.rules.artillery.actions import refusals
from companion.games.elst.rules.artillery.attack import (
    Cover,
    attack_drm,
    attack_list,
    firepower_used,
    is_critical,
)
from companion.games.elst.rules.artillery.blast import blast_area
from companion.games.elst.rules.artillery.entry import Movement, movement_drm
from companion.games.elst.rules.artillery.order import Turn, in_order, other_fire_refusal
from companion.games.elst.rules.artillery.scatter import (
    error_cap,
    error_distance,
    error_request,
    is_distance_rolled,
    landing,
    never_on_target,
)
from companion.games.elst.rules.artillery.smoke import lay_smoke
from companion.games.elst.rules.artillery.tables import printed_table
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind, Mission
from companion.sight.chart import load_chart
from tests.cases.adapters.elst.artillery_access import situation
from tests.cases.adapters.elst.artillery_words import (
    BOARD,
    COUNTERS,
    READINGS,
    hex_at,
    is_legal,
    kind_of,
    names,
    phase,
)
from tests.cases.case_files import Values
from tests.cases.operations import operation

# ---- where rounds land ----


@operation("elst", "oba.accuracy")
def accuracy(given: Values, inputs: Values) -> Values:
    request = accuracy_request("A", given["threshold"], given["los_hindrance"], given["extra_drm"])
    outcome = outcomes(request, RollAnswer.physical(inputs["dr"]))[0]
    return {"final_dr": outcome.final, "accurate": outcome.is_success}


@operation("elst", "oba.conversion_drm")
def drm_of_conversion(given: Values, inputs: Values) -> Values:
    return {"drm": conversion_drm(given["correction_distance"], given["declares_conversion"], READINGS)}


@operation("elst", "oba.error_cap")
def cap_of_error(given: Values, inputs: Values) -> Values:
    is_blind = _is_blind(given)
    return {
        "max_error": error_cap(_correction(given), is_blind=is_blind),
        "can_be_accurate": not never_on_target(is_blind=is_blind, is_rocket=False),
    }


def _is_blind(given: Values) -> bool:
    return not given.get("reason", "voluntary").startswith("voluntary")


def _correction(given: Values) -> int | None:
    return None if given.get("new_AR") else given.get("correction_distance")


@operation("elst", "oba.error")
def error(given: Values, inputs: Values) -> Values:
    is_rocket = inputs.get("rocket", False)
    cap = given.get("max_error", error_cap(_correction(given), is_blind=_is_blind(given)))
    dice = {"coloured": given.get("direction"), "white": None, **given.get("error", {}), **inputs}
    coloured, white = dice["coloured"], dice["white"]
    result: dict[str, object] = {
        "accuracy_dr_rolled": not never_on_target(is_blind=_is_blind(given), is_rocket=is_rocket),
        "distance_die_rolled": is_distance_rolled(cap),
        "counter_placed": "FFE1" if is_rocket else "SR",
        "distance": error_distance(white, cap) if white else 1,
    }
    if "ar_hex" in given and coloured:
        faces = (coloured, white)[: error_request("A", cap).dice]
        landed = landing(hex_at(given["ar_hex"]), faces, cap)
        is_on_map = landed.hex in BOARD
        result |= {"distance": landed.distance, "off_map": not is_on_map, "observer_los": is_on_map}
        if is_on_map:
            result["hex"] = BOARD.hex_name(landed.hex)
    return result


@operation("elst", "oba.place_ar")
def place_ar(given: Values, inputs: Values) -> Values:
    is_rocket = inputs.get("rocket", False)
    here = situation({"contact": True, "access": True, "counter": None, **given})
    is_open = is_legal(refusals(here, READINGS)[Action.PLACE_AR])
    return {
        "legal": is_open and given.get("los_to_ar_hex", True),
        "accuracy_dr_rolled": not never_on_target(is_blind=False, is_rocket=is_rocket),
        "error_dr_rolled": is_rocket,
        "max_error": error_cap(None),
    }


# ---- blast areas and attacks ----


@operation("elst", "oba.blast_area")
def area(given: Values, inputs: Values) -> Values:
    hexes = blast_area(BOARD, hex_at(given["ffe_hex"]), kind_of(given, inputs))
    return {"count": len(hexes), "on_map": names(hexes)}


@operation("elst", "oba.base_fp")
def base_fp(given: Values, inputs: Values) -> Values:
    return {"fp": printed_table().firepower(given["calibre_mm"])}


@operation("elst", "oba.attack_list")
def attacks(given: Values, inputs: Values) -> Values:
    hexes = blast_area(BOARD, hex_at(given["ffe_hex"]), BatteryKind.NORMAL)
    occupied = [hex_at(name) for name in given["occupied"]]
    listed = attack_list(hexes, occupied, printed_table().firepower(given["calibre_mm"]))
    by_name = {BOARD.hex_name(attack.hex): attack.firepower for attack in listed}
    return {
        "attacks": [{"hex": name, "fp": by_name[name]} for name in given["occupied"] if name in by_name],
        "count": len(listed),
        "separate_dr_per_hex": len({attack.hex for attack in listed}) == len(listed),
    }


@operation("elst", "oba.attack_fp")
def attack_fp(given: Values, inputs: Values) -> Values:
    used = firepower_used(given["fp"], given["original_DR"])
    return {
        "fp": used,
        "ift_column": printed_table().column(used),
        "critical_hit": is_critical(given["original_DR"]),
    }


@operation("elst", "oba.is_critical")
def critical(given: Values, inputs: Values) -> Values:
    return {"critical_hit": is_critical(given["original_DR"])}


@operation("elst", "oba.attack_drm")
def drm_of_attack(given: Values, inputs: Values) -> Values:
    is_steeple_ground = given.get("is_steeple_ground", given.get("level") == "ground in steeple hex")
    cover = Cover(given["base_tem"], given["negative_drm"], is_steeple_ground)
    return {"drm": attack_drm(cover, given["original_DR"], READINGS)}


@operation("elst", "oba.hex_drm")
def hex_drm(given: Values, inputs: Values) -> Values:
    """Height advantage, smoke and hindrance find no place in a cover: they never count."""
    return {"drm": attack_drm(Cover(given["tem"], has_gunshield=given["gunshield"]), 7, READINGS)}


@operation("elst", "oba.entry_drm")
def entry_drm(given: Values, inputs: Values) -> Values:
    movement = Movement(is_ffmo=given["ffmo"], is_ffnam=given["ffnam"])
    cover = Cover(given["terrain_tem"], movement_drm(phase(given["phase"]), movement))
    return {"drm": attack_drm(cover, given["original_DR"], READINGS)}


@operation("elst", "oba.vs_afv")
def vs_afv(given: Values, inputs: Values) -> Values:
    used = firepower_used(given["fp"], 7)
    return {"fp_used": used, "halved": used < given["fp"], "hit_location_from": "IFT DR"}


# ---- smoke and order ----


@operation("elst", "oba.resolve_smoke")
def resolve_smoke(given: Values, inputs: Values) -> Values:
    counter = ArtilleryCounter(COUNTERS[given["counter"]])
    laid = lay_smoke(BOARD, hex_at(given["hex"]), counter, phase(given["phase"]), READINGS)
    return {
        "hexes_with_smoke": names(laid.hexes),
        "strength": load_chart("elst").markers.smoke[laid.kind],
        "ift_attack": given["mission"] != "SMOKE",
    }


@operation("elst", "oba.order")
def order(given: Values, inputs: Values) -> Values:
    if "missions" in given:
        turns = [Turn(name, Mission(name.split()[0].lower()), is_over=False) for name in given["missions"]]
        return {"first": in_order(turns)[0]}
    waiting = Turn("A", Mission.HE, is_over=not given["ffe2_on_map"])
    return {"ffe_attacks_first": not is_legal(other_fire_refusal([waiting]))}

"""Adapters of the refit steps that move and lose units: the end of the scenario, Escape, Shift."""

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.refit.closing import (
    AfvPlight,
    AfvRecovery,
    AfvState,
    MapCounter,
    MarkChange,
    MeleeMark,
    after_melee_round,
    after_shock_or_bog,
    is_cleared,
    is_rallied,
    phasing_side,
)
from companion.games.elst.rules.refit.escape import (
    EscapePlace,
    Escaper,
    EscapeStack,
    after_escape,
    escape_drm,
    escape_result,
    half_squads,
)
from companion.games.elst.rules.refit.healing import consolidated
from companion.games.elst.rules.refit.loads import MOST_PP, Carrier, Journey, overload_refusal
from companion.games.elst.rules.refit.possession import lost_with_possessor, possession
from companion.games.elst.rules.refit.retention import escape_choices
from companion.games.elst.rules.refit.shift import (
    ENTRY,
    Mobility,
    Move,
    Place,
    after_losses,
    is_automatic,
    shift_groups,
    shift_modifiers,
    shift_result,
    unit_refusal,
)
from companion.games.elst.rules.refit.terms import EscapeResult, ShiftResult
from tests.cases.adapters.elst.refit_areas import Option
from tests.cases.adapters.elst.refit_words import FACTION_NAMES, FACTIONS, isolated_place, piece, piece_name
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.refit import worked_example

CARRIERS = {
    "MMC": Carrier.MMC,
    "SMC": Carrier.SMC,
    "wounded leader": Carrier.WOUNDED_SMC,
    "wounded SMC": Carrier.WOUNDED_SMC,
}
ESCAPES = {
    EscapeResult.ESCAPES: "escapes",
    EscapeResult.REPLACED: "escapes; Replaced",
    EscapeResult.REDUCED: "escapes; Casualty Reduced",
    EscapeResult.REPLACED_AND_REDUCED: "escapes; Replaced and Casualty Reduced",
    EscapeResult.ELIMINATED: "eliminated",
    EscapeResult.WRECK: "wreck",
}
SHIFTS = {
    ShiftResult.SUCCESS: "success",
    ShiftResult.FAILURE: "fail",
    ShiftResult.SUCCESS_WITH_LOSSES: "success with losses",
    ShiftResult.ELIMINATED: "eliminated",
}


# ---- the end of the scenario ----


@operation("elst", "reph.melee_phasing")
def melee_phasing(given: Values, inputs: Values) -> Values:
    side = phasing_side(FACTIONS[given["first_moving_side"]])
    return {"phasing": FACTION_NAMES[side], "rounds": "until no CC attack is possible"}


@operation("elst", "reph.melee_after_round")
def melee_after_round(given: Values, inputs: Values) -> Values:
    changes = {MarkChange.REMOVED: "removed", MarkChange.FLIPPED: "flipped to +1", MarkChange.KEPT: "kept"}
    return {
        mark: changes[after_melee_round(MeleeMark(mark.lower()), given["rounds_completed"])]
        for mark in given["markers"]
    }


@operation("elst", "reph.marker_removal")
def marker_removal(given: Values, inputs: Values) -> Values:
    words = {
        "radio Retained": MapCounter.RADIO,
        "radio not Retained": MapCounter.LOST_RADIO,
        "WP": MapCounter.WHITE_PHOSPHORUS,
        "CE": MapCounter.CREW_EXPOSED,
    }
    counter = words.get(given["counter"]) or MapCounter(given["counter"].lower())
    return {"removed": is_cleared(counter)}


@operation("elst", "reph.recovery")
def recovery(given: Values, inputs: Values) -> Values:
    rallied = is_rallied(is_broken=given["unit"] == "broken")
    return {"state": "Good Order" if rallied else "broken", "dr_needed": not rallied}


@operation("elst", "reph.shock_bog")
def shock_bog(given: Values, inputs: Values) -> Values:
    plights = {"shock": AfvPlight.SHOCK, "UK": AfvPlight.UNCONFIRMED_KILL, "bogged": AfvPlight.BOGGED}
    endings = {"confirmed destroyed": AfvRecovery.CONFIRMED_KILL, "immobilised": AfvRecovery.IMMOBILIZED}
    ending = endings.get(given["roll_result"]) or AfvRecovery(given["roll_result"])
    outcome = after_shock_or_bog(plights[given["afv"]], ending)
    return {"state": AfvState(outcome.state).value, "mp_ignored": outcome.ignores_movement}


# ---- Escape ----


@operation("elst", "escape.drm")
def drm_of_escape(given: Values, inputs: Values) -> Values:
    escapers = tuple(
        Escaper(
            piece(unit),
            is_wounded=unit.endswith("wounded") or (given.get("wounded", False) and piece(unit).is_smc),
            is_stunned=given.get("stunned", False) and unit == "AFV",
        )
        for unit in given["units"]
    )
    place = EscapePlace(
        given.get("adjacent_to_friendly_area", False),
        given.get("enemy_setup_area", False),
        given.get("isolated", False),
    )
    return {"drm": escape_drm(EscapeStack(escapers, place, given.get("possessed_gun", False)))}


@operation("elst", "escape.result")
def result_of_escape(given: Values, inputs: Values) -> Values:
    return {"result": ESCAPES[escape_result(given["kind"] == "vehicle", inputs["final_dr"])]}


@operation("elst", "escape.unit_result")
def unit_after_escape(given: Values, inputs: Values) -> Values:
    unit = piece(given["unit"])
    result = escape_result(is_vehicle=False, final=inputs["dr"] + given["drm"])
    after = after_escape(Escaper(unit), result).type
    if after is None:
        return {"result": "eliminated"}
    return {"result": "escapes" if after == unit else piece_name(after)}


@operation("elst", "escape.carry")
def escape_carry(given: Values, inputs: Values) -> Values:
    return {"legal": _may_carry(given, Journey.ESCAPE)}


@operation("elst", "escape.stacking")
def escape_stacking(given: Values, inputs: Values) -> Values:
    stacks = [EscapeStack(tuple(Escaper(piece(unit)) for unit in units)) for units in given["stacks"]]
    sizes = [half_squads(stack) - 1 for stack in stacks]
    return {"number_of_dr": len(stacks), "drm_for_size": sizes[0] if len(sizes) == 1 else sizes}


@operation("elst", "escape.destination")
def escape_destination(given: Values, inputs: Values) -> Values:
    options = [
        Option(
            told["area"],
            told["distance"],
            told["area"].startswith("isolated"),
            told.get("enemy_setup_hexes", 0),
        )
        for told in given["areas"]
    ]
    return {"allowed": {option.name for option in escape_choices(options)}}


@operation("elst", "escape.equipment")
def escape_equipment(given: Values, inputs: Values) -> Values:
    result = EscapeResult(given["result"])
    return {"eliminated": set(lost_with_possessor(result, tuple(given["equipment"])))}


# ---- what is Retained ----


@operation("elst", "reph.equipment_owner")
def equipment_owner(given: Values, inputs: Values) -> Values:
    side = FACTIONS[given["in_setup_area_of"]]
    kind = piece("AFV").kind if given["equipment"].endswith("vehicle") else piece("LMG").kind
    found = possession(kind, side.opponent if given["equipment"].startswith("enemy") else side, side)
    return {
        "owner": FACTION_NAMES[found.owner],
        "captured": found.is_captured,
        "may_destroy": found.destruction_refusal is None,
    }


@operation("elst", "reph.consolidate")
def consolidate(given: Values, inputs: Values) -> Values:
    by_area: dict[str, dict[str, int]] = {}
    for told in given["hs"]:
        area = by_area.setdefault(told.get("area", given.get("retained_in_area", "")), {})
        area[piece(told["type"]).id] = area.get(piece(told["type"]).id, 0) + told["n"]
    after = {area: consolidated(counts) for area, counts in by_area.items()}
    units: dict[str, int] = {}
    for counts in after.values():
        for id_, count in counts.items():
            name = piece_name(piece_type(id_))
            units[name] = units.get(name, 0) + count
    return {"units": units, "combined": after != by_area}


# ---- Shift ----


@operation("elst", "shift.may_attempt")
def may_shift(given: Values, inputs: Values) -> Values:
    (home, *_) = worked_example.areas().of_faction(Faction.GERMAN)
    is_in_entry = "Entry Area" in given.get("unit", "")
    refusal = unit_refusal(
        Mobility.GUN if given.get("unit") == "Gun" else Mobility.INFANTRY,
        ENTRY if is_in_entry else Place(home),
        isolated_place() if "isolated" in given.get("target", "") else Place(home) if is_in_entry else ENTRY,
        given.get("attempts_this_date", 0),
    )
    return {"legal": refusal is None}


@operation("elst", "shift.automatic")
def automatic_shift(given: Values, inputs: Values) -> Values:
    """The British area of the worked example lies at the west edge, the German one around L6 does not."""
    areas = worked_example.areas()
    faction = Faction.BRITISH if given["adjacent_or_part_of"] else Faction.GERMAN
    hex_ = worked_example.hex_at("A12" if given["adjacent_or_part_of"] else "F14")
    return {"automatic": is_automatic(areas, faction, Place(areas.area_at(hex_)), ENTRY)}


@operation("elst", "shift.carry")
def shift_carry(given: Values, inputs: Values) -> Values:
    return {"legal": _may_carry(given, Journey.SHIFT)}


def _may_carry(given: Values, journey: Journey) -> bool:
    return overload_refusal(MOST_PP[CARRIERS[given["who"]]], given["pp"], journey) is None


@operation("elst", "shift.drm")
def drm_of_shift(given: Values, inputs: Values) -> Values:
    modifiers = shift_modifiers(given["uncontrolled_hexes"], given["all_road_open"])
    return {"drm": sum(modifier.value for modifier in modifiers)}


@operation("elst", "shift.grouping")
def shift_grouping(given: Values, inputs: Values) -> Values:
    goals = [
        ENTRY if given["same_origin_and_destination"] or n % 2 else isolated_place()
        for n in range(given["units"])
    ]
    home = Place(worked_example.areas().of_faction(Faction.GERMAN)[0])
    groups = shift_groups([Move(str(n), home, goal) for n, goal in enumerate(goals)])
    return {"one_group": len(groups) == 1, "dr": len(groups)}


@operation("elst", "shift.result")
def result_of_shift(given: Values, inputs: Values) -> Values:
    return {"result": SHIFTS[shift_result(inputs["final_dr"])]}


@operation("elst", "shift.loss")
def shift_loss(given: Values, inputs: Values) -> Values:
    assert shift_result(given["final_dr_shift"]) is ShiftResult.SUCCESS_WITH_LOSSES
    unit = piece("AFV" if given["unit"] == "vehicle" else "squad")
    after = after_losses(unit, inputs["dr"]).type
    return {"result": "no effect" if after == unit else "casualty reduced" if after else "eliminated"}

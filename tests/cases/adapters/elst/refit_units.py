"""Adapters of the refit steps that move and lose units: the end of the scenario, Escape, Shift."""

import re
from collections import Counter

import pytest
from pydantic import JsonValue

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.procedures.marking import PutMarker
from companion.games.elst.procedures.refit.commands import (
    ClearMarkers,
    EndPlight,
    NextRefitStep,
    TryEscape,
    TryShift,
)
from companion.games.elst.rules.artillery.terms import ArtilleryCounter, BatteryKind
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.refit.closing import AfvPlight, AfvRecovery, MarkChange, phasing_side
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
from companion.games.elst.rules.refit.possession import possession
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.retention import escape_choices
from companion.games.elst.rules.refit.shift import (
    ENTRY,
    Mobility,
    Place,
    after_losses,
    is_automatic,
    shift_modifiers,
    shift_result,
    unit_refusal,
)
from companion.games.elst.rules.refit.terms import EscapeResult, ShiftResult
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.sight.marker_kinds import MarkerKind
from companion.text import Catalogue
from tests.cases.adapters.elst.refit_areas import Option
from tests.cases.adapters.elst.refit_words import (
    BOARD,
    FACTION_NAMES,
    FACTIONS,
    isolated_place,
    piece,
    piece_name,
)
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.assistant.refit_table import CampaignTable
from tests.games.elst.refit.assistant.telling import at_step, page

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
ESCAPE_DRS = {
    EscapeResult.ESCAPES: 8,
    EscapeResult.REPLACED: 9,
    EscapeResult.REDUCED: 10,
    EscapeResult.REPLACED_AND_REDUCED: 11,
    EscapeResult.ELIMINATED: 12,
}
HEX = BOARD.parse_hex("M10")
MARKERS = {"smoke": MarkerKind.SMOKE, "WP": MarkerKind.WHITE_PHOSPHORUS, "wreck": MarkerKind.WRECK}
BATTERY_COUNTERS = {
    "SR": ArtilleryCounter.SR,
    "FFE1": ArtilleryCounter.FFE1,
    "FFE2": ArtilleryCounter.FFE2,
    "FFEC": ArtilleryCounter.FFEC,
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
    """What the step tells of each counter; it does so of a first round."""
    changes = {MarkChange.REMOVED: "removed", MarkChange.FLIPPED: "flipped to +1"}
    table = CampaignTable()
    table.go_to(RefitStep.MELEE)
    told = {fact.args["mark"]: fact.args["change"] for fact in _facts(table, "refit-fact-after-first-round")}
    is_over = given["rounds_completed"] > 0
    return {mark: changes[told[mark.lower()]] if is_over else "kept" for mark in given["markers"]}


def _facts(table: CampaignTable, *keys: str) -> list[Reason]:
    """What the page says under some keys."""
    return [fact for task in page(table).tasks for fact in task.facts if fact.key in keys]


@operation("elst", "reph.marker_removal")
def marker_removal(given: Values, inputs: Values) -> Values:
    """Counters that are tracked are gone after the command, the table is told of the others."""
    table, counter = CampaignTable(), given["counter"]
    _put(table, counter)
    table.go_to(RefitStep.MARKERS)
    if not _is_there(table, counter):
        (fact,) = _facts(table, "refit-fact-markers")
        told = re.findall(r"\w+", Catalogue("en").reason(fact, BOARD.hex_name).partition("Wrecks")[0].lower())
        return {"removed": counter.lower() in told}
    table.do(ClearMarkers())
    return {"removed": not _is_there(table, counter)}


def _put(table: CampaignTable, counter: str) -> None:
    if kind := MARKERS.get(counter):
        table.do(PutMarker(kind=kind, hex=HEX))
    elif counter in BATTERY_COUNTERS or counter.startswith("radio"):
        table.do(AddBattery(battery="B1", side=Faction.BRITISH, kind=BatteryKind.NORMAL, calibre=80))
        facts: dict[str, JsonValue] = {"missions": int(counter == "radio not Retained")}
        if counter in BATTERY_COUNTERS:
            facts |= {"counter": BATTERY_COUNTERS[counter].value, "hex": {"q": HEX.q, "r": HEX.r}}
        table.session.set_facts({f"artillery/batteries/B1/{name}": value for name, value in facts.items()})


def _is_there(table: CampaignTable, counter: str) -> bool:
    game = table.state.game
    match counter:
        case "smoke" | "WP":
            return bool(game.markers.smoke)
        case "wreck":
            return bool(game.markers.wrecks)
        case "radio Retained" | "radio not Retained":
            return "B1" in (*game.batteries, *(battery.id for battery in game.campaign.batteries))
    return any(battery.counter is BATTERY_COUNTERS.get(counter) for battery in game.batteries.values())


@operation("elst", "reph.recovery")
def recovery(given: Values, inputs: Values) -> Values:
    """The step tells the table to rally all; it asks for no dice, and nothing in it can be rolled."""
    assert given["unit"] == "broken"
    table = CampaignTable()
    table.go_to(RefitStep.RECOVERY)
    (task,) = (one for one in page(table).tasks if one.id == "recovery")
    rallies = [fact.key for fact in task.facts] == ["refit-fact-recovery"]
    table.do(NextRefitStep())
    is_rolled = bool(table.asked or task.choices or task.forecasts)
    return {"state": "Good Order" if rallies else "broken", "dr_needed": is_rolled}


@operation("elst", "reph.shock_bog")
def shock_bog(given: Values, inputs: Values) -> Values:
    """A tank in a hex, and how its rolls end: as one of the endings offered for what ails it."""
    plight = AfvPlight.BOG if given["afv"] == "bogged" else AfvPlight.SHOCK
    endings = {"confirmed destroyed": AfvRecovery.CONFIRMED_KILL, "immobilised": AfvRecovery.IMMOBILIZED}
    ending = endings.get(given["roll_result"]) or AfvRecovery(given["roll_result"])
    table = CampaignTable()
    table.do(AddRoster(side=Faction.GERMAN, text=f"Tiger @ {BOARD.hex_name(HEX)}"))
    table.go_to(RefitStep.SHOCK_AND_BOG)
    (task,) = (one for one in page(table).tasks if one.id == plight.value)
    assert ending in [choice.values["ending"] for choice in task.choices]
    is_told = "refit-fact-bog" in [fact.key for fact in task.facts]
    table.do(EndPlight(side=Faction.GERMAN, text="Tiger", hex=HEX, ending=ending))
    return {"state": _state_of_tank(table, plight), "mp_ignored": is_told}


def _state_of_tank(table: CampaignTable, plight: AfvPlight) -> str:
    game = table.state.game
    if HEX in game.markers.wrecks:
        return "wreck"
    if any(lot.hex == HEX for lot in game.campaign.immobile):
        return "immobile"
    return "mobile" if plight is AfvPlight.BOG else "normal"


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
    """A squad in an enemy area, where its DRM are nil, Escapes with what it has."""
    stand_ins = {"ATR": "PIAT"}  # the game has none
    names = {stand_ins.get(name, name): name for name in given["equipment"]}
    table = at_step(RefitStep.ESCAPE)
    text, hex_ = ", ".join(("4-5-7", *names)), BOARD.parse_hex("H17")
    table.do(AddRoster(side=Faction.BRITISH, text=f"{text} @ H17"))
    table.do(TryEscape(side=Faction.BRITISH, text=text, hex=hex_))
    table.answer(ESCAPE_DRS[EscapeResult(given["result"])])
    lost = table.state.game.forces.pile(Faction.BRITISH, Spot.ELIMINATED)
    return {"eliminated": {names[some.piece_type.name] for some in lost if some.piece_type.name in names}}


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
    for told in (some for some in given["hs"] if some["n"]):
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
    """Squads of one area, to one other or by turns to two, as many at once as may go."""
    goals = ["#2", "#2"] if given["same_origin_and_destination"] else ["#2", "#3"]
    wishes = Counter(goals[n % 2] for n in range(given["units"]))
    table = at_step(RefitStep.SHIFT)
    rolls = 0
    for goal, count in wishes.items():
        shift = TryShift(faction=Faction.GERMAN, text=f"{count}x SS 4-4-7", origin="#1", goal=goal)
        table.do(shift)
        rolls += len(table.state.waiting)
        table.answer(2)
        with pytest.raises(IllegalCommandError):  # nobody goes the same way apart
            table.do(shift)
    return {"one_group": len(wishes) == 1, "dr": rolls}


@operation("elst", "shift.result")
def result_of_shift(given: Values, inputs: Values) -> Values:
    return {"result": SHIFTS[shift_result(inputs["final_dr"])]}


@operation("elst", "shift.loss")
def shift_loss(given: Values, inputs: Values) -> Values:
    assert shift_result(given["final_dr_shift"]) is ShiftResult.SUCCESS_WITH_LOSSES
    unit = piece("AFV" if given["unit"] == "vehicle" else "squad")
    after = after_losses(Escaper(unit), inputs["dr"]).type
    return {"result": "no effect" if after == unit else "casualty reduced" if after else "eliminated"}

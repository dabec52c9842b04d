from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.initiative import (
    Chit,
    PlannedScenario,
    ScenarioType,
    attack_refusal,
    chit_refusal,
    planned_scenarios,
    play_area_refusal,
    repeats_from,
    scenario_type,
    uses_attack_chit,
)
from companion.games.elst.rules.refit.later_setup import begins_with_low_ammo, immobile_refusal, setup_turns
from companion.games.elst.rules.refit.procedure import BETWEEN_SCENARIOS, RefitStep, is_scenario_over
from tests.cases.adapters.elst.refit_words import BOARD, DATE_NAMES, DATES, FACTION_NAMES, FACTIONS
from tests.cases.case_files import Values
from tests.cases.operations import operation

CHITS = {"Attack": Chit.ATTACK, "Idle": Chit.IDLE}
TYPES = {
    ScenarioType.BOTH_ATTACK: "both attack",
    ScenarioType.GERMAN_ATTACK: "German attack",
    ScenarioType.BRITISH_ATTACK: "British attack",
}
TYPES_BY_NAME = {name: type_ for type_, name in TYPES.items()}


# ---- the procedure ----


@operation("elst", "reph.order")
def order(given: Values, inputs: Values) -> Values:
    return {"steps": [step.value for step in RefitStep]}


@operation("elst", "reph.flag")
def flag(given: Values, inputs: Values) -> Values:
    mark = RefitStep(given["step"]).mark
    return {"flag": mark.value if mark else None}


@operation("elst", "reph.scenario_over")
def scenario_over(given: Values, inputs: Values) -> Values:
    return {"over": is_scenario_over([RefitStep(number) for number in given["completed"]])}


@operation("elst", "reph.applies_before_scenario")
def applies_before(given: Values, inputs: Values) -> Values:
    return {"reph": DATES[given["date"]].has_refit}


@operation("elst", "reph.after_initiative")
def after_initiative(given: Values, inputs: Values) -> Values:
    step = repeats_from(scenario_type(CHITS[given["british"]], CHITS[given["german"]]))
    following = DATES[given["date"]].next
    return {
        "repeat_from": step.value if step else None,
        "next_date": DATE_NAMES[following] if step and following else None,
    }


# ---- initiative ----


@operation("elst", "initiative.matrix")
def matrix(given: Values, inputs: Values) -> Values:
    type_ = scenario_type(CHITS[given["british"]], CHITS[given["german"]])
    return {
        "scenario": TYPES[type_] if type_ else None,
        "repeat_4.510_to_4.517": repeats_from(type_) is RefitStep.NEW_DATE,
    }


@operation("elst", "initiative.may_attack")
def may_attack(given: Values, inputs: Values) -> Values:
    bought = bool(given["attack_chit_bought"])
    refusal = attack_refusal(FACTIONS[given["side"]], given["attack_chits_used"], bought)
    return {"legal": refusal is None}


@operation("elst", "initiative.uses_attack_chit")
def chit_used(given: Values, inputs: Values) -> Values:
    used = uses_attack_chit(Chit.ATTACK, given["initial_scenario"])
    return {"british_chit_used": used, "german_chit_used": used}


@operation("elst", "initiative.german_choice")
def german_choice(given: Values, inputs: Values) -> Values:
    bought = given["german_attack_chit_bought_today"]
    legal = [name for name, chit in CHITS.items() if chit_refusal(Faction.GERMAN, chit, 0, bought) is None]
    return {"must_be": legal[0] if len(legal) == 1 else None}


@operation("elst", "initiative.both_attack")
def both_attack(given: Values, inputs: Values) -> Values:
    planned = planned_scenarios(TYPES_BY_NAME[given["scenario"]], inputs["dr"])
    first, last = planned[0], planned[-1]
    return {
        "sets_up_first": FACTION_NAMES[first.sets_up_first],
        "german_attack_3_turns_first": first.type is ScenarioType.GERMAN_ATTACK and first.turns == 3,
        "then_british_attack": last.type is ScenarioType.BRITISH_ATTACK,
    }


@operation("elst", "initiative.second_scenario")
def second_scenario(given: Values, inputs: Values) -> Values:
    first, second = planned_scenarios(ScenarioType.BOTH_ATTACK, dr=1)
    assert first.turns == 3
    return {
        "type": TYPES[second.type],
        "starts_on_turn": second.first_turn,
        "redo": [step.value for step in BETWEEN_SCENARIOS],
    }


@operation("elst", "initiative.order")
def initiative_order(given: Values, inputs: Values) -> Values:
    (planned,) = planned_scenarios(TYPES_BY_NAME[given["scenario"]])
    return {
        "sets_up_first": FACTION_NAMES[planned.sets_up_first],
        "moves_first": FACTION_NAMES[planned.moves_first],
        "turns": planned.turns,
    }


@operation("elst", "initiative.moves_first")
def moves_first(given: Values, inputs: Values) -> Values:
    planned = PlannedScenario(ScenarioType.GERMAN_ATTACK, FACTIONS[given["sets_up_first"]])
    return {"moves_first": FACTION_NAMES[planned.moves_first]}


@operation("elst", "initiative.play_area")
def play_area(given: Values, inputs: Values) -> Values:
    return {"legal": play_area_refusal(given["width"], given["height"]) is None}


# ---- setting up ----


@operation("elst", "setup.order")
def setup_order(given: Values, inputs: Values) -> Values:
    words = {True: "isolated", False: "other on-map"}
    turns = setup_turns(FACTIONS[given["sets_up_first"]])
    return {"order": [f"{FACTION_NAMES[turn.faction]} {words[turn.isolated]}" for turn in turns]}


@operation("elst", "setup.afv_mark")
def afv_mark(given: Values, inputs: Values) -> Values:
    return {"low_ammo": begins_with_low_ammo(given["afv_in_isolated_area"])}


@operation("elst", "setup.immobile_vehicle")
def immobile_vehicle(given: Values, inputs: Values) -> Values:
    here, there = (BOARD.parse_hex(given[key]) for key in ("hex", "new_hex"))
    refusal = immobile_refusal(here, there, given["isolated_area"]) if given["immobile"] else None
    return {"legal": refusal is None, "keeps": "hex and VCA"}

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    ChooseChit,
    CloseOrder,
    NextRefitStep,
    RevealChits,
)
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.campaign_dates import LAST_DATE, CampaignDate
from companion.games.elst.rules.refit.groups import ATTACK_CHIT
from companion.games.elst.rules.refit.initiative import (
    Chit,
    PlannedScenario,
    ScenarioType,
    attack_refusal,
    chit_refusal,
    planned_scenarios,
    play_area_refusal,
)
from companion.games.elst.rules.refit.later_setup import begins_with_low_ammo, immobile_refusal, setup_turns
from companion.games.elst.rules.refit.procedure import BETWEEN_SCENARIOS, RefitStep
from tests.cases.adapters.elst.refit_words import BOARD, DATE_NAMES, DATES, FACTION_NAMES, FACTIONS
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.elst.refit.assistant.refit_table import CampaignTable

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
    """On the last date, whose scenario the campaign does not outlive."""
    table = CampaignTable()
    table.session.set_facts({"campaign/date": LAST_DATE.value})
    table.go_to(RefitStep.MELEE)
    for number in given["completed"]:
        assert table.campaign.step is RefitStep(number)
        table.do(NextRefitStep())
    return {"over": table.campaign.is_over}


@operation("elst", "reph.applies_before_scenario")
def applies_before(given: Values, inputs: Values) -> Values:
    return {"reph": DATES[given["date"]].has_refit}


@operation("elst", "reph.after_initiative")
def after_initiative(given: Values, inputs: Values) -> Values:
    table = _revealed(CHITS[given["british"]], CHITS[given["german"]], DATES[given["date"]])
    step, date = table.campaign.step, table.campaign.date
    has_repeated = date is not DATES[given["date"]]
    return {
        "repeat_from": step.value if step and has_repeated else None,
        "next_date": DATE_NAMES[date] if has_repeated else None,
    }


def _revealed(british: Chit, german: Chit, date: CampaignDate = CampaignDate.DAY_24_MORNING) -> CampaignTable:
    """Both chits turned up on a date; when both attack, the British die that decides is still to come."""
    (before,) = (one for one in CampaignDate if one.next is date)
    table = CampaignTable(after=before)
    table.go_to(RefitStep.REPLENISHMENT)
    table.work(Faction.BRITISH, british)
    table.gain(Faction.GERMAN, 1)
    if german is Chit.ATTACK:
        table.do(BuyGroup(faction=Faction.GERMAN, group=ATTACK_CHIT))
    table.do(CloseOrder(faction=Faction.GERMAN), ChooseChit(faction=Faction.GERMAN, chit=german))
    table.do(RevealChits(british=british, german=german))
    return table


# ---- initiative ----


@operation("elst", "initiative.matrix")
def matrix(given: Values, inputs: Values) -> Values:
    table = _revealed(CHITS[given["british"]], CHITS[given["german"]])
    is_idle = table.campaign.step is RefitStep.NEW_DATE
    is_both = table.asked is not None and table.asked.purpose is ElstPurpose.FIRST_SETUP
    type_ = ScenarioType.BOTH_ATTACK if is_both else table.campaign.scenario
    return {"scenario": None if is_idle else TYPES[type_], "repeat_4.510_to_4.517": is_idle}


@operation("elst", "initiative.may_attack")
def may_attack(given: Values, inputs: Values) -> Values:
    bought = bool(given["attack_chit_bought"])
    refusal = attack_refusal(FACTIONS[given["side"]], given["attack_chits_used"], bought)
    return {"legal": refusal is None}


@operation("elst", "initiative.uses_attack_chit")
def chit_used(given: Values, inputs: Values) -> Values:
    table = CampaignTable() if given["initial_scenario"] else _revealed(Chit.ATTACK, Chit.ATTACK)
    if given["initial_scenario"]:
        table.go_to(RefitStep.REPLENISHMENT)
    used = table.campaign.attacks_used
    return {f"{side.value}_chit_used": bool(used.get(side)) for side in Faction}


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

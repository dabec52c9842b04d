from companion.chance.answers import DrawAnswer
from companion.games.elst.rules.artillery.access import (
    AccessState,
    Chit,
    access_after_phase,
    draw_refusal,
    draw_result,
    is_denied_by,
    new_pile,
)
from companion.games.elst.rules.artillery.actions import Situation, forced_action, refusals
from companion.games.elst.rules.artillery.corrections import (
    Correction,
    correction_refusal,
    needs_known_enemy,
)
from companion.games.elst.rules.artillery.lifecycle import (
    Standing,
    after_cancelling,
    after_unseen_ar,
)
from companion.games.elst.rules.artillery.scatter import error_cap, never_on_target
from companion.games.elst.rules.artillery.smoke import change_refusal, mission_refusal
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.scenario_data import scenario_data
from companion.reason import Reason
from tests.cases.adapters.elst.artillery_words import (
    COUNTERS,
    MISSIONS,
    READINGS,
    SIGHTS,
    hex_at,
    is_legal,
    kind_of,
)
from tests.cases.case_files import Values
from tests.cases.comparing import AtLeast
from tests.cases.operations import operation


@operation("elst", "oba.new_pile")
def new_pile_of(given: Values, inputs: Values) -> Values:
    return dict(new_pile(scenario_data().chits).left)


@operation("elst", "oba.after_loss")
def after_loss(given: Values, inputs: Values) -> Values:
    """Losing access has no effect on a pile."""
    pile = new_pile({"black": given["black"], "red": given["red"]})
    lost = after_cancelling(Standing(ArtilleryCounter.FFE2, has_access=True))
    return {} if lost.has_access else dict(pile.left)


@operation("elst", "oba.draw_access")
def draw_access(given: Values, inputs: Values) -> Values:
    piles = given.get("piles") or {"A": {"black": given["black"], "red": given["red"]}}
    name, chit = inputs.get("battery", "A"), Chit(inputs["colour"])
    drawn = new_pile(piles[name]).after_draw(DrawAnswer.physical(chit).chits)
    result = draw_result(chit, given.get("reds_drawn_this_scenario", 0))
    return {
        "piles": {**piles, name: dict(drawn.left)},
        **drawn.left,
        "access": result.has_access,
        "permanently_denied": given.get("permanently_denied", False) or result.is_denied,
        "battery_activity_ends_this_phase": result.ends_activity,
        "contact": True,
    }


@operation("elst", "oba.may_draw")
def may_draw(given: Values, inputs: Values) -> Values:
    state = AccessState(
        kind=kind_of(given, inputs),
        has_contact=given.get("contact", True),
        has_access=given.get("access", False),
        is_denied=given.get("permanently_denied", False),
        has_drawn=given.get("drawn_this_player_turn", False),
        counter=COUNTERS[given.get("counter")],
        missions_fired=given.get("missions_fired", 0),
    )
    is_due = is_legal(draw_refusal(state))
    return {"legal": is_due, "mandatory": is_due}


@operation("elst", "oba.permanent_denial")
def permanent_denial(given: Values, inputs: Values) -> Values:
    chits = tuple(chit for chit, count in given["drawn_from"].items() for _ in range(count))
    pile = new_pile(scenario_data().chits).after_draw(chits)
    reds = pile.drawn.count(Chit.RED)
    return {"drawn": len(pile.drawn), "remaining": pile.size, "denied": is_denied_by(reds)}


@operation("elst", "oba.access_after_phase")
def access_after(given: Values, inputs: Values) -> Values:
    ended = {
        "end of RPh": Phase.RALLY,
        "end of MPh": Phase.MOVEMENT,
        "start of RPh": None,
    }[given["phase"]]
    if ended is None:
        return {"access": given["access"]}
    began_with_ffec = COUNTERS[given["counter_at_start_of_RPh"]] is ArtilleryCounter.FFEC
    return {"access": access_after_phase(given["access"], ended, began_with_ffec=began_with_ffec)}


@operation("elst", "oba.may_act_on_counter")
def may_act_on_counter(given: Values, inputs: Values) -> Values:
    refused = refusals(situation({**given, "counter": inputs["counter"]}), READINGS)
    about = (Action.KEEP_SR, Action.CORRECT_SR, Action.CONVERT_SR_SMOKE, Action.CANCEL_SR)
    return {"legal": any(is_legal(refused[action]) for action in about)}


def situation(given: Values) -> Situation:
    """What a case tells of a battery; the chit drawn for an FFE:C has ended its mission (2.34b)."""
    counter = COUNTERS[given["counter"]]
    is_mission_over = counter is ArtilleryCounter.FFEC
    return Situation(
        kind=kind_of(given, {}),
        has_contact=given["contact"],
        has_access=given["access"],
        is_denied=given.get("permanently_denied", False),
        has_drawn=given.get("drawn_this_player_turn", False),
        counter=counter,
        is_finished=given.get("placed_this_phase", False),
        sees_blast=SIGHTS[given.get("los_blast_height", "clear")],
        enemy_near_counter=given.get("known_enemy_near_counter", False),
        may_fire_smoke=given.get("smoke_allowed", True),
        mission=None if is_mission_over else MISSIONS[given.get("mission_type")],
    )


@operation("elst", "oba.legal_actions")
def legal_actions(given: Values, inputs: Values) -> Values:
    refused = {**refusals(situation(given), READINGS), **_without_enemy(given)}
    forced = forced_action(refused)
    return {
        "legal": {action.name for action, reason in refused.items() if reason is None},
        "illegal": {action.name for action, reason in refused.items() if reason is not None},
        "mandatory": forced.name if forced else None,
    }


CORRECTIONS = {Action.CORRECT_SR: None, Action.CORRECT_SR_CONVERT_HE: Mission.HE, Action.CORRECT_FFE2: None}


def _without_enemy(given: Values) -> dict[Action, Reason]:
    """Corrections that are refused wherever their AR is put, as no Known enemy is near any hex."""
    if given.get("exists_known_enemy_in_los_elsewhere", True) or given["known_enemy_near_counter"]:
        return {}
    begun, may_fire_smoke = MISSIONS[given["mission_type"]], given["smoke_allowed"]
    return {
        action: Reason("oba-no-known-enemy", "2.4b")
        for action, declared in CORRECTIONS.items()
        if needs_known_enemy(declared or begun, may_fire_smoke, READINGS)
    }


@operation("elst", "oba.legal_actions_include")
def legal_actions_include(given: Values, inputs: Values) -> Values:
    """The case names some of the legal actions and some of the others."""
    told = [known for name, known in given.items() if name.startswith("enemy_known_in_or_adjacent_to")]
    refused = refusals(situation(given), READINGS)
    legal = {action for action, reason in refused.items() if reason is None}
    if "correct_to" in given and not _may_correct(given, is_known=any(told)):
        legal -= {Action.CORRECT_SR, Action.CORRECT_SR_CONVERT_HE, Action.CORRECT_SR_CONVERT_SMOKE}
    return {
        "includes": AtLeast(action.name for action in legal),
        "excludes": AtLeast(action.name for action in set(Action) - legal),
    }


def _may_correct(given: Values, *, is_known: bool) -> bool:
    return _is_correction_legal(
        {
            "from": given["counter_hex"],
            "to": given["correct_to"],
            "counter": given["counter"],
            "mission": "HE",
            "known_enemy_in_or_adjacent_to_AR": is_known,
        }
    )


@operation("elst", "oba.legal_actions_sr_off_map")
def legal_actions_sr_off_map(given: Values, inputs: Values) -> Values:
    """Off the map means out of sight."""
    sight = "blocked" if given["off_map"] else "clear"
    refused = refusals(situation({**given, "los_blast_height": sight, "smoke_allowed": True}), READINGS)
    return {
        "los_blast_height": sight,
        "must_choose_one_of": {action.name for action, reason in refused.items() if reason is None},
        "correction_can_be_accurate": not never_on_target(is_blind=given["off_map"], is_rocket=False),
        "error_cap": error_cap(6, is_blind=given["off_map"]),
    }


@operation("elst", "oba.correction_legal")
def correction_legal(given: Values, inputs: Values) -> Values:
    return {"legal": _is_correction_legal(given), "distance": _correction(given).distance}


def _is_correction_legal(given: Values) -> bool:
    return is_legal(correction_refusal(_correction(given), READINGS))


def _correction(given: Values) -> Correction:
    return Correction(
        kind=kind_of(given, {}),
        counter=ArtilleryCounter(COUNTERS[given["counter"]]),
        start=hex_at(given["from"]),
        ar=hex_at(given["to"]),
        mission=MISSIONS[given["mission"]],
        may_fire_smoke=given["mission"] == "SMOKE",
        has_known_enemy=given["known_enemy_in_or_adjacent_to_AR"],
    )


@operation("elst", "oba.change_counter")
def change_counter(given: Values, inputs: Values) -> Values:
    action = {
        ("SR", "corrected position"): Action.CORRECT_SR,
        ("FFE2", "SR"): Action.FFE2_TO_SR,
        ("FFE2", "corrected position"): Action.CORRECT_FFE2,
        ("FFEC", "SR"): Action.FFEC_TO_SR,
        ("FFEC", "corrected position"): Action.CORRECT_FFEC,
    }[given["counter"], inputs["to"]]
    has_drawn = given["counter"] == "FFEC"
    here = situation({"contact": True, "access": True, "drawn_this_player_turn": has_drawn, **given})
    return {"legal": is_legal(refusals(here, READINGS)[action])}


@operation("elst", "oba.may_convert")
def may_convert(given: Values, inputs: Values) -> Values:
    action = {"HE": Action.CONVERT_SR_HE, "SMOKE": Action.CONVERT_SR_SMOKE}[given["mission"]]
    here = situation(
        {
            "contact": True,
            "access": True,
            "counter": given["counter"],
            "known_enemy_near_counter": given["known_enemy"],
        }
    )
    return {"legal": is_legal(refusals(here, READINGS)[action])}


@operation("elst", "oba.change_mission_type")
def change_mission_type(given: Values, inputs: Values) -> Values:
    declared, wanted = MISSIONS[given["mission_type_declared"]], Mission(inputs["to"].lower())
    return {"legal": is_legal(change_refusal(declared, wanted))}


@operation("elst", "oba.mission_allowed")
def mission_allowed(given: Values, inputs: Values) -> Values:
    may_fire_smoke = given.get("ssr") != "HE only"
    mission = Mission(inputs["mission"].lower())
    return {"legal": is_legal(mission_refusal(mission, kind_of(given, inputs), may_fire_smoke))}


@operation("elst", "oba.ar_out_of_los")
def ar_out_of_los(given: Values, inputs: Values) -> Values:
    before = Standing(COUNTERS[given["counter"]], has_access=True)
    after = before if given["ar_hex_los"] else after_unseen_ar(before)
    return {
        "ar_removed": not given["ar_hex_los"],
        "ffe_cancelled": after != before,
        "access_kept": after.has_access,
    }

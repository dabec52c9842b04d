"""Artillery cases that are played: each of their steps is a command or an answer at a table."""

from typing import Any

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.acting import AIMED
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    DeclineContact,
    EndOrdnanceSmoke,
    ResolveAttacks,
    TakeAction,
)
from companion.games.elst.procedures.artillery.map_events import SmokeLaid
from companion.games.elst.procedures.artillery.mission_events import AttackMade, BarrageBegan
from companion.games.elst.procedures.artillery.situation import action_refusals
from companion.games.elst.procedures.clock import NextPhase
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.campaign import AfterScenario, after_scenario
from companion.games.elst.rules.artillery.radio import busy_refusal
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind
from companion.games.elst.rules.sequence import Moment, Phase
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command, Event
from companion.sight.chart import load_chart
from tests.cases.adapters.elst.artillery_words import (
    COUNTER_NAMES,
    COUNTERS,
    FIRE_COUNTERS,
    KINDS,
    MISSION_NAMES,
    SIGHTS,
    hex_at,
    moment,
    names,
)
from tests.cases.case_files import Values
from tests.cases.comparing import AtLeastFields
from tests.cases.operations import operation
from tests.games.elst.table import BATTERY, Table

_NO_HIT = 7  # any DR will do for attacks
_GOES_ON = 6  # more than is circled before the last turn
OWN_MOVEMENT = moment("own MPh")
PHASE = {"phase": "own PFPh, turn 1"}
_TYPES = {
    BatteryKind.NORMAL: "german-field-gun",
    BatteryKind.BATTALION_MORTAR: "german-battalion-mortar",
    BatteryKind.ROCKET: "german-rocket",
}
MAINTAINED = {"action": "MAINTAIN", "dr": 4}


class Play:
    """A German battery in play, first player the Germans."""

    def __init__(self, number: int, kind: BatteryKind, pile: Values) -> None:
        self.table = Table("german-attack", batteries=[_TYPES[kind]])
        self.table.session.set_facts({"clock/length/last_turn": 8})
        self.table.set({"contact_number": number})
        self.table.set_pile(**pile)

    def step(self, step: Values) -> Values:
        """Carry out one step of a case; what it brought."""
        before = len(self.table.events)
        asked: list[str] = []
        self._go_to(step)
        if step.get("ffe_placed_this_scenario"):
            self._set_fired()
        is_legal = self._is_legal(step, asked)
        return self._told(self.table.events[before:], asked, is_legal=is_legal)

    def _is_legal(self, step: Values, asked: list[str]) -> bool:
        try:
            self._act(step)
            self._answer_all(step, asked)
        except IllegalCommandError:
            return False
        return True

    def _go_to(self, step: Values) -> None:
        words = step.get("phase", "")
        if words.startswith("own"):
            turn = int(words.rpartition(" ")[2]) if "turn" in words else 1
            self._advance_to(moment(words, turn), step)

    def _advance_to(self, wanted: Moment, step: Values) -> None:
        """Phase by phase, whatever a case leaves out of the phases between."""
        if self.table.moment != wanted:
            self._answer_questions(step)
        while self.table.moment != wanted:
            self.table.overrule(NextPhase())
            if self.table.purpose == ElstPurpose.SCENARIO_END:
                self.table.answer(_GOES_ON)
        if wanted.firing is Faction.GERMAN and not self.table.game.fire_phase.is_ordnance_smoke_done:
            self.table.do(EndOrdnanceSmoke())

    def _act(self, step: Values) -> None:
        action = step["action"]
        if action == "STATE":
            self._set_state(step)
        elif action == "END_PHASE":
            self._end_phase(step)
        elif action == "DRAW_ACCESS" and self.table.purpose == ElstPurpose.ACCESS:
            pass  # asked for already; answered with the rest
        else:
            self._answer_questions(step)
            self.table.do(_command(step))

    def _set_state(self, step: Values) -> None:
        facts: dict[str, Any] = {"counter": None, "has_contact": step.get("contact", False)}
        if COUNTERS[step.get("counter")]:
            facts |= {"counter": COUNTERS[step["counter"]], "hex": hex_at(step["counter_hex"])}
        if "access" in step:
            facts["has_access"] = step["access"]
        self.table.set(facts)
        if facts["counter"] in (ArtilleryCounter.FFE2, ArtilleryCounter.FFEC):
            self._set_fired()
        if "pile" in step:
            self.table.set_pile(**step["pile"])

    def _set_fired(self) -> None:
        self.table.set({"missions": max(1, self.table.battery.missions)})

    def _end_phase(self, step: Values) -> None:
        if "RPh" in step["phase"]:
            while self.table.moment.phase is not Phase.RALLY:
                self.table.do(NextPhase())
            self.table.do(NextPhase())

    # ---- answers ----

    def _answer_questions(self, step: Values) -> None:
        """What was asked at the end of the step before is told by this one."""
        while self.table.purpose in (ElstPurpose.ENEMY_NEAR, ElstPurpose.BLAST_SIGHT):
            self.table.answer(self._answer(step))

    def _answer_all(self, step: Values, asked: list[str]) -> None:
        """Answer all that this step can tell; the rest waits for the next one."""
        while self.table.purpose and self._can_tell(step):
            asked.append(self.table.purpose)
            self.table.answer(self._answer(step))
        if self.table.battery.activity.barrage and "resolve" not in step:
            self.table.do(ResolveAttacks(battery=BATTERY))
            if self.table.asked:
                self.table.answer(_NO_HIT)

    def _can_tell(self, step: Values) -> bool:
        """Whether a step answers what is asked; what the next one needs is for that one to tell."""
        if self.table.purpose == ElstPurpose.ACCESS:
            return "colour" in step
        if self.table.purpose == ElstPurpose.BLAST_SIGHT:
            return step["action"] == "NO_ATTEMPT"
        return self.table.purpose != ElstPurpose.ENEMY_NEAR

    def _answer(self, step: Values) -> Any:
        match self.table.purpose:
            case ElstPurpose.ENEMY_NEAR:
                return "yes" if step.get("known_enemy_near_counter") else "no"
            case ElstPurpose.BLAST_SIGHT:
                return SIGHTS[step.get("los_blast_height", "clear")].value
            case ElstPurpose.ENEMY_NEAR_AR | ElstPurpose.SEES_HEX:
                return "yes"
            case ElstPurpose.HINDRANCE:
                return step.get("hindrance", 0)
            case ElstPurpose.ACCESS:
                return step["colour"]
            case ElstPurpose.ACCURACY:
                return step["accuracy_dr"]
            case ElstPurpose.ERROR:
                return (step["coloured"], step["white"])
            case ElstPurpose.ERROR_DIRECTION:
                return step["coloured"]
        return step["dr"]

    # ---- what a step has brought ----

    @property
    def has_mission(self) -> bool:
        """Whether the mission goes on: it lasts from its chit until its FFE is gone (2.7a)."""
        battery = self.table.battery
        return battery.counter is not None or battery.has_access

    def must_draw_later(self) -> bool:
        """Whether contact in the next fire phase demands a chit."""
        if not self.table.battery.activity.is_over:
            return False
        told = self.step({"phase": "own DFPh, turn 1", **MAINTAINED})
        return bool(told["draw_required"])

    def may(self, action: Action) -> bool:
        """Whether the observer may do something now."""
        return action_refusals(self.table.scene, self.table.battery)[action] is None

    def _told(self, events: list[Event], asked: list[str], *, is_legal: bool) -> Values:
        battery = self.table.battery
        state = after_scenario(battery.missions)
        is_draw_due = self.table.purpose == ElstPurpose.ACCESS
        return {
            "legal": is_legal,
            "contact": battery.has_contact,
            "access": battery.has_access,
            "counter": COUNTER_NAMES[battery.counter],
            "counter_hex": self.table.hex_name,
            "mission": MISSION_NAMES[battery.mission],
            "pile": dict(self.table.state.piles[BATTERY].left),
            "permanently_denied": battery.is_denied,
            "draw_required": is_draw_due,
            "activity_over": battery.activity.is_over,
            "fire_counter": FIRE_COUNTERS[battery.fire_counter],
            "radio": battery.observer.radio.value,
            "observer_may_move": busy_refusal(battery.fire_counter, battery.faction, OWN_MOVEMENT) is None,
            "accuracy_dr_rolled": ElstPurpose.ACCURACY in asked,
            "battery": state.value.capitalize(),
            "radio_retained": state is AfterScenario.RETAINED,
            **_fire(events),
        }


def _command(step: Values) -> Command:
    if step["action"] in ("CONTACT", "MAINTAIN"):
        return AttemptContact(battery=BATTERY)
    if step["action"] == "NO_ATTEMPT":
        return DeclineContact(battery=BATTERY)
    action = Action[step["action"]]
    ar = hex_at(step.get("to") or step["hex"]) if action in AIMED else None
    return TakeAction(battery=BATTERY, action=action, ar=ar)


def _fire(events: list[Event]) -> Values:
    """The attacks and the smoke among some events."""
    told: dict[str, Any] = {"attack": any(isinstance(event, AttackMade) for event in events)}
    for event in events:
        if isinstance(event, BarrageBegan):
            hexes = {target.hex for target in event.targets}
            told |= {"blast_hexes": names(hexes), "attacked_hexes": len(hexes)}
        if isinstance(event, SmokeLaid):
            strength = load_chart("elst").markers.smoke[event.kind]
            told |= {"smoke_hexes": len(event.hexes), "smoke_strength": strength}
    return told


@operation("elst", "oba.timeline")
def timeline(given: Values, inputs: Values) -> Values:
    play = Play(given["contact_number"], KINDS[given["battery_kind"]], given["pile"])
    steps = _told_all_phase(inputs["steps"])
    return {"after_each_step": [AtLeastFields(play.step(step)) for step in steps]}


def _told_all_phase(steps: list[Values]) -> list[Values]:
    """What one step tells of the table is so for all of its phase, whose first step may be asked it."""
    told: dict[str, Values] = {}
    for step in steps:
        here = {key: step[key] for key in ("known_enemy_near_counter", "los_blast_height") if key in step}
        told[step["phase"]] = {**told.get(step["phase"], {}), **here}
    return [{**told[step["phase"]], **step} for step in steps]


# ---- the life of one counter ----

_BLACK = {"action": "DRAW_ACCESS", "colour": "black", "known_enemy_near_counter": True}
_LIVES: dict[str, tuple[Values, ...]] = {
    "contact lost": ({"action": "MAINTAIN", "dr": 11},),
    "contact maintained": (MAINTAINED,),
    "red drawn": (MAINTAINED, {"action": "DRAW_ACCESS", "colour": "red"}),
    "end of RPh that began with FFE:C": ({"action": "END_PHASE", "phase": "RPh"},),
    "black drawn, changed to FFE:1": (
        MAINTAINED,
        _BLACK,
        {"action": "FFEC_TO_FFE1_HE", "known_enemy_near_counter": True, "resolve": "later"},
    ),
    "black drawn, changed to SR": (MAINTAINED, _BLACK, {"action": "FFEC_TO_SR"}),
    "black drawn, neither FFE:1 nor SR chosen": (MAINTAINED, _BLACK, {"action": "END_ACTIVITY"}),
    "conversion to FFE:1 declared": (
        MAINTAINED,
        {"action": "CORRECT_SR_CONVERT_HE", "to": "LL17", "accuracy_dr": 1, "resolve": "later"},
    ),
}


@operation("elst", "oba.lifecycle")
def lifecycle(given: Values, inputs: Values) -> Values:
    counter, hex_ = given["counter"], given.get("hex", "KK16")
    play = Play(8, BatteryKind.NORMAL, {"black": 7, "red": 3})
    is_life_of_ffe1 = counter == "FFE1"  # which is on the map only while it is resolved
    play.step(
        {
            "action": "STATE",
            "phase": "own PFPh, turn 1",
            "counter": "SR" if is_life_of_ffe1 else counter,
            "counter_hex": hex_,
            "contact": True,
            "access": counter != "FFEC",
        }
    )
    told: Values = {}
    may_place_ar = False
    for step in _life(inputs["event"], counter):
        may_place_ar = play.may(Action.PLACE_AR)
        told = play.step({"phase": "own PFPh, turn 1", **step})
    return {
        "counter_after": told["counter"],
        "hex": told["counter_hex"],
        "access": told["access"],
        "mission": "continues" if play.has_mission and not told["draw_required"] else "over",
        "draw_required": told["draw_required"],
        "battery_activity_ends_this_phase": told["activity_over"],
        "exact_placement": told["counter_hex"] == hex_ and not told["accuracy_dr_rolled"],
        "resolve_now": play.table.battery.activity.barrage is not None,
        "may_place_AR": may_place_ar,
        "new_draw_before_next_AR": play.must_draw_later(),
    }


def _life(event: str, counter: str) -> tuple[Values, ...]:
    """The steps that bring an event about."""
    if event == "resolved":
        action = "CONVERT_SR_HE" if counter == "FFE1" else "RESOLVE_FFE2"
        return (MAINTAINED, {"action": action, "known_enemy_near_counter": True})
    if event == "cancelled":
        return (MAINTAINED, {"action": f"CANCEL_{counter}"})
    return _LIVES[event]

"""What an observer may do once contact is made or maintained (2.2, 2.3, 2.33, 2.34, 2.9)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from companion.games.elst.procedures.artillery.blast_height import BlastVerdict
from companion.games.elst.rules.artillery.access import AccessState, draw_refusal, rocket_refusal
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.smoke import change_refusal, mission_refusal
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind, Mission
from companion.reason import Reason

Refusals = Mapping[Action, Reason | None]


@dataclass(frozen=True, slots=True)
class Situation:
    """What decides which actions are open, after the phase's contact attempt.

    `is_finished`: the battery has placed or resolved something in this phase. `is_continued`: its SR
    was made of an FFE:C in this phase. `enemy_near_counter`, in its hex or next to it, is None while nobody
    has said; whether one is near where an AR goes is asked when that hex is named (2.4b).
    """

    kind: BatteryKind
    has_contact: bool
    has_access: bool
    is_denied: bool
    has_drawn: bool
    counter: ArtilleryCounter | None
    is_finished: bool
    sees_blast: BlastVerdict
    enemy_near_counter: bool | None
    may_fire_smoke: bool
    mission: Mission | None = None
    missions_fired: int = 0
    chits_left: int = 1
    is_continued: bool = False

    @property
    def access_state(self) -> AccessState:
        """The part of it that a draw depends on."""
        return AccessState(
            self.kind,
            self.has_contact,
            self.has_access,
            self.is_denied,
            self.has_drawn,
            self.counter,
            self.missions_fired,
            self.chits_left,
        )


def refusals(situation: Situation, readings: ArtilleryReadings) -> Refusals:
    """Every action with the reason why it is refused; None where it is legal."""
    first = _general_refusal(situation)
    found = {action: first or _refusal(action, situation, readings) for action in Action}
    found[Action.END_ACTIVITY] = _end_refusal(found, situation)
    return MappingProxyType(found)


def forced_action(found: Refusals) -> Action | None:
    """The one action that must be taken; None where there is a choice or nothing to do."""
    legal = [action for action, refusal in found.items() if refusal is None]
    return legal[0] if len(legal) == 1 and legal != [Action.END_ACTIVITY] else None


def _general_refusal(situation: Situation) -> Reason | None:
    if not situation.has_contact:
        return Reason("oba-no-contact", "2.1i")
    if situation.is_finished:
        return Reason("oba-activity-over", "2.321")
    return None


_FREE_TO_END = frozenset(
    {Action.PLACE_AR, Action.FFEC_TO_SR, Action.FFEC_TO_FFE1_HE, Action.FFEC_TO_FFE1_SMOKE}
)


def _end_refusal(found: Refusals, situation: Situation) -> Reason | None:
    """Why the phase may not be left at that: a draw, or one of the choices of 2.33, must be made."""
    legal = {action for action, refusal in found.items() if refusal is None}
    if Action.DRAW_ACCESS in legal:
        return Reason("oba-draw-first", "2.2a")
    if legal - _FREE_TO_END - {Action.END_ACTIVITY}:
        counter = situation.counter.printed if situation.counter else ""
        return Reason("oba-must-choose", "2.33a", args={"counter": counter})
    return None


def _refusal(action: Action, situation: Situation, readings: ArtilleryReadings) -> Reason | None:
    """Why one action is refused by its own rules."""
    if action is Action.END_ACTIVITY:
        return None
    if action is Action.DRAW_ACCESS:
        return draw_refusal(situation.access_state)
    if action in _NEVER:
        return _NEVER[action]
    if not situation.has_access:
        return Reason("oba-no-access", "2.1i")
    if not concerns(action, situation.counter):
        return _other_counter(action)
    checks = (rule(situation, readings) for rule in _RULES[action])
    return next((refusal for refusal in checks if refusal), None)


# ---- which counter an action is about ----

_NEVER = {
    Action.FFE2_TO_SR: Reason("oba-ffe2-never-sr", "2.33a"),
    Action.CORRECT_FFEC: Reason("oba-never-corrected", "2.34a"),
}
_ABOUT: Mapping[ArtilleryCounter | None, frozenset[Action]] = {
    None: frozenset({Action.DRAW_ACCESS, Action.PLACE_AR}),
    ArtilleryCounter.SR: frozenset(
        {
            Action.KEEP_SR,
            Action.CORRECT_SR,
            Action.CORRECT_SR_CONVERT_HE,
            Action.CORRECT_SR_CONVERT_SMOKE,
            Action.CONVERT_SR_HE,
            Action.CONVERT_SR_SMOKE,
            Action.CANCEL_SR,
            Action.CANCEL_SR_NEW_AR,
        }
    ),
    ArtilleryCounter.FFE1: frozenset(),
    ArtilleryCounter.FFE2: frozenset(
        {Action.RESOLVE_FFE2, Action.CORRECT_FFE2, Action.CANCEL_FFE2, Action.FFE2_TO_SR}
    ),
    ArtilleryCounter.FFEC: frozenset(
        {
            Action.DRAW_ACCESS,
            Action.PLACE_AR,
            Action.FFEC_TO_FFE1_HE,
            Action.FFEC_TO_FFE1_SMOKE,
            Action.FFEC_TO_SR,
            Action.CORRECT_FFEC,
        }
    ),
}


def concerns(action: Action, counter: ArtilleryCounter | None) -> bool:
    """Whether an action is about what the battery has on the map, be it legal or not."""
    return action is Action.END_ACTIVITY or action in _ABOUT[counter]


def _other_counter(action: Action) -> Reason:
    if concerns(action, None):
        return Reason("oba-counter-on-map", "2.3a")
    wanted = next(counter for counter, actions in _ABOUT.items() if counter and action in actions)
    return Reason("oba-no-such-counter", "2.33a", args={"counter": wanted.printed})


# ---- the conditions of single actions ----

Rule = Callable[[Situation, ArtilleryReadings], Reason | None]


def _drawn_for(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    """Rockets fire once; with an FFE:C on the map comes the draw that ends its mission (2.9b, 2.34b)."""
    if spent := rocket_refusal(situation.access_state):
        return spent
    is_due = situation.counter is ArtilleryCounter.FFEC and not situation.has_drawn
    return Reason("oba-draw-first", "2.34b") if is_due else None


def _sees_blast(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    if situation.sees_blast is BlastVerdict.CLEAR:
        return None
    return Reason("oba-blast-unseen", "2.33h")


def _sees_blast_but_for_smoke(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    if situation.sees_blast is BlastVerdict.BLOCKED:
        return Reason("oba-blast-unseen", "2.33h")
    return None


def _not_behind_smoke(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    if situation.sees_blast is BlastVerdict.SMOKE_ONLY:
        return Reason("oba-blast-behind-smoke", "2.33g")
    return None


def _may_convert_at_all(situation: Situation, readings: ArtilleryReadings) -> Reason | None:
    if not readings.conversion_needs_blast_sight:
        return None
    return _sees_blast(situation, readings)


def _may_convert_continued(situation: Situation, readings: ArtilleryReadings) -> Reason | None:
    if situation.is_continued and not readings.continued_sr_may_convert:
        return Reason("oba-continued-no-conversion", "2.34c")
    return None


def _not_continued(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    return Reason("oba-continued-keep-or-correct", "2.34c") if situation.is_continued else None


def _never_rocket(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    is_rocket = situation.kind is BatteryKind.ROCKET
    return Reason("oba-rocket-never-corrected", "2.9b") if is_rocket else None


def _fires(mission: Mission) -> Rule:
    def check(situation: Situation, _: ArtilleryReadings) -> Reason | None:
        refusal = mission_refusal(mission, situation.kind, situation.may_fire_smoke)
        return refusal or change_refusal(situation.mission, mission)

    return check


def _enemy_near(situation: Situation, _: ArtilleryReadings) -> Reason | None:
    """A Known enemy in the counter's hex or next to it (2.33b, 2.33f)."""
    if situation.enemy_near_counter:
        return None
    is_told = situation.enemy_near_counter is not None
    return Reason("oba-no-known-enemy-near" if is_told else "oba-tell-known-enemy-near", "2.33f")


_fires_he, _fires_smoke = _fires(Mission.HE), _fires(Mission.SMOKE)
_converting = (_never_rocket, _may_convert_at_all, _may_convert_continued)

# The conditions of each action, in the order in which they are told.
_RULES: Mapping[Action, tuple[Rule, ...]] = {
    Action.PLACE_AR: (_drawn_for,),
    Action.KEEP_SR: (_sees_blast,),
    Action.CORRECT_SR: (_never_rocket, _not_behind_smoke),
    Action.CORRECT_SR_CONVERT_HE: (*_converting, _fires_he),
    Action.CORRECT_SR_CONVERT_SMOKE: (*_converting, _fires_smoke),
    Action.CONVERT_SR_HE: (_not_continued, _may_convert_at_all, _fires_he, _enemy_near),
    Action.CONVERT_SR_SMOKE: (_not_continued, _may_convert_at_all, _fires_smoke),
    Action.CANCEL_SR: (),
    Action.CANCEL_SR_NEW_AR: (_not_continued,),
    Action.RESOLVE_FFE2: (_sees_blast_but_for_smoke,),
    Action.CORRECT_FFE2: (_never_rocket, _not_behind_smoke),
    Action.CANCEL_FFE2: (),
    Action.FFEC_TO_FFE1_HE: (_drawn_for, _sees_blast, _fires_he, _enemy_near),
    Action.FFEC_TO_FFE1_SMOKE: (_drawn_for, _sees_blast, _fires_smoke),
    Action.FFEC_TO_SR: (_drawn_for, _sees_blast),
}

"""Initiative: chits, the scenario that they make, who sets up and moves first (4.517, 4.6)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.elst.factions import Faction
from companion.reason import Reason

BRITISH_ATTACKS = 4
GERMAN_ATTACK_TURNS = 3
BRITISH_FIRST_AT_MOST = 2
PLAY_AREA_SIDE = 10


class Chit(StrEnum):
    """An initiative chit."""

    ATTACK = "attack"
    IDLE = "idle"


class ScenarioType(StrEnum):
    """What kind of scenario a date has."""

    BOTH_ATTACK = "both-attack"
    GERMAN_ATTACK = "german-attack"
    BRITISH_ATTACK = "british-attack"


_MATRIX = {
    (Chit.ATTACK, Chit.ATTACK): ScenarioType.BOTH_ATTACK,
    (Chit.ATTACK, Chit.IDLE): ScenarioType.BRITISH_ATTACK,
    (Chit.IDLE, Chit.ATTACK): ScenarioType.GERMAN_ATTACK,
    (Chit.IDLE, Chit.IDLE): None,
}


def attack_refusal(faction: Faction, attacks_used: int, has_bought_chit: bool) -> Reason | None:
    """Why a side may not choose Attack; None when it may (4.517a).

    `has_bought_chit` is the Germans', bought on this date (4.5154). The first scenario uses no chit up.
    """
    if faction is Faction.GERMAN:
        return None if has_bought_chit and not attacks_used else Reason("refit-no-attack-chit", "4.517a")
    if attacks_used < BRITISH_ATTACKS:
        return None
    return Reason("refit-attacks-used-up", "4.517a", args={"most": BRITISH_ATTACKS})


def idle_refusal(faction: Faction, has_bought_chit: bool) -> Reason | None:
    """Why a side may not choose Idle: the Germans must use a chit on the date they bought it (4.5154)."""
    if faction is Faction.GERMAN and has_bought_chit:
        return Reason("refit-chit-must-be-used", "4.5154")
    return None


def chit_refusal(faction: Faction, chit: Chit, attacks_used: int, has_bought_chit: bool) -> Reason | None:
    """Why a side may not choose a chit; None when it may."""
    if chit is Chit.ATTACK:
        return attack_refusal(faction, attacks_used, has_bought_chit)
    return idle_refusal(faction, has_bought_chit)


def scenario_type(british: Chit, german: Chit) -> ScenarioType | None:
    """The scenario that two chits make; None on an Idle Date (4.517b)."""
    return _MATRIX[british, german]


@dataclass(frozen=True, slots=True)
class PlannedScenario:
    """One scenario of a date. `turns` None: the usual length; `is_limited`: a play area is marked off."""

    type: ScenarioType
    sets_up_first: Faction
    turns: int | None = None
    first_turn: int = 1

    @property
    def moves_first(self) -> Faction:
        """The side that set up last (4.6)."""
        return self.sets_up_first.opponent


GERMAN_ATTACK = PlannedScenario(ScenarioType.GERMAN_ATTACK, Faction.BRITISH, GERMAN_ATTACK_TURNS)
BRITISH_ATTACK = PlannedScenario(ScenarioType.BRITISH_ATTACK, Faction.GERMAN)


def planned_scenarios(type_: ScenarioType, dr: int | None = None) -> tuple[PlannedScenario, ...]:
    """The scenarios of a date in order (4.5171).

    When both attack the British die decides: low, the British set up first and a German attack comes
    before theirs, which begins on turn 1. ValueError when that die is missing.
    """
    if type_ is ScenarioType.GERMAN_ATTACK:
        return (GERMAN_ATTACK,)
    if type_ is ScenarioType.BRITISH_ATTACK:
        return (BRITISH_ATTACK,)
    if dr is None:
        raise ValueError("both sides attack: the British die decides")
    return (GERMAN_ATTACK, BRITISH_ATTACK) if dr <= BRITISH_FIRST_AT_MOST else (BRITISH_ATTACK,)


def play_area_refusal(width: int, height: int) -> Reason | None:
    """Why the Germans may not mark such a play area, in hexes; None when they may (4.5171b, A-52)."""
    if min(width, height) < 1:
        return Reason("refit-play-area-empty", "4.5171b")
    if max(width, height) > PLAY_AREA_SIDE:
        return Reason("refit-play-area-too-large", "4.5171b", args={"most": PLAY_AREA_SIDE})
    return None

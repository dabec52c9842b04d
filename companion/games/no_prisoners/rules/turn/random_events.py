"""The random events of the four player turns: which event a roll is, and what it demands (5.0)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from companion.games.no_prisoners.readings import PRINTED, FirstTurnEvents, NpReadings
from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.terms import PlayerTurn
from companion.reason import Reason

MORALE_LEAD = 5
GRAND_OFFENSIVE_STRENGTH: Mapping[PlayerTurn, int] = {PlayerTurn.WEST_CP: 11, PlayerTurn.WEST_ALLIED: 15}
ALLIED_OFFENSIVE_FROM_YEAR = 1917
REVOLT_ON_SIX_FROM_YEAR = 1916
MOST_SENUSSI = 2


class EventKind(StrEnum):
    """The events of the tables."""

    GRAND_OFFENSIVE = "grand-offensive"
    REDEPLOYMENT = "redeployment"
    EMERGENCY = "emergency-replacements"
    ATTRITION = "attrition"
    MORALE = "morale"
    SENUSSI = "senussi"
    TRIBES_GO_HOME = "tribes-go-home"
    TRIBAL_MORALE = "tribal-morale"
    ARAB_REVOLT = "arab-revolt"
    LATE_ARAB_REVOLT = "late-arab-revolt"
    NOTHING = "nothing"


_TABLES: Mapping[PlayerTurn, tuple[EventKind, ...]] = {
    PlayerTurn.WEST_CP: (
        EventKind.GRAND_OFFENSIVE,
        EventKind.REDEPLOYMENT,
        EventKind.EMERGENCY,
        EventKind.ATTRITION,
        EventKind.MORALE,
        EventKind.NOTHING,
    ),
    PlayerTurn.WEST_ALLIED: (
        EventKind.GRAND_OFFENSIVE,
        EventKind.REDEPLOYMENT,
        EventKind.EMERGENCY,
        EventKind.SENUSSI,
        EventKind.MORALE,
        EventKind.NOTHING,
    ),
    PlayerTurn.EAST_ALLIED: (
        EventKind.REDEPLOYMENT,
        EventKind.TRIBES_GO_HOME,
        EventKind.TRIBAL_MORALE,
        EventKind.NOTHING,
        EventKind.ARAB_REVOLT,
        EventKind.LATE_ARAB_REVOLT,
    ),
    PlayerTurn.EAST_CP: (
        EventKind.REDEPLOYMENT,
        EventKind.EMERGENCY,
        EventKind.ATTRITION,
        EventKind.MORALE,
        EventKind.NOTHING,
        EventKind.NOTHING,
    ),
}


# Events that happen a number of times only; how often they did is kept from the start.
LIMITED_EVENTS = (
    (PlayerTurn.WEST_CP, EventKind.GRAND_OFFENSIVE),
    (PlayerTurn.WEST_ALLIED, EventKind.GRAND_OFFENSIVE),
    (PlayerTurn.WEST_ALLIED, EventKind.SENUSSI),
)


# Events of which a second die says one half or the other.
HALVED = (EventKind.REDEPLOYMENT, EventKind.TRIBES_GO_HOME)


def event_kind(player_turn: PlayerTurn, die: int) -> EventKind:
    """The row of a player turn's table."""
    return _TABLES[player_turn][die - 1]


class EffectKind(StrEnum):
    """What an event demands."""

    NONE = "none"
    NO_ROLL = "no-roll"
    WITHDRAW_STRENGTH = "withdraw-strength"
    WITHDRAW = "withdraw"
    EXTRA_REINFORCEMENT = "extra-reinforcement"
    ELIMINATE = "eliminate"
    REPLACEMENT_RATE = "replacement-rate"
    SENUSSI = "senussi"
    DRAW_TRIBAL = "draw-tribal"
    ARAB_REVOLT = "arab-revolt"


class What(StrEnum):
    """Which units an event is about."""

    UNIT = "unit"
    DIVISION = "division"
    NON_TRIBAL_UNIT = "non-tribal-unit"
    TRIBAL_UNIT = "tribal-unit"


class Chooser(StrEnum):
    """Who picks the units: their owner, or by the rule of withdrawals (6.6)."""

    OWNER = "owner"
    RULE_6_6 = "6-6"


@dataclass(frozen=True, slots=True)
class Effect:
    """What an event comes to. `amount`: units, strength, the rate's change, or which Senussi revolt it is."""

    kind: EffectKind
    reason: Reason
    amount: int = 0
    what: What = What.UNIT
    chooser: Chooser = Chooser.OWNER


@dataclass(frozen=True, slots=True)
class Situation:
    """What the conditions of the tables look at. Victory points are of the player turn's front."""

    turn: GameTurn
    player_turn: PlayerTurn
    occurred: int = 0  # earlier occurrences of this event
    is_ignored: bool = False  # this event, by the scenario (25.5)
    has_revolted: bool = False
    is_historical_revolt: bool = False
    is_historical_withdrawal: bool = False
    enemy_holds_place: bool = False  # a city, town or depot of the owner's homeland
    finds_no_unit: bool = False  # this event, whatever its second die would say
    own_vp: int = 0
    enemy_vp: int = 0

    @property
    def lead(self) -> int:
        """How far ahead the owner is."""
        return self.own_vp - self.enemy_vp


def makes_no_roll(situation: Situation, readings: NpReadings = PRINTED) -> bool:
    """Whether a player turn makes no roll on a turn that the scenario exempts (26.5, A19)."""
    if readings.first_turn_events is FirstTurnEvents.WEST_CP:
        return situation.player_turn is PlayerTurn.WEST_CP
    return True


def needs_second_die(kind: EventKind, situation: Situation) -> bool:
    """Whether a second die decides what the event is."""
    return kind in HALVED and _why_nothing(kind, situation) is None


def event_effect(kind: EventKind, situation: Situation, second_die: int = 0) -> Effect:
    """What an event demands now; one whose conditions fail is no event, with the reason."""
    if refusal := _why_nothing(kind, situation):
        return Effect(EffectKind.NONE, refusal)
    return _EFFECTS[kind](situation, second_die)


def _why_nothing(kind: EventKind, situation: Situation) -> Reason | None:
    if situation.is_ignored:
        return Reason("np-event-ignored", "25.5c")
    match kind:
        case EventKind.GRAND_OFFENSIVE:
            return _no_grand_offensive(situation)
        case EventKind.EMERGENCY if not situation.enemy_holds_place:
            return Reason("np-event-no-place-held", "5.0")
        case EventKind.SENUSSI if situation.occurred >= MOST_SENUSSI:
            return Reason("np-event-happened", "5.0", args={"most": MOST_SENUSSI})
        case EventKind.ARAB_REVOLT | EventKind.LATE_ARAB_REVOLT:
            return _no_revolt(kind, situation)
        case EventKind.REDEPLOYMENT | EventKind.TRIBES_GO_HOME | EventKind.TRIBAL_MORALE:
            return _no_unit(situation)
    return None


def _no_grand_offensive(situation: Situation) -> Reason | None:
    is_allied = situation.player_turn is PlayerTurn.WEST_ALLIED
    if situation.is_historical_withdrawal:
        return Reason("np-event-historical-withdrawal", "19.10a")
    if is_allied and situation.turn.year < ALLIED_OFFENSIVE_FROM_YEAR:
        return Reason("np-event-too-early", "5.0", args={"year": str(ALLIED_OFFENSIVE_FROM_YEAR)})
    return Reason("np-event-happened", "5.0", args={"most": 1}) if situation.occurred else None


def _no_revolt(kind: EventKind, situation: Situation) -> Reason | None:
    if situation.is_historical_revolt:
        return Reason("np-event-historical-revolt", "19.9")
    if situation.has_revolted:
        return Reason("np-event-revolted", "18.0")
    is_early = situation.turn.year < REVOLT_ON_SIX_FROM_YEAR
    if kind is EventKind.LATE_ARAB_REVOLT and is_early:
        return Reason("np-event-too-early", "5.0", args={"year": str(REVOLT_ON_SIX_FROM_YEAR)})
    return None


def _no_unit(situation: Situation) -> Reason | None:
    """Why an event of the Arabs, or one of two halves, is none: nobody is there yet, or anymore."""
    if situation.player_turn is PlayerTurn.EAST_ALLIED and not situation.has_revolted:
        return Reason("np-event-before-revolt", "5.0")
    return Reason("np-log-task-dropped", "5.0a") if situation.finds_no_unit else None


def _grand_offensive(situation: Situation, _: int) -> Effect:
    strength = GRAND_OFFENSIVE_STRENGTH[situation.player_turn]
    reason = Reason("np-effect-withdraw-strength", "6.6", args={"strength": strength})
    return Effect(EffectKind.WITHDRAW_STRENGTH, reason, strength, chooser=Chooser.RULE_6_6)


def _redeployment(situation: Situation, second_die: int) -> Effect:
    is_allied_east = situation.player_turn is PlayerTurn.EAST_ALLIED
    unit = What.NON_TRIBAL_UNIT if is_allied_east else What.UNIT
    if second_die > 3:
        return _one(EffectKind.EXTRA_REINFORCEMENT, unit)
    is_west = situation.player_turn in (PlayerTurn.WEST_CP, PlayerTurn.WEST_ALLIED)
    return _one(EffectKind.WITHDRAW, What.DIVISION if is_west else unit)


def _emergency(situation: Situation, _: int) -> Effect:
    return _one(EffectKind.EXTRA_REINFORCEMENT, What.UNIT)


def _attrition(situation: Situation, _: int) -> Effect:
    return _one(EffectKind.ELIMINATE, What.UNIT)


def _one(kind: EffectKind, what: What, chooser: Chooser = Chooser.OWNER) -> Effect:
    reason = Reason(f"np-effect-{kind.value}", "5.0", args={"what": what.value})
    return Effect(kind, reason, 1, what, chooser)


def _morale(situation: Situation, _: int) -> Effect:
    change = (situation.lead >= MORALE_LEAD) - (situation.lead <= -MORALE_LEAD)
    reason = Reason("np-effect-replacement-rate", "5.0", args={"change": change, "lead": situation.lead})
    return Effect(EffectKind.REPLACEMENT_RATE, reason, change)


def _senussi(situation: Situation, _: int) -> Effect:
    occurrence = situation.occurred + 1
    reason = Reason("np-effect-senussi", "5.0", args={"occurrence": occurrence})
    return Effect(EffectKind.SENUSSI, reason, occurrence)


def _tribes_go_home(situation: Situation, second_die: int) -> Effect:
    return _draw_tribe() if second_die > 3 else _withdraw_tribe()


def _tribal_morale(situation: Situation, _: int) -> Effect:
    if situation.lead >= MORALE_LEAD:
        return _draw_tribe()
    if situation.lead <= -MORALE_LEAD:
        return _withdraw_tribe()
    return Effect(EffectKind.NONE, Reason("np-event-no-lead", "5.0", args={"lead": situation.lead}))


def _draw_tribe() -> Effect:
    return _one(EffectKind.DRAW_TRIBAL, What.TRIBAL_UNIT)


def _withdraw_tribe() -> Effect:
    return _one(EffectKind.WITHDRAW, What.TRIBAL_UNIT, Chooser.RULE_6_6)


def _arab_revolt(situation: Situation, _: int) -> Effect:
    return Effect(EffectKind.ARAB_REVOLT, Reason("np-effect-arab-revolt", "18.0"))


def _nothing(situation: Situation, _: int) -> Effect:
    return Effect(EffectKind.NONE, Reason("np-event-nothing", "5.0"))


_EFFECTS: Mapping[EventKind, Callable[[Situation, int], Effect]] = {
    EventKind.GRAND_OFFENSIVE: _grand_offensive,
    EventKind.REDEPLOYMENT: _redeployment,
    EventKind.EMERGENCY: _emergency,
    EventKind.ATTRITION: _attrition,
    EventKind.MORALE: _morale,
    EventKind.SENUSSI: _senussi,
    EventKind.TRIBES_GO_HOME: _tribes_go_home,
    EventKind.TRIBAL_MORALE: _tribal_morale,
    EventKind.ARAB_REVOLT: _arab_revolt,
    EventKind.LATE_ARAB_REVOLT: _arab_revolt,
    EventKind.NOTHING: _nothing,
}

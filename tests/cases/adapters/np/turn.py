from typing import Any

from companion.games.no_prisoners.rules.combat.odds import Attacker, Target, crt_refusal
from companion.games.no_prisoners.rules.movement.costs import MoveKind, allowance
from companion.games.no_prisoners.rules.pools.optional import awards, optional_unit
from companion.games.no_prisoners.rules.pools.tribes import HISTORICAL_REVOLT_TURN
from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn
from companion.games.no_prisoners.rules.turn.random_events import (
    Effect,
    EffectKind,
    EventKind,
    Situation,
    event_effect,
    event_kind,
    makes_no_roll,
)
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase, next_moment
from companion.games.no_prisoners.rules.turn.victory import (
    City,
    Player,
    Victory,
    damascus_front,
    points,
    race_player,
    race_winner,
    rank_of,
    scoring_refusal,
    victory,
)
from companion.games.no_prisoners.scenario_data import Scenario, SetUpArea, SetUpGroup, scenario_data
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Crt, Faction, PlayerTurn
from tests.cases.adapters.np.words import (
    FACTION_NAMES,
    FACTIONS,
    FRONT_NAMES,
    FRONTS,
    PLAYER_TURN_NAMES,
    PLAYER_TURNS,
    front_or_none,
    is_done,
)
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.no_prisoners.campaign.jumping import begin
from tests.games.no_prisoners.campaign.sketched_units import facing
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import LONG, Table, hex_of

SCENARIOS = {scenario.number: scenario for scenario in scenario_data().scenarios}
UNIT_NAMES = {
    "cp-w-3": "3rd Infantry Division",
    "cp-w-8": "8th Infantry Division",
    "cp-w-10": "10th Infantry Division",
    "cp-w-25": "25th Infantry Division",
    "al-w-10ind": "10th Indian Division",
    "al-w-11ind": "11th Indian Division",
    "al-w-anzacinf": "ANZAC infantry brigade",
    "al-w-5air": "5th group",
    "al-w-emed": "EMed flotilla",
    "cp-w-psh1air": "Pasha I group (German)",
}
AREAS = {
    SetUpArea.WEST_OF_CANAL: ["west of the Suez Canal"],
    SetUpArea.EAST_OF_CANAL: ["1 hex east of the Suez Canal"],
    SetUpArea.DESERT: ["any desert hex"],
}


@operation("np", "turn_info")
def turn_info(given: Values, inputs: Values) -> Values:
    turn = GameTurn(given["gt"])
    return {
        "year": turn.year,
        "quarter": turn.quarter_name,
        "season": turn.season.value,
        "second_combat_phase": turn.has_second_combat,
        "vp_phase": turn.has_victory_check,
    }


@operation("np", "next_step")
def next_step(given: Values, inputs: Values) -> Values:
    name, phase = given["player_turn"], Phase(given["phase"].replace("_", "-"))
    moment = Moment(turn=given["gt"], player_turn=PLAYER_TURNS.get(name), phase=phase)
    following = next_moment(moment, given.get("last_gt", LAST_TURN))
    assert following is not None
    name = PLAYER_TURN_NAMES[following.player_turn] if following.player_turn else "interface"
    return {"gt": following.turn, "player_turn": name, "phase": following.phase.value.replace("-", "_")}


@operation("np", "event")
def event(given: Values, inputs: Values) -> Values:
    player_turn, turn = PLAYER_TURNS[given["table"]], GameTurn(given["gt"])
    state = given.get("state", {})
    scenario = SCENARIOS[state.get("scenario", 2)]
    if turn.number in scenario.turns_without_events:
        situation = Situation(turn, player_turn)
        if makes_no_roll(situation):
            return {"event": "no_roll"}
    kind = _kind(scenario, player_turn, given)
    return _effect(event_effect(kind, _situation(given, scenario, kind), given.get("sub_die", 0)))


def _kind(scenario: Scenario, player_turn: PlayerTurn, given: Values) -> EventKind:
    """The row rolled, or the event that the scenario fixes for its first turn."""
    fixed, is_first = scenario.first_event, given["gt"] == scenario.first_turn
    if fixed and is_first and fixed.player_turn is player_turn:
        return fixed.event
    return event_kind(player_turn, given["die"])


def _situation(given: Values, scenario: Scenario, kind: EventKind) -> Situation:
    player_turn, state = PLAYER_TURNS[given["table"]], given.get("state", {})
    is_historical = state.get("historical_revolt", False)
    date = HISTORICAL_REVOLT_TURN if is_historical else None
    return Situation(
        turn=GameTurn(given["gt"]),
        player_turn=player_turn,
        occurred=max(state.get("occurred", 0), _occurred(scenario, player_turn, kind, given["gt"])),
        is_ignored=scenario.ignores(player_turn, kind),
        has_revolted=state.get("revolt", date is not None and given["gt"] >= date),
        is_historical_revolt=is_historical,
        is_historical_withdrawal=state.get("historical_withdrawals", False),
        enemy_holds_place=state.get("enemy_holds_trigger_place", False),
        own_vp=state.get("own_vp", 0),
        enemy_vp=state.get("enemy_vp", 0),
    )


def _occurred(scenario: Scenario, player_turn: PlayerTurn, kind: EventKind, turn: int) -> int:
    """What the scenario counts as past: its beginning, and the fixed event of its first turn."""
    fixed = scenario.first_event
    has_had_it = fixed is not None and fixed.event is kind and turn > scenario.first_turn
    return scenario.occurred_before(player_turn, kind) + has_had_it


def _effect(effect: Effect) -> Values:
    answer: dict[str, Any] = {"event": effect.kind.value.replace("-", "_")}
    match effect.kind:
        case EffectKind.WITHDRAW_STRENGTH:
            return {**answer, "min_strength": effect.amount, "chooser": _chooser(effect)}
        case EffectKind.REPLACEMENT_RATE:
            return {**answer, "change": effect.amount}
        case EffectKind.SENUSSI:
            return {**answer, "occurrence": effect.amount}
        case EffectKind.ELIMINATE:
            answer["to"] = "replaceable"
        case EffectKind.EXTRA_REINFORCEMENT:
            answer["from"] = frozenset({"eliminated", "permanently_eliminated"})
    what = effect.what.value.replace("-", "_")
    return {**answer, "count": effect.amount, "what": what, "chooser": _chooser(effect)}


def _chooser(effect: Effect) -> str:
    return effect.chooser.value.replace("-", ".")


@operation("np", "senussi_limits")
def senussi_limits(given: Values, inputs: Values) -> Values:
    """The revolt breaks out in the turn of a few units at the canal, Port Said held west of it."""
    action, is_combat = given["action"], given["action"] in SUPPORTS
    table = facing(phase=Phase.COMBAT_1 if is_combat else Phase.MOVEMENT)
    table.stand(al_w_52="0709", al_w_murray="0709")
    table.print("al-w-murray", range=3)
    table.set(senussi_on=table.game.moment.turn, railhead={"q": hex_of("0709").q, "r": hex_of("0709").r})
    if action == "trace_supply_across_canal":
        return {"allowed": table.supplied("al-w-42")}
    wishes = {
        "move_unit_across_canal_east": table.march("al-w-52", "0808"),
        "move_unit_across_canal_west": table.march("al-w-yeocav", "0709"),
        "move_unit_without_crossing": table.march("al-w-52", "0609"),
        "move_railhead": cmd.MoveRailhead(hex=hex_of("0808")),
        **{name: table.attack("0909", **{kind: True}) for name, kind in SUPPORTS.items()},
    }
    return {"allowed": is_done(table, wishes[action])}


SUPPORTS = {"air_support": "air", "naval_support": "naval", "command_across_canal": "command"}


@operation("np", "supply_permissions")
def supply_permissions(given: Values, inputs: Values) -> Values:
    is_supplied = given["in_supply"]
    attackers = (Attacker(1, is_supplied=is_supplied),)
    target = Target((1,), Faction.CENTRAL_POWERS, frozenset({"clear"}))
    return {
        "normal": True,
        "strategic": allowance(6, MoveKind.STRATEGIC, is_supplied=is_supplied).refusal is None,
        "rail": _goes_by_rail(
            is_supplied=is_supplied, needs_supply=given.get("rail_reading", "8.8") == "8.8"
        ),
        "raid_crt": crt_refusal(attackers, target, Crt.RAID) is None,
        "main_offensive_crt": crt_refusal(attackers, target, Crt.MAIN_OFFENSIVE) is None,
    }


def _goes_by_rail(*, is_supplied: bool, needs_supply: bool) -> bool:
    """From a station to Qantara, with or without a garrison in Port Said that supplies it."""
    table = Sketch(**{"np-rail-needs-supply": needs_supply})
    table.stand(al_w_42="0510", **({"al_w_gb": "0708"} if is_supplied else {}))
    table.set(**{"sheet__rail_capacity__6-west-allied": 2})
    return is_done(table, table.march("al-w-42", "0709", "rail"))


@operation("np", "revolt_gt")
def revolt_gt(given: Values, inputs: Values) -> Values:
    """The events of the Allies of the East are rolled, turn by turn, until the Arabs revolt."""
    table = Table(LONG, **{"np-historical-revolt": given["historical_revolt"]})
    table.do(cmd.NextPhase())
    for turn in range(1, LAST_TURN + 1):
        begin(table, turn, PlayerTurn.EAST_ALLIED, Phase.RANDOM_EVENT)
        if table.session.state.waiting:
            table.roll(5 if turn == given.get("event_gt") else 4)
        if table.game.has_revolted:
            return {"gt": turn}
    return {"gt": None}


@operation("np", "scenario_value")
def scenario_value(given: Values, inputs: Values) -> Values:
    value: Any = _as_told(SCENARIOS[given["scenario"]])
    for part in given["path"]:
        value = value[part]
    return {"value": value}


def _as_told(scenario: Scenario) -> Values:
    """A scenario in the words of the cases."""
    return {
        "first_gt": scenario.first_turn,
        "last_gt": scenario.last_turn,
        "turns": scenario.last_turn - scenario.first_turn + 1,
        "first_player_turn": PLAYER_TURN_NAMES[scenario.first_player_turn],
        "start_vp": {
            FACTION_NAMES[faction]: {FRONT_NAMES[front]: vp for front, vp in fronts.items()}
            for faction, fronts in scenario.vp.items()
        },
        "setup_order": [FACTION_NAMES[faction] for faction in scenario.set_up_order],
        "setup": {
            faction: {front: _set_up(scenario, faction, front) for front in FRONTS} for faction in FACTIONS
        },
    }


def _set_up(scenario: Scenario, faction: str, front: str) -> Values:
    own = scenario.set_up_of(FACTIONS[faction], FRONTS[front])
    lists = {"air": own.air, "naval": own.naval, "replaceable": own.replaceable}
    told = {**lists, "permanently_eliminated": own.gone}
    named = {name: [UNIT_NAMES[unit] for unit in units] for name, units in told.items()}
    railhead = scenario.railhead if (faction, front) == ("AL", "W") else None
    return {**named, "railhead": railhead, "groups": [group.id for group in own.groups]}


@operation("np", "group_units")
def group_units(given: Values, inputs: Values) -> Values:
    _, side, front, _ = given["group"].split("-")
    own = SCENARIOS[given["scenario"]].set_up_of(FACTIONS[side], FRONTS[front])
    group = next(group for group in own.groups if group.id == given["group"].lower())
    has_distance = group.area not in (SetUpArea.WEST_OF_CANAL, SetUpArea.EAST_OF_CANAL)
    return {
        "units": [unit.upper() for unit in group.units],
        "count": group.count,
        "within": group.within if has_distance else None,
        "places": _places(group),
    }


def _places(group: SetUpGroup) -> list[str]:
    if group.area is SetUpArea.RAILWAY:
        return [f"railway {'-'.join(group.places)}"]
    return AREAS.get(group.area) or list(group.places)


@operation("np", "vp_step")
def vp_step(given: Values, inputs: Values) -> Values:
    faction, front = FACTIONS[given["side"]], FRONTS[given["front"]]
    refusal = scoring_refusal(GameTurn(given["gt"]), front, has_revolted=given.get("revolt", False))
    gained = 0 if refusal else points([_city(told) for told in given["cities"]], faction, front)
    return {"scored": refusal is None, "total": given["total"] + gained}


def _city(told: Values) -> City:
    holder = told.get("held_by_ground_unit_of")
    is_damascus = told["place"] == "Damascus"
    holding = front_or_none(told.get("credited_front"))
    return City(told["place"], told["vp"], holder and FACTIONS[holder], is_damascus, holding)


@operation("np", "victory_level")
def victory_level(given: Values, inputs: Values) -> Values:
    found = victory({faction: given[name] for name, faction in FACTIONS.items()})
    return {"level": found.level, "winner": found.winner and FACTION_NAMES[found.winner]}


@operation("np", "final_vp")
def final_vp(given: Values, inputs: Values) -> Values:
    sent = [*given.get("al_optional_used", ()), *given.get("cp_optional_used", ())]
    gained = awards({unit.lower(): optional_unit(unit.lower()).fronts[0] for unit in sent})
    totals = {name: given[name] for name in FACTIONS}
    for player_turn, points_ in gained.items():
        totals[FACTION_NAMES[player_turn.faction]] += points_
    return totals


@operation("np", "damascus_vp")
def damascus_vp(given: Values, inputs: Values) -> Values:
    front = damascus_front(FACTIONS[given["side"]], front_or_none(given["occupied_by_front"]))
    return {"front": front and FRONT_NAMES[front]}


@operation("np", "race")
def race(given: Values, inputs: Values) -> Values:
    winner = race_winner(_outcome(given["west"]), _outcome(given["east"]))
    return {"winner": winner.value.replace("-", "_") if winner else "tie"}


def _outcome(told: Values) -> Victory:
    """The winner leads by the least that gives the level."""
    totals = dict.fromkeys(Faction, 0)
    if winner := told.get("winner"):
        totals[FACTIONS[winner]] = tables().victory[rank_of(told["level"])].least
    return victory(totals)


@operation("np", "race_commander")
def race_commander(given: Values, inputs: Values) -> Values:
    player = race_player(PLAYER_TURNS[given["player_turn"]])
    return {"player": "A" if player is Player.WEST_ALLIED else "B"}

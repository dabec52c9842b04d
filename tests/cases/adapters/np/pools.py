from collections import Counter
from functools import cache

from companion.games.no_prisoners.procedures.demands import candidates
from companion.games.no_prisoners.rules.pools.entry import EntryHex, entry_refusal, is_delayed
from companion.games.no_prisoners.rules.pools.optional import (
    GALLIPOLI,
    Evacuation,
    GallipoliLanding,
    awards,
    evacuation_refusal,
    gallipoli_refusal,
    optional_refusal,
    optional_unit,
    orient_corps_claimant,
)
from companion.games.no_prisoners.rules.pools.replacement import (
    Fate,
    picks,
    replacement,
    replacement_refusal,
)
from companion.games.no_prisoners.rules.pools.tribes import (
    TribalHex,
    arrival_turn,
    tribal_place_refusal,
    tribal_roll,
    tribes_moved,
)
from companion.games.no_prisoners.rules.pools.withdrawal import Source, withdrawal
from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn
from companion.games.no_prisoners.rules.turn.random_events import EffectKind
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.scenario_data import scenario_data
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counter_events import CounterTurnedOver
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.game_events import Told
from companion.games.no_prisoners.table.state import Task
from companion.games.no_prisoners.terms import Front, player_turn_of
from tests.cases.adapters.np.words import FACTION_NAMES, FACTIONS, FRONTS, PLAYER_TURNS, is_done, verdict
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.no_prisoners.campaign.jumping import begin, remove, with_a_tribe
from tests.games.no_prisoners.campaign.test_campaign import LONG, Table, hex_of

SOURCES = {
    Source.SUPPLIED: "supplied_only",
    Source.SUPPLIED_THEN_OTHERS: "all_supplied_then_unsupplied",
    Source.EVERYTHING: "everything",
}
FATES = {
    Fate.GONE: "permanently_eliminated",
    Fate.REINFORCEMENT: "reinforcement",
    Fate.TO_CUP: "return_to_pool",
}
PILES = {"eliminated": Spot.REPLACEABLE, "permanently_eliminated": Spot.GONE}
HQS = {"Murray": "al-w-murray", "SXF": "cp-w-sxf"}


@operation("np", "withdraw")
def withdraw(given: Values, inputs: Values) -> Values:
    strengths = Counter[bool]()
    for told in given["units"]:
        strengths[told["supplied"]] += told["cs"]
    found = withdrawal(given["min_strength"], strengths[True], strengths[False])
    return {
        "from": SOURCES[found.source],
        "unsupplied_needed": found.from_others,
        "enemy_chooses_unsupplied": found.is_chosen_by_enemy,
        "shortfall_ignored": found.dropped,
    }


@operation("np", "historical")
def historical(given: Values, inputs: Values) -> Values:
    found = scenario_data().withdrawal(FACTIONS[given["side"]], given["gt"])
    if found is None:
        return {"units": [], "strength": 0}
    units = [[f"{d.strength}-{d.movement}", d.count] for d in found.divisions]
    return {"units": units, "strength": found.strength}


@operation("np", "leader_name")
def leader_name(given: Values, inputs: Values) -> Values:
    """The last name that the log told by the turn."""
    names = [name for turn, name in _commanders(HQS[given["hq"]]) if turn <= given["gt"]]
    return {"name": names[-1].capitalize() if names else given["hq"]}


@cache
def _commanders(hq: str) -> list[tuple[int, str]]:
    """The turns on which an HQ's counter is turned over, and the names that the log tells then."""
    table, found = Table(LONG), []
    counter = table.game.counters[hq]
    for turn in range(1, LAST_TURN + 1):
        begin(table, turn, player_turn_of(counter.faction, counter.front), Phase.REINFORCEMENT)
        events = table.session.journal.done[-1].acts[-1].events
        if any(isinstance(event, CounterTurnedOver) and event.unit == hq for event in events):
            told = (event.reason for event in events if isinstance(event, Told))
            found += [(turn, str(reason.args["name"])) for reason in told if reason.key == "np-commander"]
    return found


@operation("np", "replacement_picks")
def replacement_picks(given: Values, inputs: Values) -> Values:
    """Nothing is ever carried over: the next turn's picks know only its own rate."""
    found = picks(given["rate"], given["eliminated_in_this_front"], given.get("event_change", 0))
    return {"picks": found, "carried_over": 0}


@operation("np", "replacement_roll")
def replacement_roll(given: Values, inputs: Values) -> Values:
    found = replacement(given["die"], given["gt"], is_tribal=given.get("tribal", False))
    return {"outcome": FATES[found.fate], "gt": found.turn}


@operation("np", "replacement_legal")
def replacement_legal(given: Values, inputs: Values) -> Values:
    return verdict(replacement_refusal(FRONTS[given["unit_front"]], FRONTS[given["phase_front"]]))


@operation("np", "event_replacement")
def event_replacement(given: Values, inputs: Values) -> Values:
    """At once, whichever pile the unit lies in."""
    player_turn, table = PLAYER_TURNS[given["table"]], with_a_tribe()
    sides = player_turn.faction, FRONTS[given["unit_front"]]
    units = [c for c in table.game.counters.values() if (c.faction, c.front) == sides and c.is_ground]
    unit = next((c for c in units if c.is_tribal is given.get("tribal", False)), units[0])
    remove(table, unit.id, spot=PILES[given.get("pile", "eliminated")])
    task = Task(kind=EffectKind.EXTRA_REINFORCEMENT, player_turn=player_turn, amount=1)
    found = candidates(table.scene, task)
    return {"legal": unit.id in {c.id for c in found}, "die_roll_needed": False, "gt": given["gt"]}


@operation("np", "entry")
def entry(given: Values, inputs: Values) -> Values:
    hexes = [
        EntryHex(told.get("enemy_unit", False), told.get("ezoc", False)) for told in given["entry_hexes"]
    ]
    open_ = {number for number, hex_ in enumerate(hexes) if entry_refusal(hex_) is None}
    return {"legal_hexes": open_, "delayed": is_delayed(hexes)}


@operation("np", "tribal_phase")
def tribal_phase(given: Values, inputs: Values) -> Values:
    roll = tribal_roll(GameTurn(given["gt"]), given["revolt_gt"])
    if roll is None:
        return {"draw": 0, "homecoming": 0}
    rolled = sum(given["dice"][: roll.dice])
    if roll.is_homeward:
        return {"draw": 0, "homecoming": tribes_moved(rolled, given["tribes_on_map"])}
    return {"draw": tribes_moved(rolled, given["pool"]), "homecoming": 0}


@operation("np", "tribal_place")
def tribal_place(given: Values, inputs: Values) -> Values:
    if FRONTS[given["front"]] is Front.WEST:
        table = with_a_tribe()
        tribe = next(counter.id for counter in table.game.at(Spot.ARRIVING) if counter.is_tribal)
        return {"legal": is_done(table, cmd.PlaceCounter(unit=tribe, hex=hex_of("1108")))}
    hex_ = TribalHex(
        given.get("enemy_unit", False),
        given.get("ezoc", False),
        given.get("distance_south_edge"),
        given.get("distance_other_allied"),
    )
    return verdict(tribal_place_refusal(hex_))


@operation("np", "ar_arrival")
def ar_arrival(given: Values, inputs: Values) -> Values:
    return {"gt": arrival_turn(given["revolt_gt"], given["n"])}


@operation("np", "optional_legal")
def optional_legal(given: Values, inputs: Values) -> Values:
    unit = optional_unit(given["unit"].lower())
    return verdict(optional_refusal(unit, given["gt"], FRONTS[given["front"]]))


@operation("np", "optional_vp")
def vp_of_optional(given: Values, inputs: Values) -> Values:
    """However often it came, it was sent."""
    unit = optional_unit(given["unit"].lower())
    gained = awards({unit.id: unit.fronts[0]} if given["times_entered"] else {})
    return {"vp": sum(gained.values()), "to": FACTION_NAMES[unit.faction.opponent]}


@operation("np", "gallipoli")
def gallipoli(given: Values, inputs: Values) -> Values:
    if given["kind"] == "evacuation":
        evacuation = Evacuation(
            given["gt"],
            given.get("landed_gt"),
            given["units"],
            given.get("evacuated_before", False),
            given.get("from_coastal_west", True),
            given.get("to_allied_held_city_or_town_west", True),
        )
        refusal = evacuation_refusal(evacuation)
    else:
        landing = GallipoliLanding(
            given["gt"],
            given["units"],
            FRONTS[given.get("front", "W")],
            given.get("includes_rn_division", True),
            given.get("already_used", False),
        )
        refusal = gallipoli_refusal(landing)
    vp = optional_unit(GALLIPOLI).vp
    return {**verdict(refusal), "counts_against_yearly_limit": False, "vp_to_cp": vp}


@operation("np", "orient_corps")
def orient_corps(given: Values, inputs: Values) -> Values:
    """No rule lets any unit cross the boundary, this corps among them."""
    claims = given.get("claims")
    claimant = (orient_corps_claimant(claims) or "coin_toss") if claims else None
    return {"may_cross_boundary": False, "owner": claimant}

from collections import Counter
from functools import cache
from itertools import zip_longest

from companion.games.no_prisoners.procedures.demands import candidates
from companion.games.no_prisoners.rules.pools.optional import (
    GALLIPOLI,
    awards,
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
    arrival_turn,
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
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, player_turn_of
from companion.hexes.coordinates import distance
from tests.cases.adapters.np.words import FACTION_NAMES, FACTIONS, FRONTS, PLAYER_TURNS, is_done, verdict
from tests.cases.case_files import Values
from tests.cases.operations import operation
from tests.games.no_prisoners.campaign.jumping import at_phase, begin, remove, told, with_a_tribe
from tests.games.no_prisoners.campaign.sketches import Sketch
from tests.games.no_prisoners.campaign.test_campaign import BOARD, LONG, Table, hex_of

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
HQS = {
    "Murray": "al-w-murray",
    "SXF": "cp-w-sxf",
    "Lawrence": "al-e-lawrence",
    "HXF": "cp-e-hxf",
}
FORMER = {"Allenby": "Murray", "Yildirim": "SXF"}


@operation("np", "withdraw")
def withdraw(given: Values, inputs: Values) -> Values:
    strengths = Counter[bool]()
    for unit in given["units"]:
        strengths[unit.get("supplied", True)] += unit["cs"]
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
    first = FORMER.get(given["hq"], given["hq"])
    names = [name for turn, name in _commanders(HQS[first]) if turn <= given["gt"]]
    return {"name": names[-1].capitalize() if names else first}


@cache
def _commanders(hq: str) -> list[tuple[int, str]]:
    """The turns on which an HQ's counter is turned over, and the names that the log tells then."""
    table, found = Table(LONG), []
    counter = table.game.counters[hq]
    for turn in range(1, LAST_TURN + 1):
        begin(table, turn, player_turn_of(counter.faction, counter.front), Phase.REINFORCEMENT)
        events = table.session.journal.done[-1].acts[-1].events
        if any(isinstance(event, CounterTurnedOver) and event.unit == hq for event in events):
            lines = (event.reason for event in events if isinstance(event, Told))
            found += [(turn, str(reason.args["name"])) for reason in lines if reason.key == "np-commander"]
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
    """Reinforcements of the Allies in the West; enemies hold all entry hexes that the case leaves out."""
    table, told_of = Sketch(), given["entry_hexes"]
    entries = sorted(table.scene.field.entry_hexes(Faction.ALLIED, Front.WEST))
    enemies = iter(c.id for c in table.game.counters.values() if c.faction is Faction.CENTRAL_POWERS)
    for hex_, state in zip_longest(entries, told_of, fillvalue={"enemy_unit": True}):
        if state.get("enemy_unit"):
            table.put(next(enemies), BOARD.hex_name(hex_))
        elif state.get("ezoc"):
            beside = next(
                h for h in hex_.neighbours() if h not in entries and not table.scene.field.is_closed(h)
            )
            table.put(next(enemies), BOARD.hex_name(beside))
    waiting = ("al-w-42", "al-w-52", "al-w-53", "al-w-54", "al-w-10ind", "al-w-11ind")
    for unit in waiting:
        table.print(unit, spot=Spot.ARRIVING)
    begin(table, 8, PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    is_delayed = "np-entry-delayed" in told(table)
    wishes = (cmd.PlaceCounter(unit=unit, hex=hex_) for unit, hex_ in zip(waiting, entries, strict=False))
    placed = [is_done(table, wish) for wish, _ in zip(wishes, told_of, strict=False)]
    return {"legal_hexes": {n for n, is_legal in enumerate(placed) if is_legal}, "delayed": is_delayed}


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
    return {"legal": _arrives_in_the_east(given)}


def _arrives_in_the_east(given: Values) -> bool:
    """So far from the south edge, and from the one other unit of the Allies there."""
    table, other = with_a_tribe(), given.get("distance_other_allied")
    remove(table, *(counter.id for counter in table.game.on_map))
    field = table.scene.field
    land = [hex_ for hex_ in BOARD if field.front(hex_) is Front.EAST and not field.is_closed(hex_)]
    far = {hex_: min(distance(hex_, edge) for edge in field.south_edge) for hex_ in land}
    hex_ = next(hex_ for hex_ in land if far[hex_] == given["distance_south_edge"])
    near = [h for h in land if distance(h, hex_) == 1]
    if other is not None:
        ally = next(h for h in land if distance(h, hex_) == other and h != near[0])
        table.put("al-e-cf", BOARD.hex_name(ally))
    if given.get("enemy_unit") or given.get("ezoc"):
        table.put("cp-e-42", BOARD.hex_name(hex_ if given.get("enemy_unit") else near[0]))
    tribe = next(counter.id for counter in table.game.at(Spot.ARRIVING) if counter.is_tribal)
    return is_done(table, cmd.PlaceCounter(unit=tribe, hex=hex_))


@operation("np", "ar_arrival")
def ar_arrival(given: Values, inputs: Values) -> Values:
    """Before the revolt nothing is due."""
    revolt = given["revolt_gt"]
    return {"gt": revolt and arrival_turn(revolt, given["n"])}


@operation("np", "optional_legal")
def optional_legal(given: Values, inputs: Values) -> Values:
    unit = optional_unit(given["unit"].lower())
    front = FRONTS[given["front"]] if "front" in given else unit.fronts[0]
    return verdict(optional_refusal(unit, given["gt"], front))


@operation("np", "optional_vp")
def vp_of_optional(given: Values, inputs: Values) -> Values:
    """However often it came, it was sent."""
    unit = optional_unit(given["unit"].lower())
    gained = awards({unit.id: unit.fronts[0]} if given["times_entered"] else {})
    return {"vp": sum(gained.values()), "to": FACTION_NAMES[unit.faction.opponent]}


@operation("np", "gallipoli")
def gallipoli(given: Values, inputs: Values) -> Values:
    """The landing of the year is made before, so that only Gallipoli's and its evacuation are left."""
    table = at_phase(given["gt"] - 1, PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    is_legal = _evacuate(table, given) if given["kind"] == "evacuation" else _land(table, given)
    years = [count for box, count in table.game.landings.items() if box.endswith("-west")]
    vp = optional_unit(GALLIPOLI).vp
    return {"legal": is_legal, "counts_against_yearly_limit": years != [1], "vp_to_cp": vp}


BEACH, INLAND, PORT_SAID = "1305", "0511", "0708"
LANDED = ("al-w-10ind", "al-w-11ind", "al-w-29ind", "al-w-52", "al-w-53")


def _land(table: Table, given: Values) -> bool:
    begin(table, given["gt"], PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    units = ("var-rn", *LANDED) if given.get("includes_rn_division", True) else LANDED
    for unit in ("al-w-42", *LANDED):
        remove(table, unit, spot=Spot.ARRIVING)
    table.do(cmd.PlaceCounter(unit="al-w-42", hex=hex_of(BEACH)))
    sending = cmd.SendOptional(unit=GALLIPOLI, front=FRONTS[given.get("front", "W")])
    if given.get("already_used"):
        is_done(table, cmd.SendOptional(unit=GALLIPOLI, front=Front.WEST))
    landings = [cmd.PlaceCounter(unit=unit, hex=hex_of(BEACH)) for unit in units[: given["units"]]]
    return all(is_done(table, wish) for wish in (sending, *landings))


def _evacuate(table: Table, given: Values) -> bool:
    def by_sea(unit: str, to: str, start: str = BEACH) -> bool:
        table.put(unit, start)
        return is_done(table, cmd.MoveCounters(units=(unit,), hex=hex_of(to), how="landing"))

    if given.get("evacuated_before"):
        table.set(gallipoli_on=given["gt"] - 2)
        assert by_sea("al-w-54", PORT_SAID)
    begin(table, given["gt"], PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    table.set(gallipoli_on=None)
    assert by_sea("al-w-42", "0508", "0308")
    table.set(gallipoli_on=given.get("landed_gt", given["gt"] - 1))
    start = BEACH if given.get("from_coastal_west", True) else INLAND
    to = PORT_SAID if given.get("to_allied_held_city_or_town_west", True) else "0308"
    return all(by_sea(unit, to, start) for unit in LANDED[: given["units"]])


@operation("np", "orient_corps")
def orient_corps(given: Values, inputs: Values) -> Values:
    """No rule lets any unit cross the boundary, this corps among them."""
    claims = given.get("claims")
    claimant = (orient_corps_claimant(claims) or "coin_toss") if claims else None
    return {"may_cross_boundary": False, "owner": claimant}

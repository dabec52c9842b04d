"""How a campaign begins: its counters, clock, victory points and first phase."""

import secrets
from collections.abc import Iterator, Mapping, Sequence

from companion.games.no_prisoners.rules.turn.random_events import LIMITED_EVENTS
from companion.games.no_prisoners.rules.turn.sequence import Moment, Phase
from companion.games.no_prisoners.scenario_data import (
    FrontSetUp,
    Scenario,
    UnitData,
    sample_set_up,
    scenario_data,
    units,
)
from companion.games.no_prisoners.table.counter_events import CounterMade, CounterPlaced
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.field import Field
from companion.games.no_prisoners.table.game_events import CampaignBegan
from companion.games.no_prisoners.table.parting import dealt_out
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import NpGame, Sheet, event_key
from companion.games.no_prisoners.terms import Front, PlayerTurn, player_turn_of
from companion.kit.system import Players, Start, StartOption
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Event
from companion.session.seats import Seats
from companion.session.state import PlayState, Scope

SET_UP, SAMPLE = "np-set-up", "sample"


def start_options() -> tuple[StartOption, ...]:
    """What may be chosen before a scenario: counters set up at the table, or a sample of it."""
    return (StartOption(SET_UP, (SAMPLE,), "9.0b"),)


def opening(start: Start, field: Field, seats: Seats) -> Sequence[Event]:
    """Everything laid out; the first phase waits for the set-up. Two in the fog are dealt their cards (9.6).

    Raises IllegalCommandError for a scenario or an option that the game does not know.
    """
    scenario = _scenario(start.scenario)
    sample = _sample(start, scenario)
    course = Course(Scene.of(PlayState(Scope(NpGame(), settings=start.settings)), field))
    is_of_two = start.players is Players.TWO
    has_hands = is_of_two and course.scene.options.fog_of_war
    course.add(_beginning(scenario, field, has_hands=has_hands, is_of_two=is_of_two))
    for counter in all_counters(scenario):
        course.add(CounterMade(counter=counter, is_told=False))
    for unit, number in sample.items():
        course.add(CounterPlaced(unit=unit, hex=field.board.parse_own(number)))
    return dealt_out(course.scene, course.events, seats) if has_hands else course.events


def _scenario(id_: str) -> Scenario:
    try:
        return scenario_data().scenario(id_)
    except KeyError:
        raise IllegalCommandError(Reason("np-unknown-scenario", args={"scenario": id_})) from None


def _sample(start: Start, scenario: Scenario) -> Mapping[str, str]:
    wanted = start.options.get(SET_UP)
    if wanted not in (None, SAMPLE):
        raise IllegalCommandError(Reason("np-unknown-set-up", args={"set-up": str(wanted)}))
    return sample_set_up(scenario.id) if wanted else {}


def _beginning(scenario: Scenario, field: Field, *, has_hands: bool, is_of_two: bool) -> CampaignBegan:
    vp = {
        player_turn_of(faction, front): points
        for faction, fronts in scenario.vp.items()
        for front, points in fronts.items()
    }
    occurred = {
        event_key(player_turn, event.value): scenario.occurred_before(player_turn, event)
        for player_turn, event in LIMITED_EVENTS
    }
    return CampaignBegan(
        scenario=scenario.id,
        moment=Moment(turn=scenario.first_turn, player_turn=None, phase=Phase.SET_UP),
        last_turn=scenario.last_turn,
        vp=vp,
        occurred=occurred,
        railhead=field.named.get(scenario.railhead or ""),
        sheet=_empty_sheet(scenario, field),
        shuffle="" if has_hands else secrets.token_hex(16),
        opens_cards=True,
        skips_empty_cup=True,
        skips_empty_home=True,
        skips_empty_event=True,
        has_hands=has_hands,
        is_of_two=is_of_two,
    )


def _empty_sheet(scenario: Scenario, field: Field) -> Sheet:
    """Every box of the turn record track and every city, so that players may fill them in beforehand."""
    turns = range(scenario.first_turn, scenario.last_turn + 1)
    boxes = dict.fromkeys(f"{turn}-{player_turn}" for turn in turns for player_turn in PlayerTurn)
    cities = dict.fromkeys(town.name for town in field.towns.values() if town.is_city)
    return Sheet(rail_capacity=boxes, replacement_rate=boxes, city_value=cities)


def first_moment(scenario: Scenario) -> Moment:
    """The first phase of play."""
    first = scenario.first_player_turn
    return Moment(turn=scenario.first_turn, player_turn=first, phase=Phase.RANDOM_EVENT)


# ---- counters ----


def all_counters(scenario: Scenario) -> Iterator[Counter]:
    """Every counter that the rules name, where the scenario has it."""
    found = {id_: counter for own in scenario.set_up for id_, counter in _of_front(own)}
    for unit in units():
        for id_ in _ids(unit):
            yield found.get(id_) or _counter(unit, id_, Spot.ASIDE)


def _of_front(own: FrontSetUp) -> Iterator[tuple[str, Counter]]:
    known = {unit.id: unit for unit in units()}
    for group in own.groups:
        for unit in group.units:
            for id_ in _ids(known[unit]):
                counter = _counter(known[unit], id_, Spot.TO_SET_UP)
                yield id_, counter.model_copy(update={"group": group.id, "front": own.front})
    spots = {Spot.AVAILABLE: (*own.air, *own.naval), Spot.REPLACEABLE: own.replaceable, Spot.GONE: own.gone}
    for spot, listed in spots.items():
        for unit in listed:
            yield unit, _counter(known[unit], unit, spot)


def _ids(unit: UnitData) -> tuple[str, ...]:
    """One id, or a number for each of several alike."""
    return (unit.id,) if unit.count == 1 else tuple(f"{unit.id}-{n + 1}" for n in range(unit.count))


def _counter(unit: UnitData, id_: str, spot: Spot) -> Counter:
    return Counter(
        id=id_,
        faction=unit.faction,
        front=unit.front or Front.WEST,
        type=unit.type,
        size=unit.size,
        nation=unit.nation,
        spot=spot,
    )

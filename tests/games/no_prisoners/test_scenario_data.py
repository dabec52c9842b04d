from companion.games.no_prisoners.rules.turn.random_events import EventKind
from companion.games.no_prisoners.scenario_data import optional_units, scenario_data, units
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn

KNOWN = {unit.id for unit in units()}


def test_every_unit_of_every_list_is_known() -> None:
    named = {
        unit
        for scenario in scenario_data().scenarios
        for own in scenario.set_up
        for unit in (
            *(unit for group in own.groups for unit in group.units),
            *own.air,
            *own.naval,
            *own.replaceable,
            *own.gone,
        )
    }
    assert named <= KNOWN
    assert {unit for optional in optional_units() for unit in optional.units} <= KNOWN


def test_the_short_scenario_begins_with_the_second_senussi_revolt() -> None:
    scenario = scenario_data().scenario("war-in-the-desert")
    assert scenario.first_player_turn is PlayerTurn.WEST_ALLIED
    assert scenario.first_event is not None
    assert scenario.first_event.event is EventKind.SENUSSI
    assert scenario.occurred_before(PlayerTurn.WEST_ALLIED, EventKind.SENUSSI) == 1
    assert scenario.occurred_before(PlayerTurn.WEST_CP, EventKind.GRAND_OFFENSIVE) == 0
    assert scenario.ignores(PlayerTurn.WEST_CP, EventKind.GRAND_OFFENSIVE)
    assert not scenario.ignores(PlayerTurn.WEST_ALLIED, EventKind.GRAND_OFFENSIVE)


def test_the_ships_and_places_of_the_allied_set_up() -> None:
    long = scenario_data().scenario("the-last-crusade")
    own = long.set_up_of(Faction.ALLIED, Front.WEST)
    assert own.naval == ("al-w-emed",)
    assert own.groups[0].places == ("Cairo",)
    assert long.railhead is None

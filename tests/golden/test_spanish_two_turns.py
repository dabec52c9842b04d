"""The recorded battles decide again as they were, and say what the rules say at each bookmark."""

from functools import cache

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.state import SpanishGame
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.session.replay import first_difference
from companion.session.session import Session
from companion.session.stores.memory import MemoryStore
from tests.golden.spanish_two_turns import BATTLES, SYSTEMS, recorded

REPUBLICAN, NATIONALIST = Faction.REPUBLICAN, Faction.NATIONALIST


@cache
def _open(battle: Battle, last: int | None = None) -> Session:
    records = (record for record in recorded(battle) if last is None or record.seq <= last)
    return Session.open(MemoryStore(records), SYSTEMS.get)


def _at(battle: Battle, bookmark: str) -> SpanishGame:
    names = {name: seq for seq, name in _open(battle).standing.bookmarks.items()}
    game: SpanishGame = _open(battle, names[bookmark]).state.game
    return game


def _where(battle: Battle, game: SpanishGame, unit: str) -> str:
    stand = game.unit(unit).stand
    return SYSTEMS[battle.value].map.board.hex_name(stand.hex) if stand.hex else stand.spot.value


@pytest.mark.parametrize("battle", BATTLES)
def test_every_command_is_decided_again_as_recorded(battle: Battle) -> None:
    assert first_difference(_open(battle)) is None


def test_jarama_goes_from_clear_to_mud() -> None:
    assert _at(Battle.JARAMA, "clear").clock.weather is Weather.CLEAR
    assert _at(Battle.JARAMA, "mud").clock.weather is Weather.RAIN


def test_bombs_cost_the_battalion_a_step() -> None:
    """Two aircraft of 4 against open ground: column 7-9, a 3 hits."""
    game = _at(Battle.JARAMA, "bombed")
    assert game.unit("J-N-1-infantry-1").stand.is_reduced
    assert set(game.flown.units) == {"J-R-SB2-air-1", "J-R-SB2-air-2"}


def test_the_tank_obeys_the_hq_of_any_brigade() -> None:
    game = _at(Battle.JARAMA, "judged")
    assert game.status("J-N-PZI-armour-1").is_in_command
    assert game.status("J-N-PZI-armour-1").is_supplied
    assert game.status("J-N-1-infantry-3").is_in_command


def test_the_defender_retreats_and_the_attacker_follows() -> None:
    """3 against 4 is -1, the Nationalist shift makes it 0: a 6 drives the defender back."""
    fight = _at(Battle.JARAMA, "attacked").fight
    assert fight is not None
    assert (fight.code, fight.retreats_due) == ("-/*", ("J-R-48-infantry-1",))
    game = _at(Battle.JARAMA, "advanced")
    assert _where(Battle.JARAMA, game, "J-R-48-infantry-1") == "3634"
    assert _where(Battle.JARAMA, game, "J-N-1-infantry-1") == "3533"


def test_the_counter_attack_costs_both_a_step() -> None:
    """3 against 3: column 0, a 2; the reduced battalion is eliminated."""
    game = _at(Battle.JARAMA, "end")
    assert game.unit("J-R-48-infantry-2").stand.is_reduced
    assert _where(Battle.JARAMA, game, "J-N-1-infantry-1") == "eliminated"
    assert (game.clock.moment.turn, game.clock.moment.phase) == (3, Phase.INITIATIVE)


def test_reinforcements_come_by_the_west_edge() -> None:
    assert _where(Battle.JARAMA, _at(Battle.JARAMA, "end"), "J-N-VIC-infantry-1") == "2828"


def test_the_assault_is_paid_and_takes_gun_and_air_points() -> None:
    game = _at(Battle.BRUNETE, "assault")
    assert game.assault_points["B-R-34"] == 2
    assert game.flown.points[REPUBLICAN] == 10
    assert game.fight is not None
    assert game.fight.code == "-/S*"


def test_the_truck_is_driven_off() -> None:
    game = _at(Battle.BRUNETE, "truck")
    assert _where(Battle.BRUNETE, game, "B-R-TRUCK-truck-1") == "eliminated"
    assert _where(Battle.BRUNETE, game, "B-N-71-infantry-2") == "2303"


def test_dice_settle_the_initiative_of_turn_3() -> None:
    assert _at(Battle.BRUNETE, "third turn").clock.first_player is None
    assert _at(Battle.BRUNETE, "end").clock.first_player is REPUBLICAN
    assert _at(Battle.BRUNETE, "end").holders["1907"] is NATIONALIST

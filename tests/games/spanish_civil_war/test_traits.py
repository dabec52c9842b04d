"""What tells units of one stack apart that look the same, and when any of them stands for any other."""

import pytest

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.shown.traits import traits_of
from companion.games.spanish_civil_war.table.commands import BombHex, RollFight
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.map_items import MapCounter
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.gun_table import FOOT, GUN, OTHER_GUN, TARGET, attack, barrage, gun_table
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

OTHER_FOOT = "J-N-1-infantry-2"


@pytest.fixture
def table() -> Table:
    table = gun_table()
    table.insist(table.placing(OTHER_GUN, "3530"))
    table.insist(table.placing(OTHER_FOOT, "3532"))
    return table


def shown(table: Table, id_: str) -> MapCounter:
    counters = table.system.counters(table.session.state)
    return next(counter for counter in counters if counter.id == id_)


def told(table: Table, id_: str) -> list[str]:
    """Its traits, but for its other side."""
    scene = table.scene
    traits = (one for one in traits_of(scene, scene.game.units[id_]) if one.key != "scw-trait-back")
    return [str(trait.args.get("trait", trait.key)) for trait in traits]


def are_alike(table: Table, *ids: str) -> bool:
    return len({(one.likeness, one.traits) for one in (shown(table, id_) for id_ in ids)}) == 1


def test_units_that_differ_by_their_number_alone_stand_for_one_another(table: Table) -> None:
    assert are_alike(table, GUN, OTHER_GUN)
    assert not are_alike(table, GUN, FOOT)
    table.tell(NATIONALIST, '1: 7-4-6/2-2-6 II, "Olivar" 7-4-6/3-3-6 II')
    for number, why in ((4, "its other side has other values"), (5, "it has a name of its own")):
        assert not are_alike(table, FOOT, f"J-N-1-infantry-{number}"), why


def test_a_gun_that_has_fired_differs_for_that_phase_alone(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(barrage(table))
    assert told(table, GUN) == ["fights"]
    table.dice(1)
    table.settle()
    assert (told(table, GUN), told(table, OTHER_GUN)) == (["fired"], [])
    table.go_on()
    assert are_alike(table, GUN, OTHER_GUN)


def test_who_fights_who_must_retreat_who_went_and_who_fought_is_told(table: Table) -> None:
    table.go_to(Phase.FIRST_COMBAT)
    table.do(attack(table))
    assert [told(table, id_) for id_ in (FOOT, OTHER_FOOT, TARGET)] == [["fights"], [], ["fights"]]
    table.do(RollFight())
    table.dice(6)
    assert told(table, TARGET) == ["retreats"]
    table.settle()
    assert [told(table, id_) for id_ in (FOOT, OTHER_FOOT, TARGET)] == [["fought"], [], ["displaced"]]


def test_attackers_that_came_from_different_hexes_are_told_by_these(table: Table) -> None:
    """They retreat to where each came from (11.6f)."""
    table.insist(table.placing(FOOT, "3531"))
    table.insist(table.placing(OTHER_FOOT, "3632"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move(FOOT, "3532"), table.move(OTHER_FOOT, "3532"))
    assert are_alike(table, FOOT, OTHER_FOOT), "nothing hangs on it while they move"
    table.go_to(Phase.FIRST_COMBAT)
    assert told(table, FOOT) == told(table, OTHER_FOOT) == ["scw-trait-from"]
    assert not are_alike(table, FOOT, OTHER_FOOT)


def test_aircraft_that_have_flown_are_told(table: Table) -> None:
    table.tell(NATIONALIST, "AIR: 2x air 5")
    table.go_to(Phase.FIRST_BOMBARDMENT)
    table.do(BombHex(side=NATIONALIST, hex=table.hex("3533"), aircraft=("J-N-AIR-air-1",)))
    table.dice(6)
    table.settle()
    assert [told(table, f"J-N-AIR-air-{number}") for number in (1, 2)] == [["flown"], []]


def test_a_truck_that_may_go_on_is_told_by_the_points_it_has_left() -> None:
    table = Table(Battle.BRUNETE)
    table.tell(REPUBLICAN, "TRUCK: 2x truck 0-0-12")
    for number in (1, 2):
        table.insist(table.placing(f"B-R-TRUCK-truck-{number}", "1501"))
    table.go_to(Phase.FIRST_MOVEMENT)
    table.do(table.move("B-R-TRUCK-truck-1", "1503"))
    *_, trait = traits_of(table.scene, table.unit("B-R-TRUCK-truck-1"))
    left = table.unit("B-R-TRUCK-truck-1").stand.points_left
    assert (trait.key, trait.args) == ("scw-trait-goes-on", {"points": left})


def test_who_is_in_supply_by_its_set_up_and_who_is_held_are_told() -> None:
    """B.10b, J.18e."""
    brunete = Table(Battle.BRUNETE)
    brunete.tell(NATIONALIST, "Quijorna 2-3-6 @ 1511")
    (garrison,) = brunete.game.units
    assert told(brunete, garrison) == ["granted"]
    jarama = gun_table()
    jarama.do(SetFacts(facts={f"units/{TARGET}/stand/is_held": True}))
    assert told(jarama, TARGET) == ["held"]

"""The ground of the refit in play: Strategic Locations, Enterable hexes, Isolated areas (4.2)."""

import pytest

from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.refit.commands import TellVehicles
from companion.games.elst.rules.refit.areas import AreaMap, Holding
from companion.games.elst.rules.refit.procedure import RefitStep
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import at_step, hex_at

AROUND_THE_POND = ("R27", "P25", "M27", "P23", "L26", "L24")


def fixed(table: CampaignTable) -> AreaMap:
    return SYSTEM.scene(table.state).fixed_areas


@pytest.fixture
def table() -> CampaignTable:
    """About to fix the areas, the Germans in NN8 and around the pond, the British in the west."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    edge_roads = tuple(SYSTEM.scene(table.state).ground.edge_roads)
    german = tuple(hex_at(name) for name in ("NN8", *AROUND_THE_POND))
    table.do(TakeControl(side=None, hexes=edge_roads), TakeControl(side=GERMAN, hexes=german))
    table.do(TakeControl(side=BRITISH, hexes=(hex_at("C2"),)))
    return table


def test_a_mobile_tank_makes_its_hex_strategic_but_for_edge_roads_and_an_enemy_one_there(
    table: CampaignTable,
) -> None:
    """4.2ad"""
    table.do(TellVehicles(side=BRITISH, hexes=tuple(map(hex_at, ("K20", "M5", "A12")))))
    table.do(TellVehicles(side=GERMAN, hexes=(hex_at("M5"),)))
    table.fix_areas()
    own = fixed(table).area_at(hex_at("K20"))
    assert own is not None
    assert (own.faction, hex_at("K20") in own.strategic) == (BRITISH, True)
    assert {fixed(table).holding(hex_at(name)) for name in ("M5", "A12")} == {Holding.UNCONTROLLED}


def test_a_hex_that_nobody_can_enter_belongs_to_no_area(table: CampaignTable) -> None:
    """4.2j, 1.2a: the pond."""
    table.fix_areas()
    assert {fixed(table).holding(hex_at(name)) for name in ("R27", "R28", "S27", "S29")} == {Holding.GERMAN}
    assert fixed(table).holding(hex_at("S28")) is Holding.UNCONTROLLED


def test_an_area_without_way_to_a_usable_entry_area_is_isolated() -> None:
    """4.2r: the Germans of F14, but not those of M15."""
    areas = fixed(at_step(RefitStep.REPLENISHMENT))
    found = {name: areas.area_at(hex_at(name)) for name in ("F14", "M15", "L6")}
    assert {name: area.is_isolated for name, area in found.items() if area} == {
        "F14": True,
        "M15": False,
        "L6": False,
    }

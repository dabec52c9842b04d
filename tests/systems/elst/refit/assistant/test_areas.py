"""Setup Areas in play: what belongs to them, and what is asked before they are fixed (4.2, 4.505)."""

from pathlib import Path

import pytest

from companion.play.commands import ChooseSetting
from companion.systems.elst.forces.tracking.commands import TakeControl
from companion.systems.elst.refit.areas import AreaMap, Holding
from companion.systems.elst.refit.assistant.commands import FixAreas
from companion.systems.elst.refit.assistant.scene import RefitScene
from companion.systems.elst.refit.procedure import RefitStep
from tests.golden.old_files import FOLDER, open_copy
from tests.systems.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.systems.elst.refit.assistant.telling import hex_at

NEEDS_LOCATION = "refit-hexes-need-location"
CUT_OFF = ("A6", "B5", "C5")  # from the German A4 by the No Man's Land between it and A3


def fixed(table: CampaignTable) -> AreaMap:
    return RefitScene.at(table.state, SYSTEM.field).fixed_areas


@pytest.fixture
def crowded() -> CampaignTable:
    """Where both sides stand close together on the west edge, about to fix the areas."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    table.do(
        TakeControl(side=BRITISH, hexes=(hex_at("A3"), hex_at("A12"), hex_at("A19"))),
        TakeControl(side=GERMAN, hexes=(hex_at("A4"), hex_at("C2"))),
    )
    return table


def test_hexes_cut_off_from_every_strategic_location_are_uncontrolled(crowded: CampaignTable) -> None:
    crowded.do(FixAreas())
    areas = fixed(crowded)
    assert {areas.holding(hex_at(name)) for name in CUT_OFF} == {Holding.UNCONTROLLED}
    assert all(area.strategic for area in areas.areas)


def test_hexes_within_reach_may_be_read_to_belong_wherever_no_mans_land_lies(crowded: CampaignTable) -> None:
    crowded.do(ChooseSetting(key=NEEDS_LOCATION, value=False), FixAreas())
    (cut_off,) = {fixed(crowded).area_at(hex_at(name)) for name in CUT_OFF}
    assert cut_off is not None
    assert (cut_off.faction, cut_off.strategic) == (GERMAN, frozenset())


def test_a_session_from_before_the_reading_is_played_on_as_it_was(tmp_path: Path) -> None:
    session, _ = open_copy(FOLDER / "0.1.0" / "elst_solo_refit.wargame", tmp_path)
    assert not RefitScene.at(session.state, SYSTEM.field).refit_readings.hexes_need_location
    setting = next(one for one in session.system.settings if one.key == NEEDS_LOCATION)
    assert (setting.in_force(session.state.settings), setting.default) == (False, True)
    session.close()

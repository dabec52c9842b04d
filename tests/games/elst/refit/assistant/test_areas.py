"""Setup Areas in play: what belongs to them, and what is asked before they are fixed (4.2, 4.505)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from companion.games.elst.procedures.forces.commands import TakeControl
from companion.games.elst.procedures.refit.commands import (
    CorrectAreas,
    FixAreas,
    NextRefitStep,
    TellVehicles,
)
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.refit.areas import AreaMap, Holding
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.kit.questions import NO, YES, Reply
from companion.session.commands import ChooseSetting
from companion.session.messages import Command
from tests.due_now import told
from tests.games.elst.refit.assistant.refit_table import BRITISH, GERMAN, SYSTEM, CampaignTable
from tests.games.elst.refit.assistant.telling import (
    at_step,
    bought,
    count,
    hex_at,
    page,
    tell_worked_example,
)
from tests.golden.old_files import FOLDER, open_copy

NEEDS_LOCATION = "refit-hexes-need-location"
CUT_OFF = ("A6", "B5", "C5")  # from the German A4 by the No Man's Land between it and A3


def fixed(table: CampaignTable) -> AreaMap:
    return SYSTEM.scene(table.state).fixed_areas


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


def test_once_they_are_fixed_the_strip_asks_for_them_no_more() -> None:
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    assert "Fix the Setup Areas first. (4.505)" in told(table.session)
    table.do(FixAreas())
    assert "The areas are fixed: go on (4.505)" in told(table.session)


def test_what_is_tapped_is_of_a_side_has_vehicles_or_is_corrected() -> None:
    """4.505: by the tool in hand and by what it makes of a hex; tapped again, vehicles are gone."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    hex_ = hex_at("A12")

    def tap(hand: str, option: str) -> Sequence[Command]:
        commands = SYSTEM.tell(table.state, hand, option, (hex_,))
        table.do(*commands)
        return commands

    assert tap("control", "german") == (TakeControl(side=GERMAN, hexes=(hex_,)),)
    assert tap("control", "nobody") == (TakeControl(side=None, hexes=(hex_,)),)
    assert tap("vehicles", "british") == (TellVehicles(side=BRITISH, hexes=(hex_,)),)
    assert tap("vehicles", "german") == (
        TellVehicles(side=BRITISH, hexes=()),
        TellVehicles(side=GERMAN, hexes=(hex_,)),
    )
    assert tap("vehicles", "german") == (TellVehicles(side=GERMAN, hexes=()),)
    assert tap("vehicles", "nobody") == ()
    neutral = Holding.NO_MANS_LAND
    assert tap("corrections", neutral.value) == (CorrectAreas(hexes=(hex_,), holding=neutral),)
    assert tap("corrections", "by-rules") == (CorrectAreas(hexes=(hex_,), holding=None),)


def test_hexes_cut_off_from_every_strategic_location_are_uncontrolled(crowded: CampaignTable) -> None:
    crowded.fix_areas()
    areas = fixed(crowded)
    assert {areas.holding(hex_at(name)) for name in CUT_OFF} == {Holding.UNCONTROLLED}
    assert all(area.strategic for area in areas.areas)


def test_hexes_within_reach_may_be_read_to_belong_wherever_no_mans_land_lies(crowded: CampaignTable) -> None:
    crowded.do(ChooseSetting(key=NEEDS_LOCATION, value=False))
    crowded.fix_areas()
    (cut_off,) = {fixed(crowded).area_at(hex_at(name)) for name in CUT_OFF}
    assert cut_off is not None
    assert (cut_off.faction, cut_off.strategic) == (GERMAN, frozenset())


# ---- Isolated ----


def test_what_has_no_way_to_its_entry_area_is_isolated_a_weapon_alone_too() -> None:
    """4.5052: the Germans of F14, behind No Man's Land and the British."""
    table = at_step(RefitStep.POSSESSION)
    assert {area.name for area in fixed(table).areas if area.is_isolated} == {"#4"}
    count(table, GERMAN, "#4", "LMG")
    count(table, GERMAN, "#2", "LMG")
    table.go_to(RefitStep.REPLENISHMENT)
    bought(GERMAN, "V1", on_map=False, table=table)
    told = [fact for task in page(table).tasks for fact in task.facts]
    assert [fact.args["place"] for fact in told if fact.key == "refit-fact-isolated-lot"] == ["#4"]


def test_a_way_through_uncontrolled_territory_ends_the_isolation() -> None:
    """4.5052"""
    table = about_to_fix()
    table.do(CorrectAreas(hexes=tuple(map(hex_at, ("G14", "H14"))), holding=Holding.UNCONTROLLED), FixAreas())
    f14 = fixed(table).area_at(hex_at("F14"))
    assert f14 is not None
    assert not f14.is_isolated


def about_to_fix() -> CampaignTable:
    """The worked example as told."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    tell_worked_example(table)
    return table


# ---- sessions of old ----


def test_a_session_from_before_the_reading_is_played_on_as_it_was(tmp_path: Path) -> None:
    session, _ = open_copy(FOLDER / "0.1.0" / "elst_solo_refit.wargame", tmp_path)
    assert not SYSTEM.scene(session.state).refit_readings.hexes_need_location
    setting = next(one for one in session.system.settings if one.key == NEEDS_LOCATION)
    assert (setting.in_force(session.state.settings), setting.default) == (False, True)
    session.close()


# ---- what is asked before they are fixed ----


@pytest.fixture
def untold() -> CampaignTable:
    """About to fix the areas, with nothing told of any building."""
    table = CampaignTable()
    table.go_to(RefitStep.SETUP_AREAS)
    return table


def test_nothing_is_fixed_before_the_table_says_that_nobody_holds_a_building(untold: CampaignTable) -> None:
    untold.do(FixAreas())
    (question,) = untold.state.waiting
    assert (question.purpose, question.title.args["sides"]) == (ElstPurpose.CONTROL_UNTOLD, "both")
    assert untold.campaign.areas is None
    untold.session.answer(question.id, Reply(value=NO))
    assert (untold.campaign.areas, untold.state.waiting) == (None, ())


def test_the_table_may_fix_areas_without_any_building(untold: CampaignTable) -> None:
    untold.do(FixAreas())
    untold.session.answer(untold.state.waiting[0].id, Reply(value=YES))
    areas = fixed(untold).areas
    assert {area.faction for area in areas} == {BRITISH, GERMAN}  # around the edge roads
    assert not any(area.strategic & fixed(untold).ground.buildings for area in areas)


def test_it_is_asked_of_the_one_side_that_holds_no_building(untold: CampaignTable) -> None:
    untold.do(TakeControl(side=GERMAN, hexes=(hex_at("NN8"),)), FixAreas())
    assert untold.state.waiting[0].title.args["sides"] == "british"


def test_nothing_is_asked_where_control_is_told(untold: CampaignTable) -> None:
    tell_worked_example(untold)
    untold.do(FixAreas())
    assert not untold.state.waiting
    assert untold.campaign.areas is not None


# ---- how they are drawn ----


def test_the_map_shows_the_areas_in_the_stages_in_which_players_mark_them(untold: CampaignTable) -> None:
    """4.5055."""
    tell_worked_example(untold)
    stages = SYSTEM.stages(untold.state)
    assert [stage.id for stage in stages] == ["marked", "reached", "no-mans-land", "joined", "result"]
    untold.do(FixAreas(), NextRefitStep())
    assert SYSTEM.stages(untold.state) == stages[-1:]


def test_each_area_is_outlined_by_itself_and_bears_its_name(untold: CampaignTable) -> None:
    """4.5055ceg."""
    tell_worked_example(untold)
    untold.do(FixAreas())
    result, areas = SYSTEM.stages(untold.state)[-1], fixed(untold).areas
    drawn = [shade.hexes for shade in result.shades if shade.hatch is None]
    assert drawn == [area.hexes for area in areas]
    names = [(mark.hex, mark.text.args["name"]) for mark in result.marks if not mark.is_bare]
    assert [name for _, name in names] == [area.name for area in areas]
    assert all(hex_ in area.hexes for (hex_, _), area in zip(names, areas, strict=True))

"""Polder in play: what a move out of it costs, the TEM of those who stand and come in under fire (1.3)."""

from collections.abc import Mapping

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    EndOrdnanceSmoke,
    MoveObserver,
    TakeAction,
)
from companion.games.elst.procedures.artillery.state import Target
from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.state import Spot
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action
from companion.games.elst.rules.sequence import Phase
from companion.kit.questions import Question
from tests.games.elst.played import GERMAN, Played, at

ORCHARD_MEETS_POLDER, POLDER, NEXT_POLDER = "L13", "BB18", "BB19"
ROAD, ROAD_AHEAD, OFF_POLDER = "B4", "B5", "B3"


def going(text: str, start: str, phase: Phase = Phase.MOVEMENT) -> Played:
    """German counters in a hex, in a phase of their player turn."""
    table = Played("german-field-gun")
    table.add(GERMAN, f"{text} @ {start}")
    table.go_to(phase)
    return table


def move(text: str, start: str, end: str) -> MovePieces:
    there = {"spot": Spot.MAP, "hex": at(start), "to_spot": Spot.MAP, "to_hex": at(end)}
    return MovePieces(side=GERMAN, text=text, **there)


def due(text: str, start: str, end: str, phase: Phase = Phase.MOVEMENT) -> Mapping[str, Mapping[str, object]]:
    """What is told of a move, besides where the counters are now."""
    table = going(text, start, phase)
    table.do(move(text, start, end))
    return {reason.key: dict(reason.args) for reason in table.told() if reason.key.startswith("polder")}


# ---- moves ----


@pytest.mark.parametrize("phase", [Phase.MOVEMENT, Phase.ROUT])
def test_leaving_polder_on_foot_costs_a_mf_there_that_has_its_tem(phase: Phase) -> None:
    """1.3f, 1.3h, 1.3i: L12 to M13."""
    assert due("4-4-7", "L12", "M13", phase) == {"polder-log-left": {"mf": 1, "tem": "+1"}}


def test_who_manhandles_a_gun_pays_for_polder_and_has_no_tem_of_it() -> None:
    """1.3d"""
    assert due("2-2-8, 75L Pak40", "L12", "M13") == {"polder-log-left": {"mf": 1, "tem": "0"}}
    assert due("2-2-8, 75L Pak40", ROAD, ROAD_AHEAD) == {}
    assert coming_in(Phase.MOVEMENT, "2-2-8, 75L Pak40").purpose == ElstPurpose.ENTRY_WAY


def test_leaving_by_road_costs_it_only_where_tem_is_bought_in_the_next_hex() -> None:
    """1.3g, 1.3o"""
    assert due("4-4-7", ROAD, ROAD_AHEAD) == {"polder-log-left-by-road": {"mf": 1, "tem": "+1"}}
    assert due("4-4-7", ROAD, OFF_POLDER) == {}
    assert due("4-3-6", "M14", "N14") == {}


def test_a_road_out_of_the_hex_serves_only_who_takes_it() -> None:
    """1.3o: from A19 a road leads away, but not to A18."""
    assert set(due("4-4-7", "A19", "A18")) == {"polder-log-left"}


def test_leaving_polder_by_vehicle_costs_four_mp_and_a_bog_check() -> None:
    """1.3l, 1.3m: the Sherman of Q14 towards R13."""
    assert due("Tiger", "Q14", "R13") == {"polder-log-driven-out": {"mp": 4, "drm": "+3"}}


def test_a_vehicle_pays_nothing_more_on_a_road_or_to_come_in() -> None:
    """1.3k, 1.3o: P14 to Q15 by road, Q15 to Q14 into the polder."""
    assert due("Tiger", "P14", "Q15") == {}
    assert due("Tiger", "Q15", "Q14") == {}


def test_riders_and_tank_are_told_their_own() -> None:
    assert due("Tiger, 4-4-7", "Q14", "R13").keys() == {"polder-log-left", "polder-log-driven-out"}


@pytest.mark.parametrize("phase", [Phase.ADVANCE, Phase.RALLY])
def test_no_mf_are_spent_in_other_phases(phase: Phase) -> None:
    assert due("4-4-7, Tiger", "L12", "M13", phase) == {}


def test_a_longer_way_is_taken_to_follow_a_road_that_leads_out() -> None:
    assert due("4-4-7", "L12", "N13") == {"polder-log-left": {"mf": 1, "tem": "+1"}}
    assert due("4-4-7", ROAD, "B2") == {}
    assert due("4-4-7", "M13", "K12") == {}


def test_a_weapon_alone_and_counters_from_off_the_map_leave_no_polder() -> None:
    assert due("LMG", "L12", "M13") == {}
    table = going("4-4-7", "L12")
    table.do(MovePieces(side=GERMAN, text="4-4-7", spot=Spot.MAP, hex=at("L12"), to_spot=Spot.ELIMINATED))
    assert not [reason for reason in table.told() if reason.key.startswith("polder")]


# ---- under fire ----


def barrage(centre: str, **settings: object) -> dict[str, Target]:
    """The hexes of an FFE:2 of G1 that is about to be resolved."""
    table = Played("german-field-gun")
    for key, value in settings.items():
        table.session.choose_setting(key.replace("_", "-"), value)
    table.lay_fire("G1", centre)
    facts = {"has_contact": True, "has_access": True, "contact_number": 10}
    table.session.set_facts({f"artillery/batteries/G1/{name}": value for name, value in facts.items()})
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    table.do(AttemptContact(battery="G1"))
    table.answer(2)
    while table.asked:
        table.answer({ElstPurpose.BLAST_SIGHT: "clear", ElstPurpose.ENEMY_NEAR: "no"}[table.purpose])
    table.do(TakeAction(battery="G1", action=Action.RESOLVE_FFE2))
    targets = table.session.state.game.battery("G1").activity.barrage
    return {name: one for one in targets for name in (centre, ORCHARD_MEETS_POLDER) if one.hex == at(name)}


def test_infantry_that_stands_in_polder_has_its_tem_under_fire() -> None:
    """1.3c"""
    assert barrage(POLDER)[POLDER].tem == 1


@pytest.mark.parametrize(
    ("orchard", "cover", "tem"),
    [
        (2, "better", 2),
        (0, "better", 1),
        (-1, "better", 1),
        (-1, "other-terrain", -1),
        (0, "other-terrain", 1),
    ],
)
def test_polder_is_never_added_to_another_tem(orchard: int, cover: str, tem: int) -> None:
    """1.3d: the better one, unless it is read that other terrain stands alone."""
    modifiers = {"orchard": orchard, "building_stone": 3, "building_wood": 2, "grain": 0}
    found = barrage("L13", elst_terrain_modifiers=modifiers, forces_polder_cover=cover)
    assert found[ORCHARD_MEETS_POLDER].tem == tem


# ---- coming in under fire ----


def coming_in(phase: Phase, text: str = "4-4-7") -> Played:
    """German counters that enter polder in the blast area of their own gun."""
    table = going(text, "AA19", phase)
    table.lay_fire("G1", POLDER)
    table.do(move(text, "AA19", NEXT_POLDER))
    return table


def modifiers(table: Played) -> list[int]:
    assert isinstance(table.asked, RollRequest)
    return [one.value for one in table.asked.modifiers]


@pytest.mark.parametrize(("reply", "tem"), [("yes", [1]), ("no", [])])
def test_who_comes_in_has_the_tem_that_he_bought(reply: str, tem: list[int]) -> None:
    """1.3c, 1.3e"""
    table = coming_in(Phase.MOVEMENT)
    assert table.purpose == ElstPurpose.ENTRY_TEM
    table.answer(reply)
    table.answer("no-ffmo-ffnam")
    assert modifiers(table) == tem


def test_who_has_bought_tem_suffers_no_ffmo() -> None:
    """1.3e"""
    table = coming_in(Phase.MOVEMENT)
    table.answer("yes")
    assert isinstance(table.asked, Question)
    assert table.asked.options == ("no-ffmo-ffnam", "ffnam", "no")
    table.answer("ffnam")
    assert sorted(modifiers(table)) == [-1, 1]


@pytest.mark.parametrize(("reply", "tem"), [("yes", [1]), ("no", [])])
def test_who_routs_in_buys_it_too(reply: str, tem: list[int]) -> None:
    """1.3i"""
    table = coming_in(Phase.ROUT)
    table.answer(reply)
    table.answer("yes")
    assert modifiers(table) == tem


def test_who_advances_in_has_it_at_once_and_a_tank_never_while_it_moves() -> None:
    """1.3c"""
    table = coming_in(Phase.ADVANCE)
    table.answer("yes")
    assert modifiers(table) == [1]
    table = coming_in(Phase.MOVEMENT, "Tiger")
    table.answer("yes")
    assert modifiers(table) == []


# ---- sight ----


def test_polder_neither_blocks_nor_hinders_the_sight_of_an_observer() -> None:
    """1.3b: down a column of polder hexes."""
    table = Played("german-field-gun")
    table.do(MoveObserver(battery="G1", hex=at("HH20")))
    facts = {"has_contact": True, "has_access": True, "contact_number": 10}
    table.session.set_facts({f"artillery/batteries/G1/{name}": value for name, value in facts.items()})
    table.go_to(Phase.PREP_FIRE)
    table.do(EndOrdnanceSmoke())
    table.do(AttemptContact(battery="G1"))
    table.answer(2)
    table.do(TakeAction(battery="G1", action=Action.PLACE_AR, ar=at("HH23")))
    assert table.purpose == ElstPurpose.ACCURACY
    assert modifiers(table) == []

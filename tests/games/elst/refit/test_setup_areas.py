from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import AreaError, AreaMap, Holding
from companion.games.elst.rules.refit.fixing import connected, fix_areas
from companion.games.elst.rules.refit.strategic import Control
from companion.hexes.coordinates import HexCoord
from tests.games.elst.refit import worked_example
from tests.games.elst.refit.worked_example import areas, ground, hex_at, names, stages

BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN
BLANK = replace(
    ground(), buildings=frozenset(), edge_roads=frozenset(), enterable=ground().hexes, drivable=ground().hexes
)


def hexes(text: str) -> frozenset[HexCoord]:
    return frozenset(map(hex_at, text.split()))


# ---- the rulebook's example ----


def test_the_british_have_one_area_from_a10_to_a21() -> None:
    (british,) = areas().of_faction(BRITISH)
    assert names(british.hexes & ground().entry[BRITISH]) == {f"A{row}" for row in range(10, 22)}


def test_germans_around_l6_and_around_m15_are_apart() -> None:
    north, south = (areas().area_at(hex_at(name)) for name in ("L6", "M15"))
    assert north is not None
    assert south is not None
    assert hexes("L6 O5") <= north.hexes
    assert hexes("M15 H15 M20 M22") <= south.hexes
    assert (north.name, south.name) == ("#1", "#2")


def test_no_mans_land_cuts_f14_off() -> None:
    cut_off = areas().area_at(hex_at("F14"))
    assert cut_off is not None
    assert names(cut_off.hexes) == {"F14"}
    assert cut_off.is_isolated
    assert hexes("F14 H15") <= next(iter(_raw_patch("F14")))


def _raw_patch(name: str) -> list[frozenset[HexCoord]]:
    """The raw area around a hex, before No Man's Land is taken out."""
    patches = connected(stages().reached[GERMAN], ground().neighbours)
    return [patch for patch in patches if hex_at(name) in patch]


def test_strategic_locations_are_never_no_mans_land() -> None:
    assert not hexes("F13 H13 F14 H15 I15") & areas().no_mans_land
    assert hexes("G14 G15 H14") <= areas().no_mans_land


def test_four_enclosed_hexes_join_the_british() -> None:
    joined = frozenset(hex_ for hex_, faction in stages().joined.items() if faction is BRITISH)
    assert names(joined) == {"A15", "A16", "B15", "B16"}


def test_l12_is_uncontrolled() -> None:
    assert areas().holding(hex_at("L12")) is Holding.UNCONTROLLED


# ---- reach, pond, isolation, enclosure ----


def test_reach_does_not_lead_through_the_pond() -> None:
    """Behind the pond lies one hex that two steps past it do not reach in a straight row."""
    pond = hex_at("S28")
    found = fix_areas(replace(BLANK, enterable=ground().enterable), {hex_at("S26"): BRITISH}).result
    assert pond not in found.hexes_of(BRITISH)
    around = fix_areas(replace(BLANK, enterable=ground().enterable), {hex_at("S27"): BRITISH}).result
    assert hex_at("S29") not in around.hexes_of(BRITISH)
    assert hex_at("T28") in around.hexes_of(BRITISH)


def test_an_uncontrolled_building_joins_no_area_beside_it() -> None:
    lone = replace(BLANK, buildings=hexes("M15 N13"))
    found = fix_areas(lone, {hex_at("M15"): GERMAN}).result
    assert found.holding(hex_at("N13")) is Holding.UNCONTROLLED


def test_an_uncontrolled_building_within_an_area_joins_it() -> None:
    lone = replace(BLANK, buildings=hexes("M15 M16"))
    found = fix_areas(lone, {hex_at("M15"): GERMAN}).result
    assert found.holding(hex_at("M16")) is Holding.GERMAN


def test_germans_may_enter_through_tt6_and_tt7_whoever_holds_them() -> None:
    held = {hex_at("TT6"): BRITISH, hex_at("TT7"): BRITISH}
    usable = fix_areas(BLANK, held).result.usable_entry[GERMAN]
    assert hexes("TT6 TT7 S1") <= usable
    assert not hexes("TT5 TT8") & usable


def test_a_ring_of_enemies_isolates() -> None:
    ring = {hex_at(name): BRITISH for name in ["J11", "M10", "P11", "Q14", "P18", "M20", "J18", "I15"]}
    found = fix_areas(BLANK, {**ring, hex_at("M15"): GERMAN}).result
    (german,) = found.of_faction(GERMAN)
    assert german.is_isolated
    assert found.is_isolated(hex_at("M15"))


def test_a_location_beside_enemies_only_is_the_front_line() -> None:
    found = fix_areas(BLANK, {hex_at("M15"): BRITISH}).result
    front = names(found.front_line(BRITISH))
    assert "M13" in front
    assert "M15" not in front
    assert len(front) == 12


# ---- edits by hand ----


def test_the_table_may_see_a_hex_otherwise() -> None:
    edits = {hex_at("L12"): Holding.GERMAN, hex_at("A10"): Holding.NO_MANS_LAND}
    changed = fix_areas(ground(), worked_example.control(), edits).result
    assert changed.holding(hex_at("L12")) is Holding.GERMAN
    assert changed.holding(hex_at("A10")) is Holding.NO_MANS_LAND
    assert changed.holding(hex_at("A11")) is Holding.BRITISH


def test_a_hex_off_the_map_cannot_be_changed() -> None:
    with pytest.raises(AreaError) as refused:
        fix_areas(ground(), {}, {HexCoord(-5, 0): Holding.GERMAN})
    assert refused.value.reason.key == "refit-hex-off-map"


# ---- what holds for every control ----


@st.composite
def controls(draw: st.DrawFn) -> Control:
    places = draw(st.lists(st.sampled_from(sorted(ground().strategic)), max_size=40, unique=True))
    return {hex_: draw(st.sampled_from(Faction)) for hex_ in places}


@given(controls())
@settings(max_examples=25, deadline=None)
def test_every_hex_is_of_one_kind(control: Control) -> None:
    found = fix_areas(ground(), control).result
    parts = [area.hexes for area in found.areas] + [found.no_mans_land, found.uncontrolled]
    assert sum(map(len, parts)) == len(ground().hexes)
    assert frozenset().union(*parts) == ground().hexes


@given(controls())
@settings(max_examples=25, deadline=None)
def test_controlled_locations_lie_in_areas_of_their_controller(control: Control) -> None:
    found = fix_areas(ground(), control).result
    assert {hex_: found.holding(hex_).faction for hex_ in control} == control


@given(controls())
@settings(max_examples=15, deadline=None)
def test_both_sides_are_treated_alike(control: Control) -> None:
    """No Man's Land and reach do not depend on who is who."""
    swapped = {hex_: faction.opponent for hex_, faction in control.items()}
    a, b = fix_areas(ground(), control), fix_areas(ground(), swapped)
    assert a.no_mans_land == b.no_mans_land
    assert a.reached[BRITISH] == b.reached[GERMAN]


def test_areas_know_the_north_edge() -> None:
    assert areas().can_enter_north()
    everywhere = dict.fromkeys(ground().entry[GERMAN], BRITISH)
    assert not _blank(everywhere).can_enter_north()


def _blank(control: Control) -> AreaMap:
    return fix_areas(BLANK, control).result

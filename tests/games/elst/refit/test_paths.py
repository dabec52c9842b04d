from dataclasses import replace

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import SetupArea
from companion.games.elst.rules.refit.fixing import fix_areas
from companion.games.elst.rules.refit.paths import escape_destinations, retention_destinations
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.refit.retention import escape_choices, retention_choices
from companion.games.elst.rules.refit.shift import (
    ENTRY,
    Mobility,
    Place,
    is_automatic,
    shift_modifiers,
    shift_path,
    unit_refusal,
)
from tests.games.elst.refit.worked_example import areas, ground, hex_at, names

BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN


def area_at(name: str) -> SetupArea:
    area = areas().area_at(hex_at(name))
    assert area is not None
    return area


def area_names(places: tuple[object, ...]) -> list[str]:
    return [place.area.name if place.area else "entry" for place in places]  # type: ignore[attr-defined]


def test_a_unit_beside_its_area_is_retained_in_it() -> None:
    near = retention_choices(retention_destinations(areas(), GERMAN, hex_at("L12")), lambda _: False)
    assert area_names(near) == [area_at("M15").name]
    assert near[0].distance == 1


def test_retention_leads_through_uncontrolled_territory_only() -> None:
    places = retention_destinations(areas(), GERMAN, hex_at("L12"))
    inner = {hex_ for place in places for hex_ in place.path[:-1]}
    assert inner <= areas().uncontrolled


def test_a_half_squad_in_b16_may_pass_over_the_isolated_area() -> None:
    choices = escape_choices(escape_destinations(areas(), GERMAN, hex_at("B16")))
    assert area_names(choices) == [area_at("F14").name, area_at("M15").name]
    assert [choice.is_isolated for choice in choices] == [True, False]


def test_nobody_escapes_into_the_area_he_is_in() -> None:
    choices = escape_choices(escape_destinations(areas(), GERMAN, hex_at("F14")))
    assert area_names(choices) == [area_at("M15").name]


def test_the_entry_area_lies_one_step_beyond_the_edge() -> None:
    places = retention_destinations(areas(), BRITISH, hex_at("A25"))
    assert {place.area is None: place.distance for place in places}[True] == 1


def test_the_entry_area_retains_nobody_by_the_other_reading() -> None:
    readings = RefitReadings(entry_area_retains=False)
    places = retention_destinations(areas(), BRITISH, hex_at("A25"), readings=readings)
    assert all(place.area for place in places)


def test_l6_shifts_south_without_a_modifier() -> None:
    path = shift_path(areas(), GERMAN, Place(area_at("L6")), Place(area_at("M15")))
    assert path is not None
    assert path.drm == 0
    assert path.hexes[0] in area_at("L6").hexes
    assert path.hexes[-1] in area_at("M15").hexes
    assert (area_at("L6").hexes | area_at("M15").hexes).isdisjoint(path.hexes[1:-1]), "by the nearest hexes"
    assert path.uncontrolled == len(set(path.hexes) & areas().uncontrolled)


def test_an_isolated_area_has_no_path_out() -> None:
    assert shift_path(areas(), GERMAN, Place(area_at("F14")), Place(area_at("M15"))) is None


def test_a_smooth_path_is_worth_a_longer_way() -> None:
    """A road of uncontrolled hexes against a straight way through grain, in a map of two areas."""
    plain = replace(ground(), smooth=ground().hexes)
    held = {hex_at("M15"): GERMAN, hex_at("M22"): GERMAN}
    found = fix_areas(replace(plain, buildings=frozenset()), held).result
    origin, goal = (Place(area) for area in found.of_faction(GERMAN))
    path = shift_path(found, GERMAN, origin, goal)
    assert path is not None
    assert path.is_smooth
    assert path.drm == -1


def test_vehicles_keep_out_of_buildings_without_a_road() -> None:
    assert ground().drivable < ground().enterable
    assert ground().enterable - ground().drivable <= ground().buildings


@pytest.mark.parametrize(("count", "drm"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2)])
def test_every_five_uncontrolled_hexes_cost_one(count: int, drm: int) -> None:
    assert sum(modifier.value for modifier in shift_modifiers(count, is_smooth=False)) == drm


def test_the_british_area_touches_the_entry_area() -> None:
    (origin,) = areas().of_faction(BRITISH)
    assert is_automatic(areas(), BRITISH, Place(origin), ENTRY)
    assert not is_automatic(areas(), BRITISH, ENTRY, Place(origin))


@pytest.mark.parametrize(
    ("mobility", "attempts", "key"),
    [
        (Mobility.GUN, 0, "refit-gun-cannot-shift"),
        (Mobility.IMMOBILE_VEHICLE, 0, "refit-immobile-cannot-shift"),
        (Mobility.INFANTRY, 1, "refit-shifted-already"),
    ],
)
def test_who_may_not_shift(mobility: Mobility, attempts: int, key: str) -> None:
    refusal = unit_refusal(mobility, Place(area_at("L6")), Place(area_at("M15")), attempts)
    assert refusal is not None
    assert refusal.key == key


def test_vehicles_do_not_shift_from_off_map() -> None:
    refusal = unit_refusal(Mobility.MOBILE_VEHICLE, ENTRY, Place(area_at("M15")), 0)
    assert refusal is not None
    assert refusal.key == "refit-vehicle-stays-off-map"


def test_isolated_hexes_are_named() -> None:
    assert names(area_at("F14").isolated) == {"F14"}


def test_a_unit_within_its_area_has_no_way_to_go() -> None:
    near = retention_choices(retention_destinations(areas(), GERMAN, hex_at("M15")), lambda _: False)
    assert [(place.path, place.distance) for place in near] == [((hex_at("M15"),), 0)]

"""Lines and zones over the real boards: what they cross, how long they are, whom they lead to (8-10)."""

from dataclasses import replace

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.ground.battle_map import BattleMap
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import BuildPontoon
from companion.games.spanish_civil_war.table.state import Status
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, distance
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.ground.forces import (
    BATTLES,
    NATIONALIST,
    REPUBLICAN,
    Position,
    battle_map,
    hq,
    unit,
)

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE


def commanded(table: Position) -> set[HexCoord]:
    """The hexes in which the first counter would be in command."""
    field, one = table.situation, table.first
    return {hex_ for hex_ in field.map.board if field.status(replace(one, hex=hex_)).is_in_command}


@pytest.mark.parametrize(
    ("formation", "links", "most"),
    [
        ("J-R-48", ("J-R-48", "J-R-A"), 6),
        ("J-N-4", ("J-N-4", "J-N-ESC"), 6),
        ("J-N-5", ("J-N-ESC",), 6),
        ("B-R-VART", ("B-R-V",), 6),
        ("B-N-71", ("B-N-71",), 6),
        ("B-R-34", ("B-R-34",), 4),
    ],
)
def test_a_link_is_so_many_hexes_long_over_any_ground(
    formation: str, links: tuple[str, ...], most: int
) -> None:
    """10.1a, 10.1e, B.11b: woods, rivers and all count as one hex each."""
    battle = BATTLES[formation[0]]
    middle = {JARAMA: "3040", BRUNETE: "1914"}[battle]
    above = [hq("B-R-XVIII", "1908")] if formation == "B-R-34" else []  # six hexes on: too far for the unit
    table = Position(battle, unit(formation, middle), *(hq(name, middle) for name in links), *above)
    board = table.system.map.board
    near = {hex_ for hex_ in board if distance(hex_, table.hex(middle)) <= most}
    tops = {hex_ for hex_ in board if above and distance(hex_, table.hex("1908")) <= 6}
    assert commanded(table) == near | tops
    found = []
    for far in (most, most + 1):
        table.to(table.ids[0], next(hex_ for hex_ in ring_of(table, middle, far) if hex_ not in tops))
        found.append(table.judged().is_in_command)
    assert found == [True, False]


def ring_of(table: Position, centre: str, far: int) -> list[HexCoord]:
    """The hexes so far from another."""
    start = table.hex(centre)
    return [hex_ for hex_ in table.system.map.board if distance(hex_, start) == far]


def test_a_unit_of_the_34th_within_four_hexes_of_its_division_or_six_of_its_corps() -> None:
    """B.11a, B.11b, N49."""
    table = Position(BRUNETE, unit("B-R-34", "2010"), hq("B-R-34", "2010"), hq("B-R-XVIII", "2304"))
    board, near, far = table.system.map.board, table.hex("2010"), table.hex("2304")
    assert distance(near, far) > 6
    assert commanded(table) == {hex_ for hex_ in board if distance(hex_, far) <= 6}
    assert not table.judged().is_in_command
    table.to(table.ids[2], "2207")
    top = table.hex("2207")
    assert commanded(table) == {
        hex_ for hex_ in board if distance(hex_, near) <= 4 or distance(hex_, top) <= 6
    }
    assert table.judged().is_in_command


@pytest.mark.parametrize(
    ("formation", "hqs", "ok"),
    [
        # units of no division: any HQ, if that can give command itself (10.1.3a, 10.1c, J.5c)
        ("J-N-T8", "J-N-VAR", True),
        ("J-N-T8", "J-N-2, J-N-VAR", True),
        ("J-N-T8", "J-N-2", False),
        ("J-R-45", "J-R-B", True),
        ("J-N-PZR", "J-N-ESC", True),
        # German panzers under the second brigade (J.11b)
        ("J-N-PZI", "J-N-2, J-N-VAR", True),
        ("J-N-PZI", "J-N-1, J-N-VAR", True),
        ("J-R-45", "J-R-45", True),
        ("J-R-41", "J-R-41", True),
        ("J-R-13I", "J-R-41", True),
        ("J-R-48", "J-R-48", False),
        ("J-N-PZI", "J-N-VAR", False),
        # division level (10.1.3b), and the fifth brigade
        ("J-N-CAV", "J-N-VAR", True),
        ("J-N-CAV", "J-N-ESC", False),
        ("J-N-5", "J-N-ESC", True),
        ("J-N-5", "J-N-VAR", False),
        # brigade, then division, and no other (10.1b, 10.1d, J.11a)
        ("J-N-2", "J-N-2, J-N-VAR", True),
        ("J-N-2", "J-N-VAR", False),
        ("J-N-2", "J-N-2, J-N-ESC", False),
        ("J-N-2", "J-N-1, J-N-VAR", False),
        # tanks (J.11d)
        ("J-R-1TK under 3/1", "J-R-1TK under 3/1, J-R-A", True),
        ("J-R-1TK under 2/1", "J-R-1TK under 2/1, J-R-A", False),
        ("J-R-1TK under 2/1", "J-R-1TK under 2/1, J-R-1TK, J-R-A", True),
        # on the map at the start, German and Misc units (B.11d)
        ("B-N-71", "B-N-71", True),
        ("B-N-71", "B-N-12", False),
        ("B-N-GER", "B-N-12", True),
        ("B-N-MISC", "B-N-11", True),
        # corps (B.15g): 11th, 46th, 35th under the V, 34th, 10th, 15th under the XVIII, others under any
        ("B-R-46", "B-R-46, B-R-V", True),
        ("B-R-46", "B-R-46, B-R-XVIII", False),
        ("B-R-11", "B-R-11, B-R-V", True),
        ("B-R-35", "B-R-35, B-R-V", True),
        ("B-R-10", "B-R-10, B-R-XVIII", True),
        ("B-R-15", "B-R-15, B-R-V", False),
        ("B-R-14", "B-R-14, B-R-V", True),
        ("B-R-94", "B-R-XVIII", True),
        ("B-R-94", "B-R-34", False),
        ("B-R-VART", "B-R-XVIII", False),
    ],
)
def test_who_obeys_whom(formation: str, hqs: str, ok: bool) -> None:
    """All of them in neighbouring hexes, so that only the chain matters."""
    battle = BATTLES[formation[0]]
    here, beside = ("2021", "2020") if battle is BRUNETE else ("2031", "2030")
    names = (name.partition(" under ") for name in hqs.split(", "))
    name, _, under = formation.partition(" under ")
    one = unit(name, here, f'tank 2-1-12 I "{under}"' if under else "4-4-6 II")
    table = Position(battle, one, *(hq(name, beside, under) for name, _, under in names))
    assert table.judged().is_in_command is ok


def test_panzers_obey_any_brigade_where_a_reading_says_so() -> None:
    """J.3c, J.11b."""
    chain = unit("J-N-PZI", "2031"), hq("J-N-1", "2030"), hq("J-N-VAR", "2030")
    assert Position(JARAMA, *chain).judged().is_in_command
    assert not Position(JARAMA, *chain, **{"scw-panzers-of-any-brigade": False}).judged().is_in_command


def test_every_republican_link_is_of_four_hexes_where_a_reading_says_so() -> None:
    """B.11b: also that of a division's HQ to its corps, five hexes off here."""
    chain = unit("B-R-34", "2009"), hq("B-R-34", "2008"), hq("B-R-XVIII", "2003")
    assert Position(BRUNETE, *chain).judged().is_in_command
    strict = {"scw-four-hexes-for-every-link": True}
    assert not Position(BRUNETE, *chain, **strict).judged().is_in_command


@pytest.mark.parametrize("formation", ["J-R-48", "J-N-1", "B-R-34", "B-N-71"])
def test_supply_reaches_two_hexes_from_any_road_that_leads_home_over_any_ground(formation: str) -> None:
    """9.1a, 9.1b, 9.1d: as a plain search over roads and hexes has it, for tanks in woods as well."""
    table = Position(
        BATTLES[formation[0]], unit(formation, {"J": "2031", "B": "2010"}[formation[0]], "tank 2-1-12 II")
    )
    map_, faction = table.system.map, table.unit(table.ids[0]).faction
    reached, board = led_home(map_, faction), map_.board
    away = {hex_: min(distance(hex_, road) for road in reached) for hex_ in board}
    field = table.situation
    assert {hex_ for hex_ in board if field.would_supply(faction, hex_)} == {
        hex_ for hex_, far in away.items() if far <= 2
    }
    rugged = [hex_ for hex_ in board if board.terrain(hex_) & {"woods", "rough"}]
    for far in (2, 3):
        for hex_ in [hex_ for hex_ in rugged if away[hex_] == far][:3]:
            table.to(table.ids[0], hex_)
            assert table.judged().is_supplied is (far == 2)


def led_home(map_: BattleMap, faction: Faction) -> set[HexCoord]:
    """The road hexes from which roads lead to a source."""
    found, edge = set(map_.source_hexes(faction)), list(map_.source_hexes(faction))
    while edge:
        here = edge.pop()
        for there in map_.board.neighbours(here):
            if there not in found and map_.road_kind(here, there):
                found.add(there)
                edge.append(there)
    return found


def test_aircraft_need_neither_supply_nor_command() -> None:
    """9.3e."""
    ring = ("3039", "3041", "2940", "3140", "2941", "3141")
    table = Position(JARAMA, unit("J-N-AIR", "3040", "air 4"), *(unit("J-R-48", name) for name in ring))
    infantry = table.add(unit("J-N-T8", "3040"))
    assert table.judged() == Status(is_supplied=True, is_in_command=True)
    assert table.judged(infantry) == Status(is_supplied=False, is_in_command=False)


@pytest.mark.parametrize(
    ("words", "has_zone"),
    [
        ("0-4-6 II", False),
        ("2-4-6 II", False),
        ("3-4-6 II", True),
        ("9-4-6 II", True),
        ("?-4-6 II", True),
        ("art 9(6)6", False),
        ("HQ", False),
        ("air 9", False),
    ],
)
def test_mobile_units_of_three_attack_points_have_a_zone_of_six_hexes(words: str, has_zone: bool) -> None:
    """8.0, 8.1: a value that nobody told counts as enough; no other kind of unit has any."""
    table = Position(JARAMA, unit("J-N-1", "2031", words), unit("J-R-48", "2032"))
    here, friend = table.hex("2031"), table.hex("2032")
    assert table.zone(NATIONALIST) == (set(here.neighbours()) if has_zone else set())
    assert friend in here.neighbours()  # whom the zone covers all the same


def test_a_unit_reduced_below_three_attack_points_loses_its_zone() -> None:
    """8.0."""
    table = Position(JARAMA, unit("J-N-1", "2031", "4-4-6/2-2-6 II"))
    assert table.zone(NATIONALIST)
    table.do(SetFacts(facts={f"units/{table.ids[0]}/stand/is_reduced": True}))
    assert table.zone(NATIONALIST) == set()


@pytest.mark.parametrize(
    ("stack", "has_zone"),
    [
        (("9-4-6 I",) * 4, False),
        (("9-4-6 II",), False),
        (("9-4-6 II", "9-4-6 I"), False),
        (("1-4-6 II",) * 2, True),
        (("2-4-6 III",), False),
        (("3-4-6 III",), True),
        (("2-4-6 III", "2-4-6 I"), False),
        (("truck ?-?-12",), False),
    ],
)
def test_zones_at_brunete_depend_on_size(stack: tuple[str, ...], has_zone: bool) -> None:
    """B.9."""
    table = Position(BRUNETE, *(unit("B-N-71", "2021", words) for words in stack))
    assert bool(table.zone(NATIONALIST)) is has_zone


@pytest.mark.parametrize(
    ("stack", "has_zone"),
    [
        (("2-4-6 II",) * 2, False),
        (("2-4-6 II", "3-4-6 II"), True),
        (("2-4-6 II", "?-4-6 II"), True),
        (("9-4-6 II",), False),
        (("2-4-6 II", "2-4-6 II", "9-4-6 I"), False),
        (("2-4-6 II", "2-4-6 II", "3-4-6 III"), True),
    ],
)
def test_one_of_two_battalions_needs_three_attack_points_where_it_is_read_so(
    stack: tuple[str, ...], has_zone: bool
) -> None:
    """B.9 with 8.0."""
    strict = {"scw-battalion-zoc-needs-attack-three": True}
    table = Position(BRUNETE, *(unit("B-N-71", "2021", words) for words in stack), **strict)
    assert bool(table.zone(NATIONALIST)) is has_zone


def test_zones_of_tanks_end_at_ground_they_may_not_enter() -> None:
    """8.2: woods without a road."""
    zones = []
    for words in ("inf 4-4-6 III", "tank 4-4-12 III"):
        table = Position(BRUNETE, unit("B-R-1TK", "2021", words))
        map_ = table.system.map
        board = map_.board
        wood = next(hex_ for hex_ in board if board.terrain(hex_) == {"woods"} and not map_.has_road(hex_))
        table.to(table.ids[0], next(hex_ for hex_ in board.neighbours(wood) if not board.terrain(hex_)))
        zones.append(wood in table.zone(REPUBLICAN))
    assert zones == [True, False]


def river(table: Position) -> tuple[HexCoord, HexCoord]:
    """Two hexes of open ground with a river between them."""
    board = table.system.map.board
    return next(
        side.hexes
        for side, facts in board.hexsides.items()
        if facts.features == {"river"} and not any(map(board.terrain, side.hexes))
    )


def test_a_tank_controls_the_far_bank_over_a_pontoon() -> None:
    """8.2, N16: ground that it may not enter, save over a bridge that stands."""
    table = Position(
        JARAMA, unit("J-N-PZR", "2031", "tank 4-4-12 II"), unit("J-N-ENG4", "2031", "eng 1-4-6 II")
    )
    here, there = river(table)
    for id_ in table.ids:
        table.to(id_, here)
    assert there not in table.zone(NATIONALIST)
    table.do(BuildPontoon(unit=table.ids[1], hex=there))
    table.go_to(Phase.FIRST_COMBAT)
    assert there in table.zone(NATIONALIST)


def test_a_major_river_stops_a_zone() -> None:
    """8.2, N15: where the players mark it so; an ordinary river does not."""
    board = battle_map(JARAMA).board
    side = next(side for side, facts in board.hexsides.items() if facts.features == {"river"})
    facts = board.hexsides[side]
    major = replace(facts, features=facts.features | {"major_river"})
    marked = replace(board, hexsides={**board.hexsides, side: major})
    reaches = []
    for ground in (board, marked):
        table = Position(JARAMA, unit("J-N-1", "2031"), board=ground)
        table.to(table.ids[0], side.hexes[0])
        reaches.append(side.hexes[1] in table.zone(NATIONALIST))
    assert reaches == [True, False]

"""Lines and zones over the real boards: what they cross, how long they are, whom they lead to (8-10)."""

from dataclasses import replace

import pytest

from companion.hexgrid import HexCoord, Hexside, distance
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.ground.battle_map import BattleMap
from companion.systems.spanish_civil_war.ground.pieces import Piece
from companion.systems.spanish_civil_war.ground.situation import Situation, Status
from companion.systems.spanish_civil_war.terms import Arm, Battle, Size
from tests.systems.spanish_civil_war.ground.forces import (
    NATIONALIST,
    REPUBLICAN,
    battle_map,
    hq,
    situation,
    unit,
)

JARAMA, BRUNETE = Battle.JARAMA, Battle.BRUNETE


def commanded(field: Situation, piece: Piece, hexes: list[HexCoord]) -> set[HexCoord]:
    """The hexes in which a piece would be in command."""
    moved = (replace(piece, hex=hex_) for hex_ in hexes)
    return {one.hex for one in moved if field.status(one).is_in_command}


@pytest.mark.parametrize(
    ("battle", "faction", "formation", "links", "most"),
    [
        (JARAMA, REPUBLICAN, "J-R-48", ("J-R-48", "J-R-A"), 6),
        (JARAMA, NATIONALIST, "J-N-4", ("J-N-4", "J-N-ESC"), 6),
        (JARAMA, NATIONALIST, "J-N-5", ("J-N-ESC",), 6),
        (BRUNETE, REPUBLICAN, "B-R-VART", ("B-R-V",), 6),
        (BRUNETE, NATIONALIST, "B-N-71", ("B-N-71",), 6),
    ],
)
def test_a_link_is_so_many_hexes_long_over_any_ground(
    battle: Battle, faction: Faction, formation: str, links: tuple[str, ...], most: int
) -> None:
    """10.1a, 10.1e: woods, rivers and all count as one hex each."""
    middle = {JARAMA: "3040", BRUNETE: "1914"}[battle]
    hqs = [hq(battle, faction, middle, name) for name in links]
    field, one = situation(battle, hqs), unit(battle, faction, middle, formation)
    board = field.map.board
    near = {hex_ for hex_ in board if distance(hex_, board.parse_hex(middle)) <= most}
    assert commanded(field, one, list(board)) == near


def test_a_unit_of_the_34th_within_four_hexes_of_its_division_or_six_of_its_corps() -> None:
    """B.11a, B.11b, N49."""
    board = battle_map(BRUNETE).board
    near, far = board.parse_hex("2010"), board.parse_hex("2304")
    hqs = [hq(BRUNETE, REPUBLICAN, "2010", "B-R-34"), hq(BRUNETE, REPUBLICAN, "2304", "B-R-XVIII")]
    field = situation(BRUNETE, hqs)
    found = commanded(field, unit(BRUNETE, REPUBLICAN, "2010", "B-R-34"), list(board))
    assert distance(near, far) > 6
    assert found == {hex_ for hex_ in board if distance(hex_, far) <= 6}
    closer = [hqs[0], hq(BRUNETE, REPUBLICAN, "2207", "B-R-XVIII")]
    top = board.parse_hex("2207")
    found = commanded(situation(BRUNETE, closer), unit(BRUNETE, REPUBLICAN, "2010", "B-R-34"), list(board))
    assert found == {hex_ for hex_ in board if distance(hex_, near) <= 4 or distance(hex_, top) <= 6}


@pytest.mark.parametrize(
    ("battle", "faction", "formation", "hqs", "ok"),
    [
        # units of no division: any HQ, if that can give command itself (10.1.3a, 10.1c, J.5c)
        (JARAMA, NATIONALIST, "J-N-T8", "J-N-VAR", True),
        (JARAMA, NATIONALIST, "J-N-T8", "J-N-2 J-N-VAR", True),
        (JARAMA, NATIONALIST, "J-N-T8", "J-N-2", False),
        (JARAMA, REPUBLICAN, "J-R-45", "J-R-B", True),
        (JARAMA, NATIONALIST, "J-N-PZR", "J-N-ESC", True),
        # division level (10.1.3b), and the fifth brigade
        (JARAMA, NATIONALIST, "J-N-CAV", "J-N-VAR", True),
        (JARAMA, NATIONALIST, "J-N-CAV", "J-N-ESC", False),
        (JARAMA, NATIONALIST, "J-N-5", "J-N-ESC", True),
        (JARAMA, NATIONALIST, "J-N-5", "J-N-VAR", False),
        # brigade, then division, and no other (10.1b, 10.1d, J.11a)
        (JARAMA, NATIONALIST, "J-N-2", "J-N-2 J-N-VAR", True),
        (JARAMA, NATIONALIST, "J-N-2", "J-N-VAR", False),
        (JARAMA, NATIONALIST, "J-N-2", "J-N-2 J-N-ESC", False),
        (JARAMA, NATIONALIST, "J-N-2", "J-N-1 J-N-VAR", False),
        # tanks (J.11d)
        (JARAMA, REPUBLICAN, "J-R-1TK-3-1", "J-R-3-1 J-R-A", True),
        (JARAMA, REPUBLICAN, "J-R-1TK-2-1", "J-R-2-1 J-R-A", False),
        (JARAMA, REPUBLICAN, "J-R-1TK-2-1", "J-R-2-1 J-R-1TK J-R-A", True),
        # on the map at the start, German and Misc units (B.11d)
        (BRUNETE, NATIONALIST, "B-N-71", "B-N-71", True),
        (BRUNETE, NATIONALIST, "B-N-71", "B-N-12", False),
        (BRUNETE, NATIONALIST, "B-N-GER", "B-N-12", True),
        (BRUNETE, NATIONALIST, "B-N-MISC", "B-N-11", True),
        # corps (B.15g): 11th, 46th, 35th under the V, 34th, 10th, 15th under the XVIII, others under any
        (BRUNETE, REPUBLICAN, "B-R-46", "B-R-46 B-R-V", True),
        (BRUNETE, REPUBLICAN, "B-R-46", "B-R-46 B-R-XVIII", False),
        (BRUNETE, REPUBLICAN, "B-R-11", "B-R-11 B-R-V", True),
        (BRUNETE, REPUBLICAN, "B-R-35", "B-R-35 B-R-V", True),
        (BRUNETE, REPUBLICAN, "B-R-10", "B-R-10 B-R-XVIII", True),
        (BRUNETE, REPUBLICAN, "B-R-15", "B-R-15 B-R-V", False),
        (BRUNETE, REPUBLICAN, "B-R-14", "B-R-14 B-R-V", True),
        (BRUNETE, REPUBLICAN, "B-R-94", "B-R-XVIII", True),
        (BRUNETE, REPUBLICAN, "B-R-94", "B-R-34", False),
        (BRUNETE, REPUBLICAN, "B-R-VART", "B-R-XVIII", False),
    ],
)
def test_who_obeys_whom(battle: Battle, faction: Faction, formation: str, hqs: str, ok: bool) -> None:
    """All of them in neighbouring hexes, so that only the chain matters."""
    above = [hq(battle, faction, "2020" if battle is BRUNETE else "2030", name) for name in hqs.split()]
    one = unit(battle, faction, "2021" if battle is BRUNETE else "2031", formation)
    assert situation(battle, [one, *above]).command(one).ok is ok


@pytest.mark.parametrize("battle", [JARAMA, BRUNETE])
@pytest.mark.parametrize("faction", list(Faction))
def test_supply_reaches_two_hexes_from_any_road_that_leads_home_over_any_ground(
    battle: Battle, faction: Faction
) -> None:
    """9.1a, 9.1b, 9.1d: as a plain search over roads and hexes has it, with no enemy on the map."""
    field = situation(battle, [])
    reached, board = led_home(field.map, faction), field.map.board
    near = {hex_ for hex_ in board if any(distance(hex_, road) <= 2 for road in reached)}
    assert {hex_ for hex_ in board if field.would_supply(faction, hex_)} == near
    assert any(field.map.board.terrain(hex_) & {"woods", "rough"} for hex_ in near)


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
    aircraft = unit(JARAMA, NATIONALIST, "3040", "J-N-JU", arm=Arm.AIR)
    foes = [
        unit(JARAMA, REPUBLICAN, name, id=name) for name in ("3039", "3041", "2940", "3140", "2941", "3141")
    ]
    assert situation(JARAMA, [aircraft, *foes]).status(aircraft) == Status(True, True)


@pytest.mark.parametrize(("attack", "has_zone"), [(0, False), (2, False), (3, True), (9, True), (None, True)])
def test_three_attack_points_make_a_zone_of_six_hexes(attack: int | None, has_zone: bool) -> None:
    """8.0, 8.1; a value that nobody told counts as enough."""
    one = unit(JARAMA, NATIONALIST, "2031", attack=attack)
    friend = unit(JARAMA, REPUBLICAN, "2032", id="friend")
    field = situation(JARAMA, [one, friend])
    zone = {field.map.net.hexes[number] for number in field.presence(NATIONALIST).zones.by}
    assert zone == (set(one.hex.neighbours()) if has_zone else set())
    assert friend.hex in one.hex.neighbours()  # whom the zone covers all the same


@pytest.mark.parametrize(
    ("sizes", "attack", "has_zone"),
    [
        ((Size.COMPANY,) * 4, 9, False),
        ((Size.BATTALION,), 9, False),
        ((Size.BATTALION, Size.COMPANY), 9, False),
        ((Size.BATTALION,) * 2, 1, True),
        ((Size.REGIMENT,), 2, False),
        ((Size.REGIMENT,), 3, True),
        ((Size.REGIMENT, Size.COMPANY), 2, False),
    ],
)
def test_zones_at_brunete_depend_on_size(sizes: tuple[Size, ...], attack: int, has_zone: bool) -> None:
    """B.9."""
    stack = [
        unit(BRUNETE, NATIONALIST, "2021", id=f"unit {number}", size=size, attack=attack)
        for number, size in enumerate(sizes)
    ]
    assert bool(situation(BRUNETE, stack).presence(NATIONALIST).zones.by) is has_zone


def test_a_tank_controls_the_far_bank_over_a_pontoon() -> None:
    """8.2, N16: ground that it may not enter, save over a bridge."""
    field = battle_map(JARAMA)
    side = next(
        side
        for side, facts in field.board.hexsides.items()
        if facts.features == {"river"} and not any(map(field.board.terrain, side.hexes))
    )
    here, there = side.hexes
    tank = Piece("tank", NATIONALIST, here, Arm.ARMOUR, Size.BATTALION, 5)
    found = []
    for pontoons in (frozenset(), frozenset({side})):
        zones = Situation(field, (tank,), 5, pontoons=pontoons).presence(NATIONALIST).zones
        found.append(zones.covers(field.net.numbers[there]))
    assert found == [False, True]


def test_a_major_river_stops_a_zone() -> None:
    """8.2, N15: where the players mark it so; an ordinary river does not."""
    field = battle_map(JARAMA)
    side = next(side for side, facts in field.board.hexsides.items() if facts.features == {"river"})
    here, there = side.hexes
    facts = field.board.hexsides[side]
    major = replace(facts, features=facts.features | {"major_river"})
    marked = BattleMap(replace(field.board, hexsides={**field.board.hexsides, side: major}), JARAMA)
    numbers = field.net.numbers
    reaches = [
        numbers[there] in map_.zone_ways(is_mechanized=False)[numbers[here]] for map_ in (field, marked)
    ]
    assert reaches == [True, False]
    assert side == Hexside.between(here, there)

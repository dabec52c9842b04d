"""The rules of heights, each on a board made for it. Column C runs C1, C2, ... to the south."""

import pytest

from companion.board.facts import HexFacts
from companion.hexes.coordinates import Direction, HexCoord
from companion.sight.relief.bulk import judge_pairs, table_over_heights
from companion.sight.relief.chart import level_chart
from companion.sight.result import Position, SightError, Verdict
from tests.sight.relief.made_ground import Ground, Sight

CLEAR = ("clear", "clear")
WOODS, GRAIN, ORCHARD = ("woods", 0), ("grain", 0), ("orchard", 0)
HILL, HIGHER = ("open-ground", 1), ("open-ground", 2)
HOUSE, TOWER = ("stone-building-1", 0), ("stone-building-2", 0)


@pytest.mark.parametrize(
    ("ground", "ends", "expected"),
    [
        ({}, ("C2", "C6"), CLEAR),
        ({"C4": WOODS}, ("C2", "C6"), ("blocked", "higher")),
        ({"C2": WOODS, "C6": WOODS}, ("C2", "C6"), CLEAR),
        ({"C4": WOODS, "C2": HIGHER, "C6": HIGHER}, ("C2", "C6"), CLEAR),
        ({"C4": HILL}, ("C2", "C6"), ("blocked", "ground")),
        ({"C4": GRAIN}, ("C2", "C6"), ("hindered", "hindered")),
        ({"C4": GRAIN, "C2": HILL, "C6": HILL}, ("C2", "C6"), CLEAR),
        ({"C4": ("stone-rubble", 0)}, ("C2", "C6"), ("blocked", "higher")),
        # level with both ends only the trunks of an orchard count, between levels its crown
        ({"C4": ORCHARD}, ("C2", "C6"), ("hindered", "hindered")),
        ({"C4": ORCHARD, "C6": HILL}, ("C2", "C6"), ("blocked", "advantage")),
        ({"C4": ORCHARD, "C2": HILL, "C6": HILL}, ("C2", "C6"), CLEAR),
        # what is exactly as high as the higher end blocks, but not the crest at one's own feet
        ({"C4": WOODS, "C2": HILL}, ("C2", "C6"), ("blocked", "advantage")),
        ({"C4": HILL, "C2": HILL}, ("C2", "C6"), ("blocked", "advantage")),
        ({"C4": ("orchard-out-of-season", 0), "C2": HILL}, ("C2", "C6"), ("hindered", "hindered")),
        # blind hexes: two behind an obstacle seen from a level above it, one more at five hexes
        ({"C4": WOODS, "C2": HIGHER}, ("C2", "C5"), ("blocked", "blind")),
        ({"C4": WOODS, "C2": HIGHER}, ("C2", "C6"), CLEAR),
        ({"C6": WOODS, "C1": HIGHER}, ("C1", "C8"), ("blocked", "blind")),
        ({"C4": ("woods", 1), "C2": ("open-ground", 3)}, ("C2", "C6"), ("blocked", "blind")),
        ({"C4": HILL, "C2": HIGHER}, ("C2", "C5"), CLEAR),
        ({"C6": HILL, "C1": HIGHER}, ("C1", "C7"), ("blocked", "crest")),
        ({"C4": ("orchard-out-of-season", 0), "C2": HIGHER}, ("C2", "C5"), ("hindered", "hindered")),
        # a depression is seen into from as high above as far away
        ({"C4": ("gully", -1), "C2": HILL}, ("C2", "C4"), CLEAR),
        ({"C5": ("gully", -1)}, ("C2", "C5"), ("blocked", "advantage")),
        ({"C3": ("gully", -1)}, ("C2", "C3"), CLEAR),
        ({"C3": ("gully", -1), "C4": ("gully", -1), "C5": ("gully", -1)}, ("C3", "C5"), CLEAR),
        ({"C4": ("gully", -1)}, ("C2", "C6"), CLEAR),
        # hillocks are half a level of ground
        ({"C4": ("hillock", 0)}, ("C2", "C6"), ("blocked", "higher")),
        ({"C4": ("hillock", 0), "C2": HILL}, ("C2", "C6"), CLEAR),
        # a bridge is seen under
        ({"C4": ("stone-bridge", 1)}, ("C2", "C6"), CLEAR),
    ],
)
def test_ground(ground: Ground, ends: tuple[str, str], expected: tuple[str, str]) -> None:
    assert Sight(ground).why(*ends) == expected


def test_the_crest_at_ones_feet_is_looked_over() -> None:
    assert Sight({"C2": HILL}).why("C2", "C5") == CLEAR
    assert Sight({"C2": HILL, "C3": HILL}).why("C2", "C5") == ("blocked", "advantage")


def test_one_hindrance_a_range_and_six_block() -> None:
    beside = Sight({"D3": GRAIN, "D2": GRAIN})
    along = beside.line("C3", "E3")  # along the hexside between D2 and D3
    assert (along.verdict, along.hindrance, along.by_range) == (Verdict.HINDERED, 1, (0, 1, 0))
    field = Sight({f"C{row}": GRAIN for row in range(2, 8)})
    assert field.line("C1", "C7").hindrance == 5
    assert field.why("C1", "C8") == ("blocked", "blocked-by-hindrance")


def test_inherent_terrain_fills_the_hexes_beside_a_line_along_hexsides() -> None:
    assert Sight({"D3": ("graveyard", 0)}).line("C3", "E3").hindrance == 1


def test_floors() -> None:
    town = Sight({"C2": TOWER, "C4": HOUSE, "C6": TOWER})
    assert town.why("C2", "C6") == ("blocked", "higher")
    assert town.why("C2", "C6", 2, 2) == CLEAR
    assert town.why("C2", "C6", 1, 1) == ("blocked", "higher")
    assert town.why("C2", "C5", 2, 0) == ("blocked", "blind")
    assert town.why("C2", "C3", 2, 0) == CLEAR
    with pytest.raises(SightError):
        town.line("C4", "C6", 2)
    with pytest.raises(SightError):
        town.line("C3", "C6", 1)


def test_a_factory_has_floors_where_it_has_stairs() -> None:
    hex_, kind = HexCoord(0, 0), frozenset({"stone-factory-two-half-level"})
    stairs = HexFacts(hex_, kind, values={"stairway": True})
    assert [level_chart().floors_in(facts) for facts in (HexFacts(hex_, kind), stairs)] == [0, 2]


def test_a_line_between_floors_has_to_leave_the_building() -> None:
    one = Sight({"C2": TOWER, "C3": TOWER, "C5": HOUSE})
    assert one.why("C2", "C3") == CLEAR
    assert one.why("C2", "C3", 1, 0) == ("blocked", "building")
    assert one.why("C2", "C3", 1, 1) == CLEAR
    assert one.why("C2", "C5", 2, 0) == ("blocked", "higher")
    assert one.why("C3", "C6", 2, 0) == ("blocked", "blind")  # out of it, and over the other house


@pytest.mark.parametrize("kind", ["wall", "hedge", "stone-factory-wall-one-half-level"])
def test_what_stands_on_hexsides(kind: str) -> None:
    sight = Sight(walls={("C3", Direction.S): kind})
    expected = "hexside" if kind in ("wall", "hedge") else "higher"
    assert sight.why("C2", "C5") == ("blocked", expected)
    if expected == "hexside":
        assert sight.why("C3", "C5") == CLEAR  # the end's own hexside
        assert sight.why("C3", "C4") == CLEAR
        assert Sight({"C2": HILL}, {("C3", Direction.S): kind}).why("C2", "C5") == CLEAR


def test_hexspines_next_to_an_end_are_looked_over_but_not_bocage() -> None:
    # C4 to E4 runs along the hexside between D3 and D4, whose near end is a corner of C4
    assert Sight(walls={("D3", Direction.S): "wall"}).why("C4", "E4") == CLEAR
    assert Sight(walls={("D3", Direction.S): "bocage"}).why("C4", "E4") == ("blocked", "hexside")
    assert Sight(walls={("F3", Direction.S): "wall"}).why("A4", "G4") == ("clear", "clear")
    assert Sight(walls={("D3", Direction.S): "wall"}).why("A4", "G4") == ("blocked", "hexside")


def test_a_party_wall_blocks_between_adjacent_hexes_too() -> None:
    row = Sight({"C2": TOWER, "C3": TOWER}, {("C2", Direction.S): "rowhouse-wall-2"})
    assert row.why("C2", "C3") == ("blocked", "party-wall")


def test_from_up_a_slope_one_looks_over_walls() -> None:
    walls = {("C3", Direction.S): "wall", ("C2", Direction.S): "slope-down"}
    assert Sight(walls={("C3", Direction.S): "wall"}).why("C2", "C5") == ("blocked", "hexside")
    assert Sight(walls=walls).why("C2", "C5") == CLEAR


def test_reasons_name_rule_hex_and_terrain() -> None:
    result = Sight({"C4": WOODS}).line("C2", "C6")
    reason = result.reasons[0]
    assert (reason.rule, reason.about and reason.about.key) == ("A6.2", "terrain-woods")
    blocker = next(crossing for crossing in result.crossings if crossing.blocks)
    assert reason.hexes == (blocker.hex,)
    assert result.obstacles[0].hex == blocker.hex


@pytest.mark.long
def test_many_lines_are_judged_as_each_alone() -> None:
    sight = Sight(
        {"C4": WOODS, "E3": HILL, "E4": HIGHER, "F5": TOWER, "G4": ORCHARD, "B5": ("gully", -1), "D6": GRAIN},
        {("D3", Direction.N): "wall", ("F3", Direction.SE): "bocage"},
    )
    hexes = sight.terrain.grid.hexes
    pairs = [(Position(a), Position(b)) for a in hexes[::5] for b in hexes[::3]]
    table = table_over_heights(sight.terrain)
    for (source, target), answer in zip(pairs, judge_pairs(sight.terrain, pairs), strict=True):
        names = [sight.board.hex_name(end.hex) for end in (source, target)]
        one = sight.line(*names)
        assert (answer.verdict, answer.hindrance) == (one.verdict, one.hindrance)
        place = tuple(sight.terrain.grid.index[end.hex] for end in (source, target))
        assert table.verdict[place] == one.verdict.code
        if one.verdict is Verdict.BLOCKED and answer.rule != "B.10":
            assert (answer.rule, answer.hex) == (one.reasons[0].rule, one.obstacles[0].hex)


def test_a_board_off_the_list_is_refused() -> None:
    sight = Sight()
    with pytest.raises(SightError):
        judge_pairs(
            sight.terrain,
            [
                (
                    Position(sight.terrain.grid.hexes[0].step(Direction.N, 90)),
                    Position(sight.terrain.grid.hexes[0]),
                )
            ],
        )

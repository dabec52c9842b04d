"""What one drag over the map says of it, drawn or rubbed out."""

from datetime import UTC, datetime

import pytest

from companion.board.entries import Confirmation, Correction, TerrainCorrection
from companion.board.facts import Source
from companion.board.legend import Brush, Sort, legend_of
from companion.board.library import open_board
from companion.board.overlay import Overlay, apply_overlay
from companion.board.stroke import Sweep
from companion.board.sweeps import Drawing, SweepError
from companion.hexes.coordinates import HexCoord, Hexside, direction_between

NOW = datetime(2026, 1, 1, tzinfo=UTC)
MAIN, MINOR = Brush(Sort.WAY, "main", "road"), Brush(Sort.WAY, "minor", "road")
RIVER, BRIDGE = Brush(Sort.FEATURE, "river"), Brush(Sort.FEATURE, "bridge")
SEEN = Brush(Sort.SEEN)


class Table:
    """A board that is drawn on, sweep by sweep."""

    def __init__(self, board: str) -> None:
        self.base = self.board = open_board(board)
        self.legend = legend_of(self.base)
        self.overlay = Overlay.of(self.base)

    def hexes(self, *names: str) -> tuple[HexCoord, ...]:
        return tuple(map(self.board.parse_hex, names))

    def side(self, a: str, b: str) -> Hexside:
        return Hexside.between(*self.hexes(a, b))

    def sweep(self, brush: Brush, swept: Sweep, *, rubs: bool = False) -> tuple[Correction, ...]:
        entries = Drawing(self.board, self.legend, brush, NOW, rubs).corrections(swept)
        for entry in entries:
            self.overlay = self.overlay.with_entries([entry])
        self.board = apply_overlay(self.base, self.overlay)
        return entries

    def over(self, brush: Brush, *names: str, rubs: bool = False) -> tuple[Correction, ...]:
        return self.sweep(brush, Sweep(hexes=self.hexes(*names)), rubs=rubs)

    def along(self, brush: Brush, *pairs: tuple[str, str], rubs: bool = False) -> tuple[Correction, ...]:
        return self.sweep(brush, Sweep(hexsides=tuple(self.side(*pair) for pair in pairs)), rubs=rubs)

    def link(self, a: str, b: str, network: str = "road") -> tuple[str | None, str | None]:
        """A way's kind on both sides of a hexside."""
        (here, there), board = self.hexes(a, b), self.board
        way = direction_between(here, there)
        return board.links(here, network).get(way), board.links(there, network).get(way.opposite)

    def features(self, a: str, b: str) -> frozenset[str]:
        return self.board.hexside_features(self.side(a, b))


@pytest.fixture
def jarama() -> Table:
    return Table("jarama")


@pytest.fixture
def desert() -> Table:
    return Table("no_prisoners")


@pytest.fixture
def elst() -> Table:
    return Table("elst")


def _wet(table: Table) -> tuple[str, str]:
    """Two hexes with a bridged river between them."""
    side = next(s for s, facts in table.board.hexsides.items() if {"river", "bridge"} <= facts.features)
    return table.board.hex_name(side.hexes[0]), table.board.hex_name(side.hexes[1])


# ---- from hex to hex ----


def test_a_road_is_laid_along_every_hexside_crossed(jarama: Table) -> None:
    jarama.over(MINOR, "1028", "1027", rubs=True)
    jarama.over(MAIN, "4040", "4041", "4042")
    assert jarama.link("4040", "4041") == jarama.link("4041", "4042") == ("main", "main")
    facts = jarama.board.hexes[jarama.board.parse_hex("4041")]
    assert {one.source for one in facts.exceptions.values()} == {Source.CORRECTED}


def test_a_road_of_another_kind_is_changed_from_both_sides(jarama: Table) -> None:
    jarama.over(MINOR, "4040", "4041")
    jarama.over(MAIN, "4040", "4041")
    assert jarama.link("4040", "4041") == ("main", "main")


def test_what_is_there_already_is_not_said_again(jarama: Table) -> None:
    jarama.over(MAIN, "4040", "4041")
    assert jarama.over(MAIN, "4041", "4040") == ()


def test_the_eraser_takes_off_the_network_whatever_its_kind(jarama: Table) -> None:
    jarama.over(MAIN, "4040", "4041")
    jarama.over(MINOR, "4041", "4040", rubs=True)
    assert jarama.link("4040", "4041") == (None, None)


def test_a_road_needs_two_hexes(jarama: Table) -> None:
    with pytest.raises(SweepError) as refusal:
        jarama.over(MAIN, "4040")
    assert refusal.value.reason.key == "sweep-needs-two"


def test_a_road_makes_road_hexes_where_the_map_has_them_and_unmakes_them(elst: Table) -> None:
    """A1 to A3 are open ground without a road."""
    paved = Brush(Sort.WAY, "paved", "road")
    elst.over(paved, "A1", "A2", "A3")
    assert all("road_paved" in elst.board.terrain(hex_) for hex_ in elst.hexes("A1", "A2", "A3"))
    elst.over(paved, "A1", "A2", "A3", rubs=True)
    assert not any("road_paved" in elst.board.terrain(hex_) for hex_ in elst.hexes("A1", "A2", "A3"))
    assert elst.link("A1", "A2") == (None, None)


def test_a_railway_is_laid_beside_a_road(desert: Table) -> None:
    desert.over(Brush(Sort.WAY, "central", "rail"), "1008", "1009")
    assert desert.link("1008", "1009", "rail") == ("central", "central")


# ---- on hexsides ----


def test_a_river_runs_along_hexsides_and_goes_again(jarama: Table) -> None:
    pairs = (("4040", "4041"), ("4041", "4042"))
    jarama.along(RIVER, *pairs)
    assert all(jarama.features(*pair) == {"river"} for pair in pairs)
    jarama.along(RIVER, *pairs, rubs=True)
    assert not any(jarama.features(*pair) for pair in pairs)


def test_a_bridge_is_laid_where_the_sweep_crosses_water(jarama: Table) -> None:
    jarama.along(RIVER, ("4041", "4042"))
    entries = jarama.along(BRIDGE, ("4040", "4041"), ("4041", "4042"))
    assert len(entries) == 1
    assert jarama.features("4041", "4042") == {"river", "bridge"}


def test_a_bridge_over_nothing_is_refused_and_changes_nothing(jarama: Table) -> None:
    with pytest.raises(SweepError) as refusal:
        jarama.along(BRIDGE, ("4040", "4041"))
    assert refusal.value.reason.key == "sweep-nothing-to-cross"
    assert jarama.overlay.is_empty


def test_a_bridge_goes_with_its_river(jarama: Table) -> None:
    pair = _wet(jarama)
    jarama.along(RIVER, pair, rubs=True)
    assert jarama.features(*pair) == frozenset()


def test_a_bridge_goes_alone(jarama: Table) -> None:
    pair = _wet(jarama)
    jarama.along(BRIDGE, pair, rubs=True)
    assert jarama.features(*pair) == {"river"}


# ---- in hexes ----


def test_terrain_is_painted_over_the_hexes_swept(jarama: Table) -> None:
    jarama.over(Brush(Sort.TERRAIN, "woods"), "4040", "4041")
    jarama.over(Brush(Sort.TERRAIN, "hills"), "4041")
    assert jarama.board.terrain(jarama.board.parse_hex("4041")) == {"woods", "hills"}
    jarama.over(Brush(Sort.TERRAIN, "woods"), "4041", rubs=True)
    assert jarama.board.terrain(jarama.board.parse_hex("4041")) == {"hills"}


def test_a_town_takes_the_place_of_all_else_and_gives_way_to_it(jarama: Table) -> None:
    hex_ = jarama.board.parse_hex("4040")
    jarama.over(Brush(Sort.TERRAIN, "woods"), "4040")
    jarama.over(Brush(Sort.TERRAIN, "town"), "4040")
    assert jarama.board.terrain(hex_) == {"town"}
    jarama.over(Brush(Sort.TERRAIN, "rough"), "4040")
    assert jarama.board.terrain(hex_) == {"rough"}


def test_open_ground_is_no_terrain_but_leaves_the_road(elst: Table) -> None:
    hex_ = elst.board.parse_hex("M14")
    ways = elst.board.terrain(hex_)
    assert "road_paved" in ways
    elst.over(Brush(Sort.TERRAIN, "orchard"), "M14")
    elst.over(Brush(Sort.BUILDING, "stone"), "M14")
    assert elst.board.terrain(hex_) == ways | {"orchard", "building_stone"}
    elst.over(Brush(Sort.OPEN), "M14")
    assert elst.board.terrain(hex_) == ways


def test_a_building_is_put_up_and_pulled_down(elst: Table) -> None:
    stone, hex_ = Brush(Sort.BUILDING, "stone"), elst.board.parse_hex("A1")
    elst.over(stone, "A1")
    assert "building_stone" in elst.board.terrain(hex_)
    elst.over(stone, "A1", rubs=True)
    assert "building_stone" not in elst.board.terrain(hex_)


def test_a_value_is_drawn_like_terrain(desert: Table) -> None:
    hex_ = desert.board.parse_hex("1010")
    desert.over(Brush(Sort.VALUE, "depot", value="allied"), "1010")
    assert desert.board.hexes[hex_].values["depot"] == "allied"
    desert.over(Brush(Sort.VALUE, "depot", value="central"), "1010", rubs=True)
    assert "depot" not in desert.board.hexes[hex_].values


def test_a_city_or_town_is_drawn_and_keeps_its_printed_name(desert: Table) -> None:
    def kinds(number: str) -> list[tuple[str, str]]:
        hex_ = desert.board.parse_hex(number)
        return [(place.name, place.kind) for place in desert.board.places if hex_ in place.hexes]

    city, town = Brush(Sort.PLACE, "city"), Brush(Sort.PLACE, "town")
    desert.over(city, "1010")
    assert kinds("1010") == [("1010", "city")]
    assert desert.over(city, "1010") == ()
    desert.over(town, "1010")
    assert kinds("1010") == [("1010", "town")]
    desert.over(city, "1010", rubs=True)
    assert kinds("1010") == []
    assert desert.over(town, "1010", rubs=True) == ()
    desert.over(town, "1502")
    assert kinds("1502") == [("Beirut", "town")]
    desert.over(town, "1502", rubs=True)
    assert kinds("1502") == [("Beirut", "")]
    desert.over(city, "1502")
    assert kinds("1502") == [("Beirut", "city")]


# ---- as it is drawn ----


def test_what_is_drawn_is_confirmed_with_its_hexsides(jarama: Table) -> None:
    near, far = _wet(jarama)
    entries = jarama.over(SEEN, near)
    assert all(isinstance(entry, Confirmation) for entry in entries)
    hex_ = jarama.board.hexes[jarama.board.parse_hex(near)]
    assert hex_.provenance.source is Source.CONFIRMED
    assert jarama.board.hexsides[jarama.side(near, far)].provenance.source is Source.CONFIRMED
    assert jarama.over(SEEN, near) == ()


def test_confirming_leaves_the_player_s_own_word(jarama: Table) -> None:
    jarama.over(Brush(Sort.TERRAIN, "woods"), "4040")
    jarama.over(SEEN, "4040")
    facts = jarama.board.hexes[jarama.board.parse_hex("4040")]
    assert facts.provenance_of("terrain:woods").source is Source.CORRECTED


# ---- what cannot be ----


def test_what_the_board_does_not_know_is_refused(elst: Table, jarama: Table) -> None:
    for table, brush in ((elst, RIVER), (jarama, Brush(Sort.WAY, "central", "rail"))):
        with pytest.raises(SweepError) as refusal:
            table.sweep(brush, Sweep(tuple(table.board)[:2], ()))
        assert refusal.value.reason.key == "sweep-not-on-this-map"


@pytest.mark.parametrize(("brush", "key"), [(SEEN, "sweep-off-map"), (RIVER, "sweep-no-hexside")])
def test_a_sweep_over_nothing_is_refused(jarama: Table, brush: Brush, key: str) -> None:
    with pytest.raises(SweepError) as refusal:
        jarama.sweep(brush, Sweep())
    assert refusal.value.reason.key == key


def test_a_sweep_says_when_it_was_seen(jarama: Table) -> None:
    (entry,) = jarama.over(Brush(Sort.TERRAIN, "woods"), "4040")
    assert entry == TerrainCorrection(hex="4040", at=NOW, key="woods", present=True)

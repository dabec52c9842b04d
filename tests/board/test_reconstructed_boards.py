"""The boards of the Spanish Civil War and of No Prisoners: sound, numbered as the rules say."""

import pytest

from companion.board.check import check_board
from companion.board.facts import Source
from companion.board.formats.geojson import load_board
from companion.board.formats.writer import board_text
from companion.board.info import board_info
from companion.board.library import board_folder, has_board, open_board
from companion.board.model import Board
from companion.hexes.coordinates import Direction, Hexside, distance

BOARDS = ("jarama", "brunete", "no_prisoners")


@pytest.mark.parametrize("name", BOARDS)
def test_it_is_sound_and_in_canonical_form(name: str) -> None:
    file = board_folder(name) / "board.geojson"
    board = load_board(file)
    assert check_board(board) == ()
    assert board_text(board) == file.read_text("utf-8")


@pytest.mark.parametrize("name", BOARDS)
def test_no_terrain_link_or_hexside_claims_to_be_printed(name: str) -> None:
    board = open_board(name)
    facts = [*board.hexes.values(), *board.hexsides.values()]
    provenances = [one.provenance for one in facts]
    provenances += [its for one in facts for its in one.exceptions.values()]
    assert {provenance.source for provenance in provenances} == {Source.RECONSTRUCTED}


def test_a_board_is_found_by_its_id_wherever_it_lies() -> None:
    assert [has_board(name) for name in (*BOARDS, "elst", "atlantis", "../elst")] == [True] * 4 + [False] * 2
    assert {open_board(name).id for name in BOARDS} == set(BOARDS)


def neighbours(name: str, hex_: str) -> set[str]:
    board = open_board(name)
    return {board.hex_name(one) for one in board.neighbours(board.parse_hex(hex_))}


@pytest.mark.parametrize(
    ("name", "hex_", "around"),
    [
        ("jarama", "3142", {"3242", "3243", "3143", "3043", "3042", "3141"}),
        ("jarama", "3043", {"3143", "3142", "3044", "2943", "2942", "3042"}),
        ("brunete", "2112", {"2111", "2212", "2213", "2113", "2013", "2012"}),
        ("brunete", "2010", {"2009", "2110", "2109", "2011", "1910", "1909"}),
        ("no_prisoners", "0810", {"0809", "0910", "0911", "0811", "0711", "0710"}),
    ],
)
def test_neighbours(name: str, hex_: str, around: set[str]) -> None:
    assert neighbours(name, hex_) == around


def test_numbers_run_as_the_rules_say() -> None:
    """Jarama: row from the south, then column from the west. Brunete: column, then row from the north."""
    jarama, brunete = open_board("jarama"), open_board("brunete")
    assert jarama.numbering.column_row(jarama.parse_hex("4838")) == (38, 48)
    assert jarama.parse_hex("4838").r > jarama.parse_hex("1053").r
    assert brunete.numbering.column_row(brunete.parse_hex("3614")) == (36, 14)
    assert brunete.parse_hex("1501").r > brunete.parse_hex("1533").r
    assert distance(jarama.parse_hex("3142"), jarama.parse_hex("3143")) == 1


def test_counts() -> None:
    jarama, brunete, levant = (board_info(open_board(name)) for name in BOARDS)
    assert (jarama.hexes, brunete.hexes, levant.hexes) == (1047, 891, 535)
    assert (jarama.links, brunete.links) == ({"road": 326}, {"road": 262})
    assert levant.links == {"rail": 52, "road": 16}
    assert jarama.features == {"river": 173, "bridge": 11}
    assert brunete.features == {"river": 108, "bridge": 7}
    assert (levant.features["canal"], levant.features["front_boundary"]) == (7, 30)


def side(board: Board, a: str, b: str) -> frozenset[str]:
    return board.hexside_features(Hexside.between(board.parse_hex(a), board.parse_hex(b)))


def test_rivers_have_names_and_are_bridged_where_roads_cross() -> None:
    jarama = open_board("jarama")
    assert side(jarama, "3142", "3143") == {"river", "bridge"}
    assert {facts.name for facts in jarama.hexsides.values()} == {"Jarama", "Manzanares", "Henares", "Tajuna"}


@pytest.mark.parametrize("name", ["jarama", "brunete"])
def test_no_road_crosses_a_river_without_a_bridge(name: str) -> None:
    board = open_board(name)
    crossed = {Hexside.of(hex_, direction) for hex_ in board for direction in board.links(hex_, "road")}
    rivers = {side for side in crossed if "river" in board.hexside_features(side)}
    assert all("bridge" in board.hexside_features(side) for side in rivers)


def test_entry_zones_are_those_of_the_rules() -> None:
    zones = {mark.id: mark for mark in open_board("jarama").marks if mark.kind == "entry_zone"}
    spans = {
        id_: (min(names), max(names))
        for id_, mark in zones.items()
        for names in [[open_board("jarama").hex_name(hex_) for hex_ in mark.hexes]]
    }
    assert spans == {
        "entry-A": ("4838", "4842"),
        "entry-B": ("1053", "1653"),
        "entry-C": ("2428", "2828"),
        "entry-D": ("2127", "2327"),
        "entry-E": ("1127", "1327"),
    }


def test_objectives_add_up() -> None:
    """J.7: 145 points on the Jarama board; B.6a: 32 in sixteen hexes at Brunete."""
    worth = {
        name: [mark.values["vp"] for mark in open_board(name).marks if mark.kind == "objective"]
        for name in ("jarama", "brunete")
    }
    assert sum(map(int, map(str, worth["jarama"]))) == 145
    assert (len(worth["brunete"]), sum(map(int, map(str, worth["brunete"])))) == (16, 32)


def test_what_is_not_known_of_no_prisoners_is_not_there() -> None:
    levant = open_board("no_prisoners")
    assert not any("vp" in place.values for place in levant.places)
    medina = next(place.hexes[0] for place in levant.places if place.name == "Medina")
    assert Direction.NW in levant.links(medina, "rail")

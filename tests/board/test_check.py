"""Checking a board: each kind of contradiction is found and told, and nothing else."""

from collections.abc import Callable
from typing import Any

import pytest

from companion.board.check import check_board
from companion.board.info import board_info
from companion.board.model import Board
from companion.text import LANGUAGES, Catalogue
from tests.board.board_files import board_from_json

Document = dict[str, Any]
FeatureOf = Callable[[str], Document]


def findings(board: Board) -> list[str]:
    """The keys found, after a look whether both languages can say them."""
    found = check_board(board)
    for language in LANGUAGES:
        catalogue = Catalogue(language)
        assert all(catalogue.reason(reason, board.hex_name) for reason in found)
    return [reason.key for reason in found]


def test_a_sound_board_gives_nothing(small: Board) -> None:
    assert findings(small) == []


@pytest.mark.parametrize(
    ("alter", "found"),
    [
        (lambda find: find("B1")["properties"].pop("links"), ["board-check-one-sided-link"]),
        (lambda find: find("exit")["properties"].update(network="rail"), ["board-check-no-exit"]),
        (lambda find: find("B1")["properties"].pop("terrain"), ["board-check-link-without-terrain"]),
        (
            lambda find: find("line")["geometry"]["coordinates"].pop(),
            ["board-check-link-without-line"],
        ),
        (
            lambda find: find("line")["geometry"]["coordinates"].append([0.866025, -2.5]),
            ["board-check-line-without-link"],
        ),
        (lambda find: find("wood")["properties"].update(hexes=["A1", "A2"]), ["board-check-area-not-there"]),
        (lambda find: find("wood")["properties"].update(hexes=[]), ["board-check-area-not-listed"]),
        (lambda find: find("wood")["properties"].update(type="grain"), []),  # the centre is in the hole
        (
            lambda find: find("A1")["properties"]["terrain"].append("grain"),
            ["board-check-terrain-without-area"],
        ),
        (
            lambda find: find("A1")["properties"]["terrain"].append("building_stone"),
            ["board-check-terrain-without-area"],
        ),
        (
            lambda find: find("wood")["properties"].update(type="building", values={"material": "stone"}),
            ["board-check-area-without-terrain"],
        ),
        (
            lambda find: (
                find("wood")["properties"].update(type="pond"),
                find("wood")["geometry"]["coordinates"].pop(),
            ),
            ["board-check-area-without-terrain"],
        ),
        (lambda find: find("place")["properties"].update(area="gone"), ["board-check-place-area"]),
    ],
)
def test_a_contradiction_is_found(
    document: Document, feature_of: FeatureOf, alter: Callable[[FeatureOf], object], found: list[str]
) -> None:
    alter(feature_of)
    assert findings(board_from_json(document)) == found


def test_a_board_of_hexes_alone_is_sound(document: Document) -> None:
    bare = {"kind": "hex", "id": "A1"}, {"kind": "hex", "id": "A2"}
    document["features"] = [{"type": "Feature", "geometry": None, "properties": hex_} for hex_ in bare]
    assert findings(board_from_json(document)) == []


def test_a_hex_away_from_all_others_is_found(document: Document) -> None:
    lone = {"type": "Feature", "geometry": None, "properties": {"kind": "hex", "id": "J9"}}
    document["features"].append(lone)
    assert findings(board_from_json(document)) == ["board-check-lone-hex"]


def test_info_counts_each_link_once(small: Board) -> None:
    info = board_info(small)
    assert info.links == {"road": 2}  # A1-B1, and A1 northward off the board
    assert info.terrain == {"open": 2, "road_dirt": 1, "road_paved": 1}
    assert (info.features, info.areas, info.marks) == ({"river": 1}, {"wood": 1}, {"compass": 1})
    assert info.digest == small.digest

"""Boards for the tests: the Elst board, and a small one as the document of its file."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from companion.board.library import open_board
from companion.board.model import Board
from tests.board.board_files import board_from_json

Document = dict[str, Any]

# Two fields of four hexes around a corner: A1 A2 B1 B2, with everything that a board can hold.
_FEATURES: list[Document] = [
    {"kind": "hex", "id": "A1", "terrain": ["road_dirt"], "links": {"road": {"3": "dirt", "1": "dirt"}}},
    {"kind": "hex", "id": "A2", "values": {"height": 1.5, "name": "hill", "steep": True, "seen": None}},
    {"kind": "hex", "id": "B1", "terrain": ["road_paved"], "links": {"road": {"6": "paved"}}},
    {"kind": "hex", "id": "B2", "half": True, "confidence": "low", "note": "hidden by the fold"},
    {"kind": "hexside", "hex": "A1", "direction": 4, "features": ["river"], "name": "Linge"},
    {
        "kind": "area",
        "id": "wood",
        "type": "wood",
        "hexes": ["A1"],
        "shares": {"A1": 1.0},
        "values": {"h": 2},
    },
    {"kind": "line", "id": "R1", "network": "road", "type": "dirt", "width": 0.1},
    {"kind": "place", "name": "Elst", "type": "town", "hexes": ["B1", "B2"], "area": "wood"},
    {"kind": "exit", "edge": "N", "hex": "A1", "network": "road", "type": "dirt"},
    {"kind": "mark", "id": "compass", "type": "compass", "hexes": ["B2"], "text": "N"},
]
_GEOMETRIES: dict[str, Document] = {
    "area": {
        "type": "Polygon",
        "coordinates": [
            [[-0.2, -0.8], [-0.2, -1.2], [0.2, -1.2], [0.2, -0.8], [-0.2, -0.8]],
            [[-0.1, -0.9], [0.1, -0.9], [0.1, -1.1], [-0.1, -1.1], [-0.1, -0.9]],
        ],
    },
    "line": {"type": "LineString", "coordinates": [[0, -0.5], [0, -1], [0.866025, -1.5]]},
    "place": {
        "type": "MultiPolygon",
        "coordinates": [[[[0.5, -2.2], [0.9, -2.2], [0.9, -2.1], [0.5, -2.1], [0.5, -2.2]]]],
    },
    "exit": {"type": "Point", "coordinates": [0, -0.5]},
}


def _feature(properties: Document) -> Document:
    geometry = _GEOMETRIES.get(properties["kind"])
    return deepcopy({"type": "Feature", "geometry": geometry, "properties": properties})


@pytest.fixture
def document() -> Document:
    """A small board as written by hand, free to be altered."""
    return small_document()


def small_document() -> Document:
    """The small board's document."""
    numbering = {"style": "letters", "orientation": "flat-top", "shift": "odd-south"}
    header = {"format": "wargame-companion-board", "version": 1, "id": "small", "title": "Small"}
    return {
        "type": "FeatureCollection",
        "board": {
            **header,
            "numbering": numbering,
            "extent": [[-0.6, -2.5], [1.5, -0.5]],
            "values": {"km": 1},
        },
        "features": [_feature(properties) for properties in _FEATURES],
    }


@pytest.fixture
def feature_of(document: Document) -> Callable[[str], Document]:
    """Find the first feature of a kind, or the feature of an id, in the small document."""

    def find(name: str) -> Document:
        named = (
            f for f in document["features"] if name in {f["properties"].get("id"), f["properties"]["kind"]}
        )
        return next(named)

    return find


@pytest.fixture
def small(document: Document) -> Board:
    """The small board."""
    return board_from_json(document)


@pytest.fixture(scope="session")
def elst() -> Board:
    """The board of Decision at Elst."""
    return open_board("elst")

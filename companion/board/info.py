"""What is on a board, in figures."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.board.facts import Confidence, Source
from companion.board.model import Board
from companion.hexes.coordinates import Hexside


@dataclass(frozen=True)
class BoardInfo:
    """Counts by key, the most frequent first.

    A link is one crossed hexside, however many of its hexes name it. A hex without terrain counts as
    "open". `sources` and `confidences` count hexes.
    """

    id: str
    title: str
    digest: str
    first_hex: str
    last_hex: str
    hexes: int
    half_hexes: int
    terrain: Mapping[str, int]
    links: Mapping[str, int]
    features: Mapping[str, int]
    areas: Mapping[str, int]
    lines: Mapping[str, int]
    places: int
    exits: Mapping[str, int]
    marks: Mapping[str, int]
    sources: Mapping[Source, int]
    confidences: Mapping[Confidence, int]


def board_info(board: Board) -> BoardInfo:
    """Count what a board holds."""
    hexes = list(board.hexes.values())
    return BoardInfo(
        id=board.id,
        title=board.title,
        digest=board.digest,
        first_hex=board.hex_name(hexes[0].coord),
        last_hex=board.hex_name(hexes[-1].coord),
        hexes=len(hexes),
        half_hexes=sum(facts.is_half for facts in hexes),
        terrain=_count(key for facts in hexes for key in facts.terrain or {"open"}),
        links=_count(network for network, _ in _linked_hexsides(board)),
        features=_count(key for side in board.hexsides.values() for key in side.features),
        areas=_count(area.kind for area in board.areas),
        lines=_count(line.network for line in board.lines),
        places=len(board.places),
        exits=_count(exit_.network for exit_ in board.exits),
        marks=_count(mark.kind for mark in board.marks),
        sources=Counter(facts.provenance.source for facts in hexes),
        confidences=Counter(facts.provenance.confidence for facts in hexes),
    )


def _linked_hexsides(board: Board) -> set[tuple[str, Hexside]]:
    return {
        (network, Hexside.of(hex_, direction))
        for hex_, facts in board.hexes.items()
        for network, ways in facts.links.items()
        for direction in ways
    }


def _count(keys: Iterable[str]) -> Mapping[str, int]:
    return dict(Counter(sorted(keys)).most_common())

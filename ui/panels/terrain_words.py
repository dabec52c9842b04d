"""Terrain put into words: what stands in a hex, most telling first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from companion.board.legend import legend_of

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.text import Catalogue

# What matters most to sight and cover comes first; keys not named here follow in their own order.
_ORDER = ("building_stone", "building_wood", "pond", "orchard", "grain", "polder", "road_paved", "road_dirt")


def ordered_terrain(keys: Iterable[str]) -> list[str]:
    """Terrain keys in the order in which they are told."""
    rank = {key: place for place, key in enumerate(_ORDER)}
    return sorted(keys, key=lambda key: (rank.get(key, len(_ORDER)), key))


def terrain_name(catalogue: Catalogue, key: str) -> str:
    """The name of one terrain key; the key itself, in words, for one the catalogue does not know."""
    stem = key.replace("_", "-")
    return catalogue.text(f"terrain-{stem}") if f"terrain-{stem}" in catalogue else key.replace("_", " ")


def terrain_words(catalogue: Catalogue, board: Board, keys: Iterable[str]) -> str:
    """All terrain of a hex in a row; what the board's legend calls a hex without any."""
    names = [terrain_name(catalogue, key) for key in ordered_terrain(keys)]
    return catalogue.join(names) if names else catalogue.text(bare_text_key(board))


def bare_text_key(board: Board) -> str:
    """The key of what a hex without terrain is called on a board."""
    return f"terrain-{legend_of(board).bare or 'open'}"


def begun(words: str) -> str:
    """Words as they begin a line: with a capital, where the language has them."""
    return words[:1].upper() + words[1:]


def known_terrain(board: Board) -> list[str]:
    """Every terrain key that occurs on a board, in the order in which it is told."""
    return ordered_terrain({key for facts in board.hexes.values() for key in facts.terrain})

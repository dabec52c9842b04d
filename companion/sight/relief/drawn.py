"""The outlines of a board as they are drawn, to be found by where they lie."""

from dataclasses import dataclass

import shapely

from companion.board.model import Board
from companion.board.once import once_a_board
from companion.sight.clipping import Shapes, lattice_polygons


@dataclass(frozen=True, eq=False)
class DrawnOutlines:
    """Polygons on the lattice, as many as the board has areas and in their order, and a tree of them."""

    shapes: Shapes
    tree: shapely.STRtree


@once_a_board
def drawn_outlines(board: Board) -> DrawnOutlines:
    """The outlines of a board, put together when first asked for."""
    shapes = lattice_polygons(board.areas)
    return DrawnOutlines(shapes, shapely.STRtree(shapes))

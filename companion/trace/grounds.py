"""Which facts of a board a line rests on, and which of them nobody has checked yet."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.board.facts import Provenance, Source, link_fact
from companion.board.model import Board
from companion.hexgrid import HexCoord, direction_between
from companion.trace.result import UncertainFact


def uncertain_links(board: Board, path: Sequence[HexCoord], network: str) -> tuple[UncertainFact, ...]:
    """The links of a network that a path follows, as far as they are only reconstructed."""
    return tuple(fact for fact in _links(board, path, network) if is_uncertain(fact.provenance))


def is_uncertain(provenance: Provenance) -> bool:
    """Whether a fact was neither read off the printed map nor confirmed by a player."""
    return provenance.source is Source.RECONSTRUCTED


def _links(board: Board, path: Sequence[HexCoord], network: str) -> Iterator[UncertainFact]:
    for here, there in pairwise(path):
        direction = direction_between(here, there)
        if direction in board.links(here, network):
            fact = link_fact(network, direction)
            yield UncertainFact(here, fact, board.hexes[here].provenance_of(fact))

"""Which facts of a board a line rests on, and which of them nobody has checked yet."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import pairwise

from companion.board.entries import Confirmation
from companion.board.facts import Provenance, Source, link_fact
from companion.board.model import Board
from companion.hexes.coordinates import Direction, HexCoord, direction_between
from companion.trace.result import UncertainFact


def uncertain_links(board: Board, path: Sequence[HexCoord], network: str) -> tuple[UncertainFact, ...]:
    """The links of a network that a path follows, as far as they are only reconstructed."""
    return tuple(fact for fact in _links(board, path, network) if is_uncertain(fact.provenance))


def is_uncertain(provenance: Provenance) -> bool:
    """Whether a fact was neither read off the printed map nor confirmed by a player."""
    return provenance.source is Source.RECONSTRUCTED


def confirmations(board: Board, facts: Iterable[UncertainFact], at: datetime) -> tuple[Confirmation, ...]:
    """What a player says who has seen facts on the printed map; a link counts for both its hexes."""
    seen = ((hex_, fact) for one in facts for hex_, fact in (_told_by(one.hex, one.fact)))
    return tuple(
        Confirmation(hex=board.own_name(hex_), at=at, about=fact) for hex_, fact in seen if hex_ in board
    )


def _told_by(hex_: HexCoord, fact: str) -> tuple[tuple[HexCoord, str], ...]:
    """A fact, and the same link as the hex at its other end has it."""
    kind, _, rest = fact.partition(":")
    if kind != "link":
        return ((hex_, fact),)
    network, direction = rest.rsplit(":", 1)
    way = Direction(int(direction))
    return (hex_, fact), (hex_.step(way), link_fact(network, way.opposite))


def _links(board: Board, path: Sequence[HexCoord], network: str) -> Iterator[UncertainFact]:
    for here, there in pairwise(path):
        direction = direction_between(here, there)
        if direction in board.links(here, network):
            fact = link_fact(network, direction)
            yield UncertainFact(here, fact, board.hexes[here].provenance_of(fact))

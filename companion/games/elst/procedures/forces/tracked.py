"""The forces as facts that the table may set, and as counters to pack up."""

from collections.abc import Iterator

from companion.games.elst.procedures.forces.state import HIGHEST_MORALE, Forces, Spot
from companion.games.elst.procedures.forces.words import place_in_words
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.games.elst.rules.forces.roster import Pieces
from companion.kit.facts import Fact
from companion.kit.system import PackedItem
from companion.reason import Reason

_MOST = 99  # more than any order of battle brings


def forces_facts(forces: Forces) -> Iterator[Fact]:
    """Shots, points and morale levels read; counters and control have their own commands."""
    yield Fact("forces/panzerfausts", Reason("forces-fact-panzerfausts"), lowest=0, highest=_MOST)
    yield Fact("forces/points_adjusted", Reason("forces-fact-points-adjusted"), lowest=-_MOST, highest=_MOST)
    for unit in forces.broken_morale:
        label = Reason("forces-fact-broken-morale", args={"unit": printed_name(piece_type(unit))})
        yield Fact(f"forces/broken_morale/{unit}", label, lowest=1, highest=HIGHEST_MORALE)


def packed_forces(forces: Forces) -> Iterator[PackedItem]:
    """Every counter on the map and in the piles."""
    for holding in forces.holdings:
        side = holding.faction.value
        piece = Reason("forces-packed", args={"side": side, "name": _name(holding.pieces)})
        if holding.place.spot is Spot.MAP:
            marks = (Reason("forces-packed-steeple"),) if holding.place.level else ()
            yield PackedItem(piece, hex=holding.place.hex, count=holding.count, marks=marks)
        else:
            yield PackedItem(piece, place=place_in_words(holding.place), count=holding.count)


def _name(pieces: Pieces) -> str:
    return printed_name(pieces.piece_type)

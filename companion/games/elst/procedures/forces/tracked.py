"""The forces as facts that the table may set."""

from collections.abc import Iterator

from companion.games.elst.procedures.forces.state import HIGHEST_MORALE, Forces
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.kit.facts import Fact
from companion.reason import Reason

_MOST = 99  # more than any order of battle brings


def forces_facts(forces: Forces) -> Iterator[Fact]:
    """Shots, points and morale levels read; counters and control have their own commands."""
    yield Fact("forces/panzerfausts", Reason("forces-fact-panzerfausts"), lowest=0, highest=_MOST)
    yield Fact("forces/points_adjusted", Reason("forces-fact-points-adjusted"), lowest=-_MOST, highest=_MOST)
    for unit in forces.broken_morale:
        label = Reason("forces-fact-broken-morale", args={"unit": printed_name(piece_type(unit))})
        yield Fact(f"forces/broken_morale/{unit}", label, lowest=1, highest=HIGHEST_MORALE)

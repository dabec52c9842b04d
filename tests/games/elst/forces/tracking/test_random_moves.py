"""Whatever is moved about, no counter comes or goes and every side keeps its own."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.state import Place, Spot
from tests.games.elst.forces.tracking.forces_table import BRITISH, GERMAN, ForcesTable, hexes

PLACES = (
    *(Place(spot=Spot.MAP, hex=hex_) for hex_ in hexes("NN8 MM9 TT3 A12 S28")),
    *(Place(spot=spot) for spot in Spot if spot is not Spot.MAP),
)
MOVES = st.tuples(
    st.sampled_from([BRITISH, GERMAN]),
    st.sampled_from(["LMG", "2x LMG", "9-1", "3x radio, LMG"]),
    st.sampled_from(PLACES),
    st.sampled_from(PLACES),
)


def owned(table: ForcesTable) -> Counter:
    counts: Counter = Counter()
    for holding in table.forces.holdings:
        counts[holding.faction, holding.type] += holding.count
    return counts


@given(st.lists(MOVES, max_size=25))
@settings(max_examples=15, deadline=None)
def test_counters_are_conserved(moves) -> None:
    table = ForcesTable()
    for side in (BRITISH, GERMAN):
        table.add("3x LMG, 2x 9-1, 3x radio @ NN8\nLMG", side)
    before = owned(table)
    for side, text, start, end in moves:
        command = MovePieces(
            side=side,
            text=text,
            spot=start.spot,
            hex=start.hex,
            to_spot=end.spot,
            to_hex=end.hex,
        )
        if not table.refusal(command):
            table.do(command)
        assert owned(table) == before

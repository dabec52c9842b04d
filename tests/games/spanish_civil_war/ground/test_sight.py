"""Lines of sight on the boards: what they cross, exactly, and what blocks a barrage."""

from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import strategies as st

from companion.board.model import Board
from companion.games.spanish_civil_war.rules.ground.sight import ELEVATION
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import FireBarrage
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord, Orientation, ring
from companion.hexes.line import hexes_crossed
from tests.games.spanish_civil_war.ground.forces import battle_map
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FLAT, POINTY = Orientation
coordinates = st.builds(HexCoord, st.integers(-6, 6), st.integers(-6, 6))


def barred(battle: Battle, start: HexCoord, end: HexCoord, *ground: tuple[HexCoord, str]) -> str:
    """The rule by which a gun does not barrage a target over some hexes; empty when it does."""
    table = Table(battle, with_ground(battle_map(battle).board, ground))
    name = table.system.map.board.hex_name
    own, foes = ("J-N-1", "J-R-48") if battle is Battle.JARAMA else ("B-R-34", "B-N-71")
    side = REPUBLICAN if "-R-" in own else NATIONALIST
    gun = table.stand(side, f"{own}: art 4(8)6", name(start))
    table.stand(side.opponent, f"{foes}: 4-4-6 II", name(end))
    table.go_to(Phase.FIRST_COMBAT)
    return table.rule_against(FireBarrage(guns=(gun,), hex=end))


def with_ground(board: Board, ground: Iterable[tuple[HexCoord, str]]) -> Board:
    """A board with other ground in some hexes, and open ground in all others."""
    hexes = {hex_: replace(facts, terrain=frozenset(), values={}) for hex_, facts in board.hexes.items()}
    for hex_, kind in ground:
        own = {"values": {ELEVATION: True}} if kind == ELEVATION else {"terrain": frozenset({kind})}
        hexes[hex_] = replace(hexes[hex_], **own)
    return replace(board, hexes=hexes)


def line(battle: Battle, *, along_a_hexside: bool) -> tuple[HexCoord, HexCoord, tuple[HexCoord, ...]]:
    """Two hexes two apart in the midst of a board, and the hex or the two hexes between them."""
    board = battle_map(battle).board
    start = board.parse_hex({Battle.JARAMA: "3040", Battle.BRUNETE: "2010"}[battle])
    for end in ring(start, 2):
        (between,) = hexes_crossed(start, end, board.orientation)
        if len(between) == 1 + along_a_hexside:
            return start, end, between
    raise AssertionError(battle)


@pytest.mark.parametrize("kind", ["woods", "town", "city", ELEVATION, "rough"])
@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
def test_towns_cities_and_hills_block_at_the_jarama_and_not_at_brunete(battle: Battle, kind: str) -> None:
    """12.4.1c, B.12: woods block at both."""
    start, end, (between,) = line(battle, along_a_hexside=False)
    blocks = {"woods"} if battle is Battle.BRUNETE else {"woods", "town", "city", ELEVATION}
    assert barred(battle, start, end) == ""
    assert barred(battle, start, end, (between, kind)) == ("12.4.1c" if kind in blocks else "")


def test_a_line_between_a_wood_and_an_open_hex_is_free() -> None:
    """12.4.1d: and blocked between two woods."""
    start, end, (left, right) = line(Battle.JARAMA, along_a_hexside=True)
    woods = [(left, "woods"), (right, "woods")]
    assert [barred(Battle.JARAMA, start, end, wood) for wood in woods] == ["", ""]
    assert barred(Battle.JARAMA, start, end, *woods) == "12.4.1c"

"""Guns behind their battalion at the Jarama, and the words that tests of artillery use."""

from companion.games.spanish_civil_war.table.commands import DeclareFight, FireBarrage
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import distance
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

FOOT, GUN, OTHER_GUN = "J-N-1-infantry-1", "J-N-1-artillery-1", "J-N-1-artillery-2"
FOURTH, FREE = "J-N-4-artillery-1", "J-N-ART-artillery-1"
TARGET, THEIR_GUN = "J-R-48-infantry-1", "J-R-48-artillery-1"


def gun_table() -> Table:
    """A battalion of the 1st in 3532 before a Republican one in 3533; guns three hexes behind them."""
    table = Table(Battle.JARAMA)
    table.tell(REPUBLICAN, "48: 3x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6/-")
    table.tell(NATIONALIST, "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6, 2x art 5(6)6/3(6)6\n4: 6-4-6 II, art 5(6)6")
    table.tell(NATIONALIST, "ART: art 6(9)6\nVAR: HQ 0-1-6\nPZI: tank 2-1-12/- I")
    table.put(J_R_48_infantry_1="3533", J_N_1_infantry_1="3532")
    table.put(J_N_1_artillery_1="3530", J_N_4_artillery_1="3430", J_N_ART_artillery_1="3330")
    return table


def attack(table: Table, *units: str) -> DeclareFight:
    return DeclareFight(attackers=units or (FOOT,), hexes=(table.hex("3533"),))


def barrage(table: Table, *guns: str, hex_: str = "3533", spotter: str = FOOT) -> FireBarrage:
    return FireBarrage(guns=guns or (GUN,), hex=table.hex(hex_), spotter=spotter)


def away(table: Table, far: int, other: str = "3533", far_from_other: int | None = None) -> str:
    """A hex so far from 3533, and so far from another."""
    board, ends = table.system.map.board, (table.hex("3533"), table.hex(other))
    wanted = (far, far if far_from_other is None else far_from_other)
    return next(
        board.hex_name(hex_) for hex_ in board if tuple(distance(hex_, end) for end in ends) == wanted
    )

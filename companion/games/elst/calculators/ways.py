"""A way over polder on foot or by vehicle, and a climb into the steeple."""

from companion.board.library import open_board
from companion.games.elst.calculators.fields import (
    SIDES,
    is_ticked,
    number,
    options,
    tick,
    told,
    typed_line,
)
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.climbing import climb_answer
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.going import by_vehicle, on_foot
from companion.games.elst.rules.forces.roster import parse_roster_line
from companion.games.elst.rules.forces.ways import typed_hexes, typed_way
from companion.kit.calculators import Calculator, Given
from companion.kit.panels import Lines, Part
from companion.reason import Reason

_BOARD = "elst"
_MOST_CHECKS = 20
_MOST_MF = 12

# ---- ways ----


@told
def _on_foot(given: Given) -> tuple[Part, ...]:
    board = open_board(_BOARD)
    way = typed_way(board, given["way"], given["costs"])
    if not way:
        return (Lines((Reason("way-type-hexes"),)),)
    return on_foot(board, way, typed_hexes(board, given["tem"]))


@told
def _by_vehicle(given: Given) -> tuple[Part, ...]:
    board = open_board(_BOARD)
    way = typed_way(board, given["way"], given["costs"], may_turn=True)
    if not way:
        return (Lines((Reason("way-type-hexes"),)),)
    spends_all = is_ticked(given, "spends-all")
    return by_vehicle(board, way, spends_all_mp=spends_all, failed=given["failed"])


# ---- the steeple ----


@told
def _steeple(given: Given) -> tuple[Part, ...]:
    faction = Faction(given["side"])
    movers, above = (_pieces(given[name], faction) for name in ("movers", "above"))
    return climb_answer(movers, above, given["entry"] or 0, given["left"])


def _pieces(typed: str, faction: Faction) -> tuple[Pieces, ...]:
    return parse_roster_line(typed, faction, open_board(_BOARD)).pieces if typed else ()


ON_FOOT = Calculator(
    (typed_line("way"), typed_line("costs"), typed_line("tem")),
    _on_foot,
)
VEHICLE = Calculator(
    (typed_line("way"), typed_line("costs"), tick("spends-all"), number("failed", 1, _MOST_CHECKS)),
    _by_vehicle,
)
STEEPLE = Calculator(
    (
        options("side", SIDES),
        typed_line("movers"),
        typed_line("above"),
        number("entry", 1, _MOST_MF, 2),
        number("left", 1, _MOST_MF),
    ),
    _steeple,
)

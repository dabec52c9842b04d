"""Calculators without a session: a way over polder on foot or by vehicle, and a climb into the steeple."""

from collections.abc import Callable
from functools import wraps

from companion.board.library import open_board
from companion.play.calculators import Calculator, CalculatorField, Given
from companion.play.panels import Input, InputKind, Lines, Part
from companion.play.questions import NO, YES
from companion.reason import CompanionError, Reason
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.climbing import climb_answer
from companion.systems.elst.forces.going import by_vehicle, on_foot
from companion.systems.elst.forces.roster import Pieces, parse_roster_line
from companion.systems.elst.forces.ways import typed_hexes, typed_way

_BOARD = "elst"
_MOST_CHECKS = 20
_MOST_MF = 12

Answer = Callable[[Given], tuple[Part, ...]]


def calculators() -> tuple[Calculator, ...]:
    """Every calculator of the game that is described as data."""
    return _ON_FOOT, _VEHICLE, _STEEPLE


def _told(answer: Answer) -> Answer:
    """What cannot be read is told in place of the answer."""

    @wraps(answer)
    def told(given: Given) -> tuple[Part, ...]:
        try:
            return answer(given)
        except CompanionError as error:
            return (Lines((error.reason,)),)

    return told


# ---- fields ----


def _text(name: str) -> CalculatorField:
    return CalculatorField(Input(name, InputKind.TEXT, Reason(f"elst-calculator-{name}")))


def _number(name: str, highest: int, start: int | None = None) -> CalculatorField:
    label = Reason(f"elst-calculator-{name}")
    return CalculatorField(Input(name, InputKind.NUMBER, label, lowest=1, highest=highest), start)


def _options(name: str, options: tuple[str, ...]) -> CalculatorField:
    return CalculatorField(Input(name, InputKind.OPTION, Reason(f"elst-calculator-{name}"), options))


# ---- ways ----


@_told
def _on_foot(given: Given) -> tuple[Part, ...]:
    board = open_board(_BOARD)
    way = typed_way(board, given["way"], given["costs"])
    if not way:
        return (Lines((Reason("way-type-hexes"),)),)
    return on_foot(board, way, typed_hexes(board, given["tem"]))


@_told
def _by_vehicle(given: Given) -> tuple[Part, ...]:
    board = open_board(_BOARD)
    way = typed_way(board, given["way"], given["costs"], may_turn=True)
    if not way:
        return (Lines((Reason("way-type-hexes"),)),)
    spends_all = given["spends-all"] == YES
    return by_vehicle(board, way, spends_all_mp=spends_all, failed=given["failed"])


# ---- the steeple ----


@_told
def _steeple(given: Given) -> tuple[Part, ...]:
    faction = Faction(given["side"])
    movers, above = (_pieces(given[name], faction) for name in ("movers", "above"))
    return climb_answer(movers, above, given["entry"] or 0, given["left"])


def _pieces(text: str, faction: Faction) -> tuple[Pieces, ...]:
    return parse_roster_line(text, faction, open_board(_BOARD)).pieces if text else ()


_ON_FOOT = Calculator(
    "elst-on-foot",
    Reason("elst-calculator-title-on-foot"),
    (_text("way"), _text("costs"), _text("tem")),
    _on_foot,
)
_VEHICLE = Calculator(
    "elst-vehicle",
    Reason("elst-calculator-title-vehicle"),
    (_text("way"), _text("costs"), _options("spends-all", (NO, YES)), _number("failed", _MOST_CHECKS)),
    _by_vehicle,
)
_STEEPLE = Calculator(
    "elst-steeple",
    Reason("elst-calculator-title-steeple"),
    (
        _options("side", tuple(faction.value for faction in Faction)),
        _text("movers"),
        _text("above"),
        _number("entry", _MOST_MF, 2),
        _number("left", _MOST_MF),
    ),
    _steeple,
)

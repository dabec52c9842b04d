"""A climb into the steeple in words: MF, room up there, and the cover on both levels (1.1b, 1.1c, 1.1h)."""

from collections.abc import Iterator

from companion.games.elst.rules.forces.roster import Pieces
from companion.games.elst.rules.forces.steeple import (
    MOST_HALF_SQUADS,
    MOST_SMC,
    Climb,
    Stack,
    climb_refusal,
    enter_and_climb,
)
from companion.games.elst.rules.forces.steeple_fire import AttackKind, steeple_hex_tem
from companion.games.elst.rules.forces.units import squad_equivalents
from companion.games.elst.rules.levels import GROUND, STEEPLE
from companion.kit.panels import Lines, Part
from companion.reason import Reason


def climb_answer(
    movers: tuple[Pieces, ...], above: tuple[Pieces, ...], entry_mf: int, mf: int | None
) -> tuple[Part, ...]:
    """What entering and climbing costs `movers` with so many MF (None: not said), and what comes of it."""
    climb = enter_and_climb((), above, movers, entry_mf)
    refusal = climb.refusal or _cost_refusal(movers, entry_mf, mf)
    told = (refusal,) if refusal else tuple(_climbed(climb))
    return (Lines((*(told if movers else ()), *_standing(climb if not refusal else None, above), *_cover())),)


def _cost_refusal(movers: tuple[Pieces, ...], entry_mf: int, mf: int | None) -> Reason | None:
    if mf is None:
        return None
    refusals = (climb_refusal(some.piece_type.kind, mf - entry_mf) for some in movers)
    return next((reason for reason in refusals if reason), None)


def _climbed(climb: Climb) -> Iterator[Reason]:
    args = {"entry": climb.entry_mf, "climb": climb.climb_mf, "total": climb.total_mf}
    yield Reason("climb-cost", "1.1b", args=args)


def _standing(climb: Climb | None, above: tuple[Pieces, ...]) -> Iterator[Reason]:
    """How full the steeple is afterwards."""
    stack = Stack.of(climb.steeple if climb else above)
    args: dict[str, str | int | float] = {
        "squads": f"{squad_equivalents(stack.half_squads):g}",
        "of-squads": f"{squad_equivalents(MOST_HALF_SQUADS):g}",
        "leaders": stack.smc,
        "of-leaders": MOST_SMC,
    }
    yield Reason("climb-room", "1.1h", args=args)


def _cover() -> Iterator[Reason]:
    figures = {
        "steeple": steeple_hex_tem(STEEPLE, AttackKind.SMALL_ARMS),
        "ground": steeple_hex_tem(GROUND, AttackKind.SMALL_ARMS),
        "from-above": steeple_hex_tem(GROUND, AttackKind.ARTILLERY),
    }
    yield Reason("climb-cover", "1.1c", args={name: f"+{tem}" for name, tem in figures.items()})

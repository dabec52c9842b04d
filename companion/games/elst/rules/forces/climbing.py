"""A climb into the steeple in words: MF, room up there, and the cover on both levels (1.1b, 1.1c, 1.1h)."""

from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.steeple import (
    CLIMB_MF,
    MOST_HALF_SQUADS,
    MOST_SMC,
    Stack,
    arrival_refusal,
    climb_refusal,
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
    refusal = arrival_refusal(above, movers) or _cost_refusal(movers, entry_mf, mf)
    told = (refusal or _climbed(entry_mf),) if movers else ()
    standing = _standing(above if refusal else (*above, *movers))
    return (Lines((*told, standing, _cover())),)


def _cost_refusal(movers: tuple[Pieces, ...], entry_mf: int, mf: int | None) -> Reason | None:
    if mf is None:
        return None
    refusals = (climb_refusal(some.piece_type.kind, max(mf - entry_mf, 0)) for some in movers)
    return next((reason for reason in refusals if reason), None)


def _climbed(entry_mf: int) -> Reason:
    args = {"entry": entry_mf, "climb": CLIMB_MF, "total": entry_mf + CLIMB_MF}
    return Reason("climb-cost", "1.1b", args=args)


def _standing(above: tuple[Pieces, ...]) -> Reason:
    """How full the steeple is afterwards."""
    stack = Stack.of(above)
    args: dict[str, str | int | float] = {
        "squads": f"{squad_equivalents(stack.half_squads):g}",
        "of-squads": f"{squad_equivalents(MOST_HALF_SQUADS):g}",
        "leaders": stack.smc,
        "of-leaders": MOST_SMC,
    }
    return Reason("climb-room", "1.1h", args=args)


def _cover() -> Reason:
    figures = {
        "steeple": steeple_hex_tem(STEEPLE, AttackKind.SMALL_ARMS),
        "ground": steeple_hex_tem(GROUND, AttackKind.SMALL_ARMS),
        "from-above": steeple_hex_tem(GROUND, AttackKind.ARTILLERY),
    }
    return Reason("climb-cover", "1.1c", args={name: f"+{tem}" for name, tem in figures.items()})

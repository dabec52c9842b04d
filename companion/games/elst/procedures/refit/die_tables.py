"""The tables with one die for each case: wounded leaders, vehicles, weapons (4.508, 4.5121-4.5124)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from companion.chance.requests import Modifier
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.tables import refit_tables, table_result
from companion.games.elst.rules.refit.terms import RollKind, WeaponResult
from companion.reason import Reason
from companion.saved import Frozen

RECALLED, KEPT = "recalled", "kept"


class Condition(Frozen):
    """What counts for a roll, as the map and the counters tell it or as players type it.

    `repair_number` is printed on the weapon; None where nobody told it.
    """

    is_isolated: bool = False
    is_front_line: bool = False
    is_uncontrolled: bool = False
    lacks_crew: bool = False
    repair_number: int | None = None


Drm = tuple[str, Callable[[Condition], int]]  # the message that gives the reason, and how much

_ISOLATED: Drm = ("refit-drm-isolated", lambda case: case.is_isolated)
_FRONT_LINE: Drm = ("refit-drm-front-line", lambda case: case.is_front_line)
_UNCONTROLLED: Drm = ("refit-drm-uncontrolled-hex", lambda case: case.is_uncontrolled)
_VEHICULAR: Drm = ("refit-drm-vehicular", lambda case: -1)
_REPAIR_NUMBER: Drm = ("refit-drm-repair-number", lambda case: -(case.repair_number or 0))
_NO_CREW: Drm = ("refit-drm-no-crew", lambda case: case.lacks_crew)


@dataclass(frozen=True, slots=True)
class DieTable:
    """A table: what is rolled for carries `mark` and `fits`; `result` gives the end of `refit-result-`."""

    rule: str
    mark: Mark
    fits: Callable[[PieceType], bool]
    drm: tuple[Drm, ...]
    result: Callable[[int], str]
    step: RefitStep = RefitStep.REPAIR

    def modifiers(self, case: Condition) -> tuple[Modifier, ...]:
        """What counts, each with its reason."""
        told = ((int(count(case)), key) for key, count in self.drm)
        return tuple(Modifier(value=value, reason=Reason(key, self.rule)) for value, key in told if value)


def is_vehicle(type_: PieceType) -> bool:
    """Whether it drives."""
    return type_.kind is PieceKind.VEHICLE


def _is_weapon(type_: PieceType) -> bool:
    return type_.is_equipment and not is_vehicle(type_)


# ---- results ----


def _weapon(final: int) -> str:
    return table_result(refit_tables().weapon, final).value


def _vehicular(final: int) -> str:
    result = _weapon(final)
    return WeaponResult.DISABLED.value if result == WeaponResult.ELIMINATED.value else result


def _main_armament(final: int) -> str:
    result = _vehicular(final)
    return RECALLED if result == WeaponResult.DISABLED.value else result


def _captured(final: int) -> str:
    return KEPT if final < refit_tables().captured_lost_from else WeaponResult.ELIMINATED.value


_WEAPON_DRM = (_REPAIR_NUMBER, _NO_CREW, _ISOLATED)
_VEHICULAR_DRM = (_VEHICULAR, _REPAIR_NUMBER, _ISOLATED)

TABLES: Mapping[RollKind, DieTable] = {
    RollKind.WOUNDED: DieTable(
        "4.508",
        Mark.WOUNDED,
        lambda type_: type_.is_smc,
        (_ISOLATED,),
        lambda final: table_result(refit_tables().wounded, final).value,
        RefitStep.WOUNDED,
    ),
    RollKind.IMMOBILE: DieTable(
        "4.5121",
        Mark.IMMOBILE,
        is_vehicle,
        (_ISOLATED, _FRONT_LINE, _UNCONTROLLED),
        lambda final: table_result(refit_tables().immobile, final).value,
    ),
    RollKind.STUN: DieTable(
        "4.5122",
        Mark.STUNNED,
        is_vehicle,
        (_ISOLATED,),
        lambda final: table_result(refit_tables().stun, final).value,
    ),
    RollKind.WEAPON: DieTable("4.5123a", Mark.MALFUNCTIONED, _is_weapon, _WEAPON_DRM, _weapon),
    RollKind.VEHICULAR_WEAPON: DieTable(
        "4.5123a", Mark.MG_MALFUNCTIONED, is_vehicle, _VEHICULAR_DRM, _vehicular
    ),
    RollKind.MAIN_ARMAMENT: DieTable(
        "4.5123a", Mark.MALFUNCTIONED, is_vehicle, _VEHICULAR_DRM, _main_armament
    ),
    RollKind.CAPTURED: DieTable("4.5124", Mark.CAPTURED, lambda type_: type_.is_equipment, (), _captured),
}

# The tables of weapons that malfunction (4.5123a).
WEAPONS = (RollKind.WEAPON, RollKind.VEHICULAR_WEAPON, RollKind.MAIN_ARMAMENT)

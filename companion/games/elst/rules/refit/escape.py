"""Escape: stacks, die-roll modifiers and what the result makes of each unit (4.506)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.chance.requests import Modifier
from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.quality import Loss, casualty_loss, casualty_reduction, replacement
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.areas import AreaMap
from companion.games.elst.rules.refit.tables import Rows, refit_tables, table_result
from companion.games.elst.rules.refit.terms import EscapeResult
from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason


class StackError(CompanionError):
    """A stack that cannot try to Escape as one."""


@dataclass(frozen=True, slots=True)
class Escaper:
    """One unit that tries."""

    type: PieceType
    is_wounded: bool = False
    is_stunned: bool = False


@dataclass(frozen=True, slots=True)
class EscapePlace:
    """Where a stack starts from."""

    is_beside_own_area: bool = False
    is_in_enemy_area: bool = False
    is_isolated: bool = False


@dataclass(frozen=True, slots=True)
class EscapeStack:
    """Units of one Location that make one DR together, or one vehicle. `has_gun`: they possess a Gun."""

    units: tuple[Escaper, ...]
    place: EscapePlace = EscapePlace()
    has_gun: bool = False

    @property
    def is_vehicle(self) -> bool:
        """Whether it is a vehicle."""
        return any(unit.type.kind is PieceKind.VEHICLE for unit in self.units)

    @property
    def is_lone_leader(self) -> bool:
        """Whether it is a single SMC."""
        return len(self.units) == 1 and self.units[0].type.is_smc


def escape_place(areas: AreaMap, faction: Faction, hex_: HexCoord) -> EscapePlace:
    """What a hex means for a side's unit that tries to Escape from it."""
    here = areas.area_at(hex_)
    is_own = here is not None and here.faction is faction
    return EscapePlace(
        is_beside_own_area=not is_own and areas.is_beside_area(hex_, faction),
        is_in_enemy_area=here is not None and not is_own,
        is_isolated=is_own and areas.is_isolated(hex_),
    )


def stack_refusal(stack: EscapeStack) -> Reason | None:
    """Why units may not try as one stack; None when they may (4.506c)."""
    if not stack.units:
        return Reason("refit-empty-stack", "4.506c")
    if stack.is_vehicle and len(stack.units) > 1:
        return Reason("refit-vehicle-alone", "4.506c")
    if not stack.is_vehicle and not all(unit.type.is_infantry for unit in stack.units):
        return Reason("refit-equipment-cannot-escape", "4.506c")
    return None


def escape_modifiers(stack: EscapeStack) -> tuple[Modifier, ...]:
    """Each modifier of a stack's Escape DR (4.506e); StackError for units that cannot be one stack."""
    if refusal := stack_refusal(stack):
        raise StackError(refusal)
    return (*_of_units(stack), *_of_place(stack.place))


def _modifier(value: int, key: str) -> Modifier:
    return Modifier(value=value, reason=Reason(key, "4.506e"))


def _of_units(stack: EscapeStack) -> Iterator[Modifier]:
    if stack.is_lone_leader and not stack.units[0].is_wounded:
        yield _modifier(-1, "refit-drm-lone-leader")
    if stack.is_vehicle:
        yield _modifier(-1, "refit-drm-vehicle")
    if leadership := _leadership(stack):
        yield _modifier(leadership, "refit-drm-leader")
    if any(unit.is_wounded for unit in stack.units):
        yield _modifier(1, "refit-drm-wounded")
    if any(unit.is_stunned for unit in stack.units):
        yield _modifier(1, "refit-drm-stunned")
    if stack.has_gun:
        yield _modifier(4, "refit-drm-gun")
    if (extra := half_squads(stack) - 1) > 0:
        yield _modifier(extra, "refit-drm-size")


def _of_place(place: EscapePlace) -> Iterator[Modifier]:
    if place.is_beside_own_area:
        yield _modifier(-2, "refit-drm-beside-own-area")
    if place.is_in_enemy_area:
        yield _modifier(1, "refit-drm-enemy-area")
    if place.is_isolated:
        yield _modifier(2, "refit-drm-isolated")


def _leadership(stack: EscapeStack) -> int:
    """The DRM of the best leader; none for a leader alone (A-33)."""
    ratings = [unit.type.leadership for unit in stack.units if unit.type.leadership is not None]
    return 0 if stack.is_lone_leader else min(ratings, default=0)


def half_squads(stack: EscapeStack) -> int:
    """How many HS-equivalents a stack counts; leaders add none (A-33)."""
    return sum(unit.type.half_squads for unit in stack.units)


def escape_drm(stack: EscapeStack) -> int:
    """The sum of a stack's modifiers."""
    return sum(modifier.value for modifier in escape_modifiers(stack))


def escape_result(is_vehicle: bool, final: int) -> EscapeResult:
    """What a final DR means (4.506f)."""
    return table_result(_rows(is_vehicle), final)


def _rows(is_vehicle: bool) -> Rows[EscapeResult]:
    table = refit_tables().escape
    return table.vehicle if is_vehicle else table.infantry


_WITHOUT_REPLACING = {
    EscapeResult.REPLACED: EscapeResult.ESCAPES,
    EscapeResult.REPLACED_AND_REDUCED: EscapeResult.REDUCED,
}


def stack_result(stack: EscapeStack, final: int) -> EscapeResult:
    """What a final DR brings to a stack: nobody of SS, say, is Replaced (4.506f, 4.506g)."""
    result = escape_result(stack.is_vehicle, final)
    if any(replacement(unit.type).unit for unit in stack.units):
        return result
    return _WITHOUT_REPLACING.get(result, result)


def escape_finals(stack: EscapeStack) -> tuple[tuple[int, int | None], ...]:
    """The final DR as they bring a stack the same: the lowest and the highest of each row (None: any)."""
    mosts = [most for most, _ in _rows(stack.is_vehicle)]
    leasts = [min(2, *(most for most in mosts if most)), *(most + 1 for most in mosts if most)]
    return tuple(zip(leasts, mosts, strict=True))


def unharmed_at_most(stack: EscapeStack) -> int:
    """The highest final DR with which a stack Escapes without harm (4.506f)."""
    rows = _rows(stack.is_vehicle)
    return max(most for most, _ in rows if most and stack_result(stack, most) is EscapeResult.ESCAPES)


@dataclass(frozen=True, slots=True)
class Survivor:
    """What a unit comes out as; `type` is None when it is lost.

    `is_hit_again`: a wounded leader who takes Casualty Reduction, of whom no source says what that does.
    """

    type: PieceType | None
    is_wounded: bool = False
    is_hit_again: bool = False


_REPLACED = (EscapeResult.REPLACED, EscapeResult.REPLACED_AND_REDUCED)
_REDUCED = (EscapeResult.REDUCED, EscapeResult.REPLACED_AND_REDUCED)


def after_escape(unit: Escaper, result: EscapeResult) -> Survivor:
    """What the result makes of one unit; those that have no lower type, SS among them, are not Replaced
    (4.506f, 4.506g)."""
    if result in (EscapeResult.ELIMINATED, EscapeResult.WRECK):
        return Survivor(None)
    type_ = (replacement(unit.type).unit or unit.type) if result in _REPLACED else unit.type
    survivor = Survivor(type_, unit.is_wounded)
    return casualty_reduced(survivor) if result in _REDUCED else survivor


def after_final(stack: EscapeStack, final: int) -> tuple[Survivor, ...]:
    """What a final DR makes of each unit of a stack."""
    result = escape_result(stack.is_vehicle, final)
    return tuple(after_escape(unit, result) for unit in stack.units)


def not_replaced(stack: EscapeStack, final: int) -> tuple[str, ...]:
    """The types in a stack that the table would Replace, and nothing takes the place of (4.506g)."""
    if escape_result(stack.is_vehicle, final) not in _REPLACED:
        return ()
    types = dict.fromkeys(unit.type for unit in stack.units)
    return tuple(type_.id for type_ in types if replacement(type_).unit is None)


def casualty_reduced(unit: Survivor) -> Survivor:
    """A squad as its half-squad, a leader wounded; half-squads and crews are lost."""
    if unit.type is None:
        return unit
    if casualty_loss(unit.type.kind) is Loss.WOUNDED:
        return Survivor(unit.type, is_wounded=True, is_hit_again=unit.is_wounded)
    return Survivor(casualty_reduction(unit.type))

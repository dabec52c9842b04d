"""What the artillery calculator asks of the rules, as plain figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

from companion.chance.odds import chance_of, next_draw
from companion.chance.pile import DrawPile, PileKind
from companion.systems.elst.artillery.access import Chit
from companion.systems.elst.artillery.accuracy import conversion_drm
from companion.systems.elst.artillery.attack import Cover, attack_result
from companion.systems.elst.artillery.odds import access_chance, accuracy_chance
from companion.systems.elst.artillery.radio import contact_request
from companion.systems.elst.artillery.readings import ArtilleryReadings
from companion.systems.elst.artillery.scatter import error_cap
from companion.systems.elst.artillery.tables import FireTable, printed_table
from companion.systems.elst.artillery.terms import BatteryKind
from companion.systems.elst.settings import artillery_readings, fire_table

if TYPE_CHECKING:
    from companion.play.session import Session

_FARTHEST = 6  # the white die


@dataclass(frozen=True, slots=True)
class Basis:
    """The readings and the fire table that an answer goes by."""

    readings: ArtilleryReadings
    table: FireTable


def basis_of(session: Session | None) -> Basis:
    """Those of a session; the usual readings and the printed table without one."""
    if session is None:
        return Basis(ArtilleryReadings(), printed_table())
    return Basis(artillery_readings(session.state.settings), fire_table(session.state.settings))


@dataclass(frozen=True, slots=True)
class Fire:
    """What one DR does to one hex."""

    column: int
    original: int
    drm: int
    final: int
    effect: str
    is_critical: bool


def chances(
    number: int, left: Mapping[str, int], *, is_kept: bool, is_mortar: bool
) -> tuple[Fraction, Fraction, Fraction]:
    """The chances of contact, of a black chit, and of both one after the other."""
    kind = BatteryKind.BATTALION_MORTAR if is_mortar else BatteryKind.NORMAL
    request = contact_request("", number, kind, is_maintenance=is_kept)
    pile = DrawPile(kind=PileKind.PHYSICAL, left=left)
    black = next_draw(pile).get(Chit.BLACK, Fraction(0))
    return chance_of(request), black, access_chance(request, pile)


def accuracy(basis: Basis, number: int, hindrance: int, correction: int, *, converts: bool) -> Fraction:
    """The chance that a round comes down on its AR."""
    drm = conversion_drm(correction, converts, basis.readings)
    return accuracy_chance(number, hindrance, drm)


def most_error(correction: int | None) -> int:
    """How far a round may stray, in hexes; `correction` None for a new AR."""
    cap = error_cap(correction)
    return _FARTHEST if cap is None else cap


def fire(basis: Basis, calibre: int, tem: int, negative: int, original: int) -> Fire:
    """The result on the fire table."""
    cover, table = Cover(tem, negative), basis.table
    result = attack_result(table.firepower(calibre), cover, original, table, basis.readings)
    return Fire(
        column=result.column,
        original=original,
        drm=result.drm or 0,
        final=result.final or 0,
        effect=result.effect or "",
        is_critical=result.is_critical,
    )

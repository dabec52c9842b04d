"""What is known of a counter by its type, line by line; what only the counter tells is said to be there."""

from collections.abc import Iterator
from functools import lru_cache

from companion.games.elst.factions import Faction
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.quality import broken_morale, elr, is_steady, troops_of
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.rules.forces.vehicle_notes import weapon_reminders
from companion.games.elst.rules.forces.weapons import ArmedType
from companion.reason import Reason


@lru_cache(maxsize=512)
def piece_facts(type_id: str, side: Faction, readings: ForceReadings) -> tuple[Reason, ...]:
    """Everything about a counter of a side that the module or the base rules tell."""
    type_ = piece_type(type_id)
    kind = Reason("piece-kind", args={"kind": type_.kind.value, "class": type_.unit_class or "none"})
    if type_.is_infantry:
        return (kind, *_quality(type_, side), *_becomes(type_))
    notes = weapon_reminders(type_, readings) if isinstance(type_, ArmedType) else ()
    return (kind, *_weight(type_), *notes)


def _quality(type_: PieceType, side: Faction) -> Iterator[Reason]:
    if type_.morale is not None:
        broken = broken_morale(type_)
        args = {"morale": str(type_.morale), "broken": "unknown" if broken is None else str(broken)}
        yield Reason("piece-morale", args=args)
    yield _elr(type_, side)
    if is_steady(side, type_.kind, type_.unit_class):
        yield Reason("piece-steady", "3.1")
    if type_.has_assault_fire:
        yield Reason("remind-assault-fire", "3.2d")


def _elr(type_: PieceType, side: Faction) -> Reason:
    rating = elr(side, troops_of(type_))
    if rating is None:
        return Reason("piece-no-elr", "3.2c")
    return Reason("piece-elr", "CG13", args={"elr": rating})


def _becomes(type_: PieceType) -> Iterator[Reason]:
    if type_.half_squad:
        yield Reason("piece-half", args={"unit": piece_type(type_.half_squad).name})
    if type_.replaced_by:
        yield Reason("piece-replaced", args={"unit": piece_type(type_.replaced_by).name})


def _weight(type_: PieceType) -> Iterator[Reason]:
    if type_.is_carried:
        portage = "unknown" if type_.portage is None else str(type_.portage)
        yield Reason("piece-portage", args={"portage": portage})

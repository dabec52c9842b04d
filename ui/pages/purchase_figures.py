"""What the purchase planner asks of the rules, as plain figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from companion.chance.odds import Distribution
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.pieces import piece_types
from companion.systems.elst.forces.units import PieceKind, PieceType
from companion.systems.elst.refit.groups import Group, group_of, groups_of
from companion.systems.elst.refit.planner import piece_odds, strength_odds
from companion.systems.elst.refit.purchases import Market, Purchase
from companion.systems.elst.refit.readings import PRINTED, RefitReadings
from companion.systems.elst.refit.strength import Strength
from companion.systems.elst.settings import refit_readings

if TYPE_CHECKING:
    from companion.play.session import Session

Brought = tuple[tuple[PieceType, Distribution], ...]

_SUPPORT_WEAPONS = (PieceKind.WEAPON, PieceKind.RADIO)


def readings_of(session: Session | None) -> RefitReadings:
    """Those of a session; the usual ones without."""
    return PRINTED if session is None else refit_readings(session.state.settings)


def typed_groups(text: str, faction: Faction) -> tuple[str, ...]:
    """The ids of the groups that a line names, "I3 I3 V2"; GroupError for one that a side does not have."""
    ids = {id_.casefold(): id_ for id_ in groups_of(faction)}
    words = text.replace(",", " ").replace("、", " ").casefold().split()
    return tuple(group_of(faction, ids.get(word, word)).id for word in words)


def bought(order: Sequence[Purchase], market: Market) -> tuple[Group, ...]:
    """The groups of an order."""
    return tuple(group_of(market.faction, purchase.group) for purchase in order)


def full_chance(groups: Sequence[Group]) -> Fraction:
    """The chance that every group of an order comes at full strength."""
    chance = Fraction(1)
    for group in groups:
        chance *= strength_odds(group)[Strength.FULL]
    return chance


def counters_brought(order: Sequence[Purchase], market: Market, readings: RefitReadings = PRINTED) -> Brought:
    """How many counters of each type an order may bring, in the order of the types."""
    odds = ((type_, piece_odds(order, market, type_.id, readings)) for type_ in piece_types().values())
    return tuple((type_, found) for type_, found in odds if found[0] != 1)


def of_section(brought: Brought, section: str) -> Iterator[tuple[PieceType, Distribution]]:
    """The counters of one part of the answer: units, weapons or leaders."""
    return ((type_, odds) for type_, odds in brought if section_of(type_) == section)


def section_of(type_: PieceType) -> str:
    """Which part of the answer lists a counter."""
    if type_.is_smc:
        return "leaders"
    return "weapons" if type_.kind in _SUPPORT_WEAPONS else "units"

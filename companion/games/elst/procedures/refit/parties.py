"""Counters that go somewhere together: those that walk or drive, and what they carry (4.506c, 4.506d)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.state import Trial
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.escape import Escaper
from companion.games.elst.rules.refit.loads import MOST_PP, Carrier, Journey, overload_refusal
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Party:
    """Infantry and vehicles by type id, one for each counter, and their equipment."""

    units: tuple[str, ...]
    equipment: tuple[Pieces, ...]
    wounded: int = 0

    @property
    def has_gun(self) -> bool:
        """Whether a Gun is with them."""
        return any(some.piece_type.kind is PieceKind.GUN for some in self.equipment)

    @property
    def is_vehicle(self) -> bool:
        """Whether they are, or drive, vehicles."""
        return any(piece_type(id_).kind is PieceKind.VEHICLE for id_ in self.units)

    @property
    def has_infantry(self) -> bool:
        """Whether anyone of them walks."""
        return any(piece_type(id_).is_infantry for id_ in self.units)

    @property
    def escapers(self) -> tuple[Escaper, ...]:
        """Each unit; of the leaders those named first are wounded."""
        return escapers_of(Trial(units=self.units, wounded=self.wounded))


def party_of(scene: Scene, text: str, side: Faction, wounded: int = 0) -> Party:
    """The party that a player names; IllegalCommandError when the text cannot be read."""
    return party_from(scene.pieces(text, side), wounded)


def party_from(pieces: Iterable[Pieces], wounded: int = 0) -> Party:
    """The party that some counters make."""
    units: list[str] = []
    equipment: list[Pieces] = []
    for some in pieces:
        if some.piece_type.is_unit:
            units += [some.type] * some.count
        else:
            equipment.append(some)
    return Party(tuple(units), tuple(equipment), wounded)


def escapers_of(trial: Trial, *, is_stunned: bool = False) -> tuple[Escaper, ...]:
    """The units of a trial; of its leaders those named first are wounded."""
    wounded = trial.wounded
    units = []
    for id_ in trial.units:
        type_ = piece_type(id_)
        is_wounded = type_.is_smc and wounded > 0
        wounded -= is_wounded
        units.append(Escaper(type_, is_wounded, is_stunned))
    return tuple(units)


def load_of(party: Party) -> int:
    """The PP that counters tell of themselves; those of support weapons stand on the counters only."""
    return sum(some.count * (some.piece_type.portage or 0) for some in party.equipment)


def party_refusal(party: Party, pp: int, journey: Journey) -> Reason | None:
    """Why a party may not carry so much (4.506d, 4.511c): `pp` as told, or more where counters say so."""
    carriers = [Carrier.of(unit.type, unit.is_wounded) for unit in party.escapers if unit.type.is_infantry]
    leaders = sum(piece_type(id_).is_smc for id_ in party.units)
    if negative := [number for number in (pp, party.wounded) if number < 0]:
        return Reason("refit-negative", journey.rule, args={"number": negative[0]})
    if party.wounded > leaders:
        return Reason("refit-more-wounded-than-leaders", journey.rule, args={"count": leaders})
    return overload_refusal(sum(MOST_PP[carrier] for carrier in carriers), max(pp, load_of(party)), journey)

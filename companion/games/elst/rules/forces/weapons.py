"""Guns and vehicles, with what the module's notes say of each; the rest is printed on their counters."""

from enum import StrEnum

from pydantic import Field

from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.saved import Frozen, FrozenMap


class Round(StrEnum):
    """Ammunition that only some weapons have, from some date on."""

    HIGH_EXPLOSIVE = "high-explosive"
    SABOT = "sabot"
    WHITE_PHOSPHORUS = "white-phosphorus"


class RoundNote(Frozen):
    """A round with its printed code and the note about it.

    `number_in_words` is the depletion number of the text where it differs from the code's;
    `pacific_from` the year from which a round of a code for Europe is there in the Pacific too.
    """

    round: Round
    code: str
    rule: str
    number_in_words: int | None = None
    pacific_from: int | None = None


class CloseDefence(Frozen):
    """A close defence weapon that is used in CC like sN."""

    code: str
    firepower: int
    makes_smoke: bool


class ArmedType(PieceType):
    """A Gun or a vehicle. `bpv` is kept for reference."""

    rounds: tuple[RoundNote, ...] = ()
    bpv: int | None = None


class GunType(ArmedType):
    """A Gun."""

    kind: PieceKind = PieceKind.GUN
    is_heavy: bool = False  # hard to manhandle
    pacific_high_explosive_rise: int = 0


class VehicleType(ArmedType):
    """A vehicle. `crew_morale` and `has_bow_gun` are None where only the counter tells them.

    `depletion_rise` adds to printed numbers by their letter (CG12); `coaxial_gun_from` is the date code
    from which the coaxial MG is there.
    """

    kind: PieceKind = PieceKind.VEHICLE
    crew_morale: int | None = None
    has_bow_gun: bool | None = None
    red_to_hit_before: int | None = None  # a year
    may_stall: bool = False
    close_defence: CloseDefence | None = None
    depletion_rise: FrozenMap[str, int] = Field(default_factory=dict)
    coaxial_gun_from: str | None = None
    remote_anti_aircraft_gun: bool = False

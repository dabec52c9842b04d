"""Counters on the map, as supply, command and zones of control know them."""

from dataclasses import dataclass

from companion.games.spanish_civil_war.counters.counter import Counter
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.ground.hierarchy import hq_of, sub_formation
from companion.games.spanish_civil_war.rules.ground.supply import Consumer
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.hexes.coordinates import HexCoord


@dataclass(frozen=True, slots=True)
class Piece:
    """One counter. `hq` is the id of an HQ in its hierarchy, empty for other units.

    `attack` is that of the side now showing, None while nobody has told it. `is_held`: in reserve (J.18).
    """

    id: str
    faction: Faction
    hex: HexCoord
    arm: Arm = Arm.INFANTRY
    size: Size | None = Size.BATTALION
    attack: int | None = None
    formation: str = ""
    hq: str = ""
    began_in: str = ""
    has_just_arrived: bool = False
    is_held: bool = False

    @property
    def consumer(self) -> Consumer:
        """The same as the supply rules see it."""
        return Consumer(self.faction, self.arm, self.began_in, self.has_just_arrived, self.is_held)


def piece_of(counter: Counter, hex_: HexCoord, *, is_reduced: bool = False) -> Piece:
    """A counter standing in a hex; units under an HQ below their formation's trace to that one (J.11d)."""
    formation = sub_formation(counter.formation, counter.under)
    return Piece(
        id=counter.id,
        faction=counter.faction,
        hex=hex_,
        arm=counter.arm,
        size=counter.size,
        attack=counter.face(is_reduced=is_reduced).attack,
        formation=formation,
        hq=hq_of(formation) if counter.arm is Arm.HEADQUARTERS else "",
    )

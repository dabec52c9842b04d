"""A counter with what is printed on it; what nobody has told yet is None and asked when needed."""

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.saved import Frozen


class PrintedValues(Frozen):
    """One face of a counter. Guns have a range and no defence of their own (2.1f)."""

    attack: int | None = None
    defence: int | None = None
    movement: int | None = None
    range: int | None = None

    def is_complete(self, arm: Arm) -> bool:
        """Whether everything is known that a unit of this branch has printed."""
        if arm is Arm.AIR:
            return self.attack is not None
        third = self.range if arm is Arm.ARTILLERY else self.defence
        return None not in {self.attack, self.movement, third}


UNKNOWN = PrintedValues()


class Counter(Frozen):
    """One counter. `back` is its reduced side: None for a unit without one, unknown values where not told.

    `under` names an HQ below the formation's ("2/1"); `size` is None for HQs, trucks and aircraft.
    `shares_name`: others of its formation bear the same name; older sessions do not tell.
    """

    id: str
    faction: Faction
    formation: str
    arm: Arm
    size: Size | None = None
    name: str = ""
    front: PrintedValues = UNKNOWN
    back: PrintedValues | None = UNKNOWN
    under: str = ""
    shares_name: bool = False

    def face(self, *, is_reduced: bool) -> PrintedValues:
        """The values that show."""
        return self.back or UNKNOWN if is_reduced else self.front

    @property
    def own_name(self) -> str:
        """What it alone of its formation is called; empty where its name does not tell it apart."""
        return "" if self.shares_name else self.name

    @property
    def is_complete(self) -> bool:
        """Whether both faces are known as far as they are needed; aircraft have no reduced side."""
        faces = (self.front,) if self.back is None or self.arm is Arm.AIR else (self.front, self.back)
        return all(face.is_complete(self.arm) for face in faces)

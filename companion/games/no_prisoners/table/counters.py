"""One counter of a campaign: what is known of it and where it is."""

from collections.abc import Iterable
from enum import StrEnum

from companion.games.no_prisoners.rules.network.pieces import Piece
from companion.games.no_prisoners.terms import Faction, Front, Nation, UnitType
from companion.hexes.coordinates import HexCoord
from companion.saved import Frozen
from companion.session.seats import HighCommand

FACE = "back-"  # how the ids of faces begin


class Spot(StrEnum):
    """Where a counter may be."""

    TO_SET_UP = "to-set-up"
    MAP = "map"
    ARRIVING = "arriving"  # to be placed in this reinforcement phase
    DUE = "due"  # on the turn record track
    AVAILABLE = "available"  # air groups and flotillas
    REPLACEABLE = "replaceable"
    GONE = "gone"  # permanently eliminated
    ASIDE = "aside"  # optional units that nobody has sent


class Counter(Frozen):
    """A counter. Strength, movement, range and type are None until the player reads them off it.

    `due` is the turn on which it comes, `after_revolt` the figure of "AR+#" printed on it; `name` is the
    player's, for counters the rules do not name.
    """

    id: str
    faction: Faction
    front: Front
    type: UnitType | None = None
    size: str = ""
    nation: Nation | None = None
    is_tribal: bool = False
    is_starred: bool = False
    is_sturm: bool = False
    strength: int | None = None
    movement: int | None = None
    range: int | None = None
    spot: Spot = Spot.TO_SET_UP
    hex: HexCoord | None = None
    due: int | None = None
    after_revolt: int | None = None
    group: str = ""
    name: str = ""

    @property
    def is_face(self) -> bool:
        """Whether it is the back of a counter that lies hidden."""
        return self.id.startswith(FACE)

    @property
    def is_on_map(self) -> bool:
        """Whether it stands in a hex."""
        return self.spot is Spot.MAP and self.hex is not None

    def is_under(self, commands: Iterable[HighCommand]) -> bool:
        """Whether one of some commands moves it."""
        return any(command.has(self.faction, self.front) for command in commands)

    @property
    def is_ground(self) -> bool:
        """Whether it is a unit, not a marker."""
        return self.type is None or self.type.is_ground

    @property
    def is_eastern_ally(self) -> bool:
        """Whether it is an Allied unit of the eastern front."""
        return self.faction is Faction.ALLIED and self.front is Front.EAST and self.is_ground

    @property
    def is_colour_open(self) -> bool:
        """Whether nobody has told by what it would infiltrate or not: colours, or a mark (19.3)."""
        return self.faction is Faction.CENTRAL_POWERS and self.nation is None and not self.is_sturm

    @property
    def is_division(self) -> bool:
        """Whether it counts as a division."""
        return self.size in ("division", "corps")

    @property
    def may_be_division(self) -> bool:
        """Whether it is a division, or a counter of the players' own whose size nobody entered."""
        return self.is_division or bool(self.name and not self.size)

    def piece(self, *, began_with_lawrence: bool = False) -> Piece:
        """It as supply and command look at it; it must stand in a hex."""
        if self.hex is None:
            raise ValueError(f"{self.id} is not on the map")
        return Piece(
            self.id,
            self.faction,
            self.front,
            self.hex,
            self.type,
            self.is_starred,
            self.is_tribal,
            began_with_lawrence,
            self.range,
        )

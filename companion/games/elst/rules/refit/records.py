"""The lines of the campaign roster and the purchase record (4.13, 4.515, 4.5153)."""

from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.refit.purchases import Purchase
from companion.games.elst.rules.refit.strength import Strength
from companion.saved import Frozen

_STRENGTH_LETTERS = {Strength.FULL: "F", Strength.DEPLETED: "D"}


class RosterLine(Frozen):
    """One date of a side's campaign roster: its points, and what they bought."""

    date: CampaignDate
    start: int
    gained: int
    purchases: tuple[Purchase, ...] = ()
    spent: int = 0

    @property
    def total(self) -> int:
        """What might be spent."""
        return self.start + self.gained

    @property
    def left(self) -> int:
        """What goes on to the next date; 0 is written too."""
        return self.total - self.spent


class PurchaseLine(Frozen):
    """One group of the purchase record. `bought` counts it among those of its kind, itself included.

    `has_rolled_weapons`: the dice for a Depleted group's support weapons have been rolled. `retained_in`
    is the place where its counters were brought first; empty: none yet. `is_hidden`: the other side does
    not know of them there.
    """

    date: CampaignDate
    group: str
    bought: int
    in_all: int
    on_map: bool
    strength: Strength | None = None
    units: tuple[Pieces, ...] = ()
    received: tuple[Pieces, ...] = ()
    leaders: tuple[str, ...] = ()
    has_rolled_weapons: bool = False
    retained_in: str = ""
    is_hidden: bool = False

    @property
    def remaining(self) -> int:
        """How many more of it may be bought in the campaign."""
        return self.in_all - self.bought

    @property
    def strength_letter(self) -> str:
        """F or D; nothing where no strength is rolled, or not yet."""
        return _STRENGTH_LETTERS[self.strength] if self.strength else ""

    @property
    def setup_letter(self) -> str:
        """O for on map, E for entering."""
        return "O" if self.on_map else "E"

"""The calendar: sixteen game turns of three months each, from 1915 I to 1918 IV (0.3, 22.0)."""

from dataclasses import dataclass
from enum import StrEnum

FIRST_YEAR = 1915
TURNS_A_YEAR = 4
LAST_TURN = 16


class Season(StrEnum):
    """What the weather rules tell apart; quarters II and IV are normal."""

    WINTER = "winter"
    NORMAL = "normal"
    SUMMER = "summer"


@dataclass(frozen=True, slots=True, order=True)
class GameTurn:
    """A game turn by its number, 1 to 16."""

    number: int

    @property
    def year(self) -> int:
        """1915 to 1918."""
        return FIRST_YEAR + (self.number - 1) // TURNS_A_YEAR

    @property
    def quarter(self) -> int:
        """1 to 4, printed I to IV."""
        return (self.number - 1) % TURNS_A_YEAR + 1

    @property
    def quarter_name(self) -> str:
        """As it is printed."""
        return ("I", "II", "III", "IV")[self.quarter - 1]

    @property
    def season(self) -> Season:
        """Winter in quarter I, summer in quarter III (22.2, 22.4)."""
        return {1: Season.WINTER, 3: Season.SUMMER}.get(self.quarter, Season.NORMAL)

    @property
    def has_second_combat(self) -> bool:
        """Whether there is a second combat phase (22.4)."""
        return self.season is not Season.SUMMER

    @property
    def has_victory_check(self) -> bool:
        """Whether victory points are assessed at its end (23.0)."""
        return self.quarter == TURNS_A_YEAR

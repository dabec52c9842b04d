"""Records that a game keeps of a whole campaign, to be printed."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.reports.sheet import Sheet
    from companion.session.session import Session


class RecordsGame(ABC):
    """What a game has besides when it keeps for the players what they else write on sheets of paper."""

    @abstractmethod
    def records(self, session: "Session") -> "tuple[Sheet, ...]":
        """What everybody knows, and each faction's own sheet while its secrets are open or revealed."""

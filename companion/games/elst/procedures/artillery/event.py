"""What all events of batteries have in common."""

from abc import abstractmethod
from typing import Any, ClassVar

from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.changes import Changes

Args = dict[str, str | int | float]


class BatteryEvent(ElstEvent):
    """Something that happened to one battery."""

    touches = Changes.UNITS
    battery: str

    def apply(self, game: ElstGame) -> ElstGame:
        """The game with the battery changed."""
        return game.with_battery(self.change(game.battery(self.battery)))

    tells: ClassVar[bool] = False  # whether what the log says of it is news

    @abstractmethod
    def change(self, battery: Battery) -> Battery:
        """The battery after it."""

    def news(self) -> tuple[Reason, ...]:
        """What the log says, of an event that players have to know of at once."""
        return self.log() if self.tells else ()

    def line(self, key: str, rule: str = "", hex_: HexCoord | None = None, **args: Any) -> tuple[Reason, ...]:
        """One line of the log, about this battery."""
        places = () if hex_ is None else (hex_,)
        return (Reason(key, rule, places, {"battery": self.battery, **args}),)


def with_(battery: Battery, **changes: Any) -> Battery:
    """The battery with fields changed."""
    return battery.model_copy(update=changes)


def doing(battery: Battery, **changes: Any) -> Battery:
    """The battery with its present activity changed."""
    return with_(battery, activity=battery.activity.model_copy(update=changes))


def off_map(battery: Battery, **changes: Any) -> Battery:
    """The battery with nothing on the map."""
    return with_(battery, counter=None, hex=None, **changes)

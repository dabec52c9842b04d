"""What all events of batteries have in common."""

from abc import abstractmethod
from typing import Any

from companion.hexgrid import HexCoord
from companion.play.changes import Changes
from companion.reason import Reason
from companion.systems.elst.batteries.state import Battery
from companion.systems.elst.game import ElstEvent, ElstGame

Args = dict[str, str | int | float]


class BatteryEvent(ElstEvent):
    """Something that happened to one battery."""

    touches = Changes.UNITS
    battery: str

    def apply(self, game: ElstGame) -> ElstGame:
        """The game with the battery changed."""
        return game.with_battery(self.change(game.battery(self.battery)))

    @abstractmethod
    def change(self, battery: Battery) -> Battery:
        """The battery after it."""

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

"""What players may wish in a scenario of their own besides what they may at Elst."""

from typing import Annotated

from pydantic import Field

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.state import Level
from companion.games.elst.procedures.artillery.commands import Args, BatteryCommand
from companion.games.elst.rules.artillery.radio import ObserverKind
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.messages import Command

LEAST_CALIBRE, MOST_CALIBRE = 50, 400  # millimetres: no artillery is below or above
MOST_CHITS = 30


class NameSide(Command):
    """Say what a side is called."""

    type = "own-name-side"
    side: OwnSide
    name: str

    def label_args(self) -> Args:
        return {"name": self.name}


class BringOwnBattery(BatteryCommand):
    """Bring a battery into play as the scenario's card gives it. `calibre` in millimetres.

    `contact_number` is that of its radio, None for an offboard observer or while nobody has told it; `black`
    and `red` are the chits of its pile.
    """

    type = "own-bring-battery"
    side: OwnSide
    kind: BatteryKind
    calibre: Annotated[int, Field(ge=LEAST_CALIBRE, le=MOST_CALIBRE)]
    observer: ObserverKind
    black: Annotated[int, Field(ge=1, le=MOST_CHITS)]
    red: Annotated[int, Field(ge=0, le=MOST_CHITS)]
    may_fire_smoke: bool = True
    contact_number: Annotated[int, Field(ge=2, le=12)] | None = None
    accuracy_number: Annotated[int, Field(ge=1, le=2)] = 2


class NameOwnCounters(Command):
    """Put the counters of some lines on the map: `3x 4-6-7, 9-1 @ K5`."""

    type = "own-name-counters"
    side: OwnSide
    text: str

    def label_args(self) -> Args:
        return {"text": " / ".join(self.text.split("\n"))}


class MoveOwnPieces(Command):
    """Move counters to a hex, to its ground or a floor."""

    type = "own-move-pieces"
    ids: Annotated[tuple[str, ...], Field(min_length=1)]
    hex: HexCoord
    level: Level = 0

    def label(self) -> Reason:
        """How many go where."""
        return Reason(f"do-{self.type}", hexes=(self.hex,), args={"count": len(self.ids)})


class TakePieces(Command):
    """Take counters off the map."""

    type = "own-take-pieces"
    ids: Annotated[tuple[str, ...], Field(min_length=1)]

    def label_args(self) -> Args:
        return {"count": len(self.ids)}

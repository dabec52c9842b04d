"""Smoke, vehicles, wrecks and FFE laid on the map by hand, as far as they matter to sight."""

from typing import Annotated

from pydantic import BeforeValidator

from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Command, Event
from companion.sight.marker_kinds import MarkerKind, with_marker, without_marker
from companion.sight.markers import SmokeKind


def _read_kind(saved: object) -> object:
    """The kind in common; FFE of a battery that nobody tracks was saved by a name of its own."""
    return MarkerKind.BLAST_AREA if saved == "ffe" else saved


SavedKind = Annotated[MarkerKind, BeforeValidator(_read_kind)]


class PutMarker(Command):
    """Lay a marker. `amount` is the hindrance printed on a smoke counter, None for the usual."""

    type = "elst-put-marker"
    kind: SavedKind
    hex: HexCoord
    level: int = 0
    amount: int | None = None

    def label(self) -> Reason:
        """What goes where."""
        return Reason("do-elst-put-marker", hexes=(self.hex,), args={"kind": self.kind.value})


class TakeMarker(Command):
    """Take a marker off."""

    type = "elst-take-marker"
    kind: SavedKind
    hex: HexCoord
    level: int = 0

    def label(self) -> Reason:
        """What goes from where."""
        return Reason("do-elst-take-marker", hexes=(self.hex,), args={"kind": self.kind.value})


class ChangeAllSmoke(Command):
    """Exchange every smoke counter of one kind for another kind, or take all of them off."""

    type = "elst-change-all-smoke"
    old: SmokeKind
    new: SmokeKind | None = None

    def label(self) -> Reason:
        """What becomes of which."""
        new = self.new.value if self.new else "none"
        return Reason("do-elst-change-all-smoke", args={"old": self.old.value, "new": new})


class MarkerPut(ElstEvent):
    """A marker was laid."""

    type = "elst-marker-put"
    touches = Changes.UNITS
    kind: SavedKind
    hex: HexCoord
    level: int = 0
    amount: int | None = None

    def apply(self, game: ElstGame) -> ElstGame:
        """With the marker."""
        laid = with_marker(game.markers, self.hex, self.kind, self.level, self.amount)
        return game.model_copy(update={"markers": laid})


class MarkerTaken(ElstEvent):
    """A marker was taken off."""

    type = "elst-marker-taken"
    touches = Changes.UNITS
    kind: SavedKind
    hex: HexCoord
    level: int = 0

    def apply(self, game: ElstGame) -> ElstGame:
        """Without the marker."""
        bared = without_marker(game.markers, self.hex, self.kind, self.level)
        return game.model_copy(update={"markers": bared})


class AllSmokeChanged(ElstEvent):
    """Every smoke counter of one kind was exchanged or taken off."""

    type = "elst-all-smoke-changed"
    touches = Changes.UNITS
    old: SmokeKind
    new: SmokeKind | None

    def apply(self, game: ElstGame) -> ElstGame:
        """With the others."""
        markers = game.markers
        for smoke in game.markers.smoke:
            if smoke.kind is self.old:
                markers = markers.without_smoke(smoke.hex, smoke.kind, level=smoke.level)
                if self.new:
                    markers = markers.with_smoke(smoke.hex, self.new, level=smoke.level)
        return game.model_copy(update={"markers": markers})


MARKER_EVENTS: tuple[type[Event], ...] = (MarkerPut, MarkerTaken, AllSmokeChanged)

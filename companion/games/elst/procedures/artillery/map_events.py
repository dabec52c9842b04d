"""Events of the table at large: smoke and other markers, ordnance smoke done, other fire begun."""

from functools import reduce

from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Event
from companion.sight.markers import Markers, SmokeKind


class SmokeLaid(ElstEvent):
    """Smoke counters of one kind were placed by a battery's mission, one a hex (2.7d, 2.7e)."""

    type = "oba-smoke-laid"
    touches = Changes.UNITS
    is_news = True
    battery: str
    kind: SmokeKind
    hexes: tuple[HexCoord, ...]
    spared: tuple[HexCoord, ...] = ()
    """Hexes of the blast area where none may be placed (1.2b)."""

    def apply(self, game: ElstGame) -> ElstGame:
        """With the counters on the map."""

        def lay(markers: Markers, hex_: HexCoord) -> Markers:
            return markers.with_smoke(hex_, self.kind)

        return game.model_copy(update={"markers": reduce(lay, self.hexes, game.markers)})

    def log(self) -> tuple[Reason, ...]:
        """Where; nothing of a second resolution that a reading lets place none."""
        if not self.hexes:
            return ()
        args = {"battery": self.battery, "kind": self.kind.value}
        laid = Reason("oba-log-smoke-laid", "2.7c", self.hexes, args)
        return (laid, Reason("oba-log-smoke-spared", "1.2b", self.spared)) if self.spared else (laid,)


class OrdnanceSmokeEnded(ElstEvent):
    """All ordnance smoke of this fire phase has been fired (2.1c)."""

    type = "oba-ordnance-smoke-ended"
    touches = Changes.PHASE

    def apply(self, game: ElstGame) -> ElstGame:
        """Artillery may begin."""
        fire_phase = game.fire_phase.model_copy(update={"is_ordnance_smoke_done": True})
        return game.with_artillery(fire_phase=fire_phase)


class OtherFireBegan(ElstEvent):
    """Artillery is over for this fire phase; other units fire (2.1j)."""

    type = "oba-other-fire-began"
    touches = Changes.PHASE

    def apply(self, game: ElstGame) -> ElstGame:
        """No more artillery."""
        fire_phase = game.fire_phase.model_copy(update={"is_other_fire_begun": True})
        return game.with_artillery(fire_phase=fire_phase)


MAP_EVENTS: tuple[type[Event], ...] = (SmokeLaid, OrdnanceSmokeEnded, OtherFireBegan)

"""Fire at and from the steeple: what is asked of the table, and what the rules make of it (1.1c-1.1j)."""

from companion.games.elst.procedures.forces.event import ForcesEvent
from companion.games.elst.procedures.forces.state import Forces, Shot
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import Frozen
from companion.session.changes import Changes
from companion.session.messages import Event


class ShotDeclared(ForcesEvent):
    """Counters fire; the table is asked what the rules need to know of it."""

    type = "elst-shot-declared"
    touches = Changes.UNITS
    shot: Shot

    def changed(self, forces: Forces) -> Forces:
        """With the fire, as far as it is known."""
        return forces.model_copy(update={"shot": self.shot})


class Struck(Frozen):
    """A Location under attack: its TEM where the module tells it, the hindrance where it counts."""

    level: int
    tem: int | None = None
    hindrance: int | None = None


class ShotJudged(ForcesEvent):
    """Whom the fire attacks and how. `close` is "pbf", "tpbf" or "none", empty beyond the next hex."""

    type = "elst-shot-judged"
    touches = Changes.UNITS
    is_news = True  # it is what the firer wanted to know
    at: HexCoord
    struck: tuple[Struck, ...]
    close: str = ""
    has_backblast: bool = False

    def changed(self, forces: Forces) -> Forces:
        """With nothing more to ask of it."""
        return forces.model_copy(update={"shot": None})

    def log(self) -> tuple[Reason, ...]:
        """Each Location, and what holds for all of them."""
        lines = [self._line(struck) for struck in self.struck]
        if not lines:
            lines.append(Reason("shot-log-nobody", "1.1i", (self.at,)))
        if len(lines) > 1:
            lines.append(Reason("shot-log-one-dr", "1.1i"))
        if self.close:
            lines.append(Reason("shot-log-close", "1.1d", args={"close": self.close}))
        if self.has_backblast:
            lines.append(Reason("shot-log-backblast", "1.1g"))
        return tuple(lines)

    def _line(self, struck: Struck) -> Reason:
        args: dict[str, str | int | float] = {
            "level": struck.level,
            "tem": "unknown" if struck.tem is None else f"{struck.tem:+d}",
            "hindrance": struck.hindrance or 0,
        }
        return Reason("shot-log-struck", "1.1c", (self.at,), args)


SHOT_EVENTS: tuple[type[Event], ...] = (ShotDeclared, ShotJudged)

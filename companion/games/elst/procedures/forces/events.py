"""What happens to counters: they are named, moved, lost, reduced, replaced, or leave."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.event import ForcesEvent, ToldEvent
from companion.games.elst.procedures.forces.moved import Move, moved_as, moved_by
from companion.games.elst.procedures.forces.state import Forces, Leaver, Place
from companion.games.elst.procedures.forces.words import pieces_in_words, place_in_words, roster_text
from companion.games.elst.rules.forces.counted import Pieces, by_type, gathered, missing_among
from companion.games.elst.rules.forces.marks import Mark, Marks, in_order, mark_in_words
from companion.games.elst.table.state import ElstGame
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import SavedReason, with_entry
from companion.session.changes import Changes
from companion.session.messages import Event


class PiecesAdded(ForcesEvent):
    """Counters of a side came into its order of battle. Not `is_told`: what follows in the act tells it."""

    type = "elst-pieces-added"
    touches = Changes.UNITS
    side: Faction
    place: Place
    pieces: tuple[Pieces, ...]
    is_told: bool = True

    def changed(self, forces: Forces) -> Forces:
        return forces.adding(self.side, self.place, self.pieces)

    def log(self) -> tuple[Reason, ...]:
        """What and where."""
        return (pieces_in_words(self.pieces), place_in_words(self.place)) if self.is_told else ()


class PiecesRemoved(ForcesEvent):
    """Counters were struck off: they had been named by mistake."""

    type = "elst-pieces-removed"
    touches = Changes.UNITS
    side: Faction
    place: Place
    pieces: tuple[Pieces, ...]

    def changed(self, forces: Forces) -> Forces:
        return forces.taking(self.side, self.place, self.pieces)

    def log(self) -> tuple[Reason, ...]:
        """What and where from."""
        return (pieces_in_words(self.pieces), place_in_words(self.place))


class PiecesMoved(ForcesEvent):
    """Counters went from one place to another: set up, entered, moved, lost, Retained.

    `again`: those of them that had moved in the phase; where none is told, those that had not go first.
    Not `is_told`: what follows in the act tells it.
    """

    type = "elst-pieces-moved"
    touches = Changes.UNITS
    side: Faction
    start: Place
    end: Place
    pieces: tuple[Pieces, ...]
    again: tuple[Pieces, ...] = ()
    is_told: bool = True

    def apply(self, game: ElstGame) -> ElstGame:
        """The game with them elsewhere, moved in this phase."""
        going = self._going(game.forces)
        move = Move(
            moment=game.moment,
            side=self.side,
            start=self.start,
            end=self.end,
            pieces=going,
            again=game.forces.found(self.side, self.start, self.again),
        )
        moved = moved_by(game.forces, move)
        after = self.changed(game.forces).model_copy(update={"moved": moved})
        return game.model_copy(update={"forces": after})

    def changed(self, forces: Forces) -> Forces:
        """With them elsewhere."""
        going = self._going(forces)
        return forces.taking(self.side, self.start, going).adding(self.side, self.end, going)

    def _going(self, forces: Forces) -> tuple[Pieces, ...]:
        """They go as they are; those that are not tracked there come as they are named."""
        known = forces.found(self.side, self.start, self.pieces)
        return gathered((*known, *missing_among(known, self.pieces)))

    def log(self) -> tuple[Reason, ...]:
        """What and where to."""
        return (pieces_in_words(self.pieces), place_in_words(self.end)) if self.is_told else ()


class PiecesLeftOut(ForcesEvent):
    """Counters Retained are out of this scenario: they left the map, or did not enter (CG8b, CG11a)."""

    type = "elst-pieces-left-out"
    touches = Changes.UNITS
    is_news = True  # nobody wished them out
    side: Faction
    pieces: tuple[Pieces, ...]

    def changed(self, forces: Forces) -> Forces:
        """With them among those that are out."""
        out = gathered((*forces.out.get(self.side, ()), *self.pieces))
        return forces.model_copy(update={"out": with_entry(forces.out, self.side, out)})

    def log(self) -> tuple[Reason, ...]:
        return (Reason("forces-log-left-out", "CG8b", args={"pieces": roster_text(self.pieces)}),)


class LostAtEdge(ToldEvent):
    """Counters that left the map are eliminated: by this edge, or as their NMC failed (CG11b, CG11c)."""

    type = "elst-lost-at-edge"
    touches = Changes.UNITS
    is_setback = True
    pieces: tuple[Pieces, ...]
    rule: str

    def log(self) -> tuple[Reason, ...]:
        return (Reason("forces-log-lost-at-edge", self.rule, args={"pieces": roster_text(self.pieces)}),)


class PointsTaken(ToldEvent):
    """British counters left for points; how many these are, how many in all, how many win (4.4b)."""

    type = "elst-points-taken"
    touches = Changes.UNITS
    points: int
    total: int
    needed: int

    def log(self) -> tuple[Reason, ...]:
        args: dict[str, str | int | float] = {
            "points": self.points,
            "total": self.total,
            "needed": self.needed,
        }
        return (Reason("forces-log-points", "4.4b", args=args),)


class PolderLeft(ToldEvent):
    """Counters moved out of a polder hex: MF on foot, MP and a Bog Check by vehicle are due in it (1.3).

    `mf_with_tem` is due where TEM is bought in the next hex, which takes the road's advantage away.
    """

    type = "elst-polder-left"
    touches = Changes.UNITS
    side: Faction
    hex: HexCoord
    mf: int
    mf_with_tem: int
    tem: int
    mp: int
    bog_drm: int

    def log(self) -> tuple[Reason, ...]:
        """What is due, and what attacks it."""
        told = (self._on_foot(), self._by_vehicle())
        return tuple(reason for reason in told if reason)

    def _on_foot(self) -> Reason | None:
        if not self.mf_with_tem:
            return None
        key, rule = ("polder-log-left", "1.3h") if self.mf else ("polder-log-left-by-road", "1.3g")
        tem = f"+{self.tem}" if self.tem else "0"
        return Reason(key, rule, (self.hex,), {"mf": self.mf_with_tem, "tem": tem})

    def _by_vehicle(self) -> Reason | None:
        if not self.mp:
            return None
        return Reason(
            "polder-log-driven-out", "1.3m", (self.hex,), {"mp": self.mp, "drm": f"+{self.bog_drm}"}
        )


class UnitExchanged(ForcesEvent):
    """A unit became another one: a squad its half-squad, or a lower unit beyond ELR."""

    type = "elst-unit-exchanged"
    touches = Changes.UNITS
    side: Faction
    place: Place
    old: str
    new: str
    marks: Marks = ()

    def changed(self, forces: Forces) -> Forces:
        """With the other."""
        old = Pieces(type=self.old, count=1, marks=self.marks)
        going = forces.found(self.side, self.place, (old,))
        come = tuple(some.model_copy(update={"type": self.new}) for some in going)
        taken = forces.taking(self.side, self.place, going)
        return taken.adding(self.side, self.place, come or (Pieces(type=self.new, count=1),))

    def log(self) -> tuple[Reason, ...]:
        return (pieces_in_words((Pieces(type=self.new, count=1),)), place_in_words(self.place))


class PiecesMarked(ForcesEvent):
    """Counters in a place are broken, stunned, captured, or so no more. Not `is_told`: the act tells it."""

    type = "elst-pieces-marked"
    touches = Changes.UNITS
    side: Faction
    place: Place
    pieces: tuple[Pieces, ...]
    mark: Mark
    is_on: bool = True
    is_told: bool = True

    def changed(self, forces: Forces) -> Forces:
        """With them as they are now."""
        going = forces.found(self.side, self.place, self.pieces)
        after = tuple(self._marked(some) for some in going)
        return forces.taking(self.side, self.place, going).adding(self.side, self.place, after)

    def apply(self, game: ElstGame) -> ElstGame:
        """The game with them as they are now; what has moved has moved."""
        going = game.forces.found(self.side, self.place, self.pieces)
        after = self.changed(game.forces)
        for some in going:
            moved = moved_as(after.moved, (self.side, self.place, *some.kind), self._marked(some))
            after = after.model_copy(update={"moved": moved})
        return game.model_copy(update={"forces": after})

    def _marked(self, some: Pieces) -> Pieces:
        others = {mark for mark in some.marks if mark is not self.mark}
        return some.model_copy(update={"marks": in_order(others | ({self.mark} if self.is_on else set()))})

    def log(self) -> tuple[Reason, ...]:
        """Which, and what of them."""
        if not self.is_told:
            return ()
        key = "forces-log-marked" if self.is_on else "forces-log-unmarked"
        args = {"pieces": roster_text(by_type(self.pieces))}
        return (Reason(key, args=args, about=mark_in_words(self.mark)), place_in_words(self.place))


class PiecesCaptured(ForcesEvent):
    """Equipment of a side was taken by its enemy, or taken back from him."""

    type = "elst-pieces-captured"
    touches = Changes.UNITS
    side: Faction
    place: Place
    pieces: tuple[Pieces, ...]

    def changed(self, forces: Forces) -> Forces:
        """With them on the other side."""
        going = forces.found(self.side, self.place, self.pieces)
        after = tuple(self._taken(some) for some in going)
        return forces.taking(self.side, self.place, going).adding(self.side.opponent, self.place, after)

    def _taken(self, some: Pieces) -> Pieces:
        """Captured, or captured no more where it had been."""
        return some.model_copy(update={"marks": in_order({*some.marks} ^ {Mark.CAPTURED})})

    def log(self) -> tuple[Reason, ...]:
        """Which, by whom and where."""
        args = {"pieces": roster_text(by_type(self.pieces)), "side": self.side.opponent.value}
        return (Reason("forces-log-captured", args=args), place_in_words(self.place))

    def news(self) -> tuple[Reason, ...]:
        """The same: they are gone from the stack that was in hand."""
        return self.log()[:1]


class RollTold(ToldEvent):
    """Counters have thrown dice at the table; `told` is what was known of it."""

    type = "elst-roll-told"
    touches = Changes.UNITS
    side: Faction
    place: Place
    pieces: tuple[Pieces, ...]
    total: int
    at: HexCoord | None = None
    note: str = ""
    told: tuple[SavedReason, ...] = ()

    def log(self) -> tuple[Reason, ...]:
        """Who threw what, at what, and what is known of it."""
        pieces = roster_text(by_type(self.pieces))
        args: dict[str, str | int | float] = {"total": self.total, "pieces": pieces}
        roll = Reason("forces-log-roll", args=args, about=place_in_words(self.place))
        note = (Reason("note-shown", args={"note": self.note}),) if self.note else ()
        at = (Reason("forces-log-roll-at", hexes=(self.at,)),) if self.at else ()
        return (roll, *note, *at, *self.told)


class LeaverChecked(ForcesEvent):
    """Broken Infantry about to leave waits for its NMC; None when it is over (CG11b)."""

    type = "elst-leaver-checked"
    touches = Changes.UNITS
    leaver: Leaver | None

    def changed(self, forces: Forces) -> Forces:
        """With it, its morale level remembered."""
        told, leaver = forces.broken_morale, self.leaver
        if leaver is not None and leaver.morale is not None:
            told = with_entry(told, leaver.unit, leaver.morale)
        return forces.model_copy(update={"leaver": leaver, "broken_morale": told})


PIECE_EVENTS: tuple[type[Event], ...] = (
    PiecesAdded,
    PiecesRemoved,
    PiecesMoved,
    PiecesLeftOut,
    LostAtEdge,
    PointsTaken,
    PolderLeft,
    UnitExchanged,
    PiecesMarked,
    PiecesCaptured,
    RollTold,
    LeaverChecked,
)

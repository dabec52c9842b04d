"""What is told of a scenario of one's own: its length, the names of its sides, its counters."""

from companion.games.elst.factions import OwnSide
from companion.games.elst.own.state import Level, OwnEvent, OwnGame, OwnName, Piece
from companion.games.elst.rules.sequence import Length
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.saved import with_entry, without_entry
from companion.session.changes import Changes
from companion.session.messages import Event


class LengthTold(OwnEvent):
    """How many turns the scenario has, and whether the last one is a half."""

    type = "own-length-told"
    touches = Changes.PHASE
    turns: int
    ends_half: bool = False

    def change(self, game: OwnGame) -> OwnGame:
        """Of that length."""
        length = Length(circled={}, last_turn=self.turns)
        clock = game.clock.model_copy(update={"length": length})
        return game.with_(clock=clock, ends_half=self.ends_half)


class SideNamed(OwnEvent):
    """A side has a name."""

    type = "own-side-named"
    touches = Changes.PHASE | Changes.UNITS
    side: OwnSide
    name: OwnName

    def change(self, game: OwnGame) -> OwnGame:
        return game.with_(names=with_entry(game.names, self.side, self.name))


class OwnScenarioOver(OwnEvent):
    """The last turn has ended."""

    type = "own-scenario-over"
    touches = Changes.PHASE
    is_news = True

    def change(self, game: OwnGame) -> OwnGame:
        return game.with_(clock=game.clock.model_copy(update={"is_over": True}))

    def log(self) -> tuple[Reason, ...]:
        return (Reason("own-log-over"),)


# ---- counters ----


class PiecesPut(OwnEvent):
    """Counters came into play, each with the next number."""

    type = "own-pieces-put"
    touches = Changes.UNITS
    pieces: tuple[Piece, ...]

    def change(self, game: OwnGame) -> OwnGame:
        numbered = {str(game.pieces_named + place): one for place, one in enumerate(self.pieces, start=1)}
        count = game.pieces_named + len(self.pieces)
        return game.with_(pieces={**game.pieces, **numbered}, pieces_named=count)


class PiecesMoved(OwnEvent):
    """Counters stand elsewhere."""

    type = "own-pieces-moved"
    touches = Changes.UNITS
    ids: tuple[str, ...]
    hex: HexCoord
    level: Level = 0

    def change(self, game: OwnGame) -> OwnGame:
        there = {"hex": self.hex, "level": self.level}
        moved = {id_: game.pieces[id_].model_copy(update=there) for id_ in self.ids if id_ in game.pieces}
        return game.with_(pieces={**game.pieces, **moved})


class PiecesTaken(OwnEvent):
    """Counters left the map."""

    type = "own-pieces-taken"
    touches = Changes.UNITS
    ids: tuple[str, ...]

    def change(self, game: OwnGame) -> OwnGame:
        left = game.pieces
        for id_ in self.ids:
            left = without_entry(left, id_)
        return game.with_(pieces=left)


SETTING_UP_EVENTS: tuple[type[Event], ...] = (
    LengthTold,
    SideNamed,
    OwnScenarioOver,
    PiecesPut,
    PiecesMoved,
    PiecesTaken,
)

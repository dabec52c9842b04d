"""What stands whatever is undone: how the session began, boards, notes, commitments, locks."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Annotated, Any, Literal, Self

from pydantic import Field

from companion.board.source import BoardSource
from companion.chance.shuffle import Shuffle
from companion.hexes.coordinates import HexCoord
from companion.kit.system import Start
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap, with_entry, without_entry
from companion.session.changes import Changes
from companion.session.messages import Event, Registry
from companion.session.seats import HighCommand, Seats, one_a_faction
from companion.session.secrets.keys import Lock
from companion.sight.markers import KeptMarkers, Markers
from companion.sight.result import LosResult, Position, Verdict

Digest = Annotated[str, Field(min_length=64, max_length=64)]  # 32 bytes in hexadecimal
SessionId = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]  # files are called by it

_NOTHING: Mapping[Any, Any] = MappingProxyType({})


def _nothing() -> Mapping[Any, Any]:
    return _NOTHING


@dataclass(frozen=True, slots=True)
class Note:
    """A player's words on an entry (by its number). Known by the number of the entry that noted it."""

    on: int
    text: str


class JointRoll(Frozen):
    """A roll or draw of two machines: who began it, what that is bound to, and the other's seed once told.

    `told_at` is the entry that told it, 0 until then; `shown` is the seed of who began. Both in hexadecimal.
    """

    seat: str
    commitment: str
    seed: str = ""
    told_at: int = 0
    shown: str = ""


class KeyAsked(Frozen):
    """A seat asks for what opens the secrets that were dealt to it elsewhere.

    `public` is what that is to be sealed for, in hexadecimal; `passed` what came, in Base64. `asked_at` is
    the entry that asks: who signed it has asked, whatever seat it names.
    """

    public: str
    asked_at: int = 0
    passed: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """Everything recorded that undo does not reach."""

    started: "SessionStarted | None" = None
    boards: "BoardsUsed | None" = None
    source: "BoardSource | None" = None  # of a board of the players' own
    notes: FrozenMap[int, Note] = field(default_factory=_nothing)
    bookmarks: FrozenMap[int, str] = field(default_factory=_nothing)  # entry -> name
    checks: tuple[int, ...] = ()  # the entries of lines of sight that were judged
    commitments: FrozenMap[str, str] = field(default_factory=_nothing)  # pile -> SHA-256
    shuffles: FrozenMap[str, Shuffle] = field(default_factory=_nothing)  # pile -> order; never shown
    locks: FrozenMap[str, Lock] = field(default_factory=_nothing)  # faction -> lock
    given_up: FrozenMap[str, int] = field(default_factory=_nothing)  # faction -> the entry of its new key
    laid_at: int = 0  # the entry of the map on which a shared table plays; 0 before one was laid
    is_shared: bool = False  # whether it is, or was, played at several machines: piles have no order then
    asked: FrozenMap[str, KeyAsked] = field(default_factory=_nothing)  # by seat, for keys of its secrets
    rolls: FrozenMap[str, JointRoll] = field(default_factory=_nothing)  # by what names each


class StandingEvent(Event, ABC):
    """An event that undo does not reach."""

    @abstractmethod
    def record(self, standing: Standing, seq: int) -> Standing:
        """What stands after it; `seq` is the number of its entry."""


class SessionStarted(StandingEvent):
    """The first event of every session.

    `key` (in Base64) seals what a game in the fog hides in files that hold it; `is_key_outside`: it lies
    with the other keys, and the file holds none. `seats` says what each player commands; none: a faction.
    """

    type = "session-started"
    system: str
    session: SessionId
    start: Start
    app: str  # the version of the program that made the session
    key: str = ""
    is_key_outside: bool = False
    seats: FrozenMap[str, tuple[HighCommand, ...]] = Field(default_factory=dict)

    def record(self, standing: Standing, seq: int) -> Standing:
        """The session has begun."""
        return replace(standing, started=self)

    def seats_of(self, factions: Iterable[str]) -> Seats:
        """What the player of each seat commands; a player has a faction where nothing else is said."""
        return self.seats or one_a_faction(factions)


class BoardsUsed(StandingEvent):
    """The board and the player's overlay that later decisions rest on, by their digests.

    `grid` is the reading of the grid by which hexes are kept (empty: as drawn; None: not noted then).
    """

    type = "boards-used"
    touches = Changes.BOARD
    board: str
    overlay: str = ""
    grid: str | None = None

    def record(self, standing: Standing, seq: int) -> Standing:
        """These boards are in use."""
        return replace(standing, boards=self)

    def log(self) -> tuple[Reason, ...]:
        """Whether the table has corrections of its own; the digests, shortened."""
        args = {"board": self.board[:12], "overlay": self.overlay[:12] or "none"}
        return (Reason("boards-used", args=args),)


class BoardFrom(StandingEvent):
    """The file of the players' own board that the session is played on: as it began, or found elsewhere."""

    type = "board-from"
    touches = Changes.BOARD
    source: BoardSource

    def record(self, standing: Standing, seq: int) -> Standing:
        """The board is from there."""
        return replace(standing, source=self.source)

    def log(self) -> tuple[Reason, ...]:
        """Which board, out of which file."""
        return (Reason("board-from", args={"title": self.source.title, "file": self.source.file}),)


class BoardsCorrected(StandingEvent):
    """The map was corrected, or that undone: the board in use is another. The log has told it by the act."""

    type = "boards-corrected"
    used: BoardsUsed

    def record(self, standing: Standing, seq: int) -> Standing:
        """These boards are in use."""
        return replace(standing, boards=self.used)


class Noted(StandingEvent):
    """A player wrote a note on an entry."""

    type = "noted"
    on: int
    text: str

    def record(self, standing: Standing, seq: int) -> Standing:
        """The note stands on the entry."""
        return replace(standing, notes=with_entry(standing.notes, seq, Note(self.on, self.text)))


class NoteRemoved(StandingEvent):
    """A note was taken off again."""

    type = "note-removed"
    note: int

    def record(self, standing: Standing, seq: int) -> Standing:
        """The note is gone."""
        return replace(standing, notes=without_entry(standing.notes, self.note))


class Bookmarked(StandingEvent):
    """An entry got a bookmark."""

    type = "bookmarked"
    on: int
    name: str

    def record(self, standing: Standing, seq: int) -> Standing:
        """The bookmark stands on the entry."""
        return replace(standing, bookmarks=with_entry(standing.bookmarks, self.on, self.name))


class BookmarkRemoved(StandingEvent):
    """A bookmark was taken off again."""

    type = "bookmark-removed"
    on: int

    def record(self, standing: Standing, seq: int) -> Standing:
        """The bookmark is gone."""
        return replace(standing, bookmarks=without_entry(standing.bookmarks, self.on))


class SightChecked(StandingEvent):
    """A line of sight was judged, or all that is seen from a place (no `target`): what is known stays known.

    All that is seen is seen on the ground, or on `target_level` of every hex.

    `verdict` and `hindrance` are as the players were told, under the `markers` that counted.
    """

    type = "sight-checked"
    source: HexCoord
    source_level: int = 0
    target: HexCoord | None = None
    target_level: int = 0
    verdict: Verdict | Literal[""] = ""
    hindrance: int = 0
    markers: KeptMarkers = Field(default_factory=KeptMarkers)

    @classmethod
    def of(cls, result: LosResult, markers: Markers) -> Self:
        """A line with its answer."""
        return cls(
            source=result.source,
            source_level=result.source_level,
            target=result.target,
            target_level=result.target_level,
            verdict=result.verdict,
            hindrance=result.hindrance,
            markers=KeptMarkers.of(markers),
        )

    @property
    def start(self) -> Position:
        """Where the line begins."""
        return Position(self.source, self.source_level)

    @property
    def end(self) -> Position | None:
        """Where it ends; None when all was looked at."""
        return Position(self.target, self.target_level) if self.target else None

    def record(self, standing: Standing, seq: int) -> Standing:
        """It is one of the checks."""
        return replace(standing, checks=(*standing.checks, seq))

    def log(self) -> tuple[Reason, ...]:
        if self.target is None and self.target_level:
            return (Reason("sight-all-seen-on-level", args={"level": self.target_level}),)
        if self.target is None:
            return (Reason("sight-all-seen"),)
        args: dict[str, str | int | float] = {
            "verdict": str(self.verdict),
            "hindrance": self.hindrance,
            "source": self.source_level,
            "target": self.target_level,
        }
        return (Reason("sight-told", args=args),)


class PileCommitted(StandingEvent):
    """The app shuffled a pile and published the commitment to its order."""

    type = "pile-committed"
    touches = Changes.PILES
    pile: str
    commitment: str

    def record(self, standing: Standing, seq: int) -> Standing:
        """The commitment holds until the order is published."""
        commitments = with_entry(standing.commitments, self.pile, self.commitment)
        return replace(standing, commitments=commitments)

    def log(self) -> tuple[Reason, ...]:
        """The commitment."""
        args = {"pile": self.pile, "commitment": self.commitment}
        return (Reason("pile-committed", args=args),)


class PileShuffled(StandingEvent):
    """The order behind a commitment. Sealed from both players until it is published."""

    type = "pile-shuffled"
    pile: str
    shuffle: Shuffle

    def record(self, standing: Standing, seq: int) -> Standing:
        """The app draws in this order."""
        return replace(standing, shuffles=with_entry(standing.shuffles, self.pile, self.shuffle))


class ShufflePublished(StandingEvent):
    """A shuffle ended: nonce and order prove its commitment. None when its key was lost."""

    type = "shuffle-published"
    touches = Changes.PILES
    pile: str
    commitment: str
    shuffle: Shuffle | None

    def record(self, standing: Standing, seq: int) -> Standing:
        """The pile has no order any more."""
        return replace(
            standing,
            commitments=without_entry(standing.commitments, self.pile),
            shuffles=without_entry(standing.shuffles, self.pile),
        )

    def log(self) -> tuple[Reason, ...]:
        """Commitment, nonce and order."""
        args: dict[str, str | int | float] = {"pile": self.pile, "commitment": self.commitment}
        if self.shuffle is None:
            return (Reason("shuffle-lost", args=args),)
        order = ", ".join(self.shuffle.order)
        args |= {"nonce": self.shuffle.nonce, "order": order}
        proof = "shuffle-proved" if self.shuffle.commitment == self.commitment else "shuffle-disproved"
        return Reason("shuffle-published", args=args), Reason(proof)


class LockChanged(StandingEvent):
    """A faction's key is kept in another way, or the faction began a new one.

    `stays_closed`: it lost its key in a game that hides what everyone does, and nothing of what it hid
    until then is opened by the new one. `is_own`: it made its own where it sits, and lost none.
    """

    type = "lock-changed"
    touches = Changes.SECRETS
    faction: str
    lock: Lock
    stays_closed: bool = False
    is_own: bool = False

    def record(self, standing: Standing, seq: int) -> Standing:
        """The faction's lock is this one."""
        locks = with_entry(standing.locks, self.faction, self.lock)
        given_up = (
            with_entry(standing.given_up, self.faction, seq) if self.stays_closed else standing.given_up
        )
        return replace(standing, locks=locks, given_up=given_up)

    def log(self) -> tuple[Reason, ...]:
        """Whether a pass phrase guards the faction now: the other player may know."""
        is_new = "lock-is-own" if self.is_own else "lock-is-new"
        key = "lock-has-passphrase" if self.lock.has_passphrase else is_new
        return (Reason(key, args={"faction": self.faction}),)


class EntriesRevealed(StandingEvent):
    """A faction opened sealed entries to everyone: the keys of these entries, in Base64."""

    type = "entries-revealed"
    touches = Changes.SECRETS
    faction: str
    keys: FrozenMap[int, str]

    def record(self, standing: Standing, seq: int) -> Standing:
        """Changes nothing by itself: the journal reads the entries with these keys."""
        return standing

    def log(self) -> tuple[Reason, ...]:
        args: dict[str, str | int | float] = {"count": len(self.keys), "faction": self.faction}
        return (Reason("entries-revealed", args=args),)


class Undone(StandingEvent):
    """The last entries were taken back. `can_redo` is false where a shuffled pile was drawn from.

    `restored` are the entries that hold again since the undone ones were a correction of theirs.
    """

    type = "undone"
    entries: tuple[int, ...]
    can_redo: bool = True
    restored: tuple[int, ...] = ()

    def record(self, standing: Standing, seq: int) -> Standing:
        """Changes nothing that stands: the journal takes the entries back."""
        return standing


class Redone(StandingEvent):
    """Undone entries hold again; `replaced` are those that a correction among them replaces again."""

    type = "redone"
    entries: tuple[int, ...]
    replaced: tuple[int, ...] = ()

    def record(self, standing: Standing, seq: int) -> Standing:
        """Changes nothing that stands: the journal puts the entries back."""
        return standing


class Corrected(StandingEvent):
    """An old answer was corrected: its entry and all later ones were taken back.

    Those that still hold are decided anew by the entries that follow in the same act.
    """

    type = "corrected"
    entries: tuple[int, ...]

    def record(self, standing: Standing, seq: int) -> Standing:
        """Changes nothing that stands: the journal takes the entries back."""
        return standing


STANDING_EVENTS: Registry[Event] = Registry(
    (
        SessionStarted,
        BoardsUsed,
        BoardFrom,
        BoardsCorrected,
        Noted,
        NoteRemoved,
        Bookmarked,
        BookmarkRemoved,
        SightChecked,
        PileCommitted,
        PileShuffled,
        ShufflePublished,
        LockChanged,
        EntriesRevealed,
        Undone,
        Redone,
        Corrected,
    )
)

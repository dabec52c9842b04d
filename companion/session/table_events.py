"""What is told of a shared table itself: hosts, keys, what one seat asks of another, dice rolled together."""

from abc import ABC, abstractmethod
from dataclasses import replace

from companion.board.overlay import Overlay
from companion.reason import Reason
from companion.saved import with_entry
from companion.session.changes import Changes
from companion.session.messages import Event, Registry
from companion.session.seats import name_key
from companion.session.standing import Digest, JointRoll, KeyAsked, Standing, StandingEvent


class TableEvent(StandingEvent, ABC):
    """Something of a shared table itself: who hosts it, and with which keys its seats sign."""

    @property
    @abstractmethod
    def label(self) -> Reason:
        """Its line in the log."""

    def record(self, standing: Standing, seq: int) -> Standing:
        """Changes nothing that stands: whoever checks signatures goes by it."""
        return standing


class EpochBegun(TableEvent):
    """A machine hosts the table from its copy: what is written for another host since counts no more."""

    type = "epoch-begun"
    epoch: int
    seat: str

    def record(self, standing: Standing, seq: int) -> Standing:
        """The session is shared from now on."""
        return replace(standing, is_shared=True)

    @property
    def label(self) -> Reason:
        args = {"epoch": str(self.epoch)}
        return Reason("shared-epoch-begun", args=args, about=Reason(name_key(self.seat)))


class MapLaid(TableEvent):
    """The map on which all machines at a table decide: the board as the player of a seat has corrected it.

    What is said of it later is an act of its own (`MapCorrected`).
    """

    type = "map-laid"
    touches = Changes.BOARD
    seat: str
    overlay: Overlay

    def record(self, standing: Standing, seq: int) -> Standing:
        """This map is played on."""
        return replace(standing, laid_at=seq)

    @property
    def label(self) -> Reason:
        """Whose it is, and how much was said of it."""
        args = {"count": len(self.overlay.entries)}
        return Reason("table-map-laid", args=args, about=Reason(name_key(self.seat)))


class SeatKeyGranted(TableEvent):
    """A seat that lost its key signs with another (32 bytes, in hexadecimal), as another seat says."""

    type = "seat-key-granted"
    seat: str
    key: str

    @property
    def label(self) -> Reason:
        """Who was let in."""
        return Reason("shared-seat-let-in", about=Reason(name_key(self.seat)))


class SecretKeyAsked(TableEvent):
    """A seat away from where the session began asks for the key of what was dealt to it there."""

    type = "secret-key-asked"
    is_silent = True
    seat: str
    public: Digest

    def record(self, standing: Standing, seq: int) -> Standing:
        """Whoever has it passes it on."""
        asked = KeyAsked(public=self.public, asked_at=seq)
        return replace(standing, asked=with_entry(standing.asked, self.seat, asked))

    @property
    def label(self) -> Reason:
        return Reason("secret-key-asked", about=Reason(name_key(self.seat)))


class SecretKeyPassed(TableEvent):
    """The key of a seat's secrets, sealed for that seat alone."""

    type = "secret-key-passed"
    is_silent = True
    seat: str
    public: Digest
    passed: str

    def record(self, standing: Standing, seq: int) -> Standing:
        """It waits for its seat; what nobody asked for changes nothing."""
        asked = standing.asked.get(self.seat)
        if asked is None or asked.public != self.public or asked.passed:
            return standing
        passed = asked.model_copy(update={"passed": self.passed})
        return replace(standing, asked=with_entry(standing.asked, self.seat, passed))

    @property
    def label(self) -> Reason:
        return Reason("secret-key-passed", about=Reason(name_key(self.seat)))


class UndoAsked(TableEvent):
    """A seat asks to take back what others have seen: the last step, or all from the entry `back_to` on.

    It holds as long as the entry `upto` is the last of the last act.
    """

    type = "undo-asked"
    seat: str
    back_to: int | None = None
    upto: int

    @property
    def label(self) -> Reason:
        return Reason("shared-undo-asked", about=Reason(name_key(self.seat)))


class BranchOffered(TableEvent):
    """A seat that went on alone while others acted asks that its way hold, and theirs be kept beside.

    `moves` are its signed records since both ways parted, as they are sent by mail. It holds as long as the
    entry `upto` is the last of the last act.
    """

    type = "branch-offered"
    seat: str
    upto: int
    moves: str

    @property
    def label(self) -> Reason:
        return Reason("shared-branch-offered", about=Reason(name_key(self.seat)))


class JointRollBegun(TableEvent):
    """A seat rolls or draws together with another: it is bound to a seed that it does not show yet."""

    type = "joint-roll-begun"
    is_silent = True
    seat: str
    roll: str
    commitment: Digest

    def record(self, standing: Standing, seq: int) -> Standing:
        """The roll waits for the other's seed; one that was begun is never begun anew."""
        roll = JointRoll(seat=self.seat, commitment=self.commitment)
        return replace(standing, rolls={self.roll: roll, **standing.rolls})

    @property
    def label(self) -> Reason:
        return Reason("joint-roll-begun", about=Reason(name_key(self.seat)))


class JointSeedTold(TableEvent):
    """The other seat tells its seed (32 bytes, in hexadecimal) for a roll that was begun."""

    type = "joint-seed-told"
    is_silent = True
    seat: str
    roll: str
    seed: Digest

    def record(self, standing: Standing, seq: int) -> Standing:
        """What comes up is settled; what is told later, or by who began, changes nothing."""
        roll = standing.rolls.get(self.roll)
        if roll is None or roll.seed or roll.seat == self.seat:
            return standing
        told = roll.model_copy(update={"seed": self.seed, "told_at": seq})
        return replace(standing, rolls=with_entry(standing.rolls, self.roll, told))

    @property
    def label(self) -> Reason:
        """Who rolls along."""
        return Reason("joint-seed-told", about=Reason(name_key(self.seat)))


class JointSeedShown(TableEvent):
    """Who began a roll shows the seed: with what comes up, or at the end where it was rolled in secret."""

    type = "joint-seed-shown"
    is_silent = True
    roll: str
    seed: Digest

    def record(self, standing: Standing, seq: int) -> Standing:
        """Everybody can tell what came up; what is shown later changes nothing."""
        roll = standing.rolls.get(self.roll)
        if roll is None or roll.shown:
            return standing
        shown = roll.model_copy(update={"shown": self.seed})
        return replace(standing, rolls=with_entry(standing.rolls, self.roll, shown))

    @property
    def label(self) -> Reason:
        return Reason("joint-seed-shown")


TABLE_EVENTS: Registry[Event] = Registry(
    (
        EpochBegun,
        MapLaid,
        SecretKeyAsked,
        SecretKeyPassed,
        SeatKeyGranted,
        UndoAsked,
        BranchOffered,
        JointRollBegun,
        JointSeedTold,
        JointSeedShown,
    )
)

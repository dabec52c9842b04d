"""What becomes of vehicles that start and may stall (VN-Pz VG b, c)."""

from abc import ABC, abstractmethod

from companion.games.elst.procedures.forces.event import ForcesEvent
from companion.games.elst.procedures.forces.state import Forces, Starter, Starts, starts_in
from companion.games.elst.rules.sequence import Moment
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Event


class StartEvent(ForcesEvent, ABC):
    """One start in a phase, of a vehicle with the MP left before it."""

    touches = Changes.UNITS
    moment: Moment
    starter: Starter

    def changed(self, forces: Forces) -> Forces:
        """With the phase's starts as they are now."""
        return forces.model_copy(update={"starts": self.follow(starts_in(forces, self.moment))})

    @abstractmethod
    def follow(self, starts: Starts) -> Starts:
        """The phase's starts after it."""

    def again(self, starts: Starts, **changes: object) -> Starts:
        """The starts with the vehicle no longer among those that stand stalled."""
        same = next((one for one in starts.stalled if one == self.starter), None)
        rest = tuple(one for one in starts.stalled if one is not same)
        return starts.model_copy(update={"waiting": None, "stalled": rest, **changes})


class StartTried(StartEvent):
    """The vehicle spends 1 MP to start, and its dice are awaited."""

    type = "elst-start-tried"

    def follow(self, starts: Starts) -> Starts:
        """Waiting for them."""
        return starts.model_copy(update={"waiting": self.starter})


class VehicleStarted(StartEvent):
    """It goes."""

    type = "elst-vehicle-started"

    def follow(self, starts: Starts) -> Starts:
        """With one more that goes."""
        return self.again(starts, running=starts.running + 1)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("start-log-running", "VN-Pz VG b"),)


class VehicleStalled(StartEvent):
    """It stalled, and wasted MP. Whether it is a moving target is None where the table has to say."""

    type = "elst-vehicle-stalled"
    is_setback = True
    is_news = True
    wasted: int
    is_moving_target: bool | None

    @property
    def mp_left(self) -> int | None:
        """The MP left after it."""
        before = self.starter.mp_left
        return None if before is None else before - self.wasted

    def follow(self, starts: Starts) -> Starts:
        """With the vehicle standing."""
        rest = self.again(starts)
        standing = self.starter.model_copy(update={"mp_left": self.mp_left})
        return rest.model_copy(update={"stalled": (*rest.stalled, standing)})

    def log(self) -> tuple[Reason, ...]:
        """The MP gone and left, and how it may be fired at."""
        left = "unknown" if self.mp_left is None else str(self.mp_left)
        moving = {True: "yes", False: "no", None: "unknown"}[self.is_moving_target]
        return (
            Reason("start-log-stalled", "VN-Pz VG b", args={"wasted": self.wasted, "left": left}),
            Reason("start-log-target", "VN-Pz VG c", args={"moving": moving}),
        )


START_EVENTS: tuple[type[Event], ...] = (StartTried, VehicleStarted, VehicleStalled)

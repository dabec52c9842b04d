"""The clock: from phase to phase, the roll for the end of the scenario, its end (CG2)."""

from enum import StrEnum

from companion.chance.answers import Outcome
from companion.games.elst.factions import Side
from companion.games.elst.procedures.artillery.contact_events import AccessExpired
from companion.games.elst.procedures.artillery.contacting import settle_losses
from companion.games.elst.procedures.artillery.state import Battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.entering import end_entries
from companion.games.elst.procedures.forces.melees import join_melees
from companion.games.elst.rules.artillery.access import access_after_phase
from companion.games.elst.rules.artillery.terms import ArtilleryCounter
from companion.games.elst.rules.sequence import (
    Length,
    Moment,
    Phase,
    end_reason,
    end_roll_request,
    is_end_roll_due,
    is_last_phase,
    is_turn_end,
    next_moment,
    previous_moment,
)
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.messages import Command, Event


class NextPhase(Command):
    """Go on to the next phase."""

    type = "elst-next-phase"


class PreviousPhase(Command):
    """Put the clock back by a phase; nothing else changes."""

    type = "elst-previous-phase"


class AgreeToEnd(Command):
    """Both players agree to end the scenario (CG2b)."""

    type = "elst-agree-to-end"


class Ending(StrEnum):
    """Why a scenario is over."""

    ROLLED = "rolled"
    LAST_TURN = "last-turn"
    AGREED = "agreed"


class ScenarioBegan(ElstEvent):
    """A scenario was set up: who moves first, how long it lasts."""

    type = "elst-scenario-began"
    touches = Changes.PHASE
    scenario: str
    first_player: Side
    length: Length

    def apply(self, game: ElstGame) -> ElstGame:
        """At the start of its first turn; everybody Retained may enter in it."""
        start = Moment(turn=1, player=self.first_player, phase=Phase.RALLY)
        forces = game.forces.model_copy(update={"out": {}})
        named = game.model_copy(update={"scenario": self.scenario, "forces": forces})
        clock = {"moment": start, "first_player": self.first_player, "length": self.length}
        return named.with_clock(**clock, is_over=False)


class PhaseBegan(ElstEvent):
    """A phase began."""

    type = "elst-phase-began"
    touches = Changes.PHASE
    moment: Moment

    def apply(self, game: ElstGame) -> ElstGame:
        """In that phase. An RPh notes which batteries have an FFE:C (2.2d) and frees observers."""
        game = game.with_clock(moment=self.moment)
        if self.moment.phase is not Phase.RALLY:
            return game
        batteries = {id_: _at_rally(b) for id_, b in game.artillery.batteries.items()}
        return game.with_artillery(batteries=batteries)

    def log(self) -> tuple[Reason, ...]:
        return (moment_in_words(self.moment),)


def _at_rally(battery: Battery) -> Battery:
    has_ffec = battery.counter is ArtilleryCounter.FFEC
    return battery.model_copy(update={"began_rally_with_ffec": has_ffec, "fire_counter": None})


class ClockPutBack(ElstEvent):
    """The clock was put back by a phase."""

    type = "elst-clock-put-back"
    touches = Changes.PHASE
    moment: Moment

    def apply(self, game: ElstGame) -> ElstGame:
        """In that phase, the scenario going on."""
        return game.with_clock(moment=self.moment, is_over=False)

    def log(self) -> tuple[Reason, ...]:
        return (moment_in_words(self.moment),)


class ScenarioEnded(ElstEvent):
    """The scenario is over."""

    type = "elst-scenario-ended"
    touches = Changes.PHASE
    is_news = True
    ending: Ending

    def apply(self, game: ElstGame) -> ElstGame:
        return game.with_clock(is_over=True)

    def log(self) -> tuple[Reason, ...]:
        return (Reason("elst-log-scenario-ended", "CG2", args={"ending": self.ending.value}),)


def moment_in_words(moment: Moment, key: str = "elst-moment") -> Reason:
    """Turn, player turn and phase, by the text of a key."""
    args = dict[str, str | int | float](turn=moment.turn, player=str(moment.player), phase=moment.phase.value)
    return Reason(key, args=args)


def next_phase(course: Course) -> None:
    """End this phase and begin the next; at the end of a game turn the scenario may be over."""
    end_rally(course)
    clock = course.scene.game.clock
    if is_last_phase(clock.moment):
        end_entries(course, clock.moment.player)
    if not is_turn_end(clock.moment, clock.first_player):
        begin_next(course)
    elif end_reason(clock.moment.turn, clock.length):
        course.add(ScenarioEnded(ending=Ending.LAST_TURN))
    elif is_end_roll_due(clock.moment.turn, clock.length):
        course.ask(end_roll_request(clock.moment.turn, clock.length))
    else:
        begin_next(course)


def end_rally(course: Course) -> None:
    """Access lasts until the end of an RPh that began with the battery's FFE:C (2.2d)."""
    phase = course.scene.game.moment.phase
    for battery in tuple(course.scene.game.batteries.values()):
        has_ffec = battery.began_rally_with_ffec
        if battery.has_access and not access_after_phase(battery.has_access, phase, began_with_ffec=has_ffec):
            course.add(AccessExpired(battery=battery.id))


def begin_next(course: Course) -> None:
    """The next phase, and what it settles of contact that was lost."""
    clock = course.scene.game.clock
    course.add(PhaseBegan(moment=next_moment(clock.moment, clock.first_player)))
    if is_last_phase(clock.moment):
        join_melees(course)
    settle_losses(course)


def end_rolled(course: Course, outcome: Outcome) -> None:
    """The scenario ends, or the next game turn begins (CG2a)."""
    if outcome.is_success:
        course.add(ScenarioEnded(ending=Ending.ROLLED))
    else:
        begin_next(course)


def put_back(course: Course) -> None:
    """To the phase before, where there is one."""
    clock = course.scene.game.clock
    if before := previous_moment(clock.moment, clock.first_player):
        course.add(ClockPutBack(moment=before))


def previous_refusal(game: ElstGame) -> Reason | None:
    """Why the clock cannot be put back; None when it can."""
    if any(battery.activity.barrage is not None for battery in game.batteries.values()):
        return Reason("oba-resolve-first", "2.5b")
    if previous_moment(game.moment, game.clock.first_player):
        return None
    return Reason("elst-clock-at-start")


def agreement_refusal(game: ElstGame) -> Reason | None:
    """Why players may not end the scenario now: only at the end of a player turn (CG2b)."""
    if game.clock.is_over:
        return Reason("elst-scenario-over", "CG2")
    return None if is_last_phase(game.moment) else Reason("elst-not-player-turn-end", "CG2b")


CLOCK_EVENTS: tuple[type[Event], ...] = (ScenarioBegan, PhaseBegan, ClockPutBack, ScenarioEnded)

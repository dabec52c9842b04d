"""The sequence of play (5): phases of a turn, and whose they are."""

from enum import StrEnum

from pydantic import PositiveInt

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Weather
from companion.kit.phases import following, preceding
from companion.reason import Reason
from companion.saved import Frozen


class Phase(StrEnum):
    """The phases of a turn, in order; those of the first and of the second player told apart."""

    INITIATIVE = "initiative"
    WEATHER = "weather"
    FIRST_BOMBARDMENT = "first-bombardment"
    SECOND_BOMBARDMENT = "second-bombardment"
    FIRST_MOVEMENT = "first-movement"
    FIRST_COMBAT = "first-combat"
    SECOND_MOVEMENT = "second-movement"
    SECOND_COMBAT = "second-combat"


PHASES = tuple(Phase)
_OF_FIRST = frozenset({Phase.FIRST_BOMBARDMENT, Phase.FIRST_MOVEMENT, Phase.FIRST_COMBAT})
_OF_NOBODY = frozenset({Phase.INITIATIVE, Phase.WEATHER})
BOMBARDMENT = frozenset({Phase.FIRST_BOMBARDMENT, Phase.SECOND_BOMBARDMENT})
MOVEMENT = frozenset({Phase.FIRST_MOVEMENT, Phase.SECOND_MOVEMENT})
COMBAT = frozenset({Phase.FIRST_COMBAT, Phase.SECOND_COMBAT})


class Moment(Frozen):
    """A phase of a turn."""

    turn: PositiveInt
    phase: Phase

    def is_before(self, other: "Moment") -> bool:
        """Whether this phase comes first."""
        return (self.turn, PHASES.index(self.phase)) < (other.turn, PHASES.index(other.phase))


class Clock(Frozen):
    """Where the game stands. First player and weather are None until they are settled."""

    moment: Moment = Moment(turn=1, phase=Phase.INITIATIVE)
    first_player: Faction | None = None
    weather: Weather | None = None
    last_turn: PositiveInt = 1
    is_over: bool = False

    @property
    def phasing(self) -> Faction | None:
        """Whose phase it is; None for both, and while nobody is first player."""
        if self.moment.phase in _OF_NOBODY or self.first_player is None:
            return None
        is_first = self.moment.phase in _OF_FIRST
        return self.first_player if is_first else self.first_player.opponent

    def is_of(self, faction: Faction, phases: frozenset[Phase]) -> bool:
        """Whether one of some phases of a side is under way."""
        return self.moment.phase in phases and self.phasing is faction


def next_moment(moment: Moment) -> Moment:
    """The phase after this one; after the last, the first of the next turn."""
    turn, phase = following(PHASES, moment.turn, moment.phase)
    return Moment(turn=turn, phase=phase)


def previous_moment(moment: Moment) -> Moment | None:
    """The phase before this one; None at the very start."""
    before = preceding(PHASES, moment.turn, moment.phase)
    return Moment(turn=before[0], phase=before[1]) if before else None


def moment_in_words(clock: Clock, key: str = "scw-moment") -> Reason:
    """Turn, phase and whose it is, by the text of a key."""
    player = clock.phasing.value if clock.phasing else "both"
    args = {"turn": str(clock.moment.turn), "phase": clock.moment.phase.value, "player": player}
    return Reason(key, args=args)

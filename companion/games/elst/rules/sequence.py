"""The sequence of play: game turns of two player turns, each of eight phases, and when a scenario ends."""

from enum import StrEnum

from pydantic import PositiveInt

from companion.chance.requests import Goal, RollRequest
from companion.games.elst.factions import Side, both_sides
from companion.games.elst.purposes import ElstPurpose
from companion.kit.phases import following, preceding
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap


class Phase(StrEnum):
    """The phases of a player turn, in order."""

    RALLY = "rph"
    PREP_FIRE = "pfph"
    MOVEMENT = "mph"
    DEFENSIVE_FIRE = "dfph"
    ADVANCING_FIRE = "afph"
    ROUT = "rtph"
    ADVANCE = "aph"
    CLOSE_COMBAT = "ccph"


PHASES = tuple(Phase)


class Moment(Frozen):
    """A phase of a player turn. `player` is the one whose player turn it is."""

    turn: PositiveInt
    player: Side
    phase: Phase

    def is_own_fire_phase(self, faction: Side) -> bool:
        """Whether a side's radios work now: its own PFPh, or the DFPh of the other's player turn (2.1)."""
        if self.phase is Phase.PREP_FIRE:
            return self.player is faction
        return self.phase is Phase.DEFENSIVE_FIRE and self.player is not faction

    @property
    def firing(self) -> Side | None:
        """Whose fire phase it is; None in other phases."""
        return next((one for one in both_sides(self.player) if self.is_own_fire_phase(one)), None)


def is_last_phase(moment: Moment) -> bool:
    """Whether the player turn ends with this phase."""
    return moment.phase is PHASES[-1]


def is_turn_end(moment: Moment, first_player: Side) -> bool:
    """Whether the game turn ends with this phase."""
    return is_last_phase(moment) and moment.player is not first_player


def next_moment(moment: Moment, first_player: Side) -> Moment:
    """The phase after this one, in the next player turn or game turn where this one ends."""
    return _at(*following(_parts(first_player), moment.turn, (moment.player, moment.phase)))


def previous_moment(moment: Moment, first_player: Side) -> Moment | None:
    """The phase before this one; None at the very start."""
    before = preceding(_parts(first_player), moment.turn, (moment.player, moment.phase))
    return _at(*before) if before else None


def _parts(first_player: Side) -> tuple[tuple[Side, Phase], ...]:
    return tuple((player, phase) for player in (first_player, first_player.opponent) for phase in PHASES)


def _at(turn: int, part: tuple[Side, Phase]) -> Moment:
    return Moment(turn=turn, player=part[0], phase=part[1])


def next_fire_phase(moment: Moment, faction: Side, first_player: Side) -> Moment:
    """The next phase in which a side's radios work (2.1g)."""
    after = next_moment(moment, first_player)
    while not after.is_own_fire_phase(faction):
        after = next_moment(after, first_player)
    return after


class Length(Frozen):
    """How long a scenario lasts: the circled numbers by turn, and the turn after which it ends (CG2)."""

    circled: FrozenMap[int, int]
    last_turn: PositiveInt


def is_end_roll_due(turn: int, length: Length) -> bool:
    """Whether the German player rolls for the end of the scenario after this turn (CG2a, CG2c)."""
    return turn in length.circled and turn <= length.last_turn


def end_roll_request(turn: int, length: Length) -> RollRequest:
    """The roll that ends the scenario at the circled number or less (CG2a)."""
    goal = Goal(at_most=length.circled[turn])
    return RollRequest(
        purpose=ElstPurpose.SCENARIO_END,
        rule="CG2a",
        args={"turn": turn, "number": length.circled[turn]},
        subject=str(turn),
        dice=1,
        goal=goal,
    )


def end_reason(turn: int, length: Length) -> Reason | None:
    """Why the scenario is over after this turn whatever is rolled; None when it is not (CG2b, CG2c)."""
    if turn < length.last_turn:
        return None
    return Reason("elst-last-turn", "CG2b", args={"turn": turn})

"""The sequence of play: four player turns of six phases, and the game-turn interface (4.0)."""

from enum import StrEnum

from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn
from companion.games.no_prisoners.terms import PlayerTurn
from companion.reason import Reason
from companion.saved import Frozen


class Phase(StrEnum):
    """The set-up, the phases of a player turn, then the parts of the interface."""

    SET_UP = "set-up"
    RANDOM_EVENT = "random-event"
    REINFORCEMENT = "reinforcement"
    MOVEMENT = "movement"
    COMBAT_1 = "combat-1"
    COMBAT_2 = "combat-2"
    REPLACEMENT = "replacement"
    VP_CHECK = "vp-check"
    ADVANCE_TURN = "advance-turn"
    GAME_END = "game-end"

    @property
    def is_combat(self) -> bool:
        """Whether attacks are made in it."""
        return self in (Phase.COMBAT_1, Phase.COMBAT_2)


PHASES = (
    Phase.RANDOM_EVENT,
    Phase.REINFORCEMENT,
    Phase.MOVEMENT,
    Phase.COMBAT_1,
    Phase.COMBAT_2,
    Phase.REPLACEMENT,
)
PLAYER_TURNS = tuple(PlayerTurn)


class Moment(Frozen):
    """A phase of a game turn; `player_turn` is None in the interface.

    Where they were set by hand in an earlier version, phase and player turn may not fit together.
    """

    turn: int
    player_turn: PlayerTurn | None
    phase: Phase

    @property
    def game_turn(self) -> GameTurn:
        """Its game turn."""
        return GameTurn(self.turn)

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases of the player turn that it is in; none in the interface and the set-up."""
        is_played = self.player_turn is not None and self.phase in PHASES
        return phases_of(self.game_turn) if is_played else ()


def phases_of(turn: GameTurn) -> tuple[Phase, ...]:
    """The phases of each player turn of a game turn; summer has one combat phase only (22.4)."""
    return PHASES if turn.has_second_combat else tuple(p for p in PHASES if p is not Phase.COMBAT_2)


def moment_refusal(moment: Moment) -> Reason | None:
    """Why the sequence of play has no such moment; None when it has."""
    if moment.phase not in PHASES:
        return Reason("np-moment-of-no-player", "4.0") if moment.player_turn else None
    if moment.player_turn is None:
        return Reason("np-moment-of-player", "4.0")
    return None if moment.phase in moment.phases else Reason("np-remind-one-combat", "22.4")


def next_moment(moment: Moment, last_turn: int = LAST_TURN) -> Moment | None:
    """The phase after this one; None after the end of the game. The marker stays on the last turn."""
    if moment.phase not in PHASES:
        return _next_in_interface(moment, last_turn)
    player_turn = moment.player_turn or PLAYER_TURNS[0]
    left = [p for p in phases_of(moment.game_turn) if PHASES.index(p) > PHASES.index(moment.phase)]
    if left:
        return Moment(turn=moment.turn, player_turn=player_turn, phase=left[0])
    following = PLAYER_TURNS.index(player_turn) + 1
    if following < len(PLAYER_TURNS):
        return Moment(turn=moment.turn, player_turn=PLAYER_TURNS[following], phase=PHASES[0])
    return _interface(moment.turn, _first_of_interface(moment.game_turn, last_turn))


def _first_of_interface(turn: GameTurn, last_turn: int) -> Phase:
    return Phase.VP_CHECK if turn.has_victory_check else _after_victory_check(turn.number, last_turn)


def _after_victory_check(turn: int, last_turn: int) -> Phase:
    return Phase.GAME_END if turn >= last_turn else Phase.ADVANCE_TURN


def _next_in_interface(moment: Moment, last_turn: int) -> Moment | None:
    match moment.phase:
        case Phase.VP_CHECK:
            return _interface(moment.turn, _after_victory_check(moment.turn, last_turn))
        case Phase.ADVANCE_TURN:
            return Moment(turn=moment.turn + 1, player_turn=PLAYER_TURNS[0], phase=PHASES[0])
    return None


def _interface(turn: int, phase: Phase) -> Moment:
    return Moment(turn=turn, player_turn=None, phase=phase)

"""From any moment of a campaign to the beginning of another phase, as if a table played on from there."""

from functools import lru_cache

from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.rules.turn.sequence import PHASES, PLAYER_TURNS, Moment, Phase, phases_of
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.terms import PlayerTurn
from companion.session.session import Session
from tests.games.no_prisoners.campaign.test_campaign import LONG, Table


def at_phase(
    turn: int, player_turn: PlayerTurn, phase: Phase, scenario: str = LONG, **settings: bool | str
) -> Table:
    """A campaign on the sample set-up whose phase has just begun; what it asks is still open."""
    if settings:
        return _begun(turn, player_turn, phase, scenario, **settings)
    table = Table.__new__(Table)
    table.go_on_from(_laid(turn, player_turn, phase, scenario))
    return table


@lru_cache(maxsize=4)
def _laid(turn: int, player_turn: PlayerTurn, phase: Phase, scenario: str) -> Session:
    return _begun(turn, player_turn, phase, scenario).session


def _begun(turn: int, player_turn: PlayerTurn, phase: Phase, scenario: str, **settings: bool | str) -> Table:
    table = Table(scenario, **settings)
    table.do(cmd.NextPhase())
    begin(table, turn, player_turn, phase)
    return table


def begin(table: Table, turn: int, player_turn: PlayerTurn, phase: Phase) -> None:
    """Another phase begins; nothing is played in between but the beginning of its turn."""
    is_first = (player_turn, phase) == (PLAYER_TURNS[0], PHASES[0])
    if table.game.moment.turn != turn and not is_first:
        begin(table, turn, PLAYER_TURNS[0], PHASES[0])
        while table.session.state.waiting:
            table.answer_quietly()
    _go_on_from(table, _before(turn, player_turn, phase))
    assert table.game.moment == Moment(turn=turn, player_turn=player_turn, phase=phase)


def end_of_turn(table: Table, turn: int) -> None:
    """The last phase of a game turn is over."""
    _go_on_from(table, Moment(turn=turn, player_turn=PLAYER_TURNS[-1], phase=Phase.REPLACEMENT))


def _go_on_from(table: Table, before: Moment) -> None:
    table.set(moment__turn=before.turn, moment__player_turn=before.player_turn, moment__phase=before.phase)
    table.do(cmd.NextPhase())


def _before(turn: int, player_turn: PlayerTurn, phase: Phase) -> Moment:
    phases = phases_of(GameTurn(turn))
    if place := phases.index(phase):
        return Moment(turn=turn, player_turn=player_turn, phase=phases[place - 1])
    if order := PLAYER_TURNS.index(player_turn):
        return Moment(turn=turn, player_turn=PLAYER_TURNS[order - 1], phase=Phase.REPLACEMENT)
    return Moment(turn=turn - 1, player_turn=None, phase=Phase.ADVANCE_TURN)


def remove(table: Table, *units: str, spot: Spot = Spot.GONE) -> None:
    """Counters are taken off the map to another place."""
    away = {"hex": None, "spot": spot.value}
    table.by_hand({f"counters/{unit}/{fact}": value for unit in units for fact, value in away.items()})


def told(table: Table) -> list[str]:
    """The keys of what the log says of the last step."""
    return [reason.key for group in table.session.log()[-1].details for reason in group]


def with_a_tribe() -> Table:
    """After the revolt, one tribe drawn from the cup."""
    table = at_phase(9, PlayerTurn.EAST_ALLIED, Phase.MOVEMENT)
    table.set(revolted_on=8, tribes_in_cup=3)
    begin(table, 10, PlayerTurn.EAST_ALLIED, Phase.REINFORCEMENT)
    table.roll(1)
    return table

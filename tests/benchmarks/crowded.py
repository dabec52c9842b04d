"""A table of each game in the real window, 160 counters on its map and a player's hand free to move."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import MakeCounter
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.games.spanish_civil_war.rules import sequence as spanish
from companion.games.spanish_civil_war.table.commands import PlaceUnits
from companion.kit.system import Start
from companion.session.commands import Overrule
from tests.ui.running import SIZE, running
from tests.ui.session_table import begin
from tests.ui.spanish_table import Player
from ui import operations
from ui.session.files import fresh_file
from ui.shell.main_window import MainWindow

COUNTERS = 160
GAMES = ("elst", "brunete", "no_prisoners")
_BRIGADES = {
    "republican": "\n".join(f"{name}: HQ 0-1-6, 11x 4-4-6/2-2-6" for name in (11, 46, 34, 35, 15, 10, 45)),
    "nationalist": "\n".join(f"{name}: HQ 0-1-6, 12x 4-4-6/2-2-6" for name in (71, 13, 150, 12, 5, 4)),
}
_FRONT = 10  # the first column without Republicans


@contextmanager
def crowded(qtbot: QtBot, game: str) -> Iterator[MainWindow]:
    """The window over the map of a game, its first movement phase, everybody apart."""
    with running(qtbot, game, SIZE) as application:
        window = application.window
        operations.leave_grid(window.bridge)
        {"elst": _lay_elst, "brunete": _lay_brunete, "no_prisoners": _lay_no_prisoners}[game](window)
        window.show_map()
        paint(window)
        yield window


def paint(window: MainWindow) -> None:
    """What waits to be drawn, once; a picture of the window would draw all of it again."""
    assert window.isVisible()
    QCoreApplication.processEvents()


def _lay_elst(window: MainWindow) -> None:
    """Two sides of 80 squads, the British to move."""
    bridge = window.bridge
    begin(bridge)
    free = [hex_ for hex_ in bridge.board if not bridge.board.terrain(hex_)][::2]
    names = [bridge.hex_name(hex_) for hex_ in free]
    half = COUNTERS // 2
    for side, squad, places in (("british", "4-5-7", names[:half]), ("german", "4-4-7", names[-half:])):
        text = "\n".join(f"{squad} @ {name}" for name in places)
        assert operations.execute(bridge, AddRoster(side=side, text=text))
    phase = {"turn": 1, "player": "british", "phase": "mph"}
    operations.set_facts(bridge, {f"clock/moment/{name}": value for name, value in phase.items()})


def _lay_brunete(window: MainWindow) -> None:
    """Two sides, a counter a hex, every other hex free; the Republicans move first."""
    player = Player(window)
    player.begin()
    for side, text in _BRIGADES.items():
        player.tell(side, text)
    session, board = player.bridge.session, player.bridge.board
    columns = {hex_: int(player.bridge.hex_name(hex_)[2:]) for hex_ in board}
    rooms = {
        "republican": iter([hex_ for hex_, column in columns.items() if column < _FRONT][::2]),
        "nationalist": iter([hex_ for hex_, column in columns.items() if column > _FRONT + 3][::2]),
    }
    for counter in player.counters()[-COUNTERS:]:
        wish = PlaceUnits(units=(counter.id,), hex=next(rooms[counter.faction]))
        session.execute(Overrule(command=session.system.commands.dump(wish), note=""))
    while player.game.clock.moment.phase is not spanish.Phase.FIRST_MOVEMENT:
        player.press("Next phase")
        player.answer_all()
    player.press("Positions are right")


def _lay_no_prisoners(window: MainWindow) -> None:
    """The sample set-up with units of the players' own besides, the Turks to move."""
    bridge = window.bridge
    start = Start(scenario="war-in-the-desert", options={SET_UP: SAMPLE})
    assert operations.begin_session(bridge, fresh_file("Desert"), start)
    game = bridge.session.state.game
    more = COUNTERS - sum(counter.is_on_map for counter in game.counters.values())
    made = [
        MakeCounter(side=side, front=Front.WEST, name=f"{side} {number}", kind=UnitType.INFANTRY)
        for side in (Faction.CENTRAL_POWERS, Faction.ALLIED)
        for number in range(more // 2)
    ]
    assert operations.execute_together(bridge, made)
    counters = bridge.session.state.game.counters
    own = [id_ for id_ in counters if id_ not in game.counters]
    land = {hex_ for hex_ in bridge.board if "all_sea" not in bridge.board.terrain(hex_)}
    free = sorted(land - {counter.hex for counter in counters.values()})[::2]
    places = [*free[: len(own) // 2], *free[-len(own) // 2 :]]
    facts = {"moment/player_turn": PlayerTurn.WEST_CP, "moment/phase": Phase.MOVEMENT}
    for id_, hex_ in zip(own, places, strict=True):
        facts |= {f"counters/{id_}/spot": "map", f"counters/{id_}/hex": hex_._asdict()}
    for id_ in (*own, *(one.id for one in game.counters.values() if one.is_on_map and one.is_ground)):
        facts |= {f"counters/{id_}/strength": 4, f"counters/{id_}/movement": 5}
    assert operations.set_facts(bridge, facts)

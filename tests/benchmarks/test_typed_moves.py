"""A typed move with 160 counters on the map, from Return to the painted window: at most 16 ms."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.no_prisoners.procedures.opening import SAMPLE, SET_UP
from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.commands import MakeCounter
from companion.games.no_prisoners.terms import Faction, Front, PlayerTurn, UnitType
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.system import Start
from tests.ui.running import SIZE, running
from tests.ui.session_table import begin
from ui import operations
from ui.session.counters import counters_of
from ui.session.files import fresh_file
from ui.shell.main_window import MainWindow

COUNTERS = 160


@pytest.fixture
def elst(qtbot: QtBot) -> Iterator[MainWindow]:
    """Two sides of 80 squads apart on Decision at Elst, the British to move."""
    with running(qtbot, "elst", SIZE) as application:
        window, bridge = application.window, application.bridge
        begin(bridge)
        window.show_map()
        free = [hex_ for hex_ in bridge.board if not bridge.board.terrain(hex_)][::2]
        names = [bridge.hex_name(hex_) for hex_ in free]
        for side, squad, places in (("british", "4-5-7", names[:80]), ("german", "4-4-7", names[-80:])):
            text = "\n".join(f"{squad} @ {name}" for name in places)
            assert operations.execute(bridge, AddRoster(side=side, text=text))
        phase = {"turn": 1, "player": "british", "phase": "mph"}
        operations.set_facts(bridge, {f"clock/moment/{name}": value for name, value in phase.items()})
        yield window


@pytest.fixture
def no_prisoners(qtbot: QtBot) -> Iterator[MainWindow]:
    """The sample set-up of No Prisoners with units of the players' own besides, the Turks to move."""
    with running(qtbot, "no_prisoners", SIZE) as application:
        window, bridge = application.window, application.bridge
        operations.leave_grid(bridge)
        start = Start(scenario="war-in-the-desert", options={SET_UP: SAMPLE})
        assert operations.begin_session(bridge, fresh_file("Desert"), start)
        window.show_map()
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
        yield window


@pytest.mark.parametrize("game", ["elst", "no_prisoners"])
def test_a_typed_move_to_the_painted_window(
    benchmark: BenchmarkFixture, request: pytest.FixtureRequest, game: str
) -> None:
    window: MainWindow = request.getfixturevalue(game)
    window.docks.bring("tracker")
    window.use_tool("move")
    paint(window)
    line = window.map_view.move_card.line

    def type_hex() -> None:
        line.setText(window.bridge.hex_name(goal(window)))
        paint(window)

    def move() -> None:
        QTest.keyClick(line, Qt.Key.Key_Return)
        paint(window)

    benchmark.pedantic(move, setup=type_hex, rounds=20, warmup_rounds=2)
    assert sum(counter.is_moved for counter in counters_of(window.bridge)) > 20


def paint(window: MainWindow) -> None:
    """What waits to be drawn, once; a picture of the window would draw all of it again."""
    assert window.isVisible()
    QCoreApplication.processEvents()


def goal(window: MainWindow) -> HexCoord:
    """A free hex beside what is in hand, of those that it may go to where the game knows them."""
    moving = window.map_view.tools["move"].moving
    start = moving.stack[0].hex
    taken = {counter.hex for counter in counters_of(window.bridge)}
    reach = {hex_ for shade in moving.reach() for hex_ in shade.hexes} or set(start.neighbours())
    free = [hex_ for hex_ in reach - taken if hex_ in window.bridge.board]
    return min(free, key=lambda hex_: (distance(start, hex_), hex_))

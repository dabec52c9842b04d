"""A move in a battle with 150 counters on the map, from Return to the painted window: at most 100 ms."""

from collections.abc import Iterator
from itertools import cycle

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import PlaceUnits
from companion.hexes.coordinates import HexCoord
from companion.session.commands import Overrule
from tests.ui.spanish_table import Player, at_table
from ui.session.counters import counters_of

COUNTERS = {
    "republican": "\n".join(f"{name}: HQ 0-1-6, 10x 4-4-6/2-2-6" for name in (11, 46, 34, 35, 15, 10, 45)),
    "nationalist": "\n".join(f"{name}: HQ 0-1-6, 11x 4-4-6/2-2-6" for name in (71, 13, 150, 12, 5, 4)),
}
FRONT = 10  # the first column without Republicans
LINES = cycle(("11: 6x 4-4-6/2-2-6, HQ 0-1-6", "46: 6x 3-4-6/2-2-6, HQ 0-1-6"))


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[Player]:
    with at_table(qtbot, "brunete") as player:
        player.begin()
        yield player


@pytest.fixture
def moving(player: Player) -> Player:
    """Everybody on the map, the Republican movement phase, the first of them in hand."""
    for side, text in COUNTERS.items():
        player.tell(side, text)
    spread(player)
    while player.game.clock.moment.phase is not Phase.FIRST_MOVEMENT:
        player.press("Next phase")
        player.answer_all()
    player.press("Positions are right")
    player.window.use_tool("move")
    paint(player)
    return player


def spread(player: Player) -> None:
    """Two sides apart, a counter a hex, every other hex free."""
    session = player.bridge.session
    columns = {hex_: int(player.bridge.hex_name(hex_)[2:]) for hex_ in player.bridge.board}
    rooms = {
        "republican": iter([hex_ for hex_, column in columns.items() if column < FRONT][::2]),
        "nationalist": iter([hex_ for hex_, column in columns.items() if column > FRONT + 3][::2]),
    }
    for counter in player.counters():
        wish = PlaceUnits(units=(counter.id,), hex=next(rooms[counter.faction]))
        session.execute(Overrule(command=session.system.commands.dump(wish), note=""))


def paint(player: Player) -> None:
    """What waits to be drawn, once; a picture of the window would draw all of it again."""
    assert player.window.isVisible()
    QCoreApplication.processEvents()


def goal(player: Player) -> HexCoord:
    taken = {counter.hex for counter in counters_of(player.bridge)}
    reach = player.window.map_view.tools["move"].moving.reach()
    return next(hex_ for shade in reach for hex_ in shade.hexes if hex_ not in taken)


@pytest.mark.parametrize("dock", ["tracker", "forces"])
def test_a_typed_move_to_the_painted_window(benchmark: BenchmarkFixture, moving: Player, dock: str) -> None:
    moving.window.docks.bring(dock)
    line = moving.window.map_view.move_card.line

    def type_hex() -> None:
        line.setText(moving.bridge.hex_name(goal(moving)))
        paint(moving)

    def move() -> None:
        QTest.keyClick(line, Qt.Key.Key_Return)
        paint(moving)

    before = sum(counter.is_moved for counter in counters_of(moving.bridge))
    benchmark.pedantic(move, setup=type_hex, rounds=20, warmup_rounds=2)
    assert sum(counter.is_moved for counter in counters_of(moving.bridge)) > before


def test_a_line_of_counters_to_the_painted_window(benchmark: BenchmarkFixture, player: Player) -> None:
    player.window.docks.bring("forces")
    roster = player.window.docks.panels["forces"].roster

    def tell() -> None:
        roster.lines.setPlainText(next(LINES))
        roster.submit()
        paint(player)

    benchmark.pedantic(tell, rounds=20, warmup_rounds=2)
    assert len(player.game.units) >= 20

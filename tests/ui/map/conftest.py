"""A board of oddities and a shown map view, besides what all window tests share."""

from types import MappingProxyType

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.board.facts import Area, HexFacts, HexsideFacts, Line, Mark, Place
from companion.board.model import Board
from companion.hexes.coordinates import Direction, Hexside, Numbering, NumberStyle, Orientation, Shift, disk
from companion.hexes.lattice import centre
from tests.ui.map.mover import Mover
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.map.painter import BoardPainter, painter_of
from ui.map.view import MapView
from ui.session.bridge import SessionBridge


@pytest.fixture(scope="session")
def patchwork() -> Board:
    """A small pointy-top board without extent: terrain of other games, and kinds that no style names."""
    numbering = Numbering(NumberStyle.COLUMN_ROW, Orientation.POINTY_TOP, Shift.ODD_EAST)
    middle = numbering.from_column_row(5, 5)
    hexes = {hex_: HexFacts(hex_) for hex_ in disk(middle, 2)}
    east, west = middle.step(Direction.SE), middle.step(Direction.NW)
    links = {"rail": {Direction.SE: "existing", Direction.NW: "existing"}, "road": {Direction.N: "main"}}
    hexes[middle] = HexFacts(middle, frozenset({"woods", "never-heard-of"}), links=links)
    hexes[east] = HexFacts(east, frozenset({"hills", "orchard"}))
    hexes[west] = HexFacts(west, frozenset({"marsh"}))
    river = Hexside.of(middle, Direction.N)
    x, y = centre(middle, Orientation.POINTY_TOP)
    square = tuple((x + dx, y + dy) for dx, dy in ((-900, -900), (900, -900), (900, 900), (-900, 900)))
    return Board(
        "patchwork",
        "Patchwork",
        numbering,
        MappingProxyType(hexes),
        MappingProxyType({river: HexsideFacts(river, frozenset({"river", "bridge", "odd-feature"}))}),
        areas=(Area("crater", "crater", square, (middle,)), Area("b", "building", square, (west,))),
        lines=(Line("p", "pipeline", "buried", (square[0], square[2])),),
        places=(Place("Midtown", (middle,)), Place("Overlap", (middle,))),
        marks=(Mark("m", "unknown-mark", (middle,)),),
    )


@pytest.fixture(scope="session")
def elst_painter(elst: Board, qapp: QApplication) -> BoardPainter:
    """The drawing of the real board: preparing it takes longer than most tests."""
    return painter_of(elst)


@pytest.fixture
def view(qtbot: QtBot, bridge: SessionBridge) -> MapView:
    """The map, shown, 900 by 640."""
    view = MapView(bridge)
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    return view


@pytest.fixture
def mover(shared: SharedWindow, qtbot: QtBot) -> Mover:
    """In the British Movement Phase of a session at Elst."""
    window = shared.on("elst")
    begin(window.bridge)
    window.show_map()
    window.activateWindow()
    phase = {"turn": 1, "player": "british", "phase": "mph"}
    operations.set_facts(window.bridge, {f"clock/moment/{name}": value for name, value in phase.items()})
    return Mover(window)

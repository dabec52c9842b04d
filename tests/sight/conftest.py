"""What the sight tests share: the Elst board prepared once."""

import pytest

from companion.board.library import open_board
from companion.sight.chart import load_chart
from companion.sight.terrain import SightTerrain


@pytest.fixture(scope="session")
def elst() -> SightTerrain:
    """The Elst board with its own chart and the default readings."""
    return SightTerrain.of(open_board("elst"), load_chart("elst"))

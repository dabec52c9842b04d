"""Boards prepared for sight, kept for whoever asks next: window, command line or a game's rules."""

from collections import OrderedDict
from threading import Lock

from companion.board.model import Board
from companion.sight.chart import load_chart
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain

_MOST = 4  # undoing a correction or a reading finds what was before still prepared
_kept: OrderedDict[tuple[str, SightSettings], SightTerrain] = OrderedDict()
_lock = Lock()


def prepared_terrain(board: Board, settings: SightSettings | None = None) -> SightTerrain:
    """The terrain of a board with its game's sight chart under the chosen readings.

    A second thread waits for the first one's work instead of repeating it. SightChartError when there
    is no chart of the board's name.
    """
    settings = settings or SightSettings()
    key = (board.digest, settings)
    with _lock:
        if key not in _kept:
            _kept[key] = SightTerrain.of(board, load_chart(board.id), settings)
        _kept.move_to_end(key)
        while len(_kept) > _MOST:
            _kept.popitem(last=False)
        return _kept[key]

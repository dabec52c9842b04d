"""What markers add on a board: by its game's sight chart, over heights by that of levels."""

from functools import cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from companion.board.model import Board
from companion.files import read_json
from companion.hexes.coordinates import HexCoord
from companion.paths import resources_dir
from companion.reason import Reason
from companion.sight.chart import MarkerHindrance, load_chart, smoke_refusal
from companion.sight.marker_kinds import MarkerKind

_FILE = resources_dir() / "terrain" / "markers.json"


class LevelMarkers(BaseModel):
    """What markers add over heights, and how many levels smoke and blast areas rise; vehicles half of one."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Literal["wargame-companion-terrain-markers"]
    version: Literal[1]
    hindrance: MarkerHindrance
    heights: dict[MarkerKind, Annotated[int, Field(ge=1, le=20)]]


@cache
def level_markers() -> LevelMarkers:
    """The chart that comes with the program."""
    return LevelMarkers.model_validate(read_json(_FILE))


def marker_hindrance(board: Board) -> MarkerHindrance:
    """What markers add on a board; SightChartError where its game knows no lines of sight."""
    return level_markers().hindrance if board.has_heights else load_chart(board.id).markers


def why_no_smoke(board: Board, hex_: HexCoord) -> Reason | None:
    """Why no smoke counter may be placed in a hex; None when one may."""
    return None if board.has_heights else smoke_refusal(load_chart(board.id), board, hex_)

"""A game's sight chart: which terrain blocks, hinders or blinds, as data beside its board."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.board.files import read_json, reading
from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.packages import scenario_folder
from companion.reason import CompanionError, Reason
from companion.sight.markers import SmokeKind


class SightChartError(CompanionError):
    """A sight chart that is missing or cannot be used."""


class Effect(StrEnum):
    """What terrain does to a line of sight on the ground."""

    NONE = "none"
    HINDRANCE = "hindrance"
    OBSTACLE = "obstacle"


class Extent(StrEnum):
    """How far terrain reaches: its drawn outline, or the whole hex, hexsides and vertices included."""

    OUTLINE = "outline"
    HEX = "hex"


class _Row(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Remark(_Row):
    """What is told besides when a hex holds one of `keys` as well; no part of the rules' effect."""

    keys: frozenset[str]
    text: str
    rule: str = ""


class Bar(_Row):
    """Why terrain takes no smoke: what is told, and the rule."""

    text: str
    rule: str = ""


class Feature(_Row):
    """The sight effect of one terrain key or area kind.

    `no_smoke`: no smoke counter is placed there. `blinds`: hides the hex directly behind it from the
    steeple. `drawn_height`, in levels, is for the side view only. `text` is the catalogue key of what a
    crossing says about it.
    """

    effect: Effect = Effect.NONE
    extent: Extent = Extent.HEX
    blinds: bool = False
    drawn_height: float = 0
    rule: str = ""
    text: str = ""
    remark: Remark | None = None
    no_smoke: Bar | None = None


class MarkerHindrance(_Row):
    """What markers add. A smoke kind without an amount is asked of the player, counter by counter."""

    smoke: dict[SmokeKind, int | None]
    blast_area: int
    vehicle: int


class SteepleRow(_Row):
    """How a steeple is known: the hex value that marks it; its height in the side view."""

    value: str = "steeple"
    drawn_height: float = 0


class SightChart(_Row):
    """The whole chart. `terrain` rows go by hex terrain key, `areas` rows by area kind.

    A key whose effect its outlines carry ("grain" of the hex beside "grain" areas) has none itself.
    Six (`hindrance_limit`) or more hindrances block.
    """

    format: Literal["wargame-companion-sight"]
    version: Literal[1]
    hindrance_limit: Annotated[int, Field(gt=0)]
    terrain: dict[str, Feature]
    areas: dict[str, Feature]
    markers: MarkerHindrance
    steeple: SteepleRow = SteepleRow()


def smoke_refusal(chart: SightChart, board: Board, hex_: HexCoord) -> Reason | None:
    """Why no smoke counter may be placed in a hex, by its terrain; None when one may."""
    for key in sorted(board.terrain(hex_)):
        if (row := chart.terrain.get(key)) and row.no_smoke:
            return Reason(row.no_smoke.text, row.no_smoke.rule, (hex_,))
    return None


def has_chart(name: str) -> bool:
    """Whether scenarios/NAME has a sight chart: whether its game knows lines of sight."""
    return _chart_file(name).exists()


def _chart_file(name: str) -> Path:
    return scenario_folder(name) / "sight.json"


@cache
def load_chart(name: str) -> SightChart:
    """The sight chart of scenarios/NAME; CompanionError when there is none that can be used."""
    return read_chart(_chart_file(name))


def read_chart(path: Path) -> SightChart:
    """The sight chart in a file; CompanionError says in one line what is wrong and where."""
    if not path.exists():
        raise SightChartError(Reason("sight-chart-missing", args={"board": path.parent.name}))
    try:
        with reading(path.name):
            document = read_json(path)
        return SightChart.model_validate(document)
    except ValidationError as error:
        where = ".".join(str(part) for part in error.errors()[0]["loc"])
        raise SightChartError(
            Reason("sight-chart-broken", args={"file": path.name, "where": where})
        ) from None

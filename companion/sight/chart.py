"""A game's sight chart: which terrain blocks, hinders or blinds, as data beside its board."""

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.board.facts import HexFacts
from companion.board.model import Board
from companion.files import read_json, reading
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


class Told(_Row):
    """What is told, by its catalogue key, and the rule."""

    text: str
    rule: str = ""

    def of(self, *hexes: HexCoord) -> Reason:
        """As a reason, of some hexes."""
        return Reason(self.text, self.rule, hexes)


class Feature(_Row):
    """The sight effect of one terrain key or area kind.

    `no_smoke`: no smoke counter is placed there, and why. `blinds`: hides the hex directly behind it from a
    raised level. `drawn_height`, in levels, is for the side view only. `text` is the catalogue key of what a
    crossing says about it.
    """

    effect: Effect = Effect.NONE
    extent: Extent = Extent.HEX
    blinds: bool = False
    drawn_height: float = 0
    rule: str = ""
    text: str = ""
    remark: Remark | None = None
    no_smoke: Told | None = None


class MarkerHindrance(_Row):
    """What markers add. A smoke kind without an amount is asked of the player, counter by counter.

    `smoke_rule` says which smoke lies in the way of a line, `blast_rule` what a blast area adds.
    """

    smoke: dict[SmokeKind, int | None]
    blast_area: int
    vehicle: int
    smoke_rule: str = ""
    blast_rule: str = ""


class RaisedLevel(_Row):
    """The level above the ground that some hexes have, a tower say: what it does to lines from and to it.

    `value` is the hex value that marks it, and the end of the text key of its name, `level-<value>`.
    `drawn_height` is for the side view only. Of the texts, each with its rule: `seen_from` is told of every
    such line, `within` of one down to its own ground, `blind` of ground that it cannot see, `blinds` of what
    stands right before that, `below` of vehicles, which do not hinder it; `missing` where a hex has no such
    level, `note` with a hex that has.
    """

    value: Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$")]
    drawn_height: float = 0
    seen_from: Told
    within: Told
    blind: Told
    blinds: Told
    below: Told
    missing: Told
    note: Told | None = None


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
    raised: RaisedLevel | None = None

    @property
    def levels(self) -> tuple[str, ...]:
        """The ids of its levels in their order, from the ground up."""
        return ("ground", self.raised.value) if self.raised else ("ground",)


def is_raised(chart: SightChart, facts: HexFacts) -> bool:
    """Whether a hex has the level above the ground."""
    return chart.raised is not None and bool(facts.values.get(chart.raised.value))


def smoke_refusal(chart: SightChart, board: Board, hex_: HexCoord) -> Reason | None:
    """Why no smoke counter may be placed in a hex, by its terrain; None when one may."""
    for key in sorted(board.terrain(hex_)):
        if (row := chart.terrain.get(key)) and row.no_smoke:
            return row.no_smoke.of(hex_)
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

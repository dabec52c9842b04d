"""What a player may say of a board: corrections of single facts, and confirmations.

Hexes go by the board's own numbers, which the map at the table prints too unless the player has told
another origin, so that what was said survives a new reading of how the grid lies.
"""

from collections.abc import Hashable
from typing import Annotated, Literal

from pydantic import AwareDatetime, Field, FiniteFloat, field_validator

from companion.hexes.coordinates import Direction
from companion.saved import Frozen

BUILDING_PREFIX = "building_"  # terrain keys of buildings: the prefix and the material

# What an entry says, as against what it is about.
_ANSWERS = frozenset({"at", "note", "present", "material", "kind", "name", "value"})


class Entry(Frozen):
    """One thing the player saw on the map: in which hex, when, and a note of their own."""

    hex: str
    at: AwareDatetime
    note: str = ""

    @property
    def subject(self) -> Hashable:
        """What the entry is about: a later entry on the same subject takes its place."""
        return tuple((name, value) for name, value in self if name not in _ANSWERS)


class TerrainCorrection(Entry):
    """A terrain key that a hex has or has not. A building has its own correction."""

    fact: Literal["terrain"] = "terrain"
    key: str
    present: bool

    @field_validator("key")
    @classmethod
    def _is_no_building(cls, key: str) -> str:
        if key.startswith(BUILDING_PREFIX):
            raise ValueError(key)
        return key


class BuildingCorrection(Entry):
    """What the building in a hex is made of ("stone", "wood"); None when there is no building."""

    fact: Literal["building"] = "building"
    material: str | None


class LinkCorrection(Entry):
    """The kind of a network that crosses a hexside; None when it does not cross."""

    fact: Literal["link"] = "link"
    direction: Direction
    network: str
    kind: str | None


class FeatureCorrection(Entry):
    """A feature that a hexside has or has not, and the name printed beside it."""

    fact: Literal["feature"] = "feature"
    direction: Direction
    feature: str
    present: bool
    name: str = ""


class ValueCorrection(Entry):
    """A further value of a hex ("tower"); None when the hex has none."""

    fact: Literal["value"] = "value"
    key: str
    value: str | int | FiniteFloat | bool | None


class PlaceCorrection(Entry):
    """What stands in a hex under its name ("city", "town"); None when nothing does. A name stays."""

    fact: Literal["place"] = "place"
    kind: str | None


class Confirmation(Entry):
    """The board is right about a hex or one of its hexsides: all facts, or the one that `about` names.

    A hex's facts are named as in `HexFacts.exceptions`, a hexside's by the feature.
    """

    fact: Literal["confirmed"] = "confirmed"
    direction: Direction | None = None
    about: str = ""


Correction = Annotated[
    TerrainCorrection
    | BuildingCorrection
    | LinkCorrection
    | FeatureCorrection
    | ValueCorrection
    | PlaceCorrection
    | Confirmation,
    Field(discriminator="fact"),
]

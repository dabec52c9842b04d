"""How disputed sight rules are read: one setting for each reading, with its default."""

from enum import StrEnum
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class BlindBuilding(StrEnum):
    """When a building hex blinds the hex behind it for a viewer above the ground."""

    OUTLINE = "outline"  # when the line touches a building's outline in it
    HEX = "hex"  # whenever the line touches the hex


class BlindPair(StrEnum):
    """What blinds where the line reaches a hex between two others, along their hexside."""

    ANY = "any"  # either of the two is enough
    BOTH = "both"  # both must be orchard or building


class BlastSmoke(StrEnum):
    """Whether six or more smoke hindrance block the line to a blast height (2.32)."""

    DOES_NOT_BLOCK = "smoke-does-not-block"
    BLOCKS = "smoke-blocks"


class SightSettings(BaseModel):
    """The chosen readings. `tolerance` is in hexes: outlines are trusted no further than that."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tolerance: Annotated[float, Field(ge=0, le=0.1)] = 0.012
    vehicle_adds_to_terrain: bool = True
    adjacent_always_seen: bool = True  # however much smoke lies on two adjacent hexes
    blind_building: BlindBuilding = BlindBuilding.OUTLINE
    blind_pair: BlindPair = BlindPair.ANY
    blast_smoke: BlastSmoke = BlastSmoke.DOES_NOT_BLOCK

"""The Reinforcement Groups that may be bought: scenarios/elst/reinforcement_groups.json (4.515, 4.516)."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from companion.files import scenario_json
from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.tables import Rows
from companion.reason import CompanionError, Reason
from companion.saved import Frozen, FrozenMap

ATTACK_CHIT = "attack-chit"


class GroupError(CompanionError):
    """A group that a side's table does not have."""


class GroupKind(StrEnum):
    """The letters of a group's id."""

    INFANTRY = "infantry"
    VEHICLE = "vehicle"
    GUN = "gun"
    HEAVY_WEAPONS = "heavy-weapons"
    ARTILLERY = "artillery"
    ATTACK_CHIT = "attack-chit"

    @property
    def pays_for_map(self) -> bool:
        """Whether setting up on map costs extra in the first scenario (4.5151b)."""
        return self in (GroupKind.INFANTRY, GroupKind.VEHICLE, GroupKind.HEAVY_WEAPONS)


class LeaderTable(StrEnum):
    """Which table gives a group's leaders (4.5163)."""

    COMPANY = "company"
    PLATOON = "platoon"


class Part(Frozen):
    """Counters of one type in a group, by strength. `with_each` comes with every one of them."""

    piece: str
    full: int
    depleted: int
    with_each: str | None = None


class Group(Frozen):
    """A row of a side's table. `a_date` and `in_all` are the most that may be bought.

    `battery` names a battery type, `weapons` the support weapons at full strength, by piece.
    """

    faction: Faction
    id: str
    kind: GroupKind
    cost: int
    a_date: int
    in_all: int
    footnotes: str = ""
    rolls_strength: bool = False
    parts: tuple[Part, ...] = ()
    battery: str | None = None
    weapons: FrozenMap[str, int] = Field(default_factory=dict)
    leaders: LeaderTable | None = None
    leader_drm: int = 0
    not_on: tuple[CampaignDate, ...] = ()

    @property
    def text_key(self) -> str:
        """The message that names it."""
        return f"refit-group-{self.faction.value}-{self.id.lower()}"


class GroupData(Frozen):
    """The whole file."""

    format: Literal["wargame-companion-elst-reinforcement-groups"]
    version: Literal[1]
    full_strength_at_most: int
    weapon_received_at_most: int
    on_map_surcharge: int
    depleted_leader_drm: int
    groups: tuple[Group, ...]
    leaders: FrozenMap[LeaderTable, Rows[tuple[str, ...]]]


@cache
def group_data() -> GroupData:
    """The file, read once."""
    return GroupData.model_validate(scenario_json("elst/reinforcement_groups.json"))


@cache
def groups_of(faction: Faction) -> Mapping[str, Group]:
    """A side's table by id, in its order."""
    return {group.id: group for group in group_data().groups if group.faction is faction}


def _known(text: str) -> str:
    """An id as the tables have it, however it is typed; ValueError for none of either side's."""
    ids = {group.id.casefold(): group.id for group in group_data().groups}
    if text.casefold() not in ids:
        raise ValueError(f"no group: {text}")
    return ids[text.casefold()]


GroupId = Annotated[str, AfterValidator(_known)]


def group_of(faction: Faction, id_: str) -> Group:
    """One group; GroupError when the side has none of that id."""
    try:
        return groups_of(faction)[id_]
    except KeyError:
        raise GroupError(Reason("refit-unknown-group", "4.515", args={"group": id_})) from None

"""Campaign Purchase Points: what a date brings, and what is left after spending (4.514, 4.515)."""

from functools import cache
from typing import Literal

from companion.files import scenario_json
from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.reason import Reason
from companion.saved import Frozen, FrozenMap


class CppData(Frozen):
    """The whole file: each date's base for each side."""

    format: Literal["wargame-companion-elst-cpp"]
    version: Literal[1]
    bases: FrozenMap[CampaignDate, FrozenMap[Faction, int]]


@cache
def cpp_data() -> CppData:
    """The file, read once."""
    return CppData.model_validate(scenario_json("elst/cpp.json"))


def cpp_base(date: CampaignDate, faction: Faction) -> int:
    """The points from which a date's secret die is taken (4.514)."""
    return cpp_data().bases[date][faction]


def points_gained(date: CampaignDate, faction: Faction, dr: int) -> int:
    """What a date's secret die brings, never less than nothing (4.514)."""
    return max(0, cpp_base(date, faction) - dr)


def spending_refusal(cost: int, left: int) -> Reason | None:
    """Why the points that are left do not pay a cost; None when they do (4.515)."""
    return (
        None if cost <= left else Reason("refit-too-few-points", "4.515", args={"cost": cost, "left": left})
    )

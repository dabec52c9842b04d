"""How disputed rules of the Refit Phase are read: one setting for each, with its default."""

from enum import StrEnum

from companion.saved import Frozen


class Pool(StrEnum):
    """Whose losses replenishment counts (4.513a, K-12)."""

    LAST_SCENARIO = "last-scenario"
    WHOLE_CAMPAIGN = "whole-campaign"


class CompanyWeapon(StrEnum):
    """What the last figure of the British company's weapons stands for (4.5162b, A-25)."""

    DEMOLITION_CHARGE = "dc"
    PIAT = "piat"


class RefitReadings(Frozen):
    """The chosen readings."""

    replenishment_pool: Pool = Pool.LAST_SCENARIO
    pool_is_emptied: bool = True  # 4.513a, A-34: after replenishing nothing is kept for a later date
    crew_is_half_squad: bool = True  # 4.513a, A-35
    british_company_weapon: CompanyWeapon = CompanyWeapon.DEMOLITION_CHARGE
    entry_area_retains: bool = True  # 4.5053a, K-09: units in Uncontrolled Territory may leave the map
    gun_outside_must_escape: bool = True  # CG9b, K-16: also from Uncontrolled Territory
    gun_beyond_reach_is_free: bool = True  # CG9a: who Escaped far has no hex of the area within 3
    vehicle_repair_needs_infantry: bool = True  # 4.5123a, A-45
    hexes_need_location: bool = True  # 4.2ab: none belong that No Man's Land parts from every location
    pile_is_refilled: bool = False  # CG3, A-36: a battery kept begins each scenario with a full pile


PRINTED = RefitReadings()  # the defaults

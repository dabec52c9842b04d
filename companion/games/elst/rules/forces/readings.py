"""How disputed rules of forces and campaign scenarios are read: one setting for each, with its default."""

from enum import StrEnum

from pydantic import NonNegativeInt

from companion.saved import Frozen


class DepletionNumber(StrEnum):
    """Which number of the 6-pounder's sabot round counts where code and text differ (K-02)."""

    AS_CODED = "as-coded"
    AS_WORDED = "as-worded"


class PolderCover(StrEnum):
    """Which TEM Infantry gets in polder that has another one as well: they are never added (1.3d)."""

    BETTER = "better"
    OTHER_TERRAIN = "other-terrain"


class ForceReadings(Frozen):
    """The chosen readings."""

    adjacent_steeple_fire_is_close: bool = False  # 1.1d: PBF between a steeple and the next hex
    polder_cover: PolderCover = PolderCover.BETTER
    six_pounder_sabot: DepletionNumber = DepletionNumber.AS_CODED
    stug_coaxial_gun: bool = False  # CG12 against the vehicle note
    stug_numbers_rise: bool = True  # CG12: printed numbers rise by one; False: they are A5 and s9 already
    first_panzerfaust_fraction_drops: bool = True  # CG5a
    exited_for_victory_never_return: bool = True  # CG11d: nor in later scenarios
    exit_points_reset: bool = False  # 4.4b: points count anew in every scenario
    tracked_vehicles_hinder: bool = True  # ASLSK: vehicles add +1 a hex, marked or not
    stacking_squads: NonNegativeInt = 3  # the base game's limit in a hex, of which is hinted; 0: of none

"""The readings and base tables that a session of this game may choose and edit."""

from collections.abc import Mapping
from functools import cache, partial

from pydantic import JsonValue, TypeAdapter

from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.tables import FireTable, printed_values
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.scenario_data import terrain_modifiers
from companion.kit.readings import Readings, Values, is_shaped
from companion.kit.system import Setting
from companion.sight.settings import SightSettings

FIRE_TABLE = "elst-fire-table"
TERRAIN_MODIFIERS = "elst-terrain-modifiers"

TerrainTable = dict[str, int | None]
_TERRAIN: TypeAdapter[TerrainTable] = TypeAdapter(TerrainTable)

ARTILLERY = Readings(
    "oba",
    ArtilleryReadings,
    rules={
        "ffe2_on_lost_contact": "2.11c",
        "lost_in_mid_turn": "2.11c",
        "sight_lost_in_mid_turn": "2.11e",
        "steeple_critical": "2.5d",
        "pin_loses_contact": "2.1h",
        "maintenance_drm_after_loss": "2.11a",
        "failed_attempt_keeps_access": "2.11e",
        "unseen_ar_ends_activity": "2.3b",
        "range_drm_without_conversion": "2.33e",
        "conversion_needs_blast_sight": "2.33h",
        "smoke_frees_correction": "2.4b",
        "continued_sr_may_convert": "2.34c",
        "smoke_ffe_hinders": "2.5g",
        "smoke_is_renewed": "2.7",
    },
)
SIGHT = Readings(
    "sight",
    SightSettings,
    rules={"blind_building": "1.1k", "blind_pair": "1.1k", "blast_smoke": "2.32b"},
)
FORCES = Readings(
    "forces",
    ForceReadings,
    rules={
        "adjacent_steeple_fire_is_close": "1.1d",
        "polder_cover": "1.3d",
        "six_pounder_sabot": "VN-6pdr",
        "stug_coaxial_gun": "CG12",
        "stug_numbers_rise": "CG12",
        "first_panzerfaust_fraction_drops": "CG5",
        "exited_for_victory_never_return": "CG11d",
        "exit_points_reset": "4.4b",
    },
    unrecorded={"tracked_vehicles_hinder": False},
)
REFIT = Readings(
    "refit",
    RefitReadings,
    rules={
        "replenishment_pool": "4.513a",
        "pool_is_emptied": "4.513a",
        "crew_is_half_squad": "4.513a",
        "british_company_weapon": "4.5162b",
        "entry_area_retains": "4.5053a",
        "gun_outside_must_escape": "CG9b",
        "gun_beyond_reach_is_free": "CG9a",
        "vehicle_repair_needs_infantry": "4.5123a",
        "hexes_need_location": "4.2ab",
        "pile_is_refilled": "CG3",
    },
    unrecorded={"gun_beyond_reach_is_free": False, "hexes_need_location": False},
)


@cache
def all_settings() -> tuple[Setting, ...]:
    """Every reading of sight, artillery, forces and the Refit Phase, and the base game's tables."""
    readings = (*ARTILLERY.settings(), *SIGHT.settings(), *FORCES.settings(), *REFIT.settings())
    return (
        *readings,
        Setting(FIRE_TABLE, printed_values(), accepts=partial(is_shaped, FireTable)),
        Setting(TERRAIN_MODIFIERS, terrain_modifiers(), accepts=partial(is_shaped, TerrainTable)),
    )


def fire_table(values: Values) -> FireTable:
    """The Infantry Fire Table of a session."""
    return FireTable.model_validate(values.get(FIRE_TABLE, printed_values()))


def terrain_table(values: Values) -> Mapping[str, int | None]:
    """The TEM by terrain key of a session; None where only the base game's chart tells it."""
    stored: JsonValue = values.get(TERRAIN_MODIFIERS, terrain_modifiers())
    return _TERRAIN.validate_python(stored)

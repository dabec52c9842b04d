"""The readings as settings of a session: `scw-` and the reading's name."""

from companion.games.spanish_civil_war.readings import Readings as ScwReadings
from companion.kit.readings import Readings

READINGS = Readings(
    "scw",
    ScwReadings,
    rules={
        "voluntary_retreat_ends_combat": "11.61",
        "stack_attacks_one_hex": "11.1d",
        "advance_after_elimination": "11.7a",
        "light_vehicles_are_armour": "11.3a",
        "nationalist_shift_covers_barrage": "J.15",
        "adjacent_guns": "12.5c",
        "barrage_halves_unsupplied": "12.4h",
        "battalion_zoc_needs_attack_three": "B.9",
        "four_hexes_for_every_link": "B.11b",
        "c_and_d_command_directly": "J.11c",
        "panzers_of_any_brigade": "J.11b",
        "brunete_turns": "B.1a",
        "july_8_is_turn_3": "B.3a",
        "area_b_everywhere": "J.4a",
        "east_edge_each": "J.7e",
        "east_edge_regiments": "J.7e",
        "far_bank_bars_reserve": "J.18b",
        "called_reserve_keeps_area": "J.18e",
        "destroyed_division_is_replaced": "B.16a",
    },
    unrecorded={"east_edge_regiments": True},
)

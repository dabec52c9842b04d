"""How disputed rules are read: one setting for each, with its default."""

from enum import StrEnum

from companion.saved import Frozen


class AdjacentGuns(StrEnum):
    """When guns that barrage an adjacent hex share combat results (12.4.2 against 12.5c)."""

    WITH_OTHERS = "with-others"
    ALWAYS = "always"
    NEVER = "never"


class BruneteTurns(StrEnum):
    """How many days a turn of Brunete lasts: ten turns of two days, or nineteen of one (B.1a)."""

    TWO_DAYS = "two-days"
    ONE_DAY = "one-day"


class Readings(Frozen):
    """The chosen readings."""

    # ---- combat ----
    voluntary_retreat_ends_combat: bool = True  # 5.0E7; False: only when a side has nobody left (11.61)
    stack_attacks_one_hex: bool = False  # 11.1d; False: units of a stack may attack different hexes
    advance_after_elimination: bool = False  # 11.7a names hexes emptied by retreat only
    light_vehicles_are_armour: bool = False  # 11.3a: armoured cars and light tanks for combined arms
    nationalist_shift_covers_barrage: bool = True  # J.15
    # ---- artillery ----
    adjacent_guns: AdjacentGuns = AdjacentGuns.WITH_OTHERS
    barrage_halves_unsupplied: bool = False  # 12.4h against 9.3a
    # ---- zones of control and command ----
    battalion_zoc_needs_attack_three: bool = False  # B.9: also 3+ in one of two battalions
    four_hexes_for_every_link: bool = False  # B.11b: also from division to corps, and unit to corps
    c_and_d_command_directly: bool = False  # J.11c: without the brigade HQ between
    panzers_of_any_brigade: bool = True  # J.11b; False: of the 2nd Brigade, with which they begin (J.3c)
    # ---- the scenarios ----
    brunete_turns: BruneteTurns = BruneteTurns.TWO_DAYS
    july_8_is_turn_3: bool = False  # B.3a: of two-day turns, the 13th and 12th Divisions arrive on turn 2
    area_b_everywhere: bool = False  # J.4a: 24th and 12th International enter anywhere in B, not at 1653
    east_edge_each: bool = False  # J.7e: 5 VP for each battalion or brigade
    east_edge_regiments: bool = False  # J.7e: the text has battalions and brigades alone
    far_bank_bars_reserve: bool = True  # J.18b: the map does not draw the line; False: nothing is barred
    called_reserve_keeps_area: bool = True  # J.18e; False: its own release frees a unit of it (J.18b)
    destroyed_division_is_replaced: bool = False  # B.16


PRINTED = Readings()  # the defaults

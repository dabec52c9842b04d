from collections.abc import Sequence

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.wounded_again import after_wounds
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.areas import SetupArea
from companion.games.elst.rules.refit.cpp import cpp_base
from companion.games.elst.rules.refit.disposition import Fate, RemnantKind, Whereabouts, disposition
from companion.games.elst.rules.refit.escape import (
    Escaper,
    EscapeStack,
    StackError,
    Survivor,
    after_escape,
    escape_modifiers,
)
from companion.games.elst.rules.refit.groups import (
    ATTACK_CHIT,
    GroupError,
    LeaderTable,
    group_data,
    group_of,
    groups_of,
)
from companion.games.elst.rules.refit.healing import consolidated, squad_of
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType, chit_refusal, planned_scenarios
from companion.games.elst.rules.refit.later_setup import setup_refusal
from companion.games.elst.rules.refit.loads import Carrier
from companion.games.elst.rules.refit.possession import possession
from companion.games.elst.rules.refit.purchases import (
    Market,
    PricedPurchase,
    Purchase,
    order_cost,
    price_order,
)
from companion.games.elst.rules.refit.readings import PRINTED, CompanyWeapon, RefitReadings
from companion.games.elst.rules.refit.replenishment import choice_refusal, returns_as, squads_returned
from companion.games.elst.rules.refit.strategic import ControlError, strategic_control
from companion.games.elst.rules.refit.strength import weapons_of
from companion.games.elst.rules.refit.terms import EscapeResult
from companion.reason import Reason
from tests.games.elst.refit.worked_example import areas, ground, hex_at

BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN
MORNING = CampaignDate.DAY_24_MORNING


def key_of(refusal: Reason | None) -> str | None:
    return refusal.key if refusal else None


def refusals_of(order: Sequence[PricedPurchase]) -> list[str]:
    return [priced.refusal.key for priced in order if priced.refusal]


# ---- Strategic Locations ----


def test_nobody_controls_open_ground() -> None:
    with pytest.raises(ControlError) as refused:
        strategic_control({hex_at("L12"): GERMAN}, {}, ground())
    assert refused.value.reason.hexes == (hex_at("L12"),)


def test_a_building_keeps_its_controller_under_an_enemy_tank() -> None:
    control = strategic_control({hex_at("M15"): GERMAN}, {BRITISH: [hex_at("M15")]}, ground())
    assert control == {hex_at("M15"): GERMAN}


def test_a_tank_takes_no_edge_road() -> None:
    assert strategic_control({}, {BRITISH: [hex_at("A12")]}, ground()) == {}


# ---- fates ----


def test_a_gun_outside_must_escape_unless_read_otherwise() -> None:
    place = Whereabouts.UNCONTROLLED
    assert disposition(RemnantKind.POSSESSED_GUN, place, can_trace=True).fate is Fate.MUST_ESCAPE
    readings = RefitReadings(gun_outside_must_escape=False)
    found = disposition(RemnantKind.POSSESSED_GUN, place, can_trace=True, readings=readings)
    assert found.fate is Fate.RETAINED_NEAREST


def test_an_immobile_vehicle_in_its_own_area_stays() -> None:
    found = disposition(RemnantKind.IMMOBILE_VEHICLE, Whereabouts.OWN_AREA)
    assert found.fate is Fate.RETAINED_IN_AREA


# ---- Escape ----


def test_each_modifier_is_told_by_itself() -> None:
    stack = EscapeStack(
        (Escaper(piece_type("ss-4-4-7")), Escaper(piece_type("leader-9-1"), is_wounded=True)), has_gun=True
    )
    told = {modifier.reason.key: modifier.value for modifier in escape_modifiers(stack)}
    assert told == {"refit-drm-leader": -1, "refit-drm-wounded": 1, "refit-drm-gun": 4, "refit-drm-size": 1}


@pytest.mark.parametrize(
    ("units", "key"),
    [
        ((), "refit-empty-stack"),
        (("tiger", "leader-9-1"), "refit-vehicle-alone"),
        (("british-4-5-7", "lmg"), "refit-equipment-cannot-escape"),
    ],
)
def test_what_cannot_be_a_stack(units: tuple[str, ...], key: str) -> None:
    stack = EscapeStack(tuple(Escaper(piece_type(id_)) for id_ in units))
    with pytest.raises(StackError) as refused:
        escape_modifiers(stack)
    assert refused.value.reason.key == key


def test_a_leader_is_wounded_and_what_hits_him_again_is_the_tables_word() -> None:
    """M-18: no source says what Casualty Reduction does to a wounded leader."""
    leader = piece_type("leader-8-1")
    assert after_escape(Escaper(leader), EscapeResult.REDUCED) == Survivor(leader, is_wounded=True)
    again = after_escape(Escaper(leader, is_wounded=True), EscapeResult.REDUCED)
    assert again == Survivor(leader, is_wounded=True, is_hit_again=True)
    assert after_wounds((again, again), ("yes", "no")) == (
        Survivor(None, is_wounded=True),
        Survivor(leader, is_wounded=True),
    )


def test_the_lowest_unit_is_not_replaced() -> None:
    lowest = piece_type("german-4-3-6")
    assert after_escape(Escaper(lowest), EscapeResult.REPLACED) == Survivor(lowest)


def test_who_carries() -> None:
    assert Carrier.of(piece_type("crew-2-2-8")) is Carrier.MMC
    assert Carrier.of(piece_type("leader-9-1"), is_wounded=True) is Carrier.WOUNDED_SMC


# ---- equipment, consolidation, repair ----


def test_only_infantry_in_the_area_destroys() -> None:
    found = possession(PieceKind.GUN, GERMAN, BRITISH, has_infantry=False)
    assert found.is_captured
    assert key_of(found.destruction_refusal) == "refit-no-infantry-to-destroy"


def test_half_squads_know_their_squad() -> None:
    assert squad_of(piece_type("ss-2-3-7")) == piece_type("ss-4-4-7")
    assert squad_of(piece_type("crew-2-2-8")) is None


def test_consolidation_adds_to_squads_that_are_there() -> None:
    assert consolidated({"british-2-4-7": 3, "british-4-5-7": 2}) == {"british-2-4-7": 1, "british-4-5-7": 3}


# ---- replenishment ----


@pytest.mark.parametrize(
    ("chosen", "key"),
    [
        ({"british-4-5-7": 1}, None),
        ({"british-4-5-7": 2}, "refit-too-many-replenished"),
        ({"british-4-4-7": 1}, "refit-not-in-pool"),
        ({"british-2-4-7": 1}, "refit-not-in-pool"),
        ({"british-4-5-7": -1}, "refit-negative"),
    ],
)
def test_what_may_be_brought_back(chosen: dict[str, int], key: str | None) -> None:
    pool = {"british-4-5-7": 3, "british-2-3-7": 1, "british-2-4-7": 1}
    assert key_of(choice_refusal(chosen, pool, PRINTED)) == key


def test_crews_count_by_reading() -> None:
    pool = {"british-4-5-7": 3, "crew-2-2-8": 2}
    assert squads_returned(pool, PRINTED) == 1
    assert squads_returned(pool, RefitReadings(crew_is_half_squad=False)) == 0


def test_the_lowest_squad_comes_back_as_it_was() -> None:
    assert returns_as(piece_type("german-4-3-6")).id == "german-4-3-6"


# ---- points and purchases ----


def test_every_date_has_a_base_for_both() -> None:
    assert sum(cpp_base(date, faction) for date in CampaignDate for faction in Faction) == 46 + 78


def order(*groups: str, on_map: bool = False) -> list[Purchase]:
    return [Purchase(group=group, on_map=on_map) for group in groups]


def market(faction: Faction = GERMAN, **bought: int) -> Market:
    return Market(faction, MORNING, bought)


def test_the_attack_chit_spares_the_surcharge_of_the_whole_order() -> None:
    with_chit = price_order([*order("V2", "V3", on_map=True), *order(ATTACK_CHIT)], market(), 20)
    assert [priced.cost for priced in with_chit] == [4, 3, 1]
    without = price_order(order("V2", "V3", on_map=True), market(), 20)
    assert order_cost(without) == 9


def test_an_order_stops_where_the_points_end() -> None:
    priced = price_order(order("O2", "V4", "V2"), market(), 10)
    assert [key_of(one.refusal) for one in priced] == [None, None, "refit-too-few-points"]


def test_limits_count_earlier_dates_and_today() -> None:
    assert refusals_of(price_order(order("G1", "G1", "G1"), market(), 20)) == ["refit-date-limit"]
    assert refusals_of(price_order(order("G1", "G1"), market(G1=1), 20)) == ["refit-campaign-limit"]


def test_nothing_is_bought_before_the_first_scenario() -> None:
    first = Market(BRITISH, CampaignDate.DAY_23_EVENING, {})
    (priced,) = price_order(order("O1"), first, 20)
    assert key_of(priced.refusal) == "refit-nothing-bought-first"


def test_a_group_needs_an_area_to_set_up_in() -> None:
    cut_off = Market(BRITISH, MORNING, {}, has_open_area=False)
    (priced,) = price_order(order("I1", on_map=True), cut_off, 20)
    assert key_of(priced.refusal) == "refit-no-open-area"


def test_guns_and_radios_set_up_free_of_charge_anywhere() -> None:
    closed = Market(GERMAN, MORNING, {}, can_enter_north=False)
    priced = price_order(order("G1", "O1", on_map=True), closed, 20)
    assert [(one.cost, one.refusal) for one in priced] == [(2, None), (3, None)]


def test_unknown_groups_are_named() -> None:
    with pytest.raises(GroupError) as refused:
        group_of(BRITISH, "V4")
    assert refused.value.reason.args == {"group": "V4"}


@pytest.mark.parametrize("faction", Faction)
def test_groups_bring_counters_that_exist(faction: Faction) -> None:
    for group in groups_of(faction).values():
        for part in group.parts:
            assert piece_type(part.piece).serves(faction)
            assert part.with_each is None or piece_type(part.with_each).is_mmc
        assert all(piece_type(id_).serves(faction) for id_ in group.weapons)


def test_leader_tables_name_leaders_that_exist() -> None:
    names = {type_ for table in LeaderTable for _, row in group_data().leaders[table] for type_ in row}
    assert names <= {piece_type(id_).name for id_ in _leader_ids()}


def _leader_ids() -> list[str]:
    names = ("10-2", "9-2", "9-1", "8-1", "8-0", "7-0", "6-plus-1")
    return [f"leader-{name}" for name in names]


def test_the_british_company_may_be_read_to_have_piats() -> None:
    company = group_of(BRITISH, "I1")
    readings = RefitReadings(british_company_weapon=CompanyWeapon.PIAT)
    assert {some.type: some.count for some in weapons_of(company, readings)} == {"lmg": 3, "piat": 2}


# ---- initiative and set-up ----


def test_a_bought_chit_leaves_no_choice() -> None:
    assert key_of(chit_refusal(GERMAN, Chit.IDLE, 0, has_bought_chit=True)) == "refit-chit-must-be-used"
    assert chit_refusal(GERMAN, Chit.ATTACK, 0, has_bought_chit=True) is None


def test_the_british_attack_four_times() -> None:
    assert chit_refusal(BRITISH, Chit.ATTACK, 3, has_bought_chit=False) is None
    assert key_of(chit_refusal(BRITISH, Chit.ATTACK, 4, has_bought_chit=False)) == "refit-attacks-used-up"


def test_when_both_attack_a_die_is_needed() -> None:
    with pytest.raises(ValueError, match="die"):
        planned_scenarios(ScenarioType.BOTH_ATTACK)
    assert [one.type for one in planned_scenarios(ScenarioType.BOTH_ATTACK, 2)] == [
        ScenarioType.GERMAN_ATTACK,
        ScenarioType.BRITISH_ATTACK,
    ]


def area_at(name: str) -> SetupArea:
    area = areas().area_at(hex_at(name))
    assert area is not None
    return area


@pytest.mark.parametrize(
    ("home", "hex_", "rule"),
    [("F14", "F14", None), ("F14", "M15", "4.5181"), ("M15", "F14", "4.5182"), ("M15", "L14", None)],
)
def test_units_set_up_where_they_are_retained(home: str, hex_: str, rule: str | None) -> None:
    refusal = setup_refusal(areas(), area_at(home), hex_at(hex_))
    assert (refusal.rule if refusal else None) == rule


def test_nobody_sets_up_in_the_pond() -> None:
    refusal = setup_refusal(areas(), area_at("M15"), hex_at("S28"))
    assert key_of(refusal) == "refit-hex-not-enterable"

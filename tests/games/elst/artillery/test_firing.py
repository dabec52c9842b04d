from collections.abc import Mapping
from typing import Any

import pytest

from companion.chance.answers import Roll
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    EnterBlastArea,
    Exposure,
    ResolveAttacks,
    SetTarget,
    TakeAction,
)
from companion.games.elst.procedures.artillery.firing import known_tem
from companion.games.elst.procedures.artillery.map_events import SmokeLaid
from companion.games.elst.procedures.artillery.mission_events import AttackMade
from companion.games.elst.procedures.artillery.sights import markers_of
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.rules.forces.polder import Crossing
from companion.games.elst.rules.sequence import Phase
from companion.hexes.coordinates import Direction
from companion.session.messages import Event
from tests.games.elst.table import BATTERY, BOARD, SYSTEM, Table, at, in_contact, refusal_of

RESOLVE = ResolveAttacks(battery=BATTERY)
STANDING = Crossing(Phase.PREP_FIRE)


def under_fire(hex_: str) -> Table:
    """An HE FFE:2 of G1 is about to be resolved."""
    table = in_contact(ArtilleryCounter.FFE2, hex_, mission=Mission.HE)
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    return table


def attacks(events: list[Event]) -> list[AttackMade]:
    return [event for event in events if isinstance(event, AttackMade)]


# ---- the list of hexes ----


def test_every_hex_of_the_blast_area_is_attacked_unless_the_table_leaves_it_out() -> None:
    """2.5c, 2.5e"""
    table = under_fire("KK16")
    table.do(SetTarget(battery=BATTERY, hex=at("LL15"), is_attacked=False))
    table.do(RESOLVE)
    assert table.asked is not None
    assert len(table.asked.rows) == 6
    made = attacks(table.answer(7))
    assert {BOARD.hex_name(attack.hex) for attack in made} == {"KK16", "KK15", "LL16", "KK17", "JJ16", "JJ15"}
    assert {attack.column for attack in made} == {20}


def test_the_step_that_attacked_is_known_by_all_its_hexes() -> None:
    table = under_fire("KK16")
    for name in ("LL15", "LL16", "KK17", "JJ16", "JJ15"):
        table.do(SetTarget(battery=BATTERY, hex=at(name), is_attacked=False))
    table.do(RESOLVE)
    table.answer(7)
    hexes = {hex_ for reason in table.session.undo_detail for hex_ in reason.hexes}
    assert {at("KK16"), at("KK15")} <= hexes


def proposed(table: Table) -> set[str]:
    barrage = table.battery.activity.barrage or ()
    return {BOARD.hex_name(target.hex) for target in barrage if target.is_attacked}


def test_the_counters_tracked_propose_who_is_attacked_and_the_table_adds_whom_it_knows_to_be_hidden() -> None:
    """2.5c, 2.5e: whose units they are makes no difference."""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    table.do(AddRoster(side=Faction.GERMAN, text="4-4-7 @ KK15\nSS 4-4-7 @ A1"))
    table.do(AddRoster(side=Faction.BRITISH, text="6-pounder @ LL16"))
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    assert proposed(table) == {"KK15", "LL16"}
    table.do(SetTarget(battery=BATTERY, hex=at("JJ16"), is_attacked=True))
    table.do(RESOLVE)
    assert table.asked is not None
    assert {row.subject for row in table.asked.rows} == {"KK15", "LL16", "JJ16"}


def test_while_a_side_has_nothing_tracked_on_the_map_it_may_be_anywhere() -> None:
    """2.5e"""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    table.do(AddRoster(side=Faction.GERMAN, text="4-4-7 @ KK15"))
    table.do(AddRoster(side=Faction.BRITISH, text="4-5-7"))
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    assert len(proposed(table)) == 7


def test_a_barrage_on_seen_emptiness_names_no_hex_as_attacked() -> None:
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    for side in Faction:
        table.do(AddRoster(side=side, text="9-1 @ A1"))
    (began,) = table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))[-1:]
    assert (proposed(table), began.log()) == (set(), ())


@pytest.mark.parametrize(("total", "critical"), [(2, "yes"), (7, "no")])
def test_the_log_tells_which_attacks_are_critical_hits(total: int, critical: str) -> None:
    table = under_fire("KK16")
    table.do(RESOLVE)
    lines = [line for attack in attacks(table.answer(total)) for line in attack.log()]
    assert {line.args["critical"] for line in lines} == {critical}


def test_an_ffe_on_nobody_is_resolved_without_dice() -> None:
    table = under_fire("KK16")
    for target in table.battery.activity.barrage or ():
        table.do(SetTarget(battery=BATTERY, hex=target.hex, is_attacked=False))
    table.do(RESOLVE)
    assert table.asked is None
    assert table.battery.counter is ArtilleryCounter.FFEC


def test_the_pond_is_not_attacked() -> None:
    """1.2a: nobody can be there."""
    table = under_fire("S28")
    assert at("S28") not in {target.hex for target in table.battery.activity.barrage or ()}


def test_smoke_that_the_pond_is_spared_is_told() -> None:
    """1.2b"""
    table = in_contact(ArtilleryCounter.SR, "S27")
    events = table.overrule(TakeAction(battery=BATTERY, action=Action.CONVERT_SR_SMOKE))
    (laid,) = (event for event in events if isinstance(event, SmokeLaid))
    (spared,) = (line for line in laid.news() if line.key == "oba-log-smoke-spared")
    assert spared.hexes == (at("S28"),)


def test_an_ffe_wholly_off_the_map_is_resolved_at_once() -> None:
    """2.32d"""
    table = in_contact(ArtilleryCounter.FFE2, "A12", mission=Mission.HE)
    table.set({"hex": at("A12").step(Direction.SW, 5)})
    table.overrule(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    assert (table.battery.counter, table.asked) == (ArtilleryCounter.FFEC, None)


def test_a_hex_outside_the_blast_area_has_no_row() -> None:
    table = under_fire("KK16")
    assert refusal_of(table, SetTarget(battery=BATTERY, hex=at("A1"), tem=1)) == "oba-not-under-attack"


def test_there_is_nothing_to_resolve_without_a_barrage() -> None:
    assert refusal_of(in_contact(ArtilleryCounter.FFE2, "KK16"), RESOLVE) == "oba-nothing-to-resolve"


# ---- TEM ----


def test_tem_is_known_where_the_module_or_the_table_tells_it() -> None:
    """3 in the steeple hex (1.1c), 1 in polder (1.3c), none in the open; buildings are on the base chart."""
    scene = Table().scene
    polder = next(hex_ for hex_ in BOARD if BOARD.terrain(hex_) == {"polder"})
    open_ = next(hex_ for hex_ in BOARD if not BOARD.terrain(hex_) - {"open"})
    building = next(hex_ for hex_ in BOARD if "building_stone" in BOARD.terrain(hex_) and hex_ != at("NN8"))
    assert [known_tem(scene, hex_, STANDING) for hex_ in (at("NN8"), polder, open_, building)] == [
        3,
        1,
        0,
        None,
    ]


def test_a_player_may_enter_the_base_charts_tem_once_for_all() -> None:
    table = Table()
    table.choose("elst-terrain-modifiers", {"building_stone": 3})
    building = next(hex_ for hex_ in BOARD if "building_stone" in BOARD.terrain(hex_) and hex_ != at("NN8"))
    assert known_tem(table.scene, building, STANDING) == 3


def test_one_die_roll_hits_both_levels_of_the_steeple_hex_each_with_its_tem() -> None:
    """1.1c, 1.1i: +4 on the ground, +3 above."""
    table = under_fire("NN8")
    for target in table.battery.activity.barrage or ():
        if target.hex != at("NN8"):
            table.do(SetTarget(battery=BATTERY, hex=target.hex, is_attacked=False))
    table.do(RESOLVE)
    ground, steeple = attacks(table.answer(5))
    assert [(ground.level, ground.final), (steeple.level, steeple.final)] == [(0, 9), (1, 8)]


def test_modifiers_the_table_has_told_are_shown_with_the_roll() -> None:
    table = under_fire("KK16")
    table.do(SetTarget(battery=BATTERY, hex=at("KK16"), tem=2, negative=-1, has_gunshield=True))
    table.do(RESOLVE)
    assert table.asked is not None
    row = next(row for row in table.asked.rows if row.subject == "KK16")
    assert [modifier.value for modifier in row.modifiers] == [2, -1, 1]


# ---- sight ----


def test_the_blast_area_of_every_ffe_hinders_sight() -> None:
    """2.5g; that of a smoke FFE unless read otherwise."""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.SMOKE)
    assert len(markers_of(table.scene).blasts[BATTERY]) == 7
    table.choose("oba-smoke-ffe-hinders", False)
    assert not markers_of(table.scene).blasts
    table.set({"mission": Mission.HE})
    assert markers_of(table.scene).blasts


def test_an_sr_hinders_nobody() -> None:
    assert not markers_of(in_contact(ArtilleryCounter.SR, "KK16").scene).blasts


# ---- units that enter ----


def entering(
    phase: Phase, counter: ArtilleryCounter = ArtilleryCounter.FFEC, mission: Mission = Mission.HE
) -> Table:
    table = Table()
    table.set({"counter": counter, "hex": at("KK16"), "mission": mission})
    table.go_to(phase, Faction.BRITISH)
    return table


ENTER = EnterBlastArea(battery=BATTERY, hex=at("KK16"), exposure=Exposure.BOTH, tem=0)


@pytest.mark.parametrize(("phase", "drm"), [(Phase.MOVEMENT, -2), (Phase.ROUT, 0), (Phase.ADVANCE, 0)])
def test_who_enters_is_attacked(phase: Phase, drm: int) -> None:
    """2.51a, 2.51b"""
    table = entering(phase)
    table.do(ENTER)
    (made,) = attacks(table.answer(8))
    assert (made.drm, made.final, made.column) == (drm, 8 + drm, 20)
    assert table.battery.counter is ArtilleryCounter.FFEC


def test_a_climber_in_the_steeple_does_not_get_the_extra_one() -> None:
    table = entering(Phase.MOVEMENT)
    table.set({"hex": at("NN8")})
    table.do(EnterBlastArea(battery=BATTERY, hex=at("NN8"), level=1))
    (made,) = attacks(table.answer(8))
    assert (made.level, made.drm) == (1, 3)


def test_nobody_is_attacked_in_other_phases_by_smoke_or_outside() -> None:
    assert refusal_of(entering(Phase.CLOSE_COMBAT), ENTER) == "oba-no-entry-attack"
    assert refusal_of(entering(Phase.MOVEMENT, mission=Mission.SMOKE), ENTER) == "oba-no-entry-attack"
    assert refusal_of(entering(Phase.MOVEMENT, ArtilleryCounter.SR), ENTER) == "oba-nothing-on-map"
    outside = ENTER.model_copy(update={"hex": at("A1")})
    assert refusal_of(entering(Phase.MOVEMENT), outside) == "oba-outside-blast-area"


# ---- TEM of the base game ----


def fired_at_houses(table: Table | None = None) -> Table:
    """An FFE of which M20 and M22 are stone buildings, resolved by a table that knows its chart."""
    table = table or under_fire("M21")
    table.knows_tem = True
    table.do(RESOLVE)
    return table


def effects(events: list[Event]) -> dict[str, tuple[int | None, str | None]]:
    """DRM and result of each attack, by hex."""
    return {BOARD.hex_name(attack.hex): (attack.drm, attack.effect) for attack in attacks(events)}


def resolved(table: Table, tem: int | None) -> list[Event]:
    """The attacks, all else that is asked before the dice answered so."""
    while table.purpose == ElstPurpose.TEM:
        table.answer(tem)
    return table.answer(7)


def test_the_tem_of_a_terrain_is_asked_once_for_all_its_hexes() -> None:
    """2.52"""
    table = fired_at_houses()
    assert (table.purpose, table.asked.args["terrain"]) == (ElstPurpose.TEM, "building_stone")
    table.answer(3)
    told = effects(resolved(table, 0))
    assert (told["M20"], told["M22"]) == ((3, "1MC"), (3, "1MC"))
    assert known_tem(table.scene, at("M20"), STANDING) == 3
    table.session.set_facts({"artillery/tems/building_stone": 2})
    assert known_tem(table.scene, at("M20"), STANDING) == 2


def test_each_attack_of_the_list_is_told_as_its_dice_are_given() -> None:
    """2.5c: the same as is recorded when all are given."""
    table = fired_at_houses()
    table.answer(3)
    while table.purpose == ElstPurpose.TEM:
        table.answer(0)
    rows = [row.subject for row in table.asked.rows]
    told = {row: _told(table, place, 7) for place, row in enumerate(rows)}
    made = effects(table.answer(7))
    assert {row: (int(one["drm"]), one["effect"]) for row, one in told.items()} == made
    assert told["M22"]["final"] == 10


def _told(table: Table, place: int, total: int) -> Mapping[str, Any]:
    (line,) = SYSTEM.roll_tells(table.state, table.asked, place, Roll(total=total))
    return line.args


def test_where_nobody_knows_a_tem_the_attack_stays_without_a_result() -> None:
    table = fired_at_houses()
    while table.purpose == ElstPurpose.TEM:
        table.answer(None)
    assert SYSTEM.roll_tells(table.state, table.asked, 1, Roll(total=7)) == ()
    assert effects(table.answer(7))["M20"] == (None, None)
    assert table.game.artillery.tems["building_stone"] is None


def test_a_tem_told_of_a_hex_holds_there_for_the_whole_game() -> None:
    table = under_fire("M21")
    for target in table.battery.activity.barrage or ():
        table.do(SetTarget(battery=BATTERY, hex=target.hex, tem=2))
    assert fired_at_houses(table).purpose == ElstPurpose.ATTACKS
    assert known_tem(table.scene, at("M20"), STANDING) == 2
    (path,) = (fact.path for fact in SYSTEM.facts(table.state) if fact.label.hexes == (at("M22"),))
    table.session.set_facts({path: 1})
    assert known_tem(table.scene, at("M22"), STANDING) == 1

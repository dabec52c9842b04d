"""Rules of artillery as a table meets them: sight of the blast height, corrections, Critical Hits, AFV."""

import pytest

from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import (
    AttemptContact,
    EndOrdnanceSmoke,
    MoveObserver,
    ResolveAttacks,
    SetTarget,
    TakeAction,
)
from companion.games.elst.procedures.artillery.mission_events import AttackMade
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.marking import PutMarker
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, Mission
from companion.games.elst.rules.sequence import Phase
from companion.hexes.coordinates import Direction
from companion.session.messages import Event
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import SmokeKind
from tests.games.elst.table import BATTERY, BOARD, Table, at, in_contact, in_own_prep_fire, refusal_of

ATTEMPT = AttemptContact(battery=BATTERY)
RESOLVE = ResolveAttacks(battery=BATTERY)


# ---- contact ----


@pytest.mark.parametrize(
    ("scenario", "type_", "battery", "drm"),
    [
        ("german-attack", "german-field-gun", "G1", -1),
        ("german-attack", "german-rocket", "G1", -1),
        ("german-attack", "german-battalion-mortar", "G1", -2),
        ("british-attack", "british-battalion-mortar", "B1", -2),
    ],
)
def test_maintaining_contact_is_easier_most_of_all_with_battalion_mortars(
    scenario: str, type_: str, battery: str, drm: int
) -> None:
    """2.11a"""
    table = Table(scenario, batteries=[type_])
    table.set({"contact_number": 8, "has_contact": True, "has_access": True}, battery)
    table.go_to(Phase.PREP_FIRE, table.game.battery(battery).faction)
    table.do(EndOrdnanceSmoke())
    table.do(AttemptContact(battery=battery))
    assert isinstance(table.asked, RollRequest)
    assert [modifier.value for modifier in table.asked.modifiers] == [drm]
    table.answer(8 - drm)
    assert table.game.battery(battery).has_contact


def test_first_contact_has_no_modifier() -> None:
    """2.1d"""
    table = in_own_prep_fire()
    table.do(ATTEMPT)
    assert isinstance(table.asked, RollRequest)
    assert table.asked.modifiers == ()


# ---- the blast height ----


def sees(observer: str, level: int, counter: str) -> bool:
    """Whether an observer there sees the blast height of his SR, as the board has it."""
    table = in_own_prep_fire(has_contact=True, has_access=True, counter=ArtilleryCounter.SR, hex=at(counter))
    table.do(MoveObserver(battery=BATTERY, hex=at(observer), level=level))
    table.do(ATTEMPT)
    table.answer(2)
    while table.purpose == ElstPurpose.ENEMY_NEAR:
        table.answer("no")
    assert table.purpose != ElstPurpose.BLAST_SIGHT
    keep = next(one for one in table.card.choices if one.values.get("action") is Action.KEEP_SR)
    return keep.refusal is None


def test_a_blast_height_is_seen_over_what_hides_the_ground() -> None:
    """2.32a"""
    assert table_hides_the_ground("Q24", "PP24")
    assert sees("Q24", 0, "PP24")


def test_a_steeple_that_is_seen_shows_its_hex() -> None:
    """1.1h: from JJ14 the ground of NN8 is hidden, but its steeple is not, and an AR goes to the hex."""
    assert not table_hides_the_ground("JJ14", "NN8")


def table_hides_the_ground(observer: str, target: str) -> bool:
    """Whether an AR there is lost for want of sight."""
    table = in_contact()
    table.do(MoveObserver(battery=BATTERY, hex=at(observer)))
    told = table.do(TakeAction(battery=BATTERY, action=Action.PLACE_AR, ar=at(target)))
    return "oba-log-ar-unseen" in {line.key for event in told for line in event.log()}


@pytest.mark.parametrize(
    ("observer", "counter"),
    [("N15", "HH6"), ("TT9", "G2")],  # an obstacle beside him; the steeple hex between them
)
def test_an_obstacle_beside_the_observer_and_the_steeple_hex_block_it(observer: str, counter: str) -> None:
    """2.32b"""
    assert not sees(observer, 0, counter)


def test_from_the_steeple_what_stands_beside_it_is_no_obstacle() -> None:
    """2.32b"""
    assert (sees("NN8", 0, "QQ6"), sees("NN8", 1, "QQ6")) == (False, True)


def test_of_an_ffe_partly_off_the_map_only_the_hexes_on_it_are_attacked() -> None:
    """2.32d"""
    table = in_contact(ArtilleryCounter.FFE2, "A12", mission=Mission.HE)
    table.set({"hex": at("A12").step(Direction.SW)})
    table.overrule(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    targets = table.battery.activity.barrage or ()
    assert {BOARD.hex_name(target.hex) for target in targets} == {"A12", "A13"}
    table.do(RESOLVE)
    assert table.asked is not None
    assert len(table.asked.rows) == 2


# ---- corrections ----


@pytest.mark.parametrize(
    ("counter", "action", "most"),
    [
        (ArtilleryCounter.SR, Action.CORRECT_SR, 18),
        (ArtilleryCounter.FFE2, Action.CORRECT_FFE2, 3),
    ],
)
def test_a_counter_is_corrected_so_many_hexes_and_no_further(
    counter: ArtilleryCounter, action: Action, most: int
) -> None:
    """2.4a"""
    table = in_contact(counter, "KK25", mission=Mission.HE)
    far, near = (at("KK25").step(Direction.N, steps) for steps in (most + 1, most))
    assert refusal_of(table, TakeAction(battery=BATTERY, action=action, ar=far)) == "oba-correction-too-far"
    table.do(TakeAction(battery=BATTERY, action=action, ar=near))
    assert table.asked is not None


@pytest.mark.parametrize(
    ("action", "length", "drms"),
    [
        (Action.CORRECT_SR, 12, []),
        (Action.CORRECT_SR_CONVERT_HE, 6, []),
        (Action.CORRECT_SR_CONVERT_HE, 7, [1]),
    ],
)
def test_a_long_correction_is_harder_only_where_conversion_was_declared(
    action: Action, length: int, drms: list[int]
) -> None:
    """2.33e"""
    table = in_contact(ArtilleryCounter.SR, "KK25", mission=Mission.HE)
    table.do(TakeAction(battery=BATTERY, action=action, ar=at("KK25").step(Direction.N, length)))
    while table.purpose != ElstPurpose.ACCURACY:
        table.answer(0 if table.purpose == ElstPurpose.HINDRANCE else "yes")
    assert isinstance(table.asked, RollRequest)
    assert [modifier.value for modifier in table.asked.modifiers] == drms


# ---- attacks ----


def attacks(events: list[Event]) -> list[AttackMade]:
    return [event for event in events if isinstance(event, AttackMade)]


def fired(total: int, *told: object, **target: object) -> AttackMade:
    """The attack of G1's FFE:2 on LL16, which is open ground, with some DR."""
    table = in_contact(ArtilleryCounter.FFE2, "KK16", mission=Mission.HE)
    for command in told:
        table.do(command)
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    table.do(SetTarget(battery=BATTERY, hex=at("LL16"), **target))
    table.do(RESOLVE)
    (made,) = (attack for attack in attacks(table.answer(total)) if attack.hex == at("LL16"))
    return made


def test_an_original_two_doubles_the_firepower_and_turns_positive_tem() -> None:
    """2.5d: 2 x 20 FP, 36 at the most; FFMO stays as it is."""
    made = fired(2, tem=3, negative=-1)
    assert (made.is_critical, made.column, made.drm) == (True, 36, -4)
    plain = fired(3, tem=3, negative=-1)
    assert (plain.is_critical, plain.column, plain.drm) == (False, 20, 2)


def test_negative_tem_stays_negative_in_a_critical_hit() -> None:
    """2.5d"""
    assert fired(2, tem=-1).drm == -1


def test_tem_and_gunshields_count_and_smoke_does_not() -> None:
    """2.52"""
    smoke = PutMarker(kind=MarkerKind.SMOKE, hex=at("LL16"))
    assert fired(7, smoke, tem=2, has_gunshield=True).drm == 3


def test_a_tank_is_attacked_at_full_firepower() -> None:
    """2.53"""
    tanks = (
        AddRoster(side=Faction.BRITISH, text="Sherman V @ LL16"),
        AddRoster(side=Faction.GERMAN, text="9-1 @ A1"),
    )
    assert fired(7, *tanks).column == 20


def test_a_hex_that_may_hide_somebody_is_attacked_at_full_firepower() -> None:
    """2.55"""
    tracked = (AddRoster(side=side, text="9-1 @ A1") for side in Faction)
    assert fired(7, *tracked, is_attacked=True).column == 20


# ---- smoke ----


@pytest.mark.parametrize(
    ("phase", "player", "kind"),
    [
        (Phase.PREP_FIRE, Faction.GERMAN, SmokeKind.SMOKE),
        (Phase.DEFENSIVE_FIRE, Faction.BRITISH, SmokeKind.DISPERSED),
    ],
)
def test_smoke_is_full_in_the_pfph_and_dispersed_in_the_dfph(
    phase: Phase, player: Faction, kind: SmokeKind
) -> None:
    """2.7d, 2.7e: one counter in each of the seven hexes, also where an FFE:2 is resolved again."""
    table = Table()
    facts = {"counter": ArtilleryCounter.FFE2, "hex": at("KK16"), "mission": Mission.SMOKE}
    table.set({"contact_number": 8, "has_contact": True, "has_access": True, **facts})
    table.go_to(phase, player)
    table.do(EndOrdnanceSmoke())
    table.do(ATTEMPT)
    table.answer(2)
    while table.purpose in (ElstPurpose.BLAST_SIGHT, ElstPurpose.ENEMY_NEAR):
        table.answer({ElstPurpose.BLAST_SIGHT: "clear", ElstPurpose.ENEMY_NEAR: "no"}[table.purpose])
    table.do(TakeAction(battery=BATTERY, action=Action.RESOLVE_FFE2))
    laid = table.game.markers.smoke
    assert ({smoke.kind for smoke in laid}, len({smoke.hex for smoke in laid})) == ({kind}, 7)
    assert table.battery.counter is ArtilleryCounter.FFEC

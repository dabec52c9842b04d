from collections.abc import Mapping, Sequence
from itertools import count

from companion.games.spanish_civil_war.procedures.aftermath import can_lose
from companion.games.spanish_civil_war.procedures.duties import too_late, unmet_duties
from companion.games.spanish_civil_war.readings import PRINTED
from companion.games.spanish_civil_war.rules.combat.arms import combined_arms_drm
from companion.games.spanish_civil_war.rules.combat.assault import Assaulter, assault_payment
from companion.games.spanish_civil_war.rules.combat.losses import UnitState, after_losses
from companion.games.spanish_civil_war.rules.combat.resolving import (
    AttackingUnit,
    Combat,
    DefendingUnit,
    Support,
)
from companion.games.spanish_civil_war.rules.combat.results import (
    CombatResult,
    Effect,
    column_label,
    crt_column,
    crt_result,
)
from companion.games.spanish_civil_war.rules.combat.retreat import (
    Way,
    retreat_options,
    voluntary_refusal,
    way_back,
)
from companion.games.spanish_civil_war.rules.combat.river import Crossing
from companion.games.spanish_civil_war.rules.combat.shifts import AntiTank, ShiftKind
from companion.games.spanish_civil_war.rules.combat.strength import defence_strength, mobile_strength
from companion.games.spanish_civil_war.rules.combat.tables import combat_tables
from companion.games.spanish_civil_war.rules.ground.costs import Mover, step_cost
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    DeclareFight,
    JoinFight,
    RetreatUnit,
    RollFight,
)
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.terms import Battle
from companion.session.commands import SetFacts
from tests.cases.adapters.scw.words import ARMS, ATTACKS, battle, faction
from tests.cases.case_files import Values
from tests.cases.comparing import AtLeastFields
from tests.cases.operations import operation
from tests.games.spanish_civil_war.gun_table import (
    FOOT,
    FOURTH,
    FREE,
    GUN,
    OTHER_GUN,
    TARGET,
    away,
    barrage,
    gun_table,
)
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

SHIFTS = {
    ShiftKind.ASSAULT: "assault",
    ShiftKind.ANTI_TANK: "antiTank",
    ShiftKind.NATIONALIST_QUALITY: "nationalistQuality",
}
COUNTERS = {
    "infantry": "48: 3-4-6/2-2-6 II",
    "hq": "48: HQ 0-1-6",
    "truck": "TRUCK: truck 0-0-12",
    "artillery": "48: art 4(8)6/-",
    "air": "SB2: air 4",
}
WEAK = "J-R-48-infantry-4"
MOVERS = {"mobile": (FOOT, "J-N-PZI-armour-1"), "artillery": (GUN, GUN)}  # the latter where one is barred


def effect(told: Effect) -> Values:
    return AtLeastFields(steps=told.steps, retreatHexes=told.retreat)


def sides(result: CombatResult) -> Values:
    return {"code": result.code, "attacker": effect(result.attacker), "defender": effect(result.defender)}


@operation("scw", "crt.cell")
def crt_cell(given: Values, inputs: Values) -> Values:
    labels = [label for label, _ in combat_tables().crt.columns]
    return sides(crt_result(labels.index(inputs["column"]), inputs["die"]))


@operation("scw", "crt.column")
def column(given: Values, inputs: Values) -> Values:
    difference = inputs["differential"]
    return {
        "baseColumn": column_label(crt_column(difference)),
        "finalColumn": column_label(crt_column(difference, sum(inputs.get("shifts", ())))),
    }


def defending(told: Values) -> DefendingUnit:
    return DefendingUnit(told.get("defence", 0), told.get("class") == "artillery", told.get("inSupply", True))


def _combat(inputs: Values) -> Combat:
    attackers = tuple(
        AttackingUnit(told.get("attack", 0), ARMS[told.get("kind", "infantry")], told.get("inSupply", True))
        for told in inputs.get("attackers", ())
    )
    crossing = "all" if inputs.get("allAcrossRiver") else inputs.get("acrossRiver", "none")
    return Combat(
        battle(inputs.get("scenario")),
        faction(inputs.get("side")),
        attackers,
        tuple(defending(told) for told in inputs.get("defenders", ())),
        frozenset(inputs.get("terrain", ())),
        Crossing(crossing),
        Support(tuple(inputs.get("attackArtillery", ())), inputs.get("attackAir", 0)),
        Support(tuple(inputs.get("defenceArtillery", ())), inputs.get("defenceAir", 0)),
        inputs.get("assault", False),
        AntiTank(
            inputs.get("antiTankInTarget", 0),
            inputs.get("f88InTarget", False),
            inputs.get("f88Adjacent", False),
        ),
    )


@operation("scw", "combat.resolve")
def combat_resolve(given: Values, inputs: Values) -> Values:
    """A case that asks for no result may leave out the die."""
    combat, die = _combat(inputs), inputs.get("die", 1)
    return {
        "attackTotal": combat.attack_total,
        "defenceTotal": combat.defence_total,
        "terrainBonus": combat.bonus.points,
        "differential": combat.difference,
        "baseColumn": column_label(combat.base_column),
        "shifts": {SHIFTS[shift.kind]: shift.columns for shift in combat.shifts},
        "finalColumn": combat.column_name,
        "drm": combat.drm,
        "modifiedDie": die + combat.drm,
        **sides(combat.result(die)),
    }


@operation("scw", "combinedArms")
def combined_arms(given: Values, inputs: Values) -> Values:
    arms = [ARMS[kind] for kind in inputs["kinds"]]
    has_guns, has_air = inputs.get("artillerySupport", False), inputs.get("airSupport", False)
    return {"drm": combined_arms_drm(arms, PRINTED, has_artillery=has_guns, has_air=has_air)}


@operation("scw", "assault.pay")
def assault_pay(given: Values, inputs: Values) -> Values:
    """Where a case does not name who pays for independent units, whoever still can; without pools all can."""
    units = [
        Assaulter(told.get("division"), told.get("inSupply", True), told.get("inCommand", True))
        for told in inputs["units"]
    ]
    pools = inputs.get("pools") or dict.fromkeys((unit.division or "any" for unit in units), 1)
    payer = inputs.get("chargeTo") or max(pools, key=lambda division: pools[division])
    payment = assault_payment(units, pools, payer)
    return {
        "legal": payment.refusal is None,
        "cost": payment.cost,
        "pools": dict(payment.taken_from(pools)),
    }


@operation("scw", "unit.strength")
def unit_strength(given: Values, inputs: Values) -> Values:
    is_supplied = inputs.get("inSupply", True)
    if inputs.get("class") == "artillery" and inputs.get("use") == "defence":
        strength = defence_strength(inputs["printed"], is_artillery=True, is_supplied=is_supplied)
    else:
        strength = mobile_strength(inputs["printed"], is_supplied=is_supplied)
    return {"strength": strength}


@operation("scw", "unit.loss")
def unit_loss(given: Values, inputs: Values) -> Values:
    has_second = inputs.get("hasReducedSide", True)
    before, steps = UnitState(inputs.get("state", "full")), inputs.get("stepLosses", 1)
    state = after_losses(before, steps, has_reduced_side=has_second)
    return {"state": state.value, "eliminated": state is UnitState.REMOVED}


@operation("scw", "loss.eligible")
def loss_eligible(given: Values, inputs: Values) -> Values:
    """A Republican counter alone in a hex that is attacked so, or a gun that fires from so far."""
    counter, kind = COUNTERS[inputs["unitKind"]], ATTACKS[inputs.get("attackKind", "normal")]
    is_firing = inputs.get("role") == "firing" and inputs["unitKind"] == "artillery"
    table, target = (Table(Battle.BRUNETE), "1501") if "truck" in counter else (Table(Battle.JARAMA), "3533")
    hexes = (table.hex(target),)
    unit = table.stand(REPUBLICAN, counter, away(table, inputs.get("distance", 1)) if is_firing else target)
    fight = Fight(kind=kind, attacker=NATIONALIST, hexes=hexes, defenders=(unit,))
    if is_firing:
        has_others = inputs.get("withOtherAttackers", fight.is_ground)
        others = (table.stand(REPUBLICAN, "48: 3-4-6 II", "3534"),) if has_others else ()
        guns = Helpers(guns=(unit,))
        fight = Fight(kind=kind, attacker=REPUBLICAN, hexes=hexes, attackers=others, attack_help=guns)
    return {"eligible": table.unit(unit) in can_lose(table.scene, fight, REPUBLICAN)}


@operation("scw", "retreat.options")
def options_of_retreat(given: Values, inputs: Values) -> Values:
    ways = [
        Way(
            told["hex"],
            told.get("enemyUnit", False),
            told.get("enemyZOC", False),
            told.get("prohibited", False),
            told.get("stackFull", False),
            told.get("offMap", False),
        )
        for told in inputs["candidates"]
    ]
    came_from = inputs.get("cameFrom")
    has_moved = inputs.get("movedThisPhase", came_from is not None)
    is_attacker = inputs.get("role", "defender") == "attacker"
    back = (came_from,) if came_from else ()
    options = retreat_options(ways, way_back(back, is_attacker=is_attacker, has_moved=has_moved))
    return {"legal": frozenset(options.open), "eliminated": options.is_eliminated}


@operation("scw", "advance.check")
def advance_check(given: Values, inputs: Values) -> Values:
    """A hex is emptied by a retreat, by losses, or by choice of both sides; a unit would follow."""
    table, has_left = Table(Battle.JARAMA), inputs.get("ownVoluntaryRetreat", False)
    is_barred = inputs.get("prohibitedTerrain", False) and not has_left
    start, target = _barred_step(table) if is_barred else ("3532", "3533")
    back = "3-4-6" if inputs.get("hexVacatedByRetreat", True) else "-"
    table.tell(REPUBLICAN, f"48: 2x 3-4-6/{back} II, 5-5-6 II\n19: 3-4-6/2-2-6 II")
    table.tell(NATIONALIST, "1: 3x 9-9-6/3-3-6 II, art 4(8)6/-\nPZI: tank 9-9-12/- I")
    mover = MOVERS[inputs.get("class", "mobile")][is_barred]
    for unit, hex_ in ((TARGET, target), (FOOT, start), (mover, start)):
        table.insist(table.placing(unit, hex_))
    if inputs.get("enemyZOCInHex"):
        table.insist(table.placing("J-R-48-infantry-3", "3534"))
    if has_left:
        return {"allowed": not _advances_after_own_retreat(table)}
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT)
    attackers = (FOOT,) if mover == GUN else tuple(dict.fromkeys((FOOT, mover)))
    table.do(DeclareFight(attackers=attackers, hexes=(table.hex(target),)))
    if mover == GUN:
        table.do(JoinFight(units=(GUN,)))
    if not inputs.get("adjacent", True):
        table.insist(table.placing(mover, "3530"))
    table.do(RollFight())
    table.dice(6)
    table.do_duties()
    return {"allowed": not table.rule_against(AdvanceUnit(unit=mover, hex=table.hex(target)))}


def _barred_step(table: Table) -> tuple[str, str]:
    """A hex and one beside it that vehicles may not enter from it, with ways out behind."""
    board, vehicle = table.system.map.board, Mover(Battle.JARAMA, is_mechanized=True)
    for start in board:
        for target in board.neighbours(start):
            is_barred = step_cost(table.system.map.ground(start, target), vehicle).points is None
            if is_barred and len(tuple(board.neighbours(target))) == len(target.neighbours()):
                return board.hex_name(start), board.hex_name(target)
    raise AssertionError


def _advances_after_own_retreat(table: Table) -> str:
    """Both sides retreat by choice; the rule against the defender's advance."""
    table.insist(table.placing("J-R-48-infantry-2", "3533"))
    table.go_to(Phase.FIRST_COMBAT)
    table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)))
    table.do(
        RetreatUnit(units=(FOOT,), hex=table.hex("3531")), RetreatUnit(units=(TARGET,), hex=table.hex("3634"))
    )
    return table.rule_against(AdvanceUnit(unit="J-R-48-infantry-2", hex=table.hex("3532")))


@operation("scw", "voluntary.check")
def voluntary_check(given: Values, inputs: Values) -> Values:
    refusal = voluntary_refusal(
        is_barrage_only=inputs.get("barrageOnly", False), stands_fast=inputs.get("standFast", False)
    )
    return {"allowed": refusal is None}


@operation("scw", "obligation.list")
def obligation_list(given: Values, inputs: Values) -> Values:
    """Battalions and guns beside two enemies, beside one without a ZOC, or apart; who is said to attacks."""
    table, told = gun_table(), _as_counters(inputs["units"])
    table.tell(NATIONALIST, f"1: {max(1, len(told))}x 7-4-6/3-3-6 II")
    table.tell(REPUBLICAN, "48: 1-1-6/- II")
    table.insist(table.placing(FOOT, "3530"))
    for unit, state in told.items():
        table.insist(table.placing(unit, _near(state)))
    for enemy, hex_ in (("J-R-48-infantry-2", "3433"), (WEAK, "3429")):
        table.insist(table.placing(enemy, hex_))
    table.go_to(Phase.FIRST_COMBAT)
    table.rule_status(FOOT)
    obeys = {FOOT: True} | {unit: state.get("inCommand", True) for unit, state in told.items()}
    table.do(SetFacts(facts={f"judged/statuses/{unit}/is_in_command": is_ for unit, is_ in obeys.items()}))
    for is_in_zone in (True, False):
        _attack(table, {unit: one for unit, one in told.items() if bool(one.get("inEnemyZOC")) is is_in_zone})
    unmet = (*unmet_duties(table.scene), *too_late(table.scene))
    return {"unmet": frozenset(told[unit.id]["id"] for unit in unmet if unit.id in told)}


def _near(state: Values) -> str:
    if state.get("inEnemyZOC"):
        return "3532"
    return "3428" if state.get("declared") else "3530"


def _attack(table: Table, units: Mapping[str, Values]) -> None:
    """The guns among those who are said to attack barrage an enemy of theirs, the others attack one."""
    declared = [unit for unit, state in units.items() if state.get("declared")]
    is_in_zone = any(state.get("inEnemyZOC") for state in units.values())
    guns = tuple(unit for unit in declared if "artillery" in unit)
    foot = tuple(unit for unit in declared if unit not in guns)
    if guns:
        table.insist(barrage(table, *guns, hex_="3533" if is_in_zone else "3429", spotter=""))
        table.dice(1)
        table.settle()
    if foot and (is_in_zone or not guns):
        target = table.hex("3433" if is_in_zone else "3429")
        table.do(DeclareFight(attackers=foot, hexes=(target,)), RollFight())
        table.dice(4)
        table.settle()


def _as_counters(units: Sequence[Values]) -> Mapping[str, Values]:
    """The units told, by the counters of the table that stand for them."""
    foot = (f"J-N-1-infantry-{number}" for number in count(1))
    guns = iter((GUN, OTHER_GUN, FREE, FOURTH))
    return {next(guns if _is_gun(told) else foot): told for told in units}


def _is_gun(told: Values) -> bool:
    return told["id"] == "gun" or told.get("by") == "barrage"

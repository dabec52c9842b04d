from collections.abc import Mapping

from companion.games.spanish_civil_war.rules.air.bombardment import Bombardment
from companion.games.spanish_civil_war.rules.air.strength import Flight, Mission
from companion.games.spanish_civil_war.rules.artillery.barrage import Barrage, barrage_results
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    FireBarrage,
    JoinFight,
    PlaceUnits,
    RollFight,
)
from companion.games.spanish_civil_war.terms import Weather
from companion.session.commands import SetFacts
from companion.session.messages import Command
from tests.cases.adapters.scw.combat import defending, effect
from tests.cases.adapters.scw.words import battle, faction
from tests.cases.case_files import Values
from tests.cases.comparing import AtLeastFields
from tests.cases.operations import operation
from tests.games.spanish_civil_war.gun_table import FOOT, TARGET, THEIR_GUN, away, gun_table
from tests.games.spanish_civil_war.table import NATIONALIST, Table


@operation("scw", "artillery.check")
def artillery_check(given: Values, inputs: Values) -> Values:
    """A gun would barrage the enemy in 3533, or join a fight over 3533 or 3532, in either side's phase."""
    table = gun_table()
    table.put(J_R_48_artillery_1="3535")
    if "distances" in inputs or inputs.get("firedThisPhase"):
        table.put(J_R_48_infantry_2="3432")
    formation = "ART" if inputs.get("independent") else "1" if inputs.get("sameFormation", True) else "4"
    gun = table.stand(NATIONALIST, f"{formation}: art 5({inputs.get('range', 8)})6", _gun_hex(table, inputs))
    table.insist(table.placing("J-N-4-infantry-1", "3531"))
    is_own, is_barrage = inputs.get("friendlyPhase", "own") == "own", inputs.get("use") == "barrage"
    table.go_to(Phase.FIRST_COMBAT if is_own else Phase.SECOND_COMBAT)
    obeys = is_barrage or inputs.get("supportedUnitInCommandOfFormation", True)
    obeying = {gun: inputs.get("inCommand", True), FOOT: obeys}
    _rule_statuses(table, gun, obeying, is_supplied=inputs.get("inSupply", True))
    if is_barrage:
        return {"allowed": not _rule_against_barrage(table, gun, formation, inputs)}
    fight = _attack_with if is_own else _attack_on
    fight(table, gun, inputs)
    return {"allowed": not table.rule_against(JoinFight(units=(gun,)))}


def _rule_statuses(table: Table, gun: str, obeying: Mapping[str, bool], *, is_supplied: bool) -> None:
    """The gun's supply, and who of all obeys, as a case has them."""
    table.rule_status(gun, is_supplied=is_supplied)
    table.do(SetFacts(facts={f"judged/statuses/{unit}/is_in_command": is_ for unit, is_ in obeying.items()}))


def _gun_hex(table: Table, inputs: Values) -> str:
    """So far from the hexes of the fight; an attack on two hexes is one on 3533 and 3432, two apart."""
    if inputs.get("targetIsOwnHex") or inputs.get("distance") == 0:
        return "3532"
    if "distances" not in inputs:
        far = inputs.get("distance", 1)
        return away(table, far, "3532", far)
    near, far = min(inputs["distances"]), max(inputs["distances"])
    return away(table, near, "3432", min(far, near + 2))


def _rule_against_barrage(table: Table, gun: str, formation: str, inputs: Values) -> str:
    """The rule against one on 3533, seen by a battalion of the gun's formation, after what comes before."""
    spotter = "J-N-4-infantry-1" if formation == "4" else FOOT
    first, second = (
        FireBarrage(guns=(gun,), hex=table.hex(hex_), spotter=spotter) for hex_ in ("3432", "3533")
    )
    if inputs.get("firedThisPhase"):
        if rule := table.rule_against(first):
            return rule
        _resolved(table)
    if inputs.get("targetHexAttackedNormally"):
        table.do(DeclareFight(attackers=(FOOT,), hexes=(table.hex("3533"),)))
        _done(table, RollFight())
    return table.rule_against(second)


def _done(table: Table, wish: Command) -> None:
    """A fight in which nobody loses anything, over and done with."""
    table.do(wish)
    _resolved(table)


def _resolved(table: Table) -> None:
    table.dice(*[4] * max(1, len(table.session.state.waiting[0].rows)))
    table.settle()


def _attack_with(table: Table, gun: str, inputs: Values) -> None:
    hexes = ("3533", "3432") if "distances" in inputs else ("3533",)
    table.do(DeclareFight(attackers=(FOOT,), hexes=tuple(map(table.hex, hexes))))
    if inputs.get("firedThisPhase"):
        table.rule_against(JoinFight(units=(gun,)))  # one that may not fire now may not do so again


def _attack_on(table: Table, gun: str, inputs: Values) -> None:
    """The Republicans attack the battalion, perhaps after the gun itself."""
    beside = table.unit(gun).stand.hex
    assert beside is not None
    if inputs.get("underNormalOrAssaultAttack"):
        near = next(hex_ for hex_ in table.system.map.board.neighbours(beside) if not table.scene.at(hex_))
        table.insist(PlaceUnits(units=("J-R-48-infantry-3",), hex=near))
        table.do(DeclareFight(attackers=("J-R-48-infantry-3",), hexes=(beside,)))
        _done(table, RollFight())
    if inputs.get("underBarrageOnly"):
        table.insist(PlaceUnits(units=(THEIR_GUN,), hex=next(table.system.map.board.neighbours(beside))))
        _done(table, FireBarrage(guns=(THEIR_GUN,), hex=beside))
    at = table.hex("3532")
    if inputs.get("enemyAttackKind") == "barrage":
        table.do(FireBarrage(guns=(THEIR_GUN,), hex=at, spotter=TARGET))
        table.dice(*[4] * len(table.session.state.waiting[0].rows))
    else:
        table.do(DeclareFight(attackers=(TARGET,), hexes=(at,)))
    if inputs.get("firedThisPhase"):
        table.rule_against(JoinFight(units=(gun,)))


@operation("scw", "barrage.resolve")
def barrage_resolve(given: Values, inputs: Values) -> Values:
    barrage = Barrage(
        battle(inputs.get("scenario")),
        faction(inputs.get("side")),
        tuple(inputs["guns"]),
        frozenset(inputs.get("terrain", ())),
    )
    units = [defending(told) for told in inputs["defenders"]]
    dice = inputs.get("dice") or [1] * len(units)
    return {
        "perDefender": [
            AtLeastFields(
                differential=attack.difference,
                column=attack.column_name,
                code=result.code,
                defender=effect(result.defender),
            )
            for attack, result in barrage_results(barrage, units, dice)
        ]
    }


@operation("scw", "air.cell")
def air_cell(given: Values, inputs: Values) -> Values:
    attack = Bombardment(
        battle(inputs.get("scenario")),
        faction(inputs.get("side")),
        inputs.get("strength", 1),
        frozenset({inputs.get("target", "clear")}),
    )
    die = inputs.get("die", 1)
    return {
        "column": attack.column_name,
        "modifiedDie": die + attack.drm,
        "stepLosses": int(attack.is_hit(die)),
    }


@operation("scw", "air.strength")
def air_strength(given: Values, inputs: Values) -> Values:
    flight = Flight(
        battle(inputs.get("scenario")),
        faction(inputs.get("side")),
        Mission(inputs.get("mission", "support")),
        inputs["printed"],
        Weather(inputs.get("weather", "clear")),
        inputs.get("f88Distance"),
    )
    return {"halvings": len(flight.halvings), "strength": flight.strength}

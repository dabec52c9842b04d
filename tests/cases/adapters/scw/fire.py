from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.fighting import closed_refusal
from companion.games.spanish_civil_war.rules.air.bombardment import Bombardment
from companion.games.spanish_civil_war.rules.air.strength import Flight, Mission
from companion.games.spanish_civil_war.rules.artillery.barrage import Barrage, barrage_results
from companion.games.spanish_civil_war.rules.artillery.firing import Fire, FireUse, fire_refusal
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.terms import AttackKind, Weather
from tests.cases.adapters.scw.combat import defending, effect
from tests.cases.adapters.scw.words import battle, faction
from tests.cases.case_files import Values
from tests.cases.operations import operation


@operation("scw", "artillery.check")
def artillery_check(given: Values, inputs: Values) -> Values:
    fire = Fire(
        FireUse(inputs["use"]),
        inputs["range"],
        tuple(inputs.get("distances") or [inputs["distance"]]),
        inputs.get("inSupply", True),
        inputs.get("inCommand", True),
        inputs.get("firedThisPhase", False),
        inputs.get("friendlyPhase", "own") == "own",
        inputs.get("sameFormation", True),
        inputs.get("independent", False),
        inputs.get("supportedUnitInCommandOfFormation", True),
        inputs.get("targetIsOwnHex", False),
        inputs.get("targetHexAttackedNormally", False),
        inputs.get("underNormalOrAssaultAttack", False),
    )
    kind = AttackKind(inputs.get("enemyAttackKind", "normal"))
    refusal = closed_refusal(Fight(kind=kind, attacker=Faction.NATIONALIST, hexes=())) or fire_refusal(fire)
    return {"allowed": refusal is None}


@operation("scw", "barrage.resolve")
def barrage_resolve(given: Values, inputs: Values) -> Values:
    barrage = Barrage(
        battle(inputs.get("scenario")),
        faction(inputs.get("side")),
        tuple(inputs["guns"]),
        frozenset(inputs.get("terrain", ())),
    )
    units = [defending(told) for told in inputs["defenders"]]
    return {
        "perDefender": [
            {
                "differential": attack.difference,
                "column": attack.column_name,
                "code": result.code,
                "defender": effect(result.defender),
            }
            for attack, result in barrage_results(barrage, units, inputs["dice"])
        ]
    }


@operation("scw", "air.cell")
def air_cell(given: Values, inputs: Values) -> Values:
    attack = Bombardment(
        battle(inputs.get("scenario")),
        faction(inputs.get("side")),
        inputs["strength"],
        frozenset({inputs.get("target", "clear")}),
    )
    return {
        "column": attack.column_name,
        "modifiedDie": inputs["die"] + attack.drm,
        "stepLosses": int(attack.is_hit(inputs["die"])),
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

from companion.games.elst.rules.forces.quality import (
    Troops,
    broken_morale,
    casualty_reduction,
    elr,
    is_steady,
    replacement,
)
from companion.games.elst.rules.forces.units import PieceKind, UnitClass
from tests.cases.adapters.elst.forces_words import FACTIONS, unit, unit_words
from tests.cases.case_files import Values
from tests.cases.operations import operation

CLASSES = {"elite": UnitClass.ELITE, "first-line": UnitClass.FIRST_LINE}
CLASS_LETTERS = {UnitClass.ELITE: "E", UnitClass.FIRST_LINE: "1", UnitClass.SECOND_LINE: "2"}
TROOPS = {"SMC": Troops.SMC, "MMC": Troops.MMC, "non-SS MMC": Troops.MMC, "SS MMC": Troops.SS_MMC}


@operation("elst", "cowers")
def unit_cowers(given: Values, inputs: Values) -> Values:
    side, class_, kind = given["unit"].split()
    kinds = {"squad": PieceKind.SQUAD, "HS": PieceKind.HALF_SQUAD}
    is_double = given["IFT_DR"] == "doubles"
    return {"cowers": is_double and not is_steady(FACTIONS[side], kinds[kind], CLASSES[class_])}


@operation("elst", "broken_morale")
def morale_of_broken(given: Values, inputs: Values) -> Values:
    named = unit(given["unit"])
    assert named.morale == given.get("front_morale", named.morale)
    return {"broken_morale": broken_morale(named)}


@operation("elst", "assault_fire")
def assault_fire(given: Values, inputs: Values) -> Values:
    return {"has_bonus": unit(given["unit"]).has_assault_fire}


@operation("elst", "elr.value")
def elr_value(given: Values, inputs: Values) -> Values:
    return {"elr": elr(FACTIONS[given["side"]], TROOPS[given["unit_class"]])}


@operation("elst", "elr.replace")
def elr_replace(given: Values, inputs: Values) -> Values:
    named = unit(given["unit"])
    assert given["event"] == "MC failed by more than ELR"
    assert named.unit_class is not None
    return {"replaced": replacement(named).unit is not None, "class": CLASS_LETTERS[named.unit_class]}


@operation("elst", "elr.replacement")
def elr_replacement(given: Values, inputs: Values) -> Values:
    lower = replacement(unit(given["unit"])).unit
    return {"unit": unit_words(lower) if lower else None}


@operation("elst", "unit.casualty_reduce")
def casualty_reduce(given: Values, inputs: Values) -> Values:
    reduced = casualty_reduction(unit(given["unit"]))
    return {"unit": unit_words(reduced) if reduced else None}

"""Calculators without a session or counters: a combat, a barrage, bombs, from typed totals."""

from collections.abc import Iterator

from companion.figures import whole_number
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.air.bombardment import Bombardment
from companion.games.spanish_civil_war.rules.air.strength import F88_REACH, Flight, Mission
from companion.games.spanish_civil_war.rules.artillery.barrage import Barrage, BarrageAttack
from companion.games.spanish_civil_war.rules.combat.resolving import (
    AttackingUnit,
    Combat,
    DefendingUnit,
    Support,
)
from companion.games.spanish_civil_war.rules.combat.river import Crossing
from companion.games.spanish_civil_war.rules.combat.shifts import NO_GUNS, AntiTank, ShiftKind
from companion.games.spanish_civil_war.rules.combat.strength import ARTILLERY_DEFENCE
from companion.games.spanish_civil_war.settings import READINGS
from companion.games.spanish_civil_war.shown.figures import (
    air_lines,
    barrage_lines,
    combat_lines,
    counted,
)
from companion.games.spanish_civil_war.shown.results import FACES, bomb_table, demands, result_table
from companion.games.spanish_civil_war.terms import Arm, Battle, Weather
from companion.kit.calculators import Calculator, CalculatorField, Given, Settings
from companion.kit.panels import Input, InputKind, Lines, Part
from companion.kit.questions import NO, YES
from companion.reason import Reason
from companion.rulebook import plain

MOST = 99
GROUND = ("clear", "town", "city", "woods", "hills", "rough", "mixed")
_GUNS = {
    "no-guns": AntiTank(),
    "anti-tank-unit": AntiTank(units=1),
    "f88": AntiTank(has_f88=True),
    "f88-adjacent": AntiTank(is_f88_adjacent=True),
}


# Who attacks, for combined arms and anti-tank guns (11.3, J.12): whose strength is typed, who besides.
_ARMS = {
    "infantry": (Arm.INFANTRY,),
    "infantry-tanks": (Arm.INFANTRY, Arm.ARMOUR),
    "infantry-cars": (Arm.INFANTRY, Arm.LIGHT_ARMOUR),
    "vehicles-alone": (Arm.ARMOUR,),
}
_FAR = {"f88": 0, "f88-adjacent": F88_REACH}  # hexes from the target


# ---- fields ----


def _number(name: str, start: int | None = None, *, lowest: int = 0, highest: int = MOST) -> CalculatorField:
    label = Reason(f"scw-calculator-{name}")
    return CalculatorField(Input(name, InputKind.NUMBER, label, lowest=lowest, highest=highest), start)


def _options(name: str, ids: tuple[str, ...], prefix: str = "scw-") -> CalculatorField:
    options = tuple(f"{prefix}{id_}" for id_ in ids)
    return CalculatorField(Input(name, InputKind.OPTION, Reason(f"scw-calculator-{name}"), options))


def _tick(name: str) -> CalculatorField:
    return _options(name, (NO, YES), "")


def _side() -> CalculatorField:
    return _options("side", tuple(side.value for side in (Faction.NATIONALIST, Faction.REPUBLICAN)), "")


def _chosen(given: Given, name: str) -> str:
    """The option given, without what tells it from other games' options."""
    return str(given[name]).removeprefix("scw-")


def _die() -> CalculatorField:
    return _number("die", lowest=FACES[0], highest=FACES[-1])


def _air(battle: Battle, start: int | None = None) -> CalculatorField:
    """At Jarama air units fly, each halved for itself (13.1); at Brunete air points."""
    if battle is Battle.JARAMA:
        return CalculatorField(Input("aircraft", InputKind.TEXT, Reason("scw-calculator-aircraft")))
    return _number("air", start)


# ---- combat ----


def _combat(battle: Battle) -> Calculator:
    is_jarama = battle is Battle.JARAMA
    fields = (
        _number("attack"),
        _number("defence"),
        _number("guns", 0),
        *((_die(), _air(battle)) if is_jarama else (_air(battle, 0),)),  # a line of text takes a row
        _side(),
        _options("ground", GROUND),
        _options("crossing", tuple(crossing.value for crossing in reversed(Crossing))),
        _options("arms", tuple(_ARMS)),
        *((_options("anti-tank", tuple(_GUNS)), _tick("rain")) if is_jarama else ()),
        _tick("assault"),
        *(() if is_jarama else (_die(),)),
    )

    def by_settings(given: Given, settings: Settings) -> tuple[Part, ...]:
        return _fought(battle, given, READINGS.chosen(settings))

    return Calculator(
        fields,
        lambda given: _fought(battle, given),
        by_settings,  # 11.3a
    )


def _fought(battle: Battle, given: Given, readings: Readings = PRINTED) -> tuple[Part, ...]:
    """Totals, shifts, column and modifiers; the column's results; of a die what each side must do."""
    if given["attack"] is None or given["defence"] is None:
        return (Lines((Reason("scw-calculator-type-strengths"),)),)
    combat = typed_combat(battle, given, readings)
    result = combat.result(given["die"]) if given["die"] else None
    table = result_table(combat.column, combat.drm, lit=result.code if result else None)
    told = (Lines(tuple(demands(result))),) if result else ()
    lines = (*air_lines(_support(battle, given)), *combat_lines(combat), *_idle_guns(combat))
    return Lines(lines), table, *told


def _idle_guns(combat: Combat) -> Iterator[Reason]:
    """Why guns against armour shift nothing (J.12)."""
    has_shift = any(shift.kind is ShiftKind.ANTI_TANK for shift in combat.shifts)
    if combat.anti_tank != NO_GUNS and not has_shift:
        yield Reason("scw-calculator-guns-idle", "J.12")


def _support(battle: Battle, given: Given) -> tuple[Flight, ...]:
    """The air units that support the attack; none where air points do."""
    far = _FAR.get(_chosen(given, "anti-tank")) if "anti-tank" in given else None
    return tuple(_flights(battle, given, Mission.SUPPORT, far))


def typed_combat(battle: Battle, given: Given, readings: Readings = PRINTED) -> Combat:
    """The combat that some totals describe: units, guns and aircraft of the attack, all of the defence."""
    own, *others = _ARMS[_chosen(given, "arms")]
    air = (given.get("air") or 0) + sum(flight.strength for flight in _support(battle, given))
    guns = (given["guns"],) if given["guns"] else ()
    return Combat(
        battle,
        Faction(given["side"]),
        (AttackingUnit(given["attack"], own), *(AttackingUnit(0, arm) for arm in others)),
        (DefendingUnit(given["defence"]),),
        frozenset({_chosen(given, "ground")}),
        Crossing(_chosen(given, "crossing")),
        Support(guns, air),
        is_assault=given["assault"] == YES,
        anti_tank=_GUNS[_chosen(given, "anti-tank")] if "anti-tank" in given else AntiTank(),
        readings=readings,
    )


# ---- barrage ----


def _barrage(battle: Battle) -> Calculator:
    fields = (
        _number("fire"),
        _number("unit-defence"),
        _side(),
        _options("ground", GROUND),
        _tick("at-guns"),
        _die(),
    )

    def by_settings(given: Given, settings: Settings) -> tuple[Part, ...]:
        return _barraged(battle, given, READINGS.chosen(settings))

    return Calculator(
        fields,
        lambda given: _barraged(battle, given),
        by_settings if battle is Battle.JARAMA else None,  # J.15
    )


def _barraged(battle: Battle, given: Given, readings: Readings = PRINTED) -> tuple[Part, ...]:
    is_gun = given["at-guns"] == YES
    defence = ARTILLERY_DEFENCE if is_gun else given["unit-defence"]
    if given["fire"] is None or defence is None:
        return (Lines((Reason("scw-calculator-type-fire"),)),)
    ground = frozenset({_chosen(given, "ground")})
    barrage = Barrage(battle, Faction(given["side"]), (given["fire"],), ground, readings)
    attack = barrage.against(DefendingUnit(defence, is_gun))
    result = attack.result(given["die"]) if given["die"] else None
    table = result_table(attack.column, lit=result.code if result else None, spares_attacker=True)
    told = (Lines(tuple(demands(result, spares_attacker=True))),) if result else ()
    return Lines(tuple(_barrage_lines(attack))), table, *told


def _barrage_lines(attack: BarrageAttack) -> Iterator[Reason]:
    yield from barrage_lines(attack.barrage)
    args = {"difference": f"{attack.difference:+d}", "column": attack.column_name}
    yield Reason("scw-barrage-column", "12.4f", args=args)


# ---- bombs ----


def _bombs(battle: Battle) -> Calculator:
    halving = (_tick("rain"), _tick("under-f88")) if battle is Battle.JARAMA else ()
    fields = (_air(battle), _side(), _options("ground", GROUND), *halving, _die())
    return Calculator(fields, lambda given: _bombed(battle, given))


def _bombed(battle: Battle, given: Given) -> tuple[Part, ...]:
    far = F88_REACH if given.get("under-f88") == YES else None
    flights = tuple(_flights(battle, given, Mission.BOMBARD, far))
    strength = sum(flight.strength for flight in flights) if "aircraft" in given else given["air"] or 0
    side, ground = Faction(given["side"]), frozenset({_chosen(given, "ground")})
    attack = Bombardment(battle, side, strength, ground)
    if not strength:
        return (Lines((Reason("scw-calculator-type-air"),)),)
    lines = (
        *air_lines(flights),
        Reason("scw-bomb-strength", "13.3a", args={"strength": strength}),
        Reason("scw-column-of", "13.3a", args={"column": attack.column_name or ""}),
        *(counted(modifier.value, modifier.reason) for modifier in attack.modifiers),
    )
    return Lines(lines), bomb_table(attack, given["die"])


def _flights(battle: Battle, given: Given, mission: Mission, f88: int | None) -> Iterator[Flight]:
    """The air units of a line such as "4 4 3"; words that are no numbers are passed over."""
    weather = Weather.RAIN if given.get("rain") == YES else Weather.CLEAR
    for word in plain(str(given.get("aircraft", ""))).replace(",", " ").replace("、", " ").split():
        if (value := whole_number(word)) is not None and value >= 0:
            side = Faction(given["side"])
            yield Flight(battle, side, mission, value, weather, f88)


# ---- each battle has its own ----

_BATTLES = Battle.JARAMA, Battle.BRUNETE
JARAMA_COMBAT, BRUNETE_COMBAT = map(_combat, _BATTLES)
JARAMA_BARRAGE, BRUNETE_BARRAGE = map(_barrage, _BATTLES)
JARAMA_AIR, BRUNETE_AIR = map(_bombs, _BATTLES)

"""What makes the figures of an attack, item by item: strengths, halvings, bonus, shifts, modifiers."""

from collections.abc import Iterable, Iterator

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.procedures.figures import (
    BARRAGE_UNIT,
    barrage_of,
    barrage_told,
    barraged,
    bombardment_of,
    combat_of,
    fighters,
    flights_of,
    missing_values,
    targets,
)
from companion.games.spanish_civil_war.rules.air.strength import Flight
from companion.games.spanish_civil_war.rules.artillery.barrage import Barrage
from companion.games.spanish_civil_war.rules.combat.resolving import Combat, Support
from companion.games.spanish_civil_war.rules.combat.results import column_label
from companion.games.spanish_civil_war.rules.combat.shifts import Shift
from companion.games.spanish_civil_war.rules.combat.strength import mobile_strength
from companion.games.spanish_civil_war.shown.status import is_judged
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import AttackKind
from companion.reason import Reason

_COLUMN, _ATTACK, _DEFENCE = "scw-combat-column", "scw-combat-attack", "scw-combat-defence"
_UNKNOWN, _FIRE, _BOMBS = "scw-strength-unknown", "scw-barrage-strength", "scw-bomb-strength"
SUMS = (_UNKNOWN, _COLUMN, _ATTACK, _DEFENCE)  # what the rest of the lines comes to
_HANGING = frozenset({_COLUMN, _ATTACK, _DEFENCE, _FIRE, _BOMBS, BARRAGE_UNIT})  # on every strength


def figure_lines(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """Everything that counts before the die of an attack of any kind; no sum of what nobody has told."""
    unknown = tuple(missing_values(scene, fight))
    yield from (Reason(_UNKNOWN, "11.4b", args=one.args, about=one.about) for one in unknown)
    yield from (line for line in _figures(scene, fight) if not (unknown and line.key in _HANGING))


def _figures(scene: Scene, fight: Fight) -> Iterator[Reason]:
    if fight.is_ground:
        yield from () if is_judged(scene) else (Reason("scw-status-unjudged", "9.3c"),)
        yield from _halved_units(scene, fight)
        yield from air_lines((*flights_of(scene, fight, fight.attacker), *_defending_air(scene, fight)))
        yield from combat_lines(combat_of(scene, fight))
    elif fight.kind is AttackKind.BARRAGE:
        yield from barrage_lines(barrage_of(scene, fight))
        yield from _barraged_units(scene, fight)
    else:
        attack = bombardment_of(scene, fight)
        yield from air_lines(flights_of(scene, fight, fight.attacker))
        yield Reason(_BOMBS, "13.3a", args={"strength": attack.strength})
        yield from (counted(m.value, m.reason) for m in attack.modifiers)


def _defending_air(scene: Scene, fight: Fight) -> tuple[Flight, ...]:
    return flights_of(scene, fight, fight.attacker.opponent)


def combat_lines(combat: Combat) -> Iterator[Reason]:
    """A combat's totals, bonus, shifts, columns and modifiers, each with its rule."""
    attack, defence = combat.attacking_strength, combat.defending_strength
    yield _total(_ATTACK, combat.attack_total, attack, combat.attack_support)
    yield _total(_DEFENCE, combat.defence_total, defence, combat.defence_support, combat.bonus.points)
    if combat.bonus.reason:
        yield counted(combat.bonus.points, combat.bonus.reason)
    yield from map(shift_counted, combat.shifts)
    columns = {"base": column_label(combat.base_column), "final": combat.column_name}
    args = {"difference": f"{combat.difference:+d}", **columns}
    yield Reason(_COLUMN, "11.4c", args=args)
    yield from (counted(modifier.value, modifier.reason) for modifier in combat.modifiers)


def _total(key: str, total: int, units: int, support: Support, ground: int = 0) -> Reason:
    parts = {"units": units, "guns": sum(support.guns), "air": support.air, "ground": ground}
    return Reason(key, "11.4b", args={"total": total, **parts})


def barrage_lines(barrage: Barrage) -> Iterator[Reason]:
    """A barrage's fire, the ground's bonus and the shift, each with its rule."""
    yield Reason(_FIRE, "12.4e", args={"strength": barrage.strength})
    if barrage.bonus.reason:
        yield counted(barrage.bonus.points, barrage.bonus.reason)
    if barrage.shift:
        yield shift_counted(barrage.shift)


def air_lines(flights: Iterable[Flight]) -> Iterator[Reason]:
    """What halves aircraft, each cause once."""
    causes = {cause.key: cause for flight in flights for cause in flight.halvings}
    yield from (Reason("scw-air-halved", cause.rule, about=cause) for cause in causes.values())


def counted(value: int, reason: Reason) -> Reason:
    """A figure with what it comes from."""
    return Reason("scw-value-counted", args={"value": f"{value:+d}"}, about=reason)


def shift_counted(shift: Shift) -> Reason:
    """A column shift with what it comes from."""
    return Reason("scw-shift-counted", args={"columns": f"{shift.columns:+d}"}, about=shift.reason)


def _halved_units(scene: Scene, fight: Fight) -> Iterator[Reason]:
    """The units that lack of supply halves (9.3a); guns defend with 1 whatever their supply (12.5a)."""
    attacking = ((unit, unit.face.attack) for unit in fighters(scene, fight))
    defending = ((unit, unit.face.defence) for unit in targets(scene, fight) if not unit.is_gun)
    for unit, printed in (*attacking, *defending):
        if printed is not None and not scene.game.status(unit.id).is_supplied:
            yield _halved(unit, printed)


def _halved(unit: Unit, printed: int) -> Reason:
    args = {"printed": printed, "value": mobile_strength(printed, is_supplied=False)}
    return Reason("scw-unit-halved", "9.3a", args=args, about=unit_in_words(unit.counter))


def _barraged_units(scene: Scene, fight: Fight) -> Iterator[Reason]:
    barrage = barrage_of(scene, fight)
    yield from (barrage_told(barrage, unit, seen) for unit, seen in barraged(scene, fight))

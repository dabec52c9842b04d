"""A combat under way in figures: its units' strengths, what is still unknown, the support of either side."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.air.bombardment import Bombardment
from companion.games.spanish_civil_war.rules.air.strength import Flight, Mission
from companion.games.spanish_civil_war.rules.artillery.barrage import Barrage
from companion.games.spanish_civil_war.rules.combat.resolving import (
    AttackingUnit,
    Combat,
    DefendingUnit,
    Support,
)
from companion.games.spanish_civil_war.rules.combat.river import Crossing, crossing_of
from companion.games.spanish_civil_war.rules.combat.shifts import AntiTank
from companion.games.spanish_civil_war.rules.combat.strength import fire_strength
from companion.games.spanish_civil_war.rules.ground.battle_map import RIVERS
from companion.games.spanish_civil_war.table.events import ValueTold
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, AttackKind, Weather
from companion.hexes.coordinates import HexCoord, Hexside, distance
from companion.kit.handling import EventCourse
from companion.kit.questions import AnyRequest, Question, ReplyKind
from companion.reason import Reason

MOST = 99
BARRAGE_UNIT = "scw-barrage-unit"
BEFORE_THE_DIE = {"when": "declared"}  # asked so that both sides know the difference as they decide (11.61)


def told_value(request: AnyRequest, value: int) -> ValueTold:
    """A value as it was asked for."""
    details = request.details
    return ValueTold(
        unit=request.subject, is_back=details["face"] == "back", field=details["field"], value=value
    )


def value_apart(request: dict[str, Any]) -> dict[str, Any]:
    """A request as up to version 0.1.0, where unit, face and value stood in the subject."""
    if request["purpose"] != SpanishPurpose.VALUE:
        return request
    unit, face, field = request["subject"].rsplit("/", 2)
    return request | {"subject": unit, "details": {"face": face, "field": field}}


def fighters(scene: Scene, fight: Fight) -> tuple[Unit, ...]:
    """The attacking mobile units that have not left the combat."""
    return tuple(scene.unit(id_) for id_ in fight.attackers)


def targets(scene: Scene, fight: Fight) -> tuple[Unit, ...]:
    """The units under attack."""
    return tuple(scene.unit(id_) for id_ in fight.defenders)


def defended(scene: Scene, fight: Fight) -> tuple[HexCoord, ...]:
    """The attacked hexes without those that all have left before the die (11.61): nobody defends there."""
    held = {unit.stand.hex for unit in targets(scene, fight)}
    return tuple(hex_ for hex_ in fight.hexes if hex_ in held) or fight.hexes


def missing_values(scene: Scene, fight: Fight) -> Iterator[Question]:
    """The printed values that the die needs and nobody has told."""
    mobile = () if fight.kind is AttackKind.BOMBARDMENT else targets(scene, fight)
    helpers = [
        id_ for help_ in (fight.attack_help, fight.defence_help) for id_ in (*help_.guns, *help_.aircraft)
    ]
    yield from _missing(fighters(scene, fight), "attack")
    yield from _missing([unit for unit in mobile if not unit.is_gun], "defence")
    yield from _missing(scene.units(helpers), "attack")


def ask_strengths(course: EventCourse[Scene], units: Collection[str] = ()) -> None:
    """Ask for what the difference of the combat under way hangs on, of some units or of all who fight."""
    scene = course.scene
    if scene.game.fight is None:
        return
    found = {lacking.name: lacking for lacking in missing_values(scene, scene.game.fight)}
    for lacking in found.values():
        if not units or lacking.subject in units:
            course.ask(lacking.model_copy(update={"details": {**lacking.details, **BEFORE_THE_DIE}}))


def is_before_the_die(request: AnyRequest) -> bool:
    """Whether a value was asked for as the combat was declared: the die is still a long way off."""
    return BEFORE_THE_DIE.items() <= request.details.items()


def _missing(units: Iterable[Unit], field: str) -> Iterator[Question]:
    """A value on the side of units that shows, where nobody has told it."""
    for unit in units:
        if getattr(unit.face, field) is None:
            yield Question(
                purpose=SpanishPurpose.VALUE,
                args={"field": field},
                about=unit_in_words(unit.counter),
                subject=unit.id,
                details={"face": "back" if unit.stand.is_reduced else "front", "field": field},
                wants=ReplyKind.NUMBER,
                lowest=0,
                highest=MOST,
            )


# ---- the combat as the rules see it ----


def combat_of(scene: Scene, fight: Fight) -> Combat:
    """A normal attack or an assault; values not told yet count as nothing."""
    hexes = defended(scene, fight)
    return Combat(
        scene.battle,
        fight.attacker,
        tuple(_attacking(scene, unit) for unit in fighters(scene, fight)),
        tuple(_defending(scene, unit) for unit in targets(scene, fight)),
        scene.terrain(hexes),
        crossing_to(scene, fighters(scene, fight), hexes),
        support_of(scene, fight, fight.attacker),
        support_of(scene, fight, fight.attacker.opponent),
        fight.kind is AttackKind.ASSAULT,
        anti_tank_at(scene, fight, hexes),
        scene.readings,
    )


def barrage_of(scene: Scene, fight: Fight) -> Barrage:
    """The guns of a barrage."""
    guns = support_of(scene, fight, fight.attacker).guns
    return Barrage(scene.battle, fight.attacker, guns, scene.terrain(fight.hexes), scene.readings)


def bombardment_of(scene: Scene, fight: Fight) -> Bombardment:
    """The aircraft of a bombardment."""
    side = fight.attacker
    flights = flights_of(scene, fight, side)
    strength = fight.attack_help.air_points + sum(flight.strength for flight in flights)
    return Bombardment(scene.battle, side, strength, scene.terrain(fight.hexes))


def barraged(scene: Scene, fight: Fight) -> tuple[tuple[Unit, DefendingUnit], ...]:
    """Each unit under a barrage that can come to harm, and as the rules see it."""
    units = (unit for unit in targets(scene, fight))
    return tuple((unit, _defending(scene, unit)) for unit in units)


def barrage_told(barrage: Barrage, unit: Unit, seen: DefendingUnit) -> Reason:
    """What a barrage comes to against one of the units under it."""
    attack = barrage.against(seen)
    args = {"difference": f"{attack.difference:+d}", "column": attack.column_name}
    return Reason(BARRAGE_UNIT, "12.4f", args=args, about=unit_in_words(unit.counter))


def _attacking(scene: Scene, unit: Unit) -> AttackingUnit:
    is_supplied = scene.game.status(unit.id).is_supplied
    return AttackingUnit(unit.face.attack or 0, unit.counter.arm, is_supplied)


def _defending(scene: Scene, unit: Unit) -> DefendingUnit:
    return DefendingUnit(unit.face.defence or 0, unit.is_gun, scene.game.status(unit.id).is_supplied)


def crossing_to(scene: Scene, units: Iterable[Unit], hexes: Iterable[HexCoord]) -> Crossing:
    """Whether some units attack across a river: all, some of them or some of one's hexes, none (N20)."""
    attacked, rivers = set(hexes), scene.map.board.hexside_features
    starts = (unit.stand.hex for unit in units if unit.stand.hex is not None)
    sides = [Hexside.between(start, hex_) for start in starts for hex_ in attacked & {*start.neighbours()}]
    return crossing_of([bool(RIVERS & rivers(side)) for side in sides])


def support_of(scene: Scene, fight: Fight, side: Faction) -> Support:
    """Guns and aircraft of a side in figures; a gun out of supply brings nothing (12.2b)."""
    helpers = fight.help_of(side)
    guns = tuple(_fire(scene, unit) for unit in scene.units(helpers.guns))
    air = helpers.air_points + sum(flight.strength for flight in flights_of(scene, fight, side))
    return Support(guns, air)


def _fire(scene: Scene, unit: Unit) -> int:
    return fire_strength(unit.face.attack or 0, is_supplied=scene.game.status(unit.id).is_supplied)


def flights_of(scene: Scene, fight: Fight, side: Faction) -> tuple[Flight, ...]:
    """The aircraft of a side, each with what halves it."""
    mission = Mission.BOMBARD if fight.kind is AttackKind.BOMBARDMENT else Mission.SUPPORT
    weather = scene.game.clock.weather or Weather.CLEAR
    return tuple(
        Flight(scene.battle, side, mission, unit.face.attack or 0, weather, _f88_near(scene, fight, unit.id))
        for unit in scene.units(fight.help_of(side).aircraft)
    )


def _f88_near(scene: Scene, fight: Fight, aircraft: str) -> int | None:
    """How far the nearest F/88 is from the one hex that an aircraft is put into (13.1e).

    That is the hex it was sent to (5.0E2); of several, else, the one farthest from an F/88.
    """
    sent = [one.hex for one in scene.game.declared_now.air if aircraft in one.help.aircraft]
    hexes = [hex_ for hex_ in sent if hex_ in fight.hexes] or fight.hexes
    distances = (f88_distance(scene, (hex_,)) for hex_ in hexes)
    return max((far for far in distances if far is not None), default=None)


def f88_distance(scene: Scene, hexes: Iterable[HexCoord]) -> int | None:
    """How far the nearest F/88 is from some hexes; None where none is on the map."""
    guns = [gun for gun in _f88(scene) if gun is not None]
    return min((distance(gun, hex_) for gun in guns for hex_ in hexes), default=None)


def _f88(scene: Scene) -> Iterator[HexCoord | None]:
    for unit in scene.game.on_map(Faction.NATIONALIST):
        if unit.counter.arm is Arm.ANTI_AIRCRAFT:
            yield unit.stand.hex


def anti_tank_at(scene: Scene, fight: Fight, hexes: Iterable[HexCoord]) -> AntiTank:
    """The guns that wait for armour in and around the attacked hexes (J.12)."""
    arms = [unit.counter.arm for unit in targets(scene, fight)]
    has_f88 = Arm.ANTI_AIRCRAFT in arms
    is_adjacent = not has_f88 and f88_distance(scene, hexes) == 1
    return AntiTank(arms.count(Arm.ANTI_TANK), has_f88, is_adjacent)

"""Whether guns and aircraft may take part, and which division pays for an assault."""

from collections.abc import Iterable, Iterator, Sequence

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.pairing import declared_with
from companion.games.spanish_civil_war.rules.combat.assault import Assaulter, Payment, assault_payment
from companion.games.spanish_civil_war.rules.scenario.air_points import points_left
from companion.games.spanish_civil_war.table.fight_events import AirFlown
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Flown, Unit
from companion.games.spanish_civil_war.terms import Arm
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason

_HIGH = frozenset({"division", "corps"})


# ---- formations ----


def is_of_guns_formation(scene: Scene, gun: Unit, unit: Unit) -> bool:
    """Whether a unit belongs to a gun's brigade, division or corps (12.3a)."""
    own = scene.formation(gun)
    served = own.parent if own.level == "artillery" and own.parent else own.id
    return any(formation.id == served for formation in scene.order.line_of(unit.counter.formation))


def is_independent(scene: Scene, gun: Unit) -> bool:
    """Whether a gun is of no division and no corps (12.3b)."""
    line = scene.order.line_of(gun.counter.formation)
    return not any(formation.level in _HIGH for formation in line)


def division_of(scene: Scene, unit: Unit) -> str | None:
    """The division whose assault points a unit uses; None for independent units (11.2f, J.6, B.5)."""
    line = scene.order.line_of(unit.counter.formation)
    pools = scene.game.assault_points
    paying = next((formation.id for formation in line if formation.id in pools), None)
    return paying or next((f.id for f in line if f.level == "division"), None)


def payment_of(scene: Scene, units: Iterable[Unit], charge_to: str | None) -> Payment:
    """What an assault by some units costs; the other side's pools pay for nothing."""
    stack = tuple(units)
    pools = scene.game.assault_points
    own = {id_: left for id_, left in pools.items() if scene.order.formation(id_).faction is stack[0].faction}
    assaulters = [assaulter(scene, unit, division_of(scene, unit)) for unit in stack]
    return assault_payment(assaulters, own, charge_to if charge_to in pools else None)


def assaulter(scene: Scene, unit: Unit, division: str | None) -> Assaulter:
    """A unit in an assault, for which a division pays, as it stands in this phase."""
    status = scene.game.status(unit.id)
    return Assaulter(division, status.is_supplied, status.is_in_command, unit_in_words(unit.counter))


def payers_of(scene: Scene, attackers: Sequence[str]) -> tuple[str, ...]:
    """The divisions that may pay for an assault by independent units, the richest first (11.2f).

    None where their own must.
    """
    units = scene.units(attackers)
    if not units or any(division_of(scene, unit) for unit in units):
        return ()
    pools = scene.game.assault_points
    able = (id_ for id_, left in pools.items() if left)
    own = (id_ for id_ in able if scene.order.formation(id_).faction is units[0].faction)
    return tuple(sorted(own, key=lambda id_: -pools[id_]))


# ---- guns ----


def fire_refusal(scene: Scene, guns: Iterable[str], hexes: Sequence[HexCoord]) -> Reason | None:
    """Why one of some guns does not fire at any of some hexes; None when all do (12.0 to 12.2)."""
    return next((refusal for id_ in guns for refusal in _fire_refusals(scene, id_, hexes)), None)


def _fire_refusals(scene: Scene, id_: str, hexes: Sequence[HexCoord]) -> Iterator[Reason]:
    gun, hex_ = scene.placed(id_)
    status, reach = scene.game.status(id_), gun.face.range
    far = min(distance(hex_, target) for target in hexes)  # one in range is enough (12.3.4)
    if not gun.is_gun:
        yield Reason("scw-not-a-gun", "12.0a", about=unit_in_words(gun.counter))
    if not status.is_supplied:
        yield Reason("scw-gun-unsupplied", "12.2b")
    if not status.is_in_command:
        yield Reason("scw-gun-out-of-command", "12.2a")
    if gun.stand.fired == scene.game.clock.moment:
        yield Reason("scw-gun-has-fired", "12.1a")
    if reach is not None and far > reach:
        yield Reason("scw-gun-out-of-range", "12.0a", args={"range": reach, "far": far})


def support_refusal(
    scene: Scene, guns: Iterable[str], hexes: Sequence[HexCoord], helped: Sequence[Unit]
) -> Reason | None:
    """Why one of some guns does not support units that fight over some hexes; None when all do (12.3)."""
    return next((refusal for id_ in guns for refusal in _support_refusals(scene, id_, hexes, helped)), None)


def _support_refusals(
    scene: Scene, id_: str, hexes: Sequence[HexCoord], helped: Sequence[Unit]
) -> Iterator[Reason]:
    gun, hex_ = scene.placed(id_)
    if gun.is_gun and any(unit.faction is not gun.faction for unit in helped):
        yield Reason("scw-gun-of-other-side", "12.0b", about=unit_in_words(gun.counter))
    yield from _fire_refusals(scene, id_, hexes)
    if hex_ in hexes:
        yield Reason("scw-gun-own-hex", "12.5g")
    is_attacked = gun.stand.fought == scene.game.clock.moment != gun.stand.barraged
    if is_attacked or declared_with(scene, hex_):
        yield Reason("scw-gun-under-attack", "12.5b")
    is_free = is_independent(scene, gun)
    kin = [unit for unit in helped if is_free or is_of_guns_formation(scene, gun, unit)]
    if not is_free and not kin:
        yield Reason("scw-gun-other-formation", "12.3a")
    if not any(scene.game.status(unit.id).is_in_command for unit in kin):  # free guns' too (N89)
        yield Reason("scw-gun-formation-out-of-command", "12.2d")


# ---- who decides when ----


def decided_refusal(fight: Fight) -> Reason | None:
    """Why it is too late for anybody to join in: it is being decided who retreats before the die (5.0E7)."""
    is_late = fight.attacker_stays or fight.withdrawn
    return Reason("scw-support-before-retreats", "5.0E7") if is_late else None


def order_refusal(fight: Fight, side: Faction, *, is_gun: bool) -> Reason | None:
    """Why it is too late for a side's guns or aircraft in a combat: aircraft come before guns, and of
    aircraft the defender's first, of guns the attacker's (5.0E2 to 5.0E6); then it is decided who retreats.
    """
    if late := decided_refusal(fight):
        return late
    attack, defence, is_attack = fight.attack_help, fight.defence_help, side is fight.attacker
    if is_gun:
        return Reason("scw-attack-guns-first", "5.0E5") if is_attack and defence.guns else None
    if attack.guns or defence.guns:
        return Reason("scw-air-before-guns", "5.0E3" if is_attack else "5.0E2")
    is_late = not is_attack and (attack.aircraft or attack.air_points)
    return Reason("scw-defence-allots-first", "5.0E2") if is_late else None


# ---- aircraft ----


def air_points_left(scene: Scene, side: Faction) -> int:
    """The air points that a side may still spend this turn."""
    turn, spent = scene.game.clock.moment.turn, scene.game.flown_now.points.get(side, 0)
    return points_left(scene.battle, side, turn, spent, scene.readings)


def air_refusal(scene: Scene, side: Faction, helpers: Helpers) -> Reason | None:
    """Why aircraft or air points may not be used; None when they may (13.1a, 13.2c)."""
    return next(_air_refusals(scene, side, helpers), None)


def _air_refusals(scene: Scene, side: Faction, helpers: Helpers) -> Iterator[Reason]:
    left = air_points_left(scene, side)
    if helpers.air_points > left:
        yield Reason("scw-air-points-lacking", "13.2c", args={"left": left, "wanted": helpers.air_points})
    for unit in scene.units(helpers.aircraft):
        if unit.counter.arm is not Arm.AIR or unit.faction is not side:
            yield Reason("scw-not-an-aircraft", "13.1a", about=unit_in_words(unit.counter))
        if unit.id in scene.game.flown_now.units:
            yield Reason("scw-has-flown", "13.1a", about=unit_in_words(unit.counter))


def flying(scene: Scene, side: Faction, helpers: Helpers) -> tuple[AirFlown, ...]:
    """The event of the aircraft and points used; none when there are none."""
    if not helpers.aircraft and not helpers.air_points:
        return ()
    now = scene.game.flown_now
    points = {**now.points, side: now.points.get(side, 0) + helpers.air_points}
    flown = Flown(turn=now.turn, units=(*now.units, *helpers.aircraft), points=points)
    named = {unit.id: unit.counter.own_name for unit in scene.units(helpers.aircraft)}
    return (AirFlown(flown=flown, side=side, points=helpers.air_points, units=named),)

"""After the die: steps lost, retreats, advances, the end of a combat (11.5-11.7)."""

from collections.abc import Iterator
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import own_names, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.before_the_die import withdrawal_refusal, withdrawn
from companion.games.spanish_civil_war.procedures.positions import place_fault
from companion.games.spanish_civil_war.procedures.reserves import area_fault
from companion.games.spanish_civil_war.procedures.stacking import stack_fault
from companion.games.spanish_civil_war.procedures.taking import settle_places
from companion.games.spanish_civil_war.procedures.trucks import is_truck_only, remove_trucks
from companion.games.spanish_civil_war.readings import AdjacentGuns
from companion.games.spanish_civil_war.rules.combat.losses import ADJACENT, UnitState, after_losses
from companion.games.spanish_civil_war.rules.combat.results import CombatResult, Effect
from companion.games.spanish_civil_war.rules.combat.retreat import (
    RetreatOptions,
    Way,
    WayOut,
    retreat_options,
    way_back,
)
from companion.games.spanish_civil_war.rules.ground.costs import Mover, step_cost
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import (
    AdvanceUnit,
    EndFight,
    LoseStep,
    LoseUnit,
    RetreatUnit,
)
from companion.games.spanish_civil_war.table.events import StepLost, UnitLost, UnitsPlaced
from companion.games.spanish_civil_war.table.fight_events import FightChanged, FightEnded
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.games.spanish_civil_war.terms import Arm, AttackKind, Weather
from companion.hexes.coordinates import HexCoord, distance
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason

_SPARED_HQ, _SPARED_TRUCK = "scw-no-loss-hq", "scw-no-loss-truck"
SPARED = frozenset({_SPARED_HQ, _SPARED_TRUCK})  # why fire from afar harms nobody
_MOVED_BEFORE = {Phase.FIRST_COMBAT: Phase.FIRST_MOVEMENT, Phase.SECOND_COMBAT: Phase.SECOND_MOVEMENT}


# ---- what a result asks for ----


def with_result(scene: Scene, fight: Fight, result: CombatResult) -> Fight:
    """The combat with a result: steps to choose, units to retreat."""
    sides = {fight.attacker: result.attacker, fight.attacker.opponent: result.defender}
    steps = {side: min(effect.steps, len(can_lose(scene, fight, side))) for side, effect in sides.items()}
    retreats = tuple(id_ for side, effect in sides.items() for id_ in _retreating(scene, fight, side, effect))
    return fight.model_copy(update={"code": result.code, "steps_due": steps, "retreats_due": retreats})


def _retreating(scene: Scene, fight: Fight, side: Faction, effect: Effect) -> Iterator[str]:
    if effect.retreat:
        yield from (unit.id for unit in _on_map(scene, fight, side))


def members(scene: Scene, fight: Fight, side: Faction) -> tuple[Unit, ...]:
    """The units that results touch; of the attacker's guns those next to an attacked hex (12.5c)."""
    if side is not fight.attacker:
        return scene.units(fight.defenders)
    return scene.units((*fight.attackers, *adjacent_guns(scene, fight)))


def _on_map(scene: Scene, fight: Fight, side: Faction) -> Iterator[Unit]:
    return (unit for unit in members(scene, fight, side) if unit.stand.spot is Spot.MAP)


def adjacent_guns(scene: Scene, fight: Fight) -> tuple[str, ...]:
    """The attacker's guns next to an attacked hex."""
    return tuple(gun for gun in fight.attack_help.guns if gun_distance(scene, fight, gun) <= ADJACENT)


def gun_distance(scene: Scene, fight: Fight, gun: str) -> int:
    """How far a gun stands from the nearest attacked hex."""
    hex_ = scene.unit(gun).stand.hex
    return min((distance(hex_, target) for target in fight.hexes), default=0) if hex_ else 0


def can_lose(scene: Scene, fight: Fight, side: Faction) -> tuple[Unit, ...]:
    """The units of a side that may take a step loss of the combat."""
    units = _on_map(scene, fight, side)
    return tuple(unit for unit in units if unit_loss_refusal(scene, fight, unit) is None)


def unit_loss_refusal(scene: Scene, fight: Fight, unit: Unit) -> Reason | None:
    """Why a unit cannot take a loss (10.4, 13.1c, B.7e); None when it can."""
    arm, is_distant = unit.counter.arm, fight.kind in {AttackKind.BARRAGE, AttackKind.BOMBARDMENT}
    if arm is Arm.AIR:
        return Reason("scw-no-loss-air", "13.1c")
    if arm is Arm.HEADQUARTERS and is_distant:
        return Reason(_SPARED_HQ, "10.4")
    if arm is Arm.TRUCK and is_distant:
        return Reason(_SPARED_TRUCK, "B.7e")
    return _gun_loss_refusal(scene, fight, unit.id) if unit.id in fight.attack_help.guns else None


def _gun_loss_refusal(scene: Scene, fight: Fight, gun: str) -> Reason | None:
    """Why a gun that supports or barrages takes no loss of it (12.4.2, 12.5e); None when it may."""
    if gun_distance(scene, fight, gun) > ADJACENT:
        return Reason("scw-no-loss-distant-gun", "12.5e")
    reading = scene.readings.adjacent_guns
    is_shared = reading is AdjacentGuns.ALWAYS or (
        reading is AdjacentGuns.WITH_OTHERS and bool(fight.attackers)
    )
    if fight.kind is AttackKind.BARRAGE and not is_shared:
        return Reason("scw-no-loss-barrage", "12.4.2")
    return None


# ---- steps ----


def lose_forced(course: EventCourse[Scene]) -> None:
    """The steps of a result that nobody has to choose: one unit alone can lose them (11.4f)."""
    fight = course.scene.game.fight
    for side, steps in fight.steps_due.items() if fight else ():
        if fight and steps and len(able := can_lose(course.scene, fight, side)) == 1:
            _lose_due(course, able[0])


def _step_refusal(scene: Scene, command: LoseStep) -> Reason | None:
    fight, (unit, _) = scene.game.fight, scene.placed(command.unit)
    if fight is None or not fight.steps_due.get(unit.faction):
        return Reason("scw-no-step-due", "11.4f")
    if unit not in members(scene, fight, unit.faction):
        return Reason("scw-not-in-fight", "11.4f", about=unit_in_words(unit.counter))
    return unit_loss_refusal(scene, fight, unit)


def _lose_step(course: EventCourse[Scene], command: LoseStep) -> None:
    _lose_due(course, course.scene.unit(command.unit))


def _lose_due(course: EventCourse[Scene], unit: Unit) -> None:
    """A unit loses a step of those that its side owes."""
    lose_steps(course, unit, 1)
    fight = course.scene.game.fight
    if fight is not None:
        due = {**fight.steps_due, unit.faction: max(0, fight.steps_due.get(unit.faction, 0) - 1)}
        _change(course, fight.model_copy(update={"steps_due": due}))


def lose_steps(course: EventCourse[Scene], unit: Unit, steps: int) -> None:
    """A unit loses steps, and its ZOC may go with them; one that is gone need not retreat any more."""
    has_back = unit.counter.back is not None
    state = after_losses(unit.stand.state, steps, has_reduced_side=has_back)
    hex_ = unit.stand.hex
    is_gone = state is UnitState.REMOVED
    course.add(StepLost(unit=unit.id, is_eliminated=is_gone, name=unit.counter.own_name))
    if is_gone and hex_ is not None:
        _is_gone(course, unit, hex_, by_retreat=False)
    settle_places(course)


def _is_gone(course: EventCourse[Scene], unit: Unit, hex_: HexCoord, *, by_retreat: bool) -> None:
    """The combat without a unit in its hex; one that somebody retreated from may be empty in the end."""
    fight = course.scene.game.fight
    if fight is None:
        return
    due = tuple(id_ for id_ in fight.retreats_due if id_ != unit.id)
    counts = by_retreat or course.scene.readings.advance_after_elimination
    emptied = (*fight.emptied, hex_) if counts and hex_ not in fight.emptied else fight.emptied
    _change(course, fight.model_copy(update={"retreats_due": due, "emptied": emptied}))


def _change(course: EventCourse[Scene], fight: Fight) -> None:
    if fight != course.scene.game.fight:
        course.add(FightChanged(fight=fight, is_duty=True))


# ---- retreats ----


def ways_out(scene: Scene, unit: Unit) -> RetreatOptions:
    """Where a unit may retreat to, each other way with its reason."""
    hex_ = unit.stand.hex
    assert hex_ is not None
    ways = [_way(scene, unit, hex_, there) for there in hex_.neighbours()]
    return retreat_options(ways, _ways_back(scene, unit))


def _way(scene: Scene, unit: Unit, here: HexCoord, there: HexCoord) -> Way:
    name = scene.map.board.hex_name(there)
    if there not in scene.map.board:
        return Way(name, is_off_map=True)
    return Way(
        name,
        has_enemy=has_enemy(scene, unit, there),
        is_in_enemy_zoc=scene.is_in_zone(there, unit.faction),
        is_prohibited=is_barred(scene, unit, here, there),
        is_full=stack_fault(scene, (unit,), there) is not None,
        closed_by=place_fault(scene, (unit,), there) or area_fault(scene, unit, there),
    )


def has_enemy(scene: Scene, unit: Unit, there: HexCoord) -> bool:
    """Whether enemies keep a unit out of a hex; mere trucks are driven off (B.7e)."""
    enemy = unit.faction.opponent
    return bool(scene.at(there, enemy)) and not is_truck_only(scene, there, enemy)


def is_barred(scene: Scene, unit: Unit, here: HexCoord, there: HexCoord) -> bool:
    """Whether a unit may not enter a hex or cross the hexside to it."""
    weather = scene.game.clock.weather or Weather.CLEAR
    mover = Mover(scene.battle, unit.counter.arm.is_mechanized, weather)
    return step_cost(scene.map.ground(here, there, scene.pontoons), mover).points is None


def _ways_back(scene: Scene, unit: Unit) -> tuple[str, ...]:
    """The hexes that an attacker may have come from as it moved (11.6f); none: a free choice."""
    fight = scene.game.fight
    came_from = tuple(map(scene.map.board.hex_name, left_for_zone(scene, unit)))
    is_attacker = fight is not None and unit.faction is fight.attacker
    return way_back(came_from, is_attacker=is_attacker, has_moved=bool(came_from))


def left_for_zone(scene: Scene, unit: Unit) -> tuple[HexCoord, ...]:
    """In combat the hexes from which a unit may have entered an enemy ZOC in the movement phase before."""
    moment, stand = scene.game.clock.moment, unit.stand
    moved, came_from = stand.moved, stand.came_from
    if moved is None or (moved.turn, moved.phase) != (moment.turn, _MOVED_BEFORE.get(moment.phase)):
        return ()
    return () if came_from is None else (came_from, *stand.or_from)


def _retreat_refusal(scene: Scene, command: RetreatUnit) -> Reason | None:
    refusals = (_one_refusal(scene, id_, command.hex) for id_ in command.units)
    refusal = next(filter(None, refusals), None)
    return refusal or stack_fault(scene, scene.units(command.units), command.hex)


def _one_refusal(scene: Scene, id_: str, to: HexCoord) -> Reason | None:
    """Why a unit may not retreat to a hex; None when it may go there alone."""
    fight, (unit, hex_) = scene.game.fight, scene.placed(id_)
    if fight is None or unit not in members(scene, fight, unit.faction):
        return Reason("scw-not-in-fight", "11.6", about=unit_in_words(unit.counter))
    if to not in hex_.neighbours():
        return Reason("scw-retreat-one-hex", "11.6b", (to,))
    duty = duty_refusal(scene, fight, unit)
    if duty:
        return duty
    name = scene.map.board.hex_name(to)
    return next(closed_way(out) for out in ways_out(scene, unit).ways if out.way.hex == name)


def closed_way(out: WayOut) -> Reason | None:
    """Why a way is closed, with its hex; None when it is open."""
    if out.refusal is None:
        return None
    why = replace(out.refusal, rule="")
    return Reason("scw-way-closed", out.refusal.rule, args={"hex": out.way.hex}, about=why)


def duty_refusal(scene: Scene, fight: Fight, unit: Unit) -> Reason | None:
    """Why a unit does not retreat now: nothing asks for it, or steps are lost first (N24)."""
    if fight.is_rolled:
        if fight.steps_due.get(unit.faction):
            return Reason("scw-steps-first", "11.4e")
        return None if unit.id in fight.retreats_due else Reason("scw-no-retreat-due", "11.62")
    return withdrawal_refusal(scene, fight, unit)


def _retreat(course: EventCourse[Scene], command: RetreatUnit) -> None:
    for id_ in command.units:
        _retreat_one(course, id_, command.hex)
    remove_trucks(course, command.hex, course.scene.unit(command.units[0]).faction.opponent)
    settle_places(course)


def _retreat_one(course: EventCourse[Scene], id_: str, to: HexCoord) -> None:
    scene = course.scene
    unit, hex_ = scene.placed(id_)
    course.add(_placed(unit, to))
    if scene.game.fight is not None and not scene.game.fight.is_rolled:
        _change(course, withdrawn(scene, scene.game.fight, unit))
    _is_gone(course, unit, hex_, by_retreat=True)


def _placed(unit: Unit, hex_: HexCoord) -> UnitsPlaced:
    """A unit in the hex into which the combat has brought it."""
    named = own_names((unit.counter,))
    return UnitsPlaced(units=(unit.id,), spot=Spot.MAP, hex=hex_, is_by_combat=True, named=named)


def _lose_refusal(scene: Scene, command: LoseUnit) -> Reason | None:
    fight, (unit, _) = scene.game.fight, scene.placed(command.unit)
    if fight is None or unit.id not in fight.retreats_due:
        return Reason("scw-no-retreat-due", "11.62")
    options = ways_out(scene, unit)
    if options.is_eliminated or options.closed_back:
        return None
    return Reason("scw-has-a-way", "11.6d", args={"hexes": ", ".join(options.open)})


def _lose(course: EventCourse[Scene], command: LoseUnit) -> None:
    unit, hex_ = course.scene.placed(command.unit)
    course.add(UnitLost(unit=unit.id, name=unit.counter.own_name, rule="11.6d"))
    _is_gone(course, unit, hex_, by_retreat=False)
    settle_places(course)


# ---- advance and end ----


def emptied_for(fight: Fight, side: Faction) -> tuple[HexCoord, ...]:
    """The hexes that the enemies of a side retreated from: the attacked ones, or those of attackers."""
    is_attacker = side is fight.attacker
    return tuple(hex_ for hex_ in fight.emptied if (hex_ in fight.hexes) is is_attacker)


def freed_targets(scene: Scene, fight: Fight) -> tuple[HexCoord, ...]:
    """Where support fire whose attack was cancelled is yet to fall as a barrage (12.3.3b)."""
    is_freed = fight.is_cancelled and bool(fight.attack_help.guns)
    return tuple(hex_ for hex_ in fight.hexes if is_freed and scene.at(hex_, fight.attacker.opponent))


def refusal_to_advance(scene: Scene, command: AdvanceUnit) -> Reason | None:
    """Why a unit does not advance into a hex; None when it may (11.7)."""
    fight, (unit, _) = scene.game.fight, scene.placed(command.unit)
    if fight is None or unit not in members(scene, fight.advanced_in, unit.faction):
        return Reason("scw-not-in-fight", "11.7a", about=unit_in_words(unit.counter))
    if not fight.is_settled:
        return Reason("scw-duties-first", "11.7a")
    if hexes := freed_targets(scene, fight):
        return Reason("scw-fire-first", "5.0E8", hexes)
    if unit.stand.displaced == scene.game.clock.moment:
        return Reason("scw-displaced-already", "11.7a", about=unit_in_words(unit.counter))
    if has_enemy(scene, unit, command.hex):
        return Reason("scw-enemy-there", "11.7a", (command.hex,))
    return (
        _advance_refusal(scene, fight.advanced_in, unit, command.hex)
        or place_fault(scene, (unit,), command.hex)
        or area_fault(scene, unit, command.hex)
        or stack_fault(scene, (unit,), command.hex)
    )


def _advance_refusal(scene: Scene, fight: Fight, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit may not advance into a hex that emptied; enemy ZOC does not matter (11.7, 12.5f)."""
    _, start = scene.placed(unit.id)
    if unit.is_gun:
        return Reason("scw-advance-artillery", "12.5f")
    if hex_ not in emptied_for(fight, unit.faction):
        return Reason("scw-advance-not-retreated", "11.7a")
    if hex_ not in start.neighbours():
        return Reason("scw-advance-not-adjacent", "11.7a")
    if unit.faction in fight.withdrawn:
        return Reason("scw-advance-own-retreat", "11.7f")
    return Reason("scw-way-prohibited", "11.7e") if is_barred(scene, unit, start, hex_) else None


def advances(scene: Scene, fight: Fight) -> Iterator[AdvanceUnit]:
    """Every advance that is open to either side."""
    combat = fight.advanced_in
    for side in Faction:
        for unit in members(scene, combat, side) if fight.is_settled else ():
            wishes = (AdvanceUnit(unit=unit.id, hex=hex_) for hex_ in emptied_for(combat, side))
            if unit.stand.spot is Spot.MAP:
                yield from (wish for wish in wishes if refusal_to_advance(scene, wish) is None)


def _advance(course: EventCourse[Scene], command: AdvanceUnit) -> None:
    unit = course.scene.unit(command.unit)
    course.add(_placed(unit, command.hex))
    remove_trucks(course, command.hex, unit.faction.opponent)
    settle_places(course)


def end_refusal(scene: Scene, _: EndFight | None = None) -> Reason | None:
    """Why a combat is not over yet."""
    fight = scene.game.fight
    if fight is None:
        return Reason("scw-no-fight")
    return None if fight.is_settled else Reason("scw-duties-first", "11.7c")


def _end(course: EventCourse[Scene], _: EndFight) -> None:
    course.add(FightEnded())


HANDLERS: Handlers = {
    LoseStep: (_step_refusal, _lose_step),
    RetreatUnit: (_retreat_refusal, _retreat),
    LoseUnit: (_lose_refusal, _lose),
    AdvanceUnit: (refusal_to_advance, _advance),
    EndFight: (end_refusal, _end),
}

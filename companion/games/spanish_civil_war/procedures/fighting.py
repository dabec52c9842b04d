"""A combat from its declaration to the die (11.1, 11.2, 11.61, 12.3, 5.0E)."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain

from companion.chance.requests import RollRequest
from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.aftermath import lose_forced, with_result
from companion.games.spanish_civil_war.procedures.allotting import ALLOTTING, allotted_to
from companion.games.spanish_civil_war.procedures.duties import is_overdue, undeclared
from companion.games.spanish_civil_war.procedures.figures import (
    ask_strengths,
    combat_of,
    missing_values,
)
from companion.games.spanish_civil_war.procedures.pairing import (
    as_attack,
    pair,
    pairing_refusals,
    split_refusal,
    undeclared_refusal,
)
from companion.games.spanish_civil_war.procedures.positions import objective_fault
from companion.games.spanish_civil_war.procedures.support import (
    air_refusal,
    assaulter,
    decided_refusal,
    division_of,
    flying,
    order_refusal,
    payment_of,
    support_refusal,
)
from companion.games.spanish_civil_war.purposes import SpanishPurpose
from companion.games.spanish_civil_war.rules.combat.assault import Payment, assault_payment
from companion.games.spanish_civil_war.rules.combat.results import CombatResult
from companion.games.spanish_civil_war.rules.sequence import COMBAT
from companion.games.spanish_civil_war.table.commands import (
    DeclareFight,
    JoinFight,
    PairUnits,
    RollFight,
    SpendAir,
)
from companion.games.spanish_civil_war.table.fight_events import AirFlown, FightBegan, FightChanged
from companion.games.spanish_civil_war.table.fights import Fight, Helpers
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, AttackKind
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse, Handlers
from companion.kit.printed import ask_next
from companion.reason import Reason
from companion.saved import with_entry
from companion.session.errors import IllegalCommandError

# ---- declaring ----


def declare_refusal(scene: Scene, command: DeclareFight) -> Reason | None:
    """Why an attack is not declared; None when it may be (11.1, 11.2)."""
    refusal = next(_attack_refusals(scene, command), None)
    return refusal or _undeclared_refusal(scene, command.attackers, command.hexes)


def _undeclared_refusal(
    scene: Scene, attackers: Collection[str], hexes: Collection[HexCoord]
) -> Reason | None:
    """Why declarations keep an attack from being made now; None when they do not (11.1b)."""
    refusal = undeclared_refusal(scene, attackers, hexes)
    if refusal:
        return None if is_overdue(scene, attackers, hexes) else refusal
    left = undeclared(scene)
    return Reason("scw-declare-first", "11.1b", left) if left else None


def pair_refusal(scene: Scene, command: PairUnits) -> Reason | None:
    """Why a pairing is not declared; None when it may be (11.1b)."""
    refusals = chain(pairing_refusals(scene, command), _attack_refusals(scene, as_attack(command)))
    return next(refusals, None)


def _attack_refusals(scene: Scene, command: DeclareFight) -> Iterator[Reason]:
    if scene.game.fight:
        yield Reason("scw-finish-fight", "11.7c")
    units = tuple(scene.placed(id_) for id_ in command.attackers)
    attackers, side = tuple(unit for unit, _ in units), units[0][0].faction
    for unit, hex_ in units:
        yield from _attacker_refusals(scene, unit, hex_, command.hexes)
    beside = {there for _, hex_ in units for there in hex_.neighbours()}
    yield from _target_refusals(scene, side, command.hexes, beside)
    if command.kind is AttackKind.ASSAULT:
        yield from _given(payment_of(scene, attackers, command.charge_to).refusal)
    yield from _given(support_refusal(scene, command.help.guns, command.hexes, attackers))
    yield from _given(air_refusal(scene, side, command.help))


def _given(refusal: Reason | None) -> Iterator[Reason]:
    if refusal:
        yield refusal


def _attacker_refusals(
    scene: Scene, unit: Unit, hex_: HexCoord, hexes: Sequence[HexCoord]
) -> Iterator[Reason]:
    about = unit_in_words(unit.counter)
    if not scene.game.clock.is_of(unit.faction, COMBAT):
        yield Reason("scw-not-own-combat", "5.0E4", about=about)
    if not unit.counter.arm.is_mobile:
        yield Reason("scw-guns-only-support", "12.1b", about=about)
    if unit.stand.fought == scene.game.clock.moment:
        yield Reason("scw-fought-already", "11.1e", about=about)
    if scene.readings.stack_attacks_one_hex:
        yield from _given(split_refusal(scene, unit, hexes))
    if not any(target in hex_.neighbours() for target in hexes):
        yield Reason("scw-not-adjacent", "11.2a", (hex_,), about=about)
    for target in hexes:
        yield from _given(objective_fault(scene, unit, target))


def _target_refusals(
    scene: Scene, side: Faction, hexes: Sequence[HexCoord], beside: Collection[HexCoord]
) -> Iterator[Reason]:
    for hex_ in hexes:
        if not scene.at(hex_, side.opponent):
            yield Reason("scw-no-enemy-there", "11.2a", (hex_,))
        if hex_ not in beside:
            yield Reason("scw-hex-not-adjacent", "11.2a", (hex_,))
        if not scene.unfought(hex_, side.opponent):
            yield Reason("scw-attacked-already", "11.1e", (hex_,))


def _declare(course: EventCourse[Scene], command: DeclareFight) -> None:
    scene = course.scene
    (unit, _), *_ = map(scene.placed, command.attackers)  # all of them: the table may insist
    side = unit.faction
    pools = scene.game.assault_points
    payers: tuple[str, ...] = ()
    if command.kind is AttackKind.ASSAULT:
        payment = payment_of(scene, scene.units(command.attackers), command.charge_to)
        pools, payers = payment.taken_from(pools), payment.paid_by
    fight = Fight(
        kind=command.kind,
        attacker=side,
        hexes=command.hexes,
        attackers=command.attackers,
        defenders=defenders_in(scene, side.opponent, command.hexes),
        attack_help=command.help.with_more(allotted_to(scene, side, command.hexes)),
        defence_help=allotted_to(scene, side.opponent, command.hexes),
        payers=payers,
    )
    course.add(FightBegan(fight=fight, assault_points=pools))
    for event in flying(scene, side, command.help):
        course.add(event)
    ask_strengths(course)


def defenders_in(scene: Scene, side: Faction, hexes: Sequence[HexCoord]) -> tuple[str, ...]:
    """The units of a side that defend some hexes; who was attacked elsewhere and retreated there does not.

    Where nobody else is left, the table has insisted on a second attack: then all defend.
    """
    return tuple(unit.id for hex_ in hexes for unit in scene.unfought(hex_, side) or scene.at(hex_, side))


# ---- more take part ----


def join_refusal(scene: Scene, command: JoinFight) -> Reason | None:
    """Why units do not join the combat under way; None when they do."""
    fight = scene.game.fight
    closed = closed_refusal(fight)
    if closed or fight is None:
        return closed
    units = scene.units(command.units)
    refusals = (_joiner_refusal(scene, fight, unit) or _twice_refusal(fight, unit) for unit in units)
    return next((refusal for refusal in refusals if refusal), None)


def _twice_refusal(fight: Fight, unit: Unit) -> Reason | None:
    """That a unit takes part already, whatever its stand tells of this phase; None when it does not."""
    if unit.id not in fight.attackers and not fight.is_supported_by(unit.id):
        return None
    return Reason("scw-fought-already", "11.1e", about=unit_in_words(unit.counter))


def closed_refusal(fight: Fight | None) -> Reason | None:
    """Why nobody joins a combat any more."""
    if fight is None:
        return Reason("scw-no-fight")
    if not fight.is_ground:
        return Reason("scw-gun-against-barrage", "12.3.2b")
    return Reason("scw-fight-rolled", "5.0E6") if not fight.is_open else None


def _joiner_refusal(scene: Scene, fight: Fight, unit: Unit) -> Reason | None:
    is_attacker = unit.faction is fight.attacker
    if unit.counter.arm is Arm.AIR:
        refusal = air_refusal(scene, unit.faction, Helpers(aircraft=(unit.id,)))
        return refusal or order_refusal(fight, unit.faction, is_gun=False)
    if unit.is_gun:
        helped = scene.units(fight.attackers if is_attacker else fight.defenders)
        refusal = support_refusal(scene, (unit.id,), fight.hexes, helped)
        return refusal or order_refusal(fight, unit.faction, is_gun=True)
    if not is_attacker:
        return Reason("scw-defends-already", "11.1c", about=unit_in_words(unit.counter))
    if late := decided_refusal(fight):
        return late
    _, hex_ = scene.placed(unit.id)
    refusal = next(_attacker_refusals(scene, unit, hex_, fight.hexes), None)
    refusal = refusal or _undeclared_refusal(scene, (*fight.attackers, unit.id), fight.hexes)
    return refusal or _joining_payment(scene, fight, unit).refusal


def _joining_payment(scene: Scene, fight: Fight, unit: Unit) -> Payment:
    """What one more unit of an assault costs: a point where its division has not paid yet (11.2.1b)."""
    if fight.kind is not AttackKind.ASSAULT:
        return Payment(())
    division = division_of(scene, unit)
    if division is None or division in fight.payers:
        return Payment((), assault_payment([assaulter(scene, unit, "")], {"": 1}).refusal)
    return payment_of(scene, (unit,), None)


def _lenders(scene: Scene, fight: Fight) -> tuple[str, ...]:
    """The division that paid for independent units alone: beside another they cost nothing (J.6c)."""
    divisions = {division_of(scene, unit) for unit in scene.units(fight.attackers)}
    return tuple(payer for payer in fight.payers if payer not in divisions)


def _join(course: EventCourse[Scene], command: JoinFight) -> None:
    """Who takes part already does not once more, though the table insists."""
    fight = _fight(course.scene)
    new = [id_ for id_ in command.units if id_ not in fight.attackers and not fight.is_supported_by(id_)]
    for id_ in new:
        _join_one(course, course.scene.unit(id_))
    if new:
        ask_strengths(course, new)


def _join_one(course: EventCourse[Scene], unit: Unit) -> None:
    scene, fight = course.scene, _fight(course.scene)
    if not unit.is_gun and unit.counter.arm is not Arm.AIR:
        payment = _joining_payment(scene, fight, unit)
        pools = payment.taken_from(scene.game.assault_points)
        freed = _lenders(scene, fight) if payment.paid_by else ()
        for payer in freed:
            pools = with_entry(pools, payer, pools[payer] + 1)
        payers = (*(payer for payer in fight.payers if payer not in freed), *payment.paid_by)
        after = {"attackers": (*fight.attackers, unit.id), "payers": payers}
        changed = fight.model_copy(update=after)
        course.add(FightBegan(fight=changed, assault_points=pools, joined={unit.id: unit.counter.own_name}))
        return
    side = "attack_help" if unit.faction is fight.attacker else "defence_help"
    helpers = _with_helper(getattr(fight, side), unit)
    joined = {unit.id: unit.counter.own_name} if unit.is_gun else {}  # of aircraft their flight tells
    course.add(FightChanged(fight=fight.model_copy(update={side: helpers}), joined=joined))
    if unit.counter.arm is Arm.AIR:
        for event in flying(scene, unit.faction, Helpers(aircraft=(unit.id,))):
            course.add(event)


def _with_helper(helpers: Helpers, unit: Unit) -> Helpers:
    field = "guns" if unit.is_gun else "aircraft"
    return helpers.model_copy(update={field: (*getattr(helpers, field), unit.id)})


def _air_refusal(scene: Scene, command: SpendAir) -> Reason | None:
    fight = scene.game.fight
    closed = closed_refusal(fight)
    if closed or fight is None:
        return closed
    more = command.points - _spent(scene, command.side)
    refusal = air_refusal(scene, command.side, Helpers(air_points=max(0, more)))
    return refusal or order_refusal(fight, command.side, is_gun=False)


def _spent(scene: Scene, side: Faction) -> int:
    fight = scene.game.fight
    if fight is None:
        return 0
    return (fight.attack_help if side is fight.attacker else fight.defence_help).air_points


def _spend_air(course: EventCourse[Scene], command: SpendAir) -> None:
    scene, fight = course.scene, _fight(course.scene)
    side = "attack_help" if command.side is fight.attacker else "defence_help"
    more = command.points - _spent(scene, command.side)
    helpers = getattr(fight, side).model_copy(update={"air_points": command.points})
    course.add(FightChanged(fight=fight.model_copy(update={side: helpers})))
    now = scene.game.flown_now
    points = {**now.points, command.side: now.points.get(command.side, 0) + more}
    course.add(AirFlown(flown=now.model_copy(update={"points": points}), side=command.side, points=more))


def _fight(scene: Scene) -> Fight:
    """The combat under way; without one nothing can be insisted on."""
    if scene.game.fight is None:
        raise IllegalCommandError(Reason("scw-no-fight"))
    return scene.game.fight


# ---- the die ----


def roll_refusal(scene: Scene, _: RollFight | None = None) -> Reason | None:
    """Why the die is not rolled now."""
    fight = scene.game.fight
    if fight is None:
        return Reason("scw-no-fight")
    return Reason("scw-fight-rolled", "5.0E8") if not fight.is_open else None


def _roll(course: EventCourse[Scene], _: RollFight) -> None:
    ask_fight(course)


def ask_fight(course: EventCourse[Scene]) -> None:
    """Ask for a value that is missing, else for the die."""
    scene, fight = course.scene, _fight(course.scene)
    if ask_next(course, missing_values(scene, fight)):
        return
    combat = combat_of(scene, fight)
    args = {"column": combat.column_name, "difference": f"{combat.difference:+d}"}
    course.ask(
        RollRequest(
            purpose=SpanishPurpose.COMBAT,
            rule="11.4c",
            hexes=fight.hexes,
            args=args,
            subject=_subject(fight),
            dice=1,
            modifiers=combat.modifiers,
        )
    )


def _subject(fight: Fight) -> str:
    return "/".join(f"{hex_.q},{hex_.r}" for hex_ in fight.hexes)


def fight_rolled(course: EventCourse[Scene], die: int) -> None:
    """What the result brings each side to do; what leaves no choice is done."""
    scene, fight = course.scene, _fight(course.scene)
    result: CombatResult = combat_of(scene, fight).result(die)
    course.add(FightChanged(fight=with_result(scene, fight, result)))
    lose_forced(course)


HANDLERS: Handlers = {
    **ALLOTTING,
    PairUnits: (pair_refusal, pair),
    DeclareFight: (declare_refusal, _declare),
    JoinFight: (join_refusal, _join),
    SpendAir: (_air_refusal, _spend_air),
    RollFight: (roll_refusal, _roll),
}

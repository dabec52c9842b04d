"""Retreats by choice before the die: the attacker decides first, then the defender (11.61)."""

from companion.games.spanish_civil_war.rules.combat.retreat import voluntary_refusal
from companion.games.spanish_civil_war.table.commands import StayInFight
from companion.games.spanish_civil_war.table.fight_events import FightChanged
from companion.games.spanish_civil_war.table.fights import Fight
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def withdrawal_refusal(scene: Scene, fight: Fight, unit: Unit) -> Reason | None:
    """Why a unit does not retreat before the die; None when it may (11.61, 12.4.3a, B.15a)."""
    is_fast = stands_fast(scene, unit)
    refusal = voluntary_refusal(is_barrage_only=not fight.is_ground, stands_fast=is_fast)
    return refusal or _turn_refusal(fight, unit)


def stands_fast(scene: Scene, unit: Unit) -> bool:
    """Whether a unit began on the map and may not retreat by choice (B.15a)."""
    return scene.formation(unit).stands_fast and unit.stand.arrived is None


def _turn_refusal(fight: Fight, unit: Unit) -> Reason | None:
    """Why it is not for this unit's side to decide now."""
    defender = fight.attacker.opponent
    if unit.faction is defender:
        has_decided = fight.attacker_stays or fight.attacker in fight.withdrawn
        return None if has_decided else Reason("scw-attacker-decides-first", "11.61")
    is_late = fight.attacker_stays or defender in fight.withdrawn
    return Reason("scw-attacker-has-decided", "11.61") if is_late else None


def withdrawn(scene: Scene, fight: Fight, unit: Unit) -> Fight:
    """The combat without a unit that retreated by choice; that may end it (5.0E7)."""
    attackers = tuple(id_ for id_ in fight.attackers if id_ != unit.id)
    defenders = tuple(id_ for id_ in fight.defenders if id_ != unit.id)
    ends = scene.readings.voluntary_retreat_ends_combat or not attackers or not defenders
    guns = tuple(id_ for id_ in fight.attack_help.guns if id_ != unit.id)
    return fight.model_copy(
        update={
            "attackers": attackers,
            "defenders": defenders,
            "attack_help": fight.attack_help.model_copy(update={"guns": guns}),
            "withdrawn": tuple(dict.fromkeys((*fight.withdrawn, unit.faction))),
            "is_cancelled": ends,
        }
    )


def stay_refusal(scene: Scene, _: StayInFight | None = None) -> Reason | None:
    """Why the attacker has nothing to decide now; None when he has."""
    fight = scene.game.fight
    if fight is None:
        return Reason("scw-no-fight")
    if not fight.is_open:
        return Reason("scw-fight-rolled", "5.0E7")
    if fight.attacker_stays:
        return Reason("scw-attacker-has-decided", "11.61")
    return voluntary_refusal(is_barrage_only=not fight.is_ground)


def _stay(course: EventCourse[Scene], _: StayInFight) -> None:
    fight = course.scene.game.fight
    if fight is None:
        raise IllegalCommandError(Reason("scw-no-fight"))
    course.add(FightChanged(fight=fight.model_copy(update={"attacker_stays": True})))


HANDLERS: Handlers = {StayInFight: (stay_refusal, _stay)}

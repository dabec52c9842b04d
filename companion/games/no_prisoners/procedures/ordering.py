"""Attacks that wait for the command ranges printed on HQs: these are asked for, then the rules judge."""

from companion.games.no_prisoners.procedures.asking import ask_range
from companion.games.no_prisoners.procedures.attacking import attacking_refusal, named_attackers, planned
from companion.games.no_prisoners.procedures.fighting import declare
from companion.games.no_prisoners.procedures.supporting import is_range_needed, unread_hqs
from companion.games.no_prisoners.shown.words import named
from companion.games.no_prisoners.table.combat_events import AttackHeld, AttackReleased
from companion.games.no_prisoners.table.commands import Attack
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import Told
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import HeldAttack
from companion.reason import Reason


def order_attack(course: Course, command: Attack) -> None:
    """The attack, after the ranges that its command bonus hangs on; where the table insists, at once."""
    unread = _unread(course.scene, command)
    if not unread:
        _declare(course, command)
        return
    course.add(AttackHeld(attack=_held(command)))
    for hq in unread:
        ask_range(course, hq)


def _unread(scene: Scene, command: Attack) -> tuple[Counter, ...]:
    """The HQs whose ranges an attack waits for."""
    is_insisted_on = attacking_refusal(scene, command) is not None
    if is_insisted_on or not command.command:
        return ()
    return unread_hqs(scene) if is_range_needed(scene, named_attackers(scene, command)) else ()


def _held(command: Attack) -> HeldAttack:
    return HeldAttack(
        hex=command.hex,
        crt=command.crt,
        attackers=command.attackers,
        air=command.air,
        naval=command.naval,
    )


def _attack(held: HeldAttack) -> Attack:
    return Attack(
        hex=held.hex,
        crt=held.crt,
        attackers=held.attackers,
        air=held.air,
        naval=held.naval,
        command=True,
    )


def range_read(course: Course) -> None:
    """With the last range the attack is judged: declared, or told why not."""
    held = course.scene.game.held_attack
    if held is None or unread_hqs(course.scene):
        return
    course.add(AttackReleased())
    command = _attack(held)
    if refusal := attacking_refusal(course.scene, command):
        course.add(Told(reason=Reason("np-attack-not-made", about=refusal), is_news=True))
        return
    _declare(course, command)


def _declare(course: Course, command: Attack) -> None:
    """The combat; a range that nobody knows is told."""
    combat = planned(course.scene, command)
    hq = course.scene.game.counters.get(combat.hq)
    if hq is not None and hq.range is None:
        course.add(Told(reason=Reason("np-range-unknown", "2.4c", about=named(hq))))
    declare(course, combat)

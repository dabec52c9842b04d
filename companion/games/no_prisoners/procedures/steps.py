"""The steps of a campaign: what holds play up comes before what goes on."""

from companion.games.no_prisoners.procedures import (
    arriving,
    attacking,
    clock,
    demands,
    enemy_choice,
    fighting,
    holding,
    markers,
    moving,
    pursuing,
    replacing,
    retreating,
    sending,
    setting_up,
)
from companion.games.no_prisoners.procedures.stacking import excess_refusal
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.combat_events import (
    CombatEnded,
    UnitPursued,
    UnitRetreated,
    UnitTrapped,
)
from companion.games.no_prisoners.table.counter_events import CounterEliminated
from companion.games.no_prisoners.table.naming import naming
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.state import Stage
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def _name(course: Course, unit: str) -> str:
    return course.scene.counter(unit).name


# ---- tasks ----


def task_waits(scene: Scene) -> Reason | None:
    """Why nothing else is done yet: an event or a date demands something, or winter that tribes go home."""
    if not scene.game.tasks:
        return None
    task = scene.game.tasks[0]
    if task.is_homeward:
        return Reason("np-homeward-first", "22.3a")
    return Reason("np-dated-first", "19.10a") if task.figures else Reason("np-task-first", "5.0")


# ---- combat ----


def combat_waits(scene: Scene) -> Reason | None:
    """Why nothing else is done yet: a combat is under way."""
    return Reason("np-combat-first", "11.3h") if scene.game.combat else None


def _attack_refusal(scene: Scene, command: cmd.Attack) -> Reason | None:
    return combat_waits(scene) or attacking.attacking_refusal(scene, command)


def _revealing_refusal(scene: Scene, _: cmd.RevealDefence) -> Reason | None:
    """No table insists on seeing what the other side hides."""
    if refusal := fighting.revealing_refusal(scene):
        raise IllegalCommandError(refusal)
    return None


def _reveal(course: Course, _: cmd.RevealDefence) -> None:
    fighting.reveal(course)


def _choice_refusal(scene: Scene, command: cmd.ChooseResult) -> Reason | None:
    combat = scene.game.combat
    is_due = combat is not None and combat.stage is Stage.CHOICE
    if combat is None or not is_due or command.code not in fighting.result_options(combat):
        raise IllegalCommandError(Reason("np-no-choice-now", "11.3h"))
    return None


def _retreat(course: Course, command: cmd.RetreatUnit) -> None:
    course.add(UnitRetreated(unit=command.unit, name=_name(course, command.unit), hex=command.hex))
    fighting.go_on(course)


def _trapped_refusal(scene: Scene, command: cmd.LoseTrapped) -> Reason | None:
    combat, counter = scene.game.combat, scene.standing(command.unit)
    if combat is None or counter.id not in combat.retreating:
        return Reason("np-not-retreating", "12.0")
    return Reason("np-retreat-is-open", "12.2h") if retreating.retreat_ends(scene, command.unit) else None


def _lose_trapped(course: Course, command: cmd.LoseTrapped) -> None:
    course.add(UnitTrapped(unit=command.unit, name=_name(course, command.unit)))
    fighting.go_on(course)


def _pursuit_refusal(scene: Scene, command: cmd.PursueWith) -> Reason | None:
    combat, counter = scene.game.combat, scene.standing(command.unit)
    if combat is None or combat.stage is not Stage.PURSUIT or counter.id not in combat.pursuing:
        return Reason("np-not-pursuing", "13.0")
    allowed = pursuing.pursuit_allowance(scene, command.unit)
    if command.hex in retreating.pursuit_ends(scene, command.unit, allowed):
        return None
    if scene.has_enemy(command.hex, counter.faction):
        return Reason("np-pursuit-enemy", "13.0", (command.hex,))
    return Reason("np-pursuit-out-of-reach", "13.0", (command.hex,), {"allowed": allowed})


def _pursue(course: Course, command: cmd.PursueWith) -> None:
    course.add(UnitPursued(unit=command.unit, name=_name(course, command.unit), hex=command.hex))
    fighting.go_on(course)


def _together_refusal(scene: Scene, command: cmd.PursueTogether) -> Reason | None:
    """No table insists where nobody pursues."""
    if not retreating.pursuers_to(scene, command.hex, pursuing.pursuit_allowance):
        raise IllegalCommandError(Reason("np-not-pursuing", "13.0"))
    return None


def _pursue_together(course: Course, command: cmd.PursueTogether) -> None:
    for unit in retreating.pursuers_to(course.scene, command.hex, pursuing.pursuit_allowance):
        course.add(UnitPursued(unit=unit, name=_name(course, unit), hex=command.hex))
    fighting.go_on(course)


def _end_refusal(scene: Scene, _: cmd.EndCombat) -> Reason | None:
    combat = scene.game.combat
    is_over = combat is not None and combat.stage is Stage.PURSUIT
    return None if is_over else Reason("np-combat-not-over", "11.3h")


def _end_combat(course: Course, _: cmd.EndCombat) -> None:
    course.add(CombatEnded())


# ---- stacking ----


def _remove_excess(course: Course, command: cmd.RemoveExcess) -> None:
    course.add(CounterEliminated(unit=command.unit, name=_name(course, command.unit)))


# ---- going on ----


def _next_refusal(scene: Scene, _: cmd.NextPhase) -> Reason | None:
    return clock.next_refusal(scene)


def _next(course: Course, _: cmd.NextPhase) -> None:
    clock.go_on(course)


TABLE = naming(
    {
        cmd.PlaceCounter: (arriving.placing_refusal, arriving.place),
        cmd.PlaceFixed: (setting_up.fixed_refusal, setting_up.place_fixed),
        cmd.BringCounter: (arriving.bringing_refusal, arriving.bring),
        cmd.ReadArrival: (arriving.reading_refusal, arriving.read_arrival),
        cmd.MakeCounter: (arriving.making_refusal, arriving.make),
        cmd.RemoveExcess: (
            lambda scene, command: excess_refusal(scene, scene.standing(command.unit)),
            _remove_excess,
        ),
    }
)
TASKS = naming(
    {
        cmd.MeetTask: (
            lambda scene, command: demands.task_refusal(scene, command.units),
            lambda course, command: demands.meet_task(course, command.units),
        ),
        cmd.NameWithdrawal: (enemy_choice.naming_refusal, enemy_choice.name),
        cmd.DropTask: (
            lambda scene, _: demands.drop_refusal(scene),
            lambda course, _: demands.drop_task(course),
        ),
    }
)
COMBAT = naming(
    {
        cmd.RevealDefence: (_revealing_refusal, _reveal),
        cmd.ChooseResult: (
            _choice_refusal,
            lambda course, command: fighting.choose_result(course, command.code),
        ),
        cmd.TakeLosses: (
            lambda scene, command: fighting.losses_refusal(scene, command.units),
            lambda course, command: fighting.take_losses(course, command.units),
        ),
        cmd.RetreatUnit: (
            lambda scene, command: retreating.retreat_refusal(scene, command.unit, command.hex),
            _retreat,
        ),
        cmd.LoseTrapped: (_trapped_refusal, _lose_trapped),
        cmd.PursueWith: (_pursuit_refusal, _pursue),
        cmd.PursueTogether: (_together_refusal, _pursue_together),
        cmd.EndCombat: (_end_refusal, _end_combat),
    }
)
PHASES = naming(
    {
        cmd.MoveCounters: (moving.move_refusal, holding.MOVE.give),
        cmd.MoveRailhead: (markers.railhead_refusal, markers.move_railhead),
        cmd.PlaceDepot: (markers.depot_place_refusal, markers.place_depot),
        cmd.SendOptional: (sending.sending_refusal, sending.send),
        cmd.Attack: (_attack_refusal, holding.ATTACK.give),
        cmd.TryReplacement: (replacing.trying_refusal, replacing.try_replacement),
        cmd.BeginPhase: (
            lambda scene, _: clock.begin_refusal(scene),
            lambda course, _: clock.begin_by_hand(course),
        ),
        cmd.NextPhase: (_next_refusal, _next),
    }
)

"""Withdrawals that the enemy chooses: where he sees faces only, he names one after another (6.6c, 9.6)."""

from collections.abc import Iterator

from companion.games.no_prisoners.procedures.demands import needed
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.game_events import WithdrawalNamed
from companion.games.no_prisoners.table.scene import Course, Scene
from companion.games.no_prisoners.table.words import named
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def is_open(scene: Scene) -> bool:
    """Whether the enemy has still to name units, as far as those at the machine can tell."""
    return bool(scene.game.enemy_choice) and needed(scene, scene.game.tasks[0]) is None


def naming_refusal(scene: Scene, command: cmd.NameWithdrawal) -> Reason | None:
    """No table insists on a unit that nobody has offered."""
    if command.unit not in _left(scene):
        raise IllegalCommandError(Reason("np-not-offered", "6.6c"))
    return None


def name(course: Course, command: cmd.NameWithdrawal) -> None:
    """The enemy has chosen it."""
    course.add(WithdrawalNamed(unit=command.unit))


def naming_choices(scene: Scene) -> Iterator[Choice]:
    """Each unit that the enemy may name, refused while he is away."""
    for unit in _left(scene):
        counter = scene.counter(unit)
        hexes = (counter.hex,) if counter.hex else ()
        label = Reason("np-choice-name-withdrawal", "6.6c", hexes, about=named(counter))
        yield Choice(label, cmd.NameWithdrawal, {"unit": unit}, refusal=scene.awaits_enemy)


def _left(scene: Scene) -> tuple[str, ...]:
    """The units offered that are not named yet."""
    choice = scene.game.enemy_choice
    return tuple(unit for unit in choice.units if unit not in choice.named) if choice else ()

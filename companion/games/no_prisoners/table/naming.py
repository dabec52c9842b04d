"""What a command names has to be there: no table can insist on a counter or a hex that does not exist."""

from collections.abc import Iterator
from typing import Any

from companion.games.no_prisoners.table.commands import (
    ChooseResult,
    EndCombat,
    MakeCounter,
    RevealDefence,
    SendOptional,
    TakeLosses,
)
from companion.games.no_prisoners.table.scene import Scene
from companion.kit.handling import Do, Handlers, Refuse
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

_OF_COMBAT = (RevealDefence, ChooseResult, TakeLosses, EndCombat)


def naming(handlers: Handlers) -> Handlers:
    """The handlers, each after a look at what its command names (IllegalCommandError)."""
    return {command: (_looking_first(refuse), _as_meant(do)) for command, (refuse, do) in handlers.items()}


def _looking_first(refuse: Refuse) -> Refuse:
    def refusal(scene: Scene, command: Any) -> Reason | None:
        command = scene.meant(command)
        require_named(scene, command)
        _require_commander(scene, command)
        return refuse(scene, command)

    return refusal


def _as_meant(do: Do) -> Do:
    def done(course: Any, command: Any) -> None:
        do(course, course.scene.meant(command))

    return done


def _require_commander(scene: Scene, command: Command) -> None:
    """IllegalCommandError where who has to act is not at the machine, and alone knows the cards (9.6)."""
    if awaited := _awaited(scene, command):
        raise IllegalCommandError(awaited)


def _awaited(scene: Scene, command: Command) -> Reason | None:
    if isinstance(command, _OF_COMBAT):
        return None  # what fights lies open
    if isinstance(command, MakeCounter):
        return scene.awaited(command.side, command.front)
    if unit := scene.game.counters.get(getattr(command, "unit", "")):
        return scene.awaited(unit.faction, unit.front)
    return scene.awaits_turn


def require_named(scene: Scene, command: Command) -> None:
    """IllegalCommandError where a command names a counter or a hex that is not there."""
    for unit in _units(command):
        scene.counter(unit)
    hex_ = getattr(command, "hex", None)
    if hex_ is not None and hex_ not in scene.field.board:
        raise IllegalCommandError(Reason("np-off-map"))


def _units(command: Command) -> Iterator[str]:
    """The counters that a command names; optional units that nobody has sent are none yet."""
    if isinstance(command, SendOptional):
        return
    if unit := getattr(command, "unit", ""):
        yield unit
    for field in ("units", "attackers"):
        yield from getattr(command, field, ())

"""What a command names has to be there: no table can insist on a counter or a hex that does not exist."""

from collections.abc import Iterable, Iterator
from typing import Any

from companion.games.no_prisoners.table.commands import (
    ChooseResult,
    EndCombat,
    LoseTrapped,
    MakeCounter,
    MoveCounters,
    NameWithdrawal,
    NextPhase,
    PursueTogether,
    PursueWith,
    RetreatUnit,
    RevealDefence,
    SendOptional,
    TakeLosses,
)
from companion.games.no_prisoners.table.scene import Scene
from companion.kit.handling import Do, Handlers, Refuse
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Command

# What everybody sees happen on the table, face down or not: the table may insist on it.
_SEEN_BY_ALL = (
    NextPhase,
    MoveCounters,
    ChooseResult,
    RetreatUnit,
    PursueWith,
    LoseTrapped,
    TakeLosses,
    EndCombat,
)


def naming(handlers: Handlers) -> Handlers:
    """The handlers, each after a look at what its command names (IllegalCommandError)."""
    return {command: (_looking_first(refuse), _as_meant(do)) for command, (refuse, do) in handlers.items()}


def _looking_first(refuse: Refuse) -> Refuse:
    def refusal(scene: Scene, command: Any) -> Reason | None:
        command = scene.meant(command)
        require_named(scene, command)
        awaited, own = _commander_refusal(scene, command), refuse(scene, command)  # whose raising counts too
        return awaited or own

    return refusal


def _as_meant(do: Do) -> Do:
    def done(course: Any, command: Any) -> None:
        do(course, course.scene.meant(command))

    return done


def _commander_refusal(scene: Scene, command: Command) -> Reason | None:
    """Why who has to act does it himself: he alone knows the cards (9.6).

    IllegalCommandError for what cannot be done without them.
    """
    awaited = _awaited(scene, command)
    if awaited and not isinstance(command, _SEEN_BY_ALL):
        raise IllegalCommandError(awaited)
    return awaited


def _awaited(scene: Scene, command: Command) -> Reason | None:
    if isinstance(command, RevealDefence):
        return None  # those attacked show it, as its own refusal says
    if isinstance(command, ChooseResult):
        return awaits_chooser(scene)
    if isinstance(command, TakeLosses):
        return awaits_loser(scene)
    if isinstance(command, PursueTogether | EndCombat):
        return awaits_pursuer(scene)
    if isinstance(command, NameWithdrawal):
        return scene.awaits_enemy
    if isinstance(command, MakeCounter):
        return scene.awaited(command.side, command.front)
    if unit := scene.game.counters.get(str(getattr(command, "unit", ""))):
        return scene.awaited(unit.faction, unit.front)
    return scene.awaits_turn


def awaits_chooser(scene: Scene) -> Reason | None:
    """Why whoever the result lets choose does it himself (RES-NP, RES-OP)."""
    combat = scene.game.combat
    return _awaits_owner(scene, combat.units(combat.chooser)) if combat and combat.chooser else None


def awaits_loser(scene: Scene) -> Reason | None:
    """Why whoever owes losses chooses them himself, out of what lies open (11.3)."""
    combat = scene.game.combat
    return _awaits_owner(scene, combat.units(combat.owed[0])) if combat and combat.owed else None


def awaits_pursuer(scene: Scene) -> Reason | None:
    """Why whoever pursues says how far, and when it is over (13.0)."""
    combat = scene.game.combat
    return _awaits_owner(scene, combat.pursuing) if combat else None


def _awaits_owner(scene: Scene, units: Iterable[str]) -> Reason | None:
    owner = next((scene.game.counters[unit] for unit in units if unit in scene.game.counters), None)
    return scene.awaited(owner.faction, owner.front) if owner else None


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

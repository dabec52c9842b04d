"""Fog of war: enemy stacks may be looked at only while they are in combat (9.6)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from companion.games.no_prisoners.shown.words import counter_id
from companion.games.no_prisoners.table.combat_events import CombatDeclared, DefenceRevealed
from companion.games.no_prisoners.table.counter_events import CounterArrived, CounterMade, CounterPlaced
from companion.games.no_prisoners.table.counters import Counter, Spot
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame
from companion.games.no_prisoners.terms import UnitType
from companion.reason import Reason
from companion.session.messages import Event
from companion.session.seats import HighCommand

# Counters elsewhere lie open: they were eliminated under everybody's eyes. So do railheads everywhere.
_COVERED = (Spot.TO_SET_UP, Spot.MAP, Spot.ARRIVING, Spot.DUE, Spot.AVAILABLE)
# Whoever goes on with a new key has to know what is still to be placed.
_IN_HAND = (Spot.TO_SET_UP, Spot.ARRIVING)
_BACK = "back-"
# Lines that tell more than where a counter is.
_TELLING = frozenset({"np-log-valued", "np-fact-counter", "np-log-typed"})


def is_in_fog(scene: Scene, counter: Counter) -> bool:
    """Whether those who sit at the machine may not look at a counter."""
    if not _is_hidden_from_table(scene, counter):
        return False
    is_railhead = counter.type is UnitType.MARKER
    return counter.spot in _COVERED and not is_railhead and not _is_in_combat(scene.game, counter.id)


def _is_in_combat(game: NpGame, id_: str) -> bool:
    """Whether a counter fights, or supports those that do."""
    return game.combat is not None and id_ in game.combat.opened


def _is_hidden_from_table(scene: Scene, counter: Counter) -> bool:
    """Whether nobody at the machine may know it: it is the enemy's, or hidden with a key that was lost."""
    if _is_of_lost_key(scene, counter):
        return True
    return scene.options.fog_of_war and not _is_under(counter, scene.commands)


def _is_of_lost_key(scene: Scene, counter: Counter) -> bool:
    lost = (told for one, told in scene.given_up.items() if _is_under(counter, (one,)))
    return any(counter.id not in told for told in lost) and counter.spot not in _IN_HAND


def _is_under(counter: Counter, commands: Iterable[HighCommand]) -> bool:
    return any(command.has(counter.faction, counter.front) for command in commands)


def told_by(event: Event) -> Iterator[str]:
    """The counters that an event puts on the table or turns over."""
    match event:
        case CounterPlaced() | CounterArrived():
            yield event.unit
        case CounterMade():
            yield event.counter.id
        case CombatDeclared():
            yield from (*event.combat.attackers, *event.combat.defenders)
        case DefenceRevealed():
            yield from event.cards


def back_id(scene: Scene, counter: Counter) -> str:
    """What a back goes by: nothing that tells which counter of the roster it is."""
    return f"{_BACK}{scene.game.alias(counter)}"


def meant(scene: Scene, ids: Sequence[str]) -> tuple[str, ...]:
    """The counters that ids of counters and backs mean; those that mean none as they are."""
    if not any(id_.startswith(_BACK) for id_ in ids):
        return tuple(ids)
    backs = {back_id(scene, counter): counter.id for counter in scene.game.counters.values()}
    return tuple(backs.get(id_, id_) for id_ in ids)


def back_of(counter: Counter) -> Reason:
    """All that the enemy may say of a counter."""
    return Reason("np-hidden-counter", args={"side": counter.faction.value})


def veiled(scene: Scene, line: Sequence[Reason]) -> tuple[Reason, ...]:
    """A line with backs for the counters in the fog; one that tells what is printed on them is left out."""
    told = tuple(_veiled(scene, reason) for reason in line)
    is_telling = any(old.key in _TELLING and old != new for old, new in zip(line, told, strict=True))
    if not is_telling:
        return told
    hidden = next(reason.about for reason in told if reason.about is not None)
    return (Reason("np-hidden-line", about=hidden),)


def _veiled(scene: Scene, reason: Reason) -> Reason:
    counter = _named_by(scene.game, reason)
    if counter is not None and is_in_fog(scene, counter):
        return back_of(counter)
    return replace(reason, about=_veiled(scene, reason.about)) if reason.about else reason


def _named_by(game: NpGame, reason: Reason) -> Counter | None:
    """The counter that a reason names."""
    if id_ := counter_id(reason):
        return game.counters.get(id_)
    if reason.key != "np-counter-named":
        return None
    name = reason.args.get("name")
    return next((counter for counter in game.counters.values() if counter.name == name), None)

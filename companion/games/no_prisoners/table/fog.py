"""Fog of war: enemy stacks may be looked at only while they are in combat (9.6)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.no_prisoners.table.combat_events import CombatDeclared, DefenceRevealed
from companion.games.no_prisoners.table.counter_events import (
    CounterArrived,
    CounterMade,
    CounterPlaced,
    HandsGivenUp,
)
from companion.games.no_prisoners.table.counters import FACE, Counter
from companion.games.no_prisoners.table.dealing import NpState
from companion.games.no_prisoners.table.faces import face_id
from companion.games.no_prisoners.table.game_events import FogCame
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.state import NpGame
from companion.games.no_prisoners.table.words import HIDDEN, back_of, counter_id, named
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.messages import Event

# Lines that tell more than where a counter is.
_TELLING = frozenset({"np-log-valued", "np-fact-counter", "np-log-typed", "np-log-coloured"})


def fog_came(game: NpGame) -> FogCame:
    """Fog agreed on in play; counters that come from then on are numbered after those that have."""
    numbers = (id_.partition("-")[2] for id_ in game.counters if id_.startswith(("made-", "tribe-")))
    made = max((int(number) for number in numbers if number.isdecimal()), default=0)
    return FogCame(made=made, sent_to={unit: game.sent_front(unit) for unit in game.sent})


def hands_given_up(state: NpState) -> tuple[HandsGivenUp]:
    """Nobody holds cards any more; IllegalCommandError while one is covered that none can inherit."""
    game = state.game
    is_busy = state.waiting or game.goes_by_backs
    if is_busy or any(one.is_face and back not in game.shown for back, one in game.counters.items()):
        raise IllegalCommandError(Reason("np-race-in-fog", "24.0"))
    return (HandsGivenUp(),)


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


def meant(scene: Scene, ids: Sequence[str]) -> tuple[str, ...]:
    """The counters that ids of counters and backs mean; those that mean none as they are."""
    if scene.game.has_hands or not any(id_.startswith(FACE) for id_ in ids):
        return tuple(scene.names.get(id_, id_) for id_ in ids)
    backs = {face_id(scene.game, counter): counter.id for counter in scene.game.counters.values()}
    return tuple(backs.get(id_, id_) for id_ in ids)


def veiled(scene: Scene, line: Sequence[Reason]) -> tuple[Reason, ...]:
    """A line with backs for the counters in the fog; one that tells what is printed on them is left out.

    Where all that is public goes by backs already, those that lie open here get their names again.
    """
    if scene.game.has_hands:
        return tuple(_turned_up(scene, reason) for reason in line)
    told = tuple(_veiled(scene, reason) for reason in line)
    is_telling = any(old.key in _TELLING and old != new for old, new in zip(line, told, strict=True))
    if not is_telling:
        return told
    hidden = next(reason.about for reason in told if reason.about is not None)
    return (Reason("np-hidden-line", about=hidden),)


def _turned_up(scene: Scene, reason: Reason) -> Reason:
    if reason.key != HIDDEN:
        return replace(reason, about=_turned_up(scene, reason.about)) if reason.about else reason
    back = str(reason.args.get("unit", ""))
    counter = scene.game.counters.get(scene.names.get(back) or scene.former.get(back, back))
    return named(counter) if counter else reason


def _veiled(scene: Scene, reason: Reason) -> Reason:
    counter = _named_by(scene.game, reason)
    if counter is not None and scene.hides(counter):
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

"""How events fold into the state."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial, reduce
from types import MappingProxyType
from typing import Any

from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.latest import Latest
from companion.session.events import FactsSet, ScopeEvent, SeatsTaken, SettingChosen
from companion.session.messages import Event
from companion.session.secrets.witness import witnessed
from companion.session.state import Scope

_evolved: Latest[State] = (
    Latest()
)  # what is foreseen is done next as a rule, and looked at as it was foreseen


def evolve(system: AnyGame, state: State, event: Event) -> State:
    """The state after an event. A public one of the game is folded into every open command's view too.

    One that is secret to a locked faction changes nothing in sight, nor does a reading that the game does
    not have: of another version, or written into the file by a stranger.
    """
    faction = event.secret_to
    if faction and faction not in state.secrets:
        return state
    if isinstance(event, SettingChosen) and not _is_possible(system, event):
        return state
    if isinstance(event, SeatsTaken):
        return _seated_anew(system, state, event)
    folded = state.with_scope(faction, _next_scope(system, state.scope(faction), event))
    return folded if faction or isinstance(event, ScopeEvent) else witnessed(system, folded, event)


def _seated_anew(system: AnyGame, state: State, event: SeatsTaken) -> State:
    """With the new seats; whoever saw all still does."""
    ids = [one.id for held in event.seats.values() for one in held if state.sees_all]
    fresh = {id_: Scope(system.initial_secret(id_)) for id_ in ids if id_ not in state.secrets}
    return replace(state, seats=event.seats, secrets=MappingProxyType({**state.secrets, **fresh}))


def _is_possible(system: AnyGame, event: SettingChosen) -> bool:
    known = next((setting for setting in system.settings if setting.key == event.key), None)
    return known is None or known.allows(event.value)


def evolve_all(system: AnyGame, state: State, events: Iterable[Event]) -> State:
    """The state after some events."""
    folded = tuple(events)
    return _evolved.of((system, state, *folded), lambda: reduce(partial(evolve, system), folded, state))


def _next_scope(system: AnyGame, scope: Scope[Any], event: Event) -> Scope[Any]:
    if isinstance(event, ScopeEvent):
        applied = event.apply(scope)
        is_by_hand = isinstance(event, FactsSet) and not event.secret_to
        return replace(applied, game=system.settled(applied.game)) if is_by_hand else applied
    fold = system.evolve_secret if event.secret_to else system.evolve
    return replace(scope, game=fold(scope.game, event))

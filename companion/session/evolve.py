"""How events fold into the state."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial, reduce
from itertools import groupby
from types import MappingProxyType
from typing import Any

from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.latest import Latest
from companion.session.events import FactsSet, ScopeEvent, SeatsTaken, SettingChosen
from companion.session.messages import Event
from companion.session.secrets.witness import witnessed
from companion.session.state import PUBLIC, Scope

_evolved: Latest[State] = (
    Latest()
)  # what is foreseen is done next as a rule, and looked at as it was foreseen


def evolve(system: AnyGame, state: State, event: Event) -> State:
    """The state after an event.

    One that is secret to a locked faction changes nothing in sight, nor does a reading that the game does
    not have: of another version, or written into the file by a stranger.
    """
    if _is_played_openly(event):
        return _played(system, state, (event,))
    faction = event.secret_to
    if faction and faction not in state.secrets:
        return state
    if isinstance(event, SettingChosen) and not _is_possible(system, event):
        return state
    if isinstance(event, SeatsTaken):
        return _seated_anew(system, state, event)
    return state.with_scope(faction, _next_scope(system, state.scope(faction), event))


def _is_played_openly(event: Event) -> bool:
    return not event.secret_to and not isinstance(event, ScopeEvent | SeatsTaken)


def _played(system: AnyGame, state: State, events: Iterable[Event]) -> State:
    """The state after public events of the game, which every open command's view follows too."""
    folded = tuple(events)
    public = replace(state.public, game=reduce(system.evolve, folded, state.game))
    return witnessed(system, state.with_scope(PUBLIC, public), folded)


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
    return _evolved.of((system, state, *folded), lambda: _folded(system, state, folded))


def _folded(system: AnyGame, state: State, events: tuple[Event, ...]) -> State:
    """The state after some events; a scenario lays out hundreds of counters, which are folded at once."""
    for is_played_openly, run in groupby(events, _is_played_openly):
        if is_played_openly:
            state = _played(system, state, run)
        else:
            state = reduce(partial(evolve, system), run, state)
    return state


def _next_scope(system: AnyGame, scope: Scope[Any], event: Event) -> Scope[Any]:
    if isinstance(event, ScopeEvent):
        applied = event.apply(scope)
        is_by_hand = isinstance(event, FactsSet) and not event.secret_to
        return replace(applied, game=system.settled(applied.game)) if is_by_hand else applied
    fold = system.evolve_secret if event.secret_to else system.evolve
    return replace(scope, game=fold(scope.game, event))

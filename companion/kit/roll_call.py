"""The roll-call: stack by stack what stands on the table, so that what is tracked is mended."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, cast

from companion.hexes.coordinates import HexCoord
from companion.kit.counts import counted
from companion.kit.map_items import MapCounter, MappedGame, StackKey
from companion.kit.names import CounterMeant, Name, Names
from companion.kit.spelling import folded
from companion.kit.system import State
from companion.latest import Latest
from companion.session.commands import COMMANDS, ConfirmStack, Overrule
from companion.session.messages import Command
from companion.session.secrets.veil import VeiledGame

if TYPE_CHECKING:
    from companion.kit.game import AnyGame

_BETWEEN = re.compile(r"[,;、，；\n]")
_NOTHING = frozenset({"", "0", "ー", "−"})
Stacks = Mapping[StackKey, tuple[MapCounter, ...]]
_stacks: Latest[Stacks] = Latest()  # who calls the roll and what confirms a stack ask for them again


class RollCallGame(MappedGame, ABC):
    """What a game with counters has besides when its roll is called."""

    @abstractmethod
    def turn(self, state: State) -> int:
        """The turn under way: what was confirmed holds until the next."""

    @abstractmethod
    def stand(self, state: State, ids: Sequence[str], to: HexCoord | None) -> Sequence[Command]:
        """The commands by which counters of one stack stand where the table shows them; None: off the map."""

    def bring(self, side: str, text: str, hex_: HexCoord) -> Command | None:
        """The command that brings the counters of a line into play in a hex; None where there is no such."""
        return None

    def judged(self, state: State) -> Mapping[str, Sequence[HexCoord]]:
        """The hexes on which what panels judge now rests, by their ids."""
        return {}


def own_stacks(game: RollCallGame, state: State) -> Stacks:
    """The stacks on the map in reading order; in the fog those of the seat at the machine."""
    return _stacks.of((state, game), lambda: _own_stacks(game, state))


def _own_stacks(game: RollCallGame, state: State) -> Stacks:
    found: dict[StackKey, tuple[MapCounter, ...]] = {}
    for counter in own_counters(game, state):
        if counter.hex is not None:
            found[counter.stack] = (*found.get(counter.stack, ()), counter)
    return {key: found[key] for key in sorted(found, key=lambda key: place_in_roll(game, key))}


def place_in_roll(game: RollCallGame, key: StackKey) -> tuple[int, int, str, str]:
    """Sorts stacks as a map is read: row by row from its top, each from the left."""
    numbering = _game(game).board.numbering
    column, row = numbering.column_row(key.hex or HexCoord(0, 0))
    return -row if numbering.rows_northward else row, column, key.box, key.faction


def own_counters(game: RollCallGame, state: State) -> Iterator[MapCounter]:
    """Every counter whose place those at the machine may tell."""
    is_hidden, own = _is_hidden(game, state), {command.faction for command in state.commands}
    return (one for one in game.counters(state) if not is_hidden or one.faction in own)


def _is_hidden(game: RollCallGame, state: State) -> bool:
    """Whether one side's counters lie face down to those at the machine."""
    return isinstance(game, VeiledGame) and game.is_veiled(state) and not state.sees_all


def was_called(state: State) -> bool:
    """Whether the roll was ever called in the session: only then anybody asks what is not confirmed."""
    return any(scope.confirmed for _, scope in state.scopes())


def is_confirmed(game: RollCallGame, state: State, stack: Iterable[MapCounter]) -> bool:
    """Whether all counters of a stack were confirmed in the turn under way."""
    turn, scopes = game.turn(state), [scope for _, scope in state.scopes()]
    return all(any(scope.confirmed.get(one.id) == turn for scope in scopes) for one in stack)


def unconfirmed(game: RollCallGame, state: State) -> tuple[StackKey, ...]:
    """The stacks that nobody has confirmed in the turn under way, in reading order."""
    stacks = own_stacks(game, state).items()
    return tuple(key for key, stack in stacks if not is_confirmed(game, state, stack))


def resting_on(game: RollCallGame, state: State, hexes: Iterable[HexCoord]) -> tuple[StackKey, ...]:
    """The stacks in some hexes that nobody has confirmed this turn; none before the roll was ever called."""
    among = frozenset(hexes)
    if not among or not was_called(state):
        return ()
    return tuple(key for key in unconfirmed(game, state) if key.hex in among)


# ---- what is told ----


def confirming(game: RollCallGame, state: State, key: StackKey) -> ConfirmStack:
    """The command that says that a stack stands as it is tracked."""
    if key.hex is None:
        raise ValueError("nothing off the map is confirmed")
    own = sorted(command.id for command in state.commands if command.faction == key.faction)
    holder = own[0] if _is_hidden(game, state) and own else ""
    return ConfirmStack(side=key.faction, hex=key.hex, box=key.box, faction=holder)


def mending(game: RollCallGame, state: State, key: StackKey, text: str) -> tuple[Command, ...]:
    """The commands by which what is typed stands in a place of the map, and nothing else of that side.

    What was tracked there and is not typed goes off the map, until it is named where it stands. Raises
    NameUnclearError for a name that no counter has, or several that are not alike.
    """
    here = own_stacks(game, state).get(key, ())
    named, fresh = _named(game, state, key, text)
    gone = [one.id for one in here if one not in named]
    coming = sorted((one for one in named if one not in here), key=lambda one: one.stack.reading_order)
    commands = list(_insisted(game, game.stand(state, gone, None))) if gone else []
    for _, stack in groupby(coming, key=lambda one: one.stack):
        commands += _insisted(game, game.stand(state, [one.id for one in stack], key.hex))
    commands += fresh
    is_there = bool(named or fresh)
    return (*commands, confirming(game, state, key)) if is_there else tuple(commands)


def _insisted(game: RollCallGame, commands: Iterable[Command]) -> Iterator[Command]:
    """The table is right: what the rules would refuse stands there all the same, and the log tells."""
    registry = COMMANDS | _game(game).commands
    return (Overrule(command=registry.dump(command), note="") for command in commands)


def _named(
    game: RollCallGame, state: State, key: StackKey, text: str
) -> tuple[list[MapCounter], list[Command]]:
    """The counters typed, those of the place before any others; and what names new ones."""
    pool = [one for one in own_counters(game, state) if one.faction == key.faction]
    found: list[MapCounter] = []
    fresh: list[Command] = []
    for part in map(str.strip, _BETWEEN.split(text)):
        if folded(part) in _NOTHING:
            continue
        count, words = counted(part)
        left = [one for one in pool if one not in found]
        alike = _fitting(game, state, key, words, left)
        new = game.bring(key.faction, words, key.hex) if key.hex is not None else None
        taken = (alike if new is None else _meant_by_place(game, state, key, alike, count))[:count]
        found += taken
        if new is not None:
            fresh += [new] * (count - len(taken))
        elif not taken:
            _names(game, state, left).meant(words)
    return found, fresh


def _meant_by_place(
    game: RollCallGame, state: State, key: StackKey, alike: Sequence[MapCounter], count: int
) -> list[MapCounter]:
    """Where new ones may be named: those of the place, off the map, or nowhere else but in one open stack.

    Who was confirmed elsewhere stays there, and of several stacks none is robbed of what it may well hold.
    """
    here = [one for one in alike if one.stack == key or one.hex is None]
    elsewhere = [one for one in alike if one not in here]
    is_told = any(is_confirmed(game, state, (one,)) for one in elsewhere)
    return here if is_told or len(elsewhere) > max(count - len(here), 0) else here + elsewhere


def _fitting(
    game: RollCallGame, state: State, key: StackKey, words: str, left: Sequence[MapCounter]
) -> list[MapCounter]:
    """The like counters that a name means: those of the place, else on the map, else off it."""
    names = _names(game, state, left)
    means = {one.means.id for one in names.fitting_somehow(words)}
    fitting = [one for one in left if one.id in means]
    fitting.sort(key=lambda one: (one.stack != key, one.hex is None))
    nearest = [one for one in fitting if one.stack == key] or fitting
    alike = [one for one in fitting if _are_alike(one, nearest[0])]
    if any(one not in alike for one in nearest):
        names.meant(words)
    return alike


def _are_alike(one: MapCounter, other: MapCounter) -> bool:
    """Whether they are called the same, or in one stack look the same: there any stands for any other."""
    if one.name == other.name:
        return True
    look, other_look = ((it.likeness, it.stack, it.is_reduced, it.traits) for it in (one, other))
    return one.likeness is not None and look == other_look


def _names(game: RollCallGame, state: State, counters: Iterable[MapCounter]) -> Names[CounterMeant]:
    ids = {one.id for one in counters}
    found = ((name, name.means) for name in _game(game).names(state))
    own = (
        Name(means, name.texts, name.printed, name.short, name.armies)
        for name, means in found
        if isinstance(means, CounterMeant) and means.id in ids
    )
    return Names(own, _game(game).board.hex_name)


def _game(game: RollCallGame) -> "AnyGame":
    return cast("AnyGame", game)

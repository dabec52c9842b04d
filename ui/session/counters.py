"""The counters and layers of the session in play, as its game gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.map_items import MappedGame
from companion.kit.overlay_set import OverlaySet
from companion.latest import Latest
from ui.shell.troubles import asked

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping, Sequence

    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapCounter, Overlay, StackKey, Symbol
    from companion.reason import Reason
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

Stack = tuple["MapCounter", ...]
_MANY_KINDS = 4  # of fewer each is chosen as quickly by itself


_counters: Latest[Stack] = Latest((), most=2)  # panel, card and map all ask for them
_looking_so: Latest[Stack] = Latest()
_stacks: Latest[Mapping[StackKey, Stack]] = Latest({}, most=2)
_overlays: Latest[Sequence[Overlay]] = Latest((), most=2)


def beside(stacks: Sequence[StackKey], key: StackKey | None, by: int) -> StackKey:
    """The stack so many places after one, or before it, round and round; from none the first, or the last."""
    at = stacks.index(key) + by if key in stacks else (0 if by > 0 else -1)
    return stacks[at % len(stacks)]


def mapped_game(bridge: SessionBridge) -> MappedGame | None:
    """The game in play when it tracks counters on the map, and can be read here."""
    session = bridge.session
    if session is None or session.is_closed or not isinstance(session.system, MappedGame):
        return None
    return session.system


def counters_of(bridge: SessionBridge) -> Stack:
    """Every counter of the session in play."""
    system = mapped_game(bridge)
    return asked(bridge, lambda: _counters_in(bridge.in_play, system), ()) if system else ()


def _counters_in(session: Session, system: MappedGame) -> Stack:
    def found() -> Stack:
        counters = tuple(system.counters(session.state))
        return _looking_so.of(counters, lambda: counters)  # the same as before where none looks otherwise

    return _counters.of((session.state, system), found)


def stacks_of(bridge: SessionBridge) -> Mapping[StackKey, Stack]:
    """Every stack of the session in play, each from its top."""
    counters = counters_of(bridge)
    return _stacks.of((counters,), lambda: stacks(counters))


def sides_in(bridge: SessionBridge, hex_: HexCoord) -> int:
    """How many factions have stacks in a hex."""
    return len({key.faction for key in stacks_of(bridge) if key.hex == hex_})


def overlays_of(bridge: SessionBridge) -> Sequence[Overlay]:
    """Every layer of the game in play, shown or not."""
    system = mapped_game(bridge)
    return asked(bridge, lambda: _overlays_in(bridge.in_play, system), ()) if system else ()


def overlay_ids(bridge: SessionBridge) -> tuple[str, ...]:
    """The ids of all layers; where the game can, none is worked out for that."""
    every = overlays_of(bridge)
    return every.ids if isinstance(every, OverlaySet) else tuple(overlay.id for overlay in every)


def overlays_shown(bridge: SessionBridge) -> Sequence[Overlay]:
    """The layers that are drawn; where the game can, no other is worked out for that."""
    wanted = overlays_wanted(bridge)
    every = overlays_of(bridge) if wanted else ()
    if isinstance(every, OverlaySet):
        return asked(bridge, lambda: every.named(wanted), ())
    return tuple(overlay for overlay in every if overlay.id in wanted)


def overlays_wanted(bridge: SessionBridge) -> frozenset[str]:
    """The ids of the layers that are drawn: as players have chosen, else as the game has it."""
    chosen, system = bridge.preferences, mapped_game(bridge)
    usual = system.usual_overlays if system else ()
    return frozenset(usual).difference(chosen.hidden_overlays).union(chosen.shown_overlays)


def _overlays_in(session: Session, system: MappedGame) -> Sequence[Overlay]:
    """Traced when they are first asked for: many a table shows none."""
    return _overlays.of((session.state, system), lambda: system.overlays(session.state))


def stacks(counters: Iterable[MapCounter]) -> Mapping[StackKey, Stack]:
    """Counters stack by stack, each from its top."""
    found: dict[StackKey, list[MapCounter]] = {}
    for counter in counters:
        found.setdefault(counter.stack, []).append(counter)
    return {key: tuple(stack) for key, stack in found.items()}


def kinds(stack: Stack) -> list[Stack]:
    """Like counters together, in the order of the stack."""
    found: dict[Hashable, list[MapCounter]] = {}
    for counter in stack:
        name = counter.name if counter.likeness is None else counter.likeness
        look = (name, counter.marks, counter.is_reduced, counter.motion, counter.traits)
        found.setdefault(look, []).append(counter)
    return [tuple(kind) for kind in found.values()]


def apart(stack: Stack) -> Mapping[Symbol, Stack]:
    """Those of a stack of many kinds that have one picture, where two kinds or more had to be left behind."""
    count = len(kinds(stack))
    found: dict[Symbol, list[MapCounter]] = {}
    for counter in stack if count >= _MANY_KINDS else ():
        found.setdefault(counter.symbol, []).append(counter)
    return {symbol: tuple(group) for symbol, group in found.items() if count - len(kinds(tuple(group))) > 1}


def printed(bridge: SessionBridge, counter: MapCounter) -> str:
    """What a counter is called for short: as it is printed, else its whole name."""
    name = counter.title or (bridge.reason_text(counter.name) if counter.goes_by_name else "")
    label = bridge.text("counter-label", label=counter.label)
    words = " ".join(part for part in (name, label) if part)
    return words or bridge.reason_text(counter.name)


def marked(bridge: SessionBridge, counter: MapCounter) -> str:
    """What a counter is called for short, with what lies on it."""
    return _with(bridge, printed(bridge, counter), (mark.name for mark in counter.marks))


def told_apart(bridge: SessionBridge, every: Sequence[Stack]) -> list[str]:
    """What each kind of a stack is called for short; of some called the same what differs, else names."""
    words = [("✓ " if kind[0].is_moved else "") + marked(bridge, kind[0]) for kind in every]
    for told in ([kind[0].traits for kind in every], [_names(kind) for kind in every]):
        same: dict[str, list[Sequence[Reason]]] = {}
        for one, reasons in zip(words, told, strict=True):
            same.setdefault(one, []).append(reasons)
        words = [
            _with(bridge, one, (it for it in reasons if any(it not in others for others in same[one])))
            for one, reasons in zip(words, told, strict=True)
        ]
    return words


def kind_name(bridge: SessionBridge, kind: Stack) -> str:
    """The whole name of like counters; where they are numbered, each."""
    return bridge.catalogue.join(map(bridge.reason_text, _names(kind)))


def kind_heard(bridge: SessionBridge, kind: Stack) -> str:
    """The whole name of like counters, whether they moved, what lies on them and their traits, as heard."""
    top, name = kind[0], kind_name(bridge, kind)
    if top.is_moved:
        name = bridge.text("move-kind-moved", name=name)
    return _with(bridge, name, (*(mark.name for mark in top.marks), *top.traits))


def _names(kind: Stack) -> tuple[Reason, ...]:
    return tuple(dict.fromkeys(counter.name for counter in kind))


def _with(bridge: SessionBridge, name: str, told: Iterable[Reason]) -> str:
    return name + "".join(bridge.text("stack-mark", name=bridge.reason_text(one)) for one in told)


def place_name(bridge: SessionBridge, counter: MapCounter) -> str:
    """The hex or the place off the map where a counter lies."""
    if counter.place is not None:
        return bridge.reason_text(counter.place)
    return bridge.hex_name(counter.hex) if counter.hex is not None else ""


def counters_in(bridge: SessionBridge, hex_: HexCoord) -> Stack:
    """All counters in a hex."""
    return tuple(counter for counter in counters_of(bridge) if counter.hex == hex_)


def facts_of(bridge: SessionBridge, counter: MapCounter) -> Sequence[Reason]:
    """What else is known of a counter now."""
    game = mapped_game(bridge)
    return game.counter_facts(bridge.in_play.state, counter) if game else ()


def faction_place(bridge: SessionBridge, faction: str) -> int:
    """Which of the game's factions it is, counted from 0."""
    factions = bridge.session.system.factions if bridge.session else ()
    return factions.index(faction) if faction in factions else 0

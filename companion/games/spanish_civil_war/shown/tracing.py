"""Supply and command of a unit explained for the window, and what a move would change (9, 10)."""

from collections.abc import Iterable, Iterator, Sequence

from companion.games.spanish_civil_war.counters.words import unit_in_words
from companion.games.spanish_civil_war.rules.ground.command import CommandVerdict, joined
from companion.games.spanish_civil_war.rules.ground.hierarchy import hq_of
from companion.games.spanish_civil_war.rules.ground.overlays import command_facts, supply_facts
from companion.games.spanish_civil_war.shown.schedule import hq_back
from companion.games.spanish_civil_war.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.tracing import TracedLine, WhatIf
from companion.reason import Reason
from companion.trace.result import TraceResult
from companion.trace.whatif import Changed

_SUPPLY = Reason("scw-line-supply")
_COMMAND = Reason("scw-line-command")
# For each judgement, what is said of the units that would lose it and of those that would gain it.
_CHANGES = (("scw-if-unsupplied", "scw-if-supplied"), ("scw-if-uncommanded", "scw-if-commanded"))


def traced_lines(scene: Scene, id_: str) -> tuple[TracedLine, ...]:
    """The supply line and the chain of command of a unit on the map."""
    situation = scene.situation
    piece = situation.by_id.get(id_)
    if piece is None:
        return ()
    supply, chain = situation.supply(piece), situation.command(piece)
    facts = (*command_facts(situation, piece), *_coming_back(scene, chain))
    return (
        _line(_SUPPLY, supply, supply_facts(situation, piece)),
        _line(_COMMAND, joined(chain), facts),
    )


def _coming_back(scene: Scene, chain: CommandVerdict) -> Iterator[Reason]:
    """When the HQ comes back that a broken chain lacks (10.5a)."""
    lacking = {link.hq for link in chain.links if link.trace is None}
    for unit in scene.game.units.values() if lacking else ():
        if unit.stand.returns is not None and hq_of(unit.counter.formation) in lacking:
            yield hq_back(unit)


def _line(name: Reason, trace: TraceResult, reasons: tuple[Reason, ...]) -> TracedLine:
    return TracedLine(name, trace.ok, reasons, trace.path if trace.ok else (), trace.to_free, trace.rests_on)


def what_if(scene: Scene, ids: Sequence[str], to: HexCoord) -> WhatIf:
    """Whose supply and whose command would change if units stood elsewhere."""
    units = tuple(scene.placed(id_)[0] for id_ in ids)
    before = after = scene.situation
    for unit in units:
        after = after.moved(unit.id, to)
    names = Reason(
        "scw-if-moved", hexes=(to,), about=unit_in_words(units[0].counter), args={"count": len(units)}
    )
    judged = zip(before.changes(after), _CHANGES, strict=True)
    found = tuple(reason for change, keys in judged for reason in _changes(scene, change, keys))
    return WhatIf(names, found or (Reason("scw-if-nothing"),))


def _changes(scene: Scene, change: Changed, keys: tuple[str, str]) -> Iterator[Reason]:
    yield from _named(scene, change.lost, keys[0])
    yield from _named(scene, change.gained, keys[1])


def _named(scene: Scene, ids: Iterable[str], key: str) -> Iterator[Reason]:
    for id_ in ids:
        unit, hex_ = scene.placed(id_)
        yield Reason(key, hexes=(hex_,), about=unit_in_words(unit.counter))

"""Supply and command of a counter explained for the window, and what a move would change (7.0, 15.0)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from companion.board.facts import value_fact
from companion.games.no_prisoners.rules.network.command import command_refusal
from companion.games.no_prisoners.rules.network.pieces import Piece
from companion.games.no_prisoners.rules.network.supply import Supply
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.field import RAIL
from companion.games.no_prisoners.table.scene import Scene
from companion.games.no_prisoners.table.words import named
from companion.hexes.coordinates import HexCoord
from companion.kit.tracing import TracedLine, WhatIf
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.trace.grounds import is_uncertain, uncertain_links
from companion.trace.result import TraceResult, UncertainFact
from companion.trace.whatif import Changed, Positions, changed, restoring
from companion.trace.words import explain

_SUPPLY, _COMMAND = Reason("np-line-supply"), Reason("np-line-command")


def traced_lines(scene: Scene, id_: str) -> tuple[TracedLine, ...]:
    """The supply line of a counter on the map, and which HQs command it; nothing of one in the fog."""
    seen, counter = scene.seen, scene.seen.game.counters.get(id_)
    if counter is None or not counter.is_on_map or counter.is_face:
        return ()
    return _supply_line(seen, counter), _command_line(seen, counter)


# ---- supply ----


def _supply_line(scene: Scene, counter: Counter) -> TracedLine:
    piece, supply = scene.piece(counter), scene.supplies[counter.faction, counter.front]
    found = supply.judge(piece)
    found = replace(found, rests_on=tuple(_unseen(scene, found)))
    reasons = (*explain(found), *_without(scene, supply, piece, found))
    return TracedLine(_SUPPLY, found.ok, reasons, found.path, found.to_free, found.rests_on)


def _unseen(scene: Scene, found: TraceResult) -> Iterator[UncertainFact]:
    """The railway of the line and the depot at its end, as far as nobody has seen them on the map."""
    board = scene.field.board
    yield from uncertain_links(board, found.path, RAIL)
    if len(found.path) > 1:
        goal, fact = found.path[-1], value_fact("depot")
        provenance = board.hexes[goal].provenance_of(fact)
        if scene.field.value(goal, "depot") and is_uncertain(provenance):
            yield UncertainFact(goal, fact, provenance)


def _without(scene: Scene, supply: Supply, piece: Piece, found: TraceResult) -> Iterator[Reason]:
    """The smallest set of enemies whose absence would restore the line, by where they stand."""
    if found.ok:
        return
    stood = {p.id: p.hex for p in scene.pieces}

    def holds(left: Positions) -> bool:
        pieces = [p for p in scene.pieces if p.id in left.hexes]
        return replace(supply, pieces=pieces).is_supplied(piece)

    def is_enemy(unit: str) -> bool:
        return scene.game.counters[unit].faction is not piece.faction

    for units in restoring(holds, Positions(stood), found.frontier, is_enemy)[:1]:
        yield Reason("np-line-without", "15.6", tuple(dict.fromkeys(stood[unit] for unit in units)))


# ---- command ----


def _command_line(scene: Scene, counter: Counter) -> TracedLine:
    """Who commands it, or why each HQ of its front does not."""
    piece = scene.piece(counter)
    hqs = [p for p in scene.pieces if p.type and p.type.is_hq and _is_beside(p, piece)]
    refusals = {hq.id: command_refusal(scene.ground, hq, piece) for hq in hqs}
    commanding = [hq for hq, refusal in refusals.items() if refusal is None]
    if commanding:
        by = (Reason("np-commanded-by", "7.0a", about=named(scene.game.counters[hq])) for hq in commanding)
        return TracedLine(_COMMAND, True, tuple(by), is_bonus=True)
    reasons = tuple(
        line
        for hq, why in refusals.items()
        if why
        for line in (Reason("np-hq-not", about=named(scene.game.counters[hq])), why)
    )
    return TracedLine(_COMMAND, False, reasons or (Reason("np-no-hq", "7.0a"),), is_bonus=True)


def _is_beside(hq: Piece, piece: Piece) -> bool:
    return (hq.faction, hq.front) == (piece.faction, piece.front)


# ---- what if ----


def what_if(scene: Scene, ids: Sequence[str], to: HexCoord) -> WhatIf:
    """Whose supply would change if counters stood elsewhere; nothing of enemies in the fog."""
    scene = scene.seen
    counters = [scene.game.counters.get(id_) for id_ in ids]
    moved = {c.id: c.model_copy(update={"hex": to}) for c in counters if c is not None and c.is_on_map}
    if not moved or len(moved) < len(ids):
        raise IllegalCommandError(Reason("np-no-such-counter", args={"unit": ", ".join(ids)}))
    after = replace(scene, game=scene.game.having(counters={**scene.game.counters, **moved}))
    change = supply_change(scene, after)
    title = Reason("np-if-moved", "", (to,), {"count": len(ids)}, named(scene.game.counters[ids[0]]))
    lines = (
        *(_changed(scene, "np-if-unsupplied", unit) for unit in change.lost),
        *(_changed(scene, "np-if-supplied", unit) for unit in change.gained),
    )
    return WhatIf(title, lines or (Reason("np-if-nothing"),))


def supply_change(before: Scene, after: Scene) -> Changed:
    """Whose supply is another, of those that lie open in both scenes."""
    return changed(_verdicts(before), _verdicts(after))


def _verdicts(scene: Scene) -> Mapping[str, bool]:
    seen = (c for c in scene.game.on_map if c.is_ground and not c.is_face)
    return {one.id: one.id in scene.supplied for one in seen}


def _changed(scene: Scene, key: str, unit: str) -> Reason:
    counter = scene.game.counters[unit]
    return Reason(key, "15.0", (counter.hex,) if counter.hex else (), about=named(counter))

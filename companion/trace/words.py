"""What a trace says as reasons: what bars a line, what would mend it, what it rests on."""

from collections.abc import Iterator

from companion.reason import Reason
from companion.trace.result import Mend, MendKind, Obstacle, ObstacleKind, TraceResult

_MOST_LISTED = 8  # hexes; more of them say less


def explain(result: TraceResult) -> tuple[Reason, ...]:
    """The game's own reasons, then every remark on the line."""
    return (*result.reasons, *_remarks(result))


def _remarks(result: TraceResult) -> Iterator[Reason]:
    """Who bars the hexes that would have to be free, every mend, and what nobody has checked yet."""
    to_free = result.to_free
    yield from (obstacle_reason(obstacle) for obstacle in result.frontier if obstacle.hex in to_free)
    yield from map(mend_reason, result.mends)
    if result.rests_on:
        hexes = tuple(dict.fromkeys(fact.hex for fact in result.rests_on))
        key = "trace-rests-on" if len(hexes) <= _MOST_LISTED else "trace-rests-on-many"
        yield Reason(key, "", hexes, {"count": len(result.rests_on)})


def obstacle_reason(obstacle: Obstacle) -> Reason:
    """What bars a hex, with the hexes of those who do."""
    key = "trace-barred-enemy" if obstacle.kind is ObstacleKind.ENEMY else "trace-barred-zone"
    return Reason(key, "", (obstacle.hex, *obstacle.by))


def mend_reason(mend: Mend) -> Reason:
    """One change that would restore a line."""
    if mend.kind is MendKind.FREE:
        return Reason("trace-mend-free", "", mend.hexes)
    if mend.kind is MendKind.LONGER:
        return Reason("trace-mend-longer", args={"amount": mend.amount})
    return Reason("trace-mend-nearer")

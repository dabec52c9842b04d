"""What one more marker on a line would change."""

from dataclasses import dataclass

from companion.sight.markers import SmokeKind
from companion.sight.result import RAISED, LosResult, Verdict
from companion.sight.rules import is_blocking, vehicles_count
from companion.sight.terrain import SightTerrain


@dataclass(frozen=True, slots=True)
class OneMore:
    """A marker ("vehicle", "blast-area" or a `SmokeKind`) where there is none yet, and what it leads to."""

    kind: str
    adds: int
    hindrance: int
    verdict: Verdict  # by the outlines as drawn


def what_one_more_would_do(terrain: SightTerrain, result: LosResult) -> tuple[OneMore, ...]:
    """Each kind of marker that would count on this line, the least first; none on a blocked line."""
    if result.nominal is Verdict.BLOCKED:
        return ()
    row = terrain.chart.markers
    adds: dict[str, int] = {"blast-area": row.blast_area}
    is_raised = RAISED in (result.source_level, result.target_level)
    if result.range > 1 and vehicles_count(is_raised=is_raised):
        adds["vehicle"] = row.vehicle
    adds |= {kind.value: amount for kind in SmokeKind if (amount := row.smoke.get(kind)) is not None}
    found = (_one_more(terrain, result, kind, amount) for kind, amount in adds.items())
    return tuple(sorted(found, key=lambda one: (one.adds, one.kind)))


def _one_more(terrain: SightTerrain, result: LosResult, kind: str, adds: int) -> OneMore:
    hindrance = result.hindrance + adds
    is_safe = result.range <= 1 and terrain.settings.adjacent_always_seen
    is_blocked = is_blocking(hindrance, terrain.chart.hindrance_limit) and not is_safe
    return OneMore(kind, adds, hindrance, Verdict.BLOCKED if is_blocked else Verdict.HINDERED)

"""What one more marker on a line would change."""

from dataclasses import dataclass

from companion.sight.chart import MarkerHindrance
from companion.sight.markers import SmokeKind
from companion.sight.result import RAISED, LosResult, Verdict
from companion.sight.rules import is_blocking, vehicles_count
from companion.sight.settings import SightSettings
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
    is_raised = RAISED in (result.source_level, result.target_level)
    chart, has_vehicles = terrain.chart, vehicles_count(is_raised=is_raised)
    return one_more(chart.markers, result, chart.hindrance_limit, terrain.settings, has_vehicles=has_vehicles)


def one_more(
    row: MarkerHindrance, result: LosResult, limit: int, settings: SightSettings, *, has_vehicles: bool
) -> tuple[OneMore, ...]:
    """As `what_one_more_would_do`, by what markers add and whether vehicles count on this line at all."""
    if result.nominal is Verdict.BLOCKED:
        return ()
    adds: dict[str, int] = {"blast-area": row.blast_area}
    if result.range > 1 and has_vehicles:
        adds["vehicle"] = row.vehicle
    adds |= {kind.value: amount for kind in SmokeKind if (amount := row.smoke.get(kind)) is not None}
    is_safe = result.range <= 1 and settings.adjacent_always_seen
    found = (_one_more(result, kind, amount, limit, is_safe=is_safe) for kind, amount in adds.items())
    return tuple(sorted(found, key=lambda one: (one.adds, one.kind)))


def _one_more(result: LosResult, kind: str, adds: int, limit: int, *, is_safe: bool) -> OneMore:
    hindrance = result.hindrance + adds
    is_blocked = is_blocking(hindrance, limit) and not is_safe
    return OneMore(kind, adds, hindrance, Verdict.BLOCKED if is_blocked else Verdict.HINDERED)

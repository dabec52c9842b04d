"""Stops of the tour in many forms of the window, each settled and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import nullcontext

from tests.layout.flaws import judge
from tests.layout.settling import settle
from tests.layout.variants import VARIANTS, Variant, longer_texts
from ui.tour.guide import Guide, TourStop
from ui.tour.stops import STOPS

Flaws = dict[tuple[str, str], Counter[str]]
"""By state and the name of the variant."""

_STOPS = {stop.id: stop for stop in STOPS}
_STATES = (
    *("start-page", "calculator", "hindered", "viewshed", "markers", "hex", "correction", "layers", "go-to"),
    *("palette", "refusal", "dark", "new-session", "contact", "aim", "attack-rolls", "forces", "moving"),
    *("escape", "purchase", "facts", "hand-over", "scw-grid", "scw-combat", "np-events", "np-combat"),
    *("rules", "settings"),
)
LONG = _STATES, VARIANTS
SHORT = ("start-page", "hindered", "scw-combat"), VARIANTS[:2]


def proved(guide: Guide, states: Iterable[str], variants: tuple[Variant, ...]) -> Flaws:
    """What is wrong in some states and variants."""
    return {
        (state, variant.name): found
        for state in states
        for variant, found in _in_variants(guide, _STOPS[state], variants)
    }


def differing(some: Flaws, others: Flaws, within: Flaws) -> list[str]:
    """What some have more of than others, among the states and variants of a third, in words."""
    return [
        f"{state}, {variant}: {flaw} x{count}"
        for state, variant in within
        for flaw, count in sorted(
            (some.get((state, variant), Counter()) - others.get((state, variant), Counter())).items()
        )
    ]


def _in_variants(
    guide: Guide, stop: TourStop, variants: tuple[Variant, ...]
) -> Iterator[tuple[Variant, Counter[str]]]:
    guide.start_over(stop.board)
    stop.visit(guide)
    for variant in variants:
        with longer_texts(guide.window) if variant.is_lengthened else nullcontext():
            variant.put_on(guide.window)
            settle(guide.window)
            yield variant, judge(guide.window, is_table_mode=variant.is_table_mode, size=variant.size)

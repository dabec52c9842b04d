"""Stops of the tour in many forms of the window, each settled and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack

from tests.layout.flaws import judge
from tests.layout.settling import settle
from tests.layout.variants import VARIANTS, Variant, longer_texts, other_font
from ui.tour.guide import Guide, TourStop
from ui.tour.stops import STOPS

_STOPS = {stop.id: stop for stop in STOPS}
LONG = tuple(_STOPS), VARIANTS
SHORT = ("start-page", "hindered", "scw-combat"), VARIANTS[:2]


def flaws(guide: Guide, state: str, variants: Iterable[Variant]) -> Iterator[str]:
    """What is wrong in a state, variant by variant, in words."""
    for variant, found in _in_variants(guide, _STOPS[state], variants):
        yield from (f"{variant.name}: {flaw} x{count}" for flaw, count in sorted(found.items()))


def _in_variants(
    guide: Guide, stop: TourStop, variants: Iterable[Variant]
) -> Iterator[tuple[Variant, Counter[str]]]:
    guide.start_over(stop.board)
    stop.visit(guide)
    for variant in variants:
        with ExitStack() as put_back:
            if variant.is_lengthened:
                put_back.enter_context(longer_texts(guide.window))
            if variant.is_other_font:
                put_back.enter_context(other_font())
            variant.put_on(guide.window)
            settle(guide.window)
            yield variant, judge(guide.window, is_table_mode=variant.is_table_mode, size=variant.size)

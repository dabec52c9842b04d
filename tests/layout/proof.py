"""Stops of the tour in many forms of the window, each settled and judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack

from companion.known_games import GAMES
from companion.session.session import Session
from tests.layout.flaws import judge
from tests.layout.pages import BOARDS, PAGES
from tests.layout.settling import settle
from tests.layout.variants import VARIANTS, Variant, ask_for_new_sizes, longer_texts, other_font
from ui.operations.session import take_session
from ui.shell.dock_specs import PROMPT, TRACKER
from ui.tour.guide import Guide
from ui.tour.stops import STOPS

_STOPS = {stop.id: stop for stop in STOPS}
_BOARD = "elst"  # where the pages beside the tour are seen
LONG = (*_STOPS, *PAGES), VARIANTS
SHORT = ("hindered", "scw-combat"), VARIANTS[:2]


def flaws(guide: Guide, state: str, variants: Iterable[Variant]) -> Iterator[str]:
    """What is wrong in a state, variant by variant, in words."""
    guide.start_over(_STOPS[state].board if state in _STOPS else BOARDS.get(state, _BOARD))
    (PAGES[state] if state in PAGES else _STOPS[state].visit)(guide)
    for variant, found in _judged(guide, variants):
        yield from (f"{variant.name}: {flaw} x{count}" for flaw, count in sorted(found.items()))


def flaws_in_play(guide: Guide, session: Session, place: int) -> Iterator[str]:
    """What is wrong where an evening stands: a panel open and two forms, other ones from place to place."""
    guide.start_over(GAMES[session.system.id].board)
    take_session(guide.bridge, session)
    guide.window.show_map()
    docks = guide.window.docks
    panels = sorted({*docks.by_id} - {PROMPT})
    docks.bring(TRACKER, panels[place % len(panels)])
    variants = VARIANTS[place % len(VARIANTS)], VARIANTS[(place * 3 + 1) % len(VARIANTS)]
    for variant, found in _judged(guide, variants):
        where = f"{panels[place % len(panels)]}, {variant.name}"
        yield from (f"{where}: {flaw} x{count}" for flaw, count in sorted(found.items()))


def _judged(guide: Guide, variants: Iterable[Variant]) -> Iterator[tuple[Variant, Counter[str]]]:
    for variant in variants:
        with ExitStack() as put_back:
            if variant.is_lengthened:
                put_back.enter_context(longer_texts(guide.window))
            if variant.is_other_font:
                put_back.enter_context(other_font(guide.window))
            variant.put_on(guide.window)
            settle(guide.window)
            if variant.is_other_font:
                ask_for_new_sizes(guide.window)
                settle(guide.window)
            yield variant, judge(guide.window, is_table_mode=variant.is_table_mode, size=variant.size)

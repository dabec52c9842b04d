"""What one more marker on the way would change, in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from companion.sight.relief.marked import what_one_more_would_do as one_more_over_heights
from companion.sight.result import Verdict
from companion.sight.whatif import OneMore, what_one_more_would_do
from ui.session.sight_terrain import relief_of

if TYPE_CHECKING:
    from companion.sight.result import LosResult
    from ui.session.bridge import SessionBridge


def one_more_words(bridge: SessionBridge, result: LosResult) -> str:
    """What each further marker would lead to, markers that do the same together; empty for nothing."""
    if bridge.board.has_heights:
        more = one_more_over_heights(relief_of(bridge.board, bridge.sight_settings), result)
    else:
        more = what_one_more_would_do(bridge.terrain, result)
    parts = [_part_words(bridge, list(same)) for _does, same in groupby(more, key=_outcome)]
    if not parts:
        return ""
    return bridge.text("line-one-more", changes=bridge.text("line-one-more-separator").join(parts))


def _outcome(one: OneMore) -> int | None:
    """The hindrance that it makes; None where it blocks the line."""
    return None if one.verdict is Verdict.BLOCKED else one.hindrance


def _part_words(bridge: SessionBridge, same: list[OneMore]) -> str:
    kinds = bridge.catalogue.join(bridge.text(f"marker-{one.kind}") for one in same)
    if same[0].verdict is Verdict.BLOCKED:
        return bridge.text("line-one-more-blocks", kinds=kinds)
    return bridge.text("line-one-more-hinders", kinds=kinds, amount=same[0].hindrance)

"""A line of sight in words: the badge, how near it is to another answer, what a hex adds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.sight.result import Verdict
from ui.panels.levels import level_name
from ui.panels.terrain_words import terrain_words

if TYPE_CHECKING:
    from PySide6.QtGui import QColor

    from companion.sight.result import Crossing, LosResult, Position
    from ui.look.style import Palette
    from ui.session.bridge import SessionBridge


def badge_words(bridge: SessionBridge, result: LosResult) -> str:
    """The verdict as it stands on the badge."""
    return verdict_words(bridge, result.verdict, result.hindrance)


def why_words(bridge: SessionBridge, result: LosResult) -> str:
    """What decides a verdict, on a line of its own; where the string must, what the outlines say."""
    if result.verdict is Verdict.TOO_CLOSE:
        return nominal_words(bridge, result)
    return bridge.reason_text(result.reasons[0]) if result.reasons else ""


def nominal_words(bridge: SessionBridge, result: LosResult) -> str:
    """The verdict by the outlines as drawn, for a line that is too close to call."""
    return bridge.text("line-as-drawn", verdict=verdict_words(bridge, result.nominal, result.hindrance))


def verdict_words(bridge: SessionBridge, verdict: Verdict, hindrance: int) -> str:
    """A verdict as badges name it, with the hindrance where that matters."""
    if verdict is Verdict.HINDERED:
        return bridge.text("badge-hindered", amount=hindrance)
    return bridge.text(f"badge-{verdict.value}")


def verdict_icon(verdict: Verdict) -> str:
    """The coloured icon of a verdict."""
    return f"verdict-{verdict.value}"


def verdict_colour(palette: Palette, verdict: Verdict) -> QColor:
    """The palette's colour of a verdict."""
    colours = {
        Verdict.CLEAR: palette.los_clear,
        Verdict.HINDERED: palette.los_hindered,
        Verdict.BLOCKED: palette.los_blocked,
        Verdict.TOO_CLOSE: palette.los_too_close,
    }
    return colours[verdict]


def position_words(bridge: SessionBridge, position: Position) -> str:
    """A hex number, with the level when it is not the ground."""
    name = bridge.hex_name(position.hex)
    if not position.level:
        return name
    return bridge.text("position-on-level", hex=name, level=level_name(bridge, position.level))


def line_words(bridge: SessionBridge, source: Position, target: Position) -> str:
    """Both ends of a line."""
    ends = {"source": position_words(bridge, source), "target": position_words(bridge, target)}
    return bridge.text("line-words", **ends)


def margin_words(bridge: SessionBridge, result: LosResult) -> str:
    """How much all outlines may grow or shrink before the answer changes; in mm too once measured.

    Over heights it is not measured while the line is dragged, and nothing is said.
    """
    if bridge.sight is not None and bridge.sight.live and bridge.board.has_heights:
        return ""
    if result.margin is None:
        return bridge.text("line-margin-none")
    height = bridge.preferences.hex_height_mm
    if height is None:
        return bridge.text("line-margin", margin=result.margin)
    return bridge.text("line-margin-mm", margin=result.margin, mm=result.margin * height)


def crossing_words(bridge: SessionBridge, crossing: Crossing) -> str:
    """What stands in a crossed hex, how the line meets it, and the rules that speak of it."""
    words = _meeting_words(bridge, crossing)
    rules = " ".join(dict.fromkeys(reason.rule for reason in crossing.reasons if reason.rule))
    return bridge.text("reason-with-rule", text=words, rule=rules) if rules else words


def _meeting_words(bridge: SessionBridge, crossing: Crossing) -> str:
    words = terrain_words(bridge.catalogue, bridge.board, crossing.terrain)
    if crossing.along_hexside:
        return bridge.text("crossing-along-hexside", terrain=words)
    if crossing.enters == crossing.leaves:
        return bridge.text("crossing-at-vertex", terrain=words)
    return words

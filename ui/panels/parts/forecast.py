"""The odds of a roll to come, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel

from companion.chance.words import chance_in_words, modifier_in_words, signed
from ui.widgets.wrapped_label import WrappedLabel

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.kit.panels import Forecast
    from ui.session.bridge import SessionBridge


def forecast_view(bridge: SessionBridge, forecast: Forecast) -> QLabel:
    """The odds in small type."""
    label = WrappedLabel(forecast_words(bridge, forecast))
    label.setObjectName("small")
    return label


def forecast_words(bridge: SessionBridge, forecast: Forecast) -> str:
    """For whom, the modifiers, and each result with its chance, line by line."""
    return "\n".join(_lines(bridge, forecast))


def _lines(bridge: SessionBridge, forecast: Forecast) -> Iterator[str]:
    if forecast.about:
        yield bridge.reason_text(forecast.about)
    if forecast.modifiers:
        listed = bridge.catalogue.join(
            [bridge.reason_text(modifier_in_words(one)) for one in forecast.modifiers]
        )
        drm = signed(forecast.drm)
        yield bridge.text("forecast-drm", drm=drm, reasons=listed, dice=forecast.dice)
    if not forecast.rows:
        yield bridge.text("forecast-no-roll")
    for result, chance in forecast.rows:
        words, odds = bridge.reason_text(result), bridge.reason_text(chance_in_words(chance))
        yield bridge.text("forecast-chance", result=words, chance=odds)

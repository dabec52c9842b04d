"""The odds of a roll to come, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.chance.words import signed
from ui.cards.request_words import chance_words, modifier_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.games.elst.shown.refit.forecasts import Forecast
    from ui.session.bridge import SessionBridge


def forecast_lines(bridge: SessionBridge, forecast: Forecast) -> Iterator[str]:
    """For whom, the modifiers, and each result with its chance; a Shift without a DR says so."""
    if forecast.about:
        yield bridge.reason_text(forecast.about)
    if forecast.modifiers:
        listed = bridge.catalogue.join([modifier_words(bridge, one) for one in forecast.modifiers])
        yield bridge.text("escape-drm", drm=signed(forecast.drm), reasons=listed)
    if not forecast.rows:
        yield bridge.text("refit-no-roll")
    for result, chance in forecast.rows:
        words = bridge.reason_text(result)
        yield bridge.text("escape-chance", result=words, chance=chance_words(bridge, chance))

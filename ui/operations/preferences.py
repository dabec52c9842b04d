"""Operations on the preferences and on how the rules are read."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from ui.look.language import language_of, next_of
from ui.look.preferences import MAX_TEXT_SIZE, MIN_TEXT_SIZE, Preferences
from ui.look.style import is_dark
from ui.operations.core import follow, operation, sight_table
from ui.operations.secrets import lock_all

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


@operation
def set_preference(bridge: SessionBridge, /, **fields: Any) -> None:
    """Change preferences at once; `ui.look.preference_saver` keeps them."""
    changed = Preferences.model_validate({**bridge.preferences.model_dump(), **fields})
    if changed != bridge.preferences:
        bridge.update(preferences=changed)


def set_language(bridge: SessionBridge, language: str) -> bool:
    """Show every text in another language."""
    return set_preference(bridge, language=language)


def next_language(bridge: SessionBridge) -> bool:
    """Show every text in the next of the languages there are."""
    return set_language(bridge, next_of(language_of(bridge.preferences)))


def switch_theme(bridge: SessionBridge) -> bool:
    """Change from light to dark or back."""
    return set_preference(bridge, theme="light" if is_dark(bridge.preferences.theme) else "dark")


def change_text_size(bridge: SessionBridge, points: int) -> bool:
    """Make all text larger or smaller, within bounds."""
    size = bridge.preferences.text_size + points
    return set_preference(bridge, text_size=min(max(size, MIN_TEXT_SIZE), MAX_TEXT_SIZE))


def flip_board(bridge: SessionBridge) -> bool:
    """Turn the map by 180 degrees, for the player opposite."""
    return set_preference(bridge, is_flipped=not bridge.preferences.is_flipped)


def show_overlay(bridge: SessionBridge, overlay: str, is_shown: bool) -> bool:
    """Draw one of the layers of a game over its map, or no more."""
    kept = {"shown_overlays": is_shown, "hidden_overlays": not is_shown}
    fields = {name: _with(bridge, name, overlay, is_in) for name, is_in in kept.items()}
    return set_preference(bridge, **fields)


def _with(bridge: SessionBridge, name: str, overlay: str, is_in: bool) -> tuple[str, ...]:
    others = tuple(id_ for id_ in getattr(bridge.preferences, name) if id_ != overlay)
    return (*others, overlay) if is_in else others


@operation
def toggle_table_mode(bridge: SessionBridge) -> None:
    """Draw everything large, to be read from across the table, or as before.

    What all at the table can read shows no faction's secrets.
    """
    if not bridge.is_table_mode and bridge.session is not None:
        lock_all(bridge)
    bridge.update(is_table_mode=not bridge.is_table_mode)


@operation
def set_reading(bridge: SessionBridge, /, **fields: Any) -> None:
    """Read a disputed sight rule another way, as a step; what is on the map is judged again."""
    table, game = sight_table(bridge)
    for field, value in fields.items():
        plain = value.value if isinstance(value, Enum) else value
        follow(bridge, table.choose_setting(game.sight_setting(field), plain))

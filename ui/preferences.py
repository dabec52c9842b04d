"""The player's preferences: one JSON file in the settings folder, never part of a session."""

import contextlib
import os
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.paths import settings_dir
from companion.reason import CompanionError, Reason

MIN_TEXT_SIZE, MAX_TEXT_SIZE = 9, 28
_FILE_NAME = "preferences.json"
_SET_ASIDE_NAME = "preferences-unreadable.json"

LayerOpacity = Annotated[float, Field(ge=0, le=1)]


class PreferencesError(CompanionError):
    """The preferences cannot be read or written."""


class Preferences(BaseModel):
    """What the player chose about the program itself; unknown fields of a newer version are kept.

    `text_size` is in points, `map_scale` a factor on the map's labels and line widths,
    `hex_height_mm` the printed flat-to-flat height once measured.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    language: str = Field(default="", pattern=r"^([a-z]{2})?$")  # empty: as the system
    theme: str = Field(default="system", pattern="^(system|light|dark)$")
    text_size: int = Field(default=14, ge=MIN_TEXT_SIZE, le=MAX_TEXT_SIZE)
    map_scale: float = Field(default=1.0, ge=0.5, le=3)
    hex_height_mm: float | None = Field(default=None, gt=0, le=200)
    fair_play: bool = False
    two_players: bool = False
    is_flipped: bool = False
    layer_opacities: dict[str, LayerOpacity] = Field(default_factory=dict)
    hidden_layers: tuple[str, ...] = ()
    shortcuts: dict[str, str] = Field(default_factory=dict)  # action id -> key sequence
    window_geometry: str = ""  # base64 of QWidget.saveGeometry
    window_state: str = ""  # base64 of QMainWindow.saveState


def preferences_file() -> Path:
    """Where the preferences are kept; the file may not exist yet."""
    return settings_dir() / _FILE_NAME


def load_preferences() -> tuple[Preferences, Reason | None]:
    """The saved preferences, or defaults and why; a field that does not fit falls back alone."""
    file = preferences_file()
    try:
        text = file.read_text(encoding="utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return Preferences(), None
    except (OSError, UnicodeDecodeError) as error:
        return Preferences(), _unreadable(file, error)
    try:
        return Preferences.model_validate_json(text), None
    except ValidationError as error:
        return _salvage(text, error), _unreadable(file, error)


def save_preferences(preferences: Preferences) -> None:
    """Write the preferences whole or not at all; PreferencesError when the place is not writable.

    A file that could not be read is set aside first, so that nothing of it is lost.
    """
    file = preferences_file()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _set_aside_unreadable(file)
        _write_atomically(file, preferences.model_dump_json(indent=2))
    except OSError as error:
        reason = Reason("preferences-not-saved", args={"file": str(file), "error": _told(error)})
        raise PreferencesError(reason) from error


def _salvage(text: str, error: ValidationError) -> Preferences:
    """What is left when the fields that do not fit are dropped; defaults when it is no JSON at all."""
    from pydantic_core import from_json

    wrong = {str(detail["loc"][0]) for detail in error.errors() if detail["loc"]}
    if not wrong:
        return Preferences()
    kept = {name: value for name, value in from_json(text).items() if name not in wrong}
    return Preferences.model_validate(kept)


def _unreadable(file: Path, error: Exception) -> Reason:
    return Reason("preferences-not-read", args={"file": str(file), "error": _told(error)})


def _told(error: Exception) -> str:
    """The system's or the parser's word on what is wrong, in one line."""
    if isinstance(error, OSError):
        return error.strerror or str(error)
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        return ": ".join((*map(str, first["loc"]), first["msg"]))
    return str(error)


def _set_aside_unreadable(file: Path) -> None:
    if file.exists() and load_preferences()[1] is not None:
        file.replace(file.with_name(_SET_ASIDE_NAME))


def _write_atomically(file: Path, text: str) -> None:
    draft = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)

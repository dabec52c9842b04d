"""The player's preferences: one JSON file in the settings folder, never part of a session."""

from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, field_validator

from companion.board.scan_placement import ScanPlacement
from companion.files import FileError, read_json, write_text
from companion.known_games import present_action
from companion.paths import settings_dir
from companion.reason import CompanionError, Reason
from companion.settings_file import not_read, place_in, set_aside

MIN_TEXT_SIZE, MAX_TEXT_SIZE = 9, 28
_FILE_NAME = "preferences.json"
_NO_FILE, _NOT_THERE = "file-unreadable", ("missing", "no-folder")
_MISFITS = (ValueError, ArithmeticError, RecursionError)  # what a document of any kind may bring about

LayerOpacity = Annotated[float, Field(ge=0, le=1)]
PlaceSize = Annotated[float, Field(gt=0, le=1000)]  # in text sizes


class PreferencesError(CompanionError):
    """The preferences cannot be read or written."""


class Preferences(BaseModel):
    """What the player chose about the program itself; unknown fields of a newer version are kept.

    `text_size` is in points, `map_scale` a factor on the map's labels and line widths,
    `hex_height_mm` the printed flat-to-flat height once measured.
    """

    model_config = ConfigDict(frozen=True, extra="allow")

    board: str = ""  # id of the one that was on the table last; empty: the first one found
    language: str = Field(default="", pattern=r"^([a-z]{2})?$")  # empty: as the system
    theme: str = Field(default="system", pattern="^(system|light|dark)$")
    text_size: int = Field(default=14, ge=MIN_TEXT_SIZE, le=MAX_TEXT_SIZE)
    map_scale: float = Field(default=1.0, ge=0.5, le=3)
    hex_height_mm: float | None = Field(default=None, gt=0, le=200)
    fair_play: bool = False
    two_players: bool = False
    is_flipped: bool = False
    screen_keys: bool = False  # for who has no others
    layer_opacities: dict[str, LayerOpacity] = Field(default_factory=dict)
    hidden_layers: tuple[str, ...] = ()
    shown_overlays: tuple[str, ...] = ()  # ids of layers that a game draws over its map when asked to
    hidden_overlays: tuple[str, ...] = ()  # ids of those that it draws until asked not to
    scans: dict[str, ScanPlacement] = Field(default_factory=dict)  # board id -> the player's own picture
    checked_grids: tuple[str, ...] = ()  # boards whose grid was compared with the printed map, or left as is
    shortcuts: dict[str, str] = Field(default_factory=dict)  # action id -> key sequence
    files_folder: str = ""  # where the player named a file last
    window_geometry: str = ""  # base64 of QWidget.saveGeometry
    place_sizes: dict[str, PlaceSize] = Field(default_factory=dict)  # as dragged: left, right, bottom
    open_panels: tuple[str, ...] | None = None  # around the map, that asked for last at the end

    @field_validator("shortcuts")
    @classmethod
    def _under_present_names(cls, shortcuts: dict[str, str]) -> dict[str, str]:
        """A key chosen for an action that had another name once."""
        return {present_action(id_): keys for id_, keys in shortcuts.items()}

    def shows_like(self, other: "Preferences") -> bool:
        """Whether they differ at most in language and in how the window was left, read at the start alone."""
        left = {"board": "", "files_folder": "", "window_geometry": "", "open_panels": None, "language": ""}
        return self.model_copy(update=left) == other.model_copy(update=left)

    def differs_in_overlays(self, other: "Preferences") -> bool:
        """Whether nothing is otherwise but which layers a game draws over its map."""
        drawn = {"shown_overlays": other.shown_overlays, "hidden_overlays": other.hidden_overlays}
        return self.model_copy(update=drawn) == other


def preferences_file() -> Path:
    """Where the preferences are kept; the file may not exist yet."""
    return settings_dir() / _FILE_NAME


def load_preferences() -> tuple[Preferences, Reason | None]:
    """The saved preferences, or defaults and why; a field that does not fit falls back alone."""
    file = preferences_file()
    try:
        document = read_json(file)
    except FileError as refusal:
        reason = refusal.reason
        if reason.key != _NO_FILE:
            return Preferences(), _unreadable(file, reason.args["where"])
        return Preferences(), None if reason.args["cause"] in _NOT_THERE else reason
    try:
        return _read(document), None
    except _MISFITS as error:
        return _salvage(document), _unreadable(file, place_in(error))


def save_preferences(preferences: Preferences) -> None:
    """Write the preferences whole or not at all; PreferencesError when the place is not writable.

    A file that could not be read is set aside first, so that nothing of it is lost.
    """
    file = preferences_file()
    try:
        if load_preferences()[1] is not None:
            set_aside(file)
        write_text(file, preferences.model_dump_json(indent=1) + "\n")
    except FileError as refusal:
        args = {"folder": str(file.parent), "cause": refusal.reason.args["cause"]}
        raise PreferencesError(Reason("preferences-not-saved", args=args)) from refusal
    except OSError as error:
        args = {"folder": str(file.parent), "cause": "other"}
        raise PreferencesError(Reason("preferences-not-saved", args=args)) from error


def _read(document: object) -> Preferences:
    """The preferences that a document says; one that could not be saved again does not fit either."""
    preferences = Preferences.model_validate(document)
    preferences.model_dump_json()
    return preferences


def _salvage(document: object) -> Preferences:
    """What is left when the fields that do not fit are dropped."""
    fields = document.items() if isinstance(document, dict) else ()
    return _read({name: value for name, value in fields if _fits({name: value})})


def _fits(document: object) -> bool:
    try:
        _read(document)
    except _MISFITS:
        return False
    return True


def _unreadable(file: Path, where: str | float) -> Reason:
    return Reason("preferences-not-read", args=not_read(file, str(where)).args)

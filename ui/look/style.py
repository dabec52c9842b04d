"""Colours, fonts and sizes of the window; the palettes are data in resources/style."""

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from string import Template
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from companion.paths import resources_dir

TABLE_MODE_FACTOR = 1.5  # table mode is read from a chair's distance
# Sizes that style sheets name: text in points, the side of what a finger must hit in pixels (`touch` where
# edges are added to it).
_SIZES = {
    "small": 0.86, "large": 1.4, "huge": 1.8, "tap": 2.9, "touch": 2.6, "bar": 2.0, "box": 1.5, "die": 3.0
}  # fmt: skip
# The least of these in pixels, however small the text: a finger stays as it is.
_LEAST = {"tap": 41, "touch": 36}
_MOST = {"large": 34}  # points that a title takes at most: one long word of it has a panel's room
_MORE_IN_TABLE_MODE = 8
_BASE_STYLE = "fusion"
_JAPANESE = QFontDatabase.WritingSystem.Japanese


@dataclass(frozen=True, eq=False)
class Palette:
    """The named colours of one theme.

    `viewshed` runs from clear over +1 ... +5 to blocked, `factions` are those of a game's factions in
    their order. There is one object for each theme, so palettes are equal when they are the same.
    """

    window: QColor
    panel: QColor
    field: QColor
    button: QColor
    button_hover: QColor
    outline: QColor
    text: QColor
    text_dim: QColor
    accent: QColor
    accent_soft: QColor
    accent_text: QColor
    info: QColor
    warning: QColor
    error: QColor
    on_severity: QColor

    table: QColor
    board_edge: QColor
    open: QColor
    grain: QColor
    grain_line: QColor
    orchard: QColor
    orchard_tree: QColor
    orchard_tree_shade: QColor
    woods: QColor
    rough: QColor
    hill: QColor
    hill_high: QColor
    neutral: QColor
    building_stone: QColor
    building_stone_line: QColor
    building_wood: QColor
    building_wood_line: QColor
    building_shadow: QColor
    tower: QColor
    road_paved: QColor
    road_paved_line: QColor
    road_dirt: QColor
    road_dirt_line: QColor
    rail: QColor
    polder: QColor
    polder_line: QColor
    pond: QColor
    pond_line: QColor
    river: QColor
    paved_area: QColor
    hex_line: QColor
    hex_dot: QColor
    label: QColor
    label_halo: QColor
    place: QColor
    place_halo: QColor
    turn_track: QColor
    entry_arrow: QColor

    los_clear: QColor
    los_hindered: QColor
    los_blocked: QColor
    los_too_close: QColor
    selection: QColor
    highlight: QColor
    smoke: QColor
    white_phosphorus: QColor
    vehicle: QColor
    wreck: QColor
    fire: QColor
    chit_black: QColor
    chit_red: QColor
    chit_letter: QColor
    counter: QColor
    counter_text: QColor
    confirmed: QColor
    corrected: QColor
    uncertain: QColor
    factions: tuple[QColor, ...]
    viewshed: tuple[QColor, ...]


@cache
def palette_named(name: str) -> Palette:
    """The palette "light" or "dark"."""
    with (resources_dir() / "style" / "palettes.toml").open("rb") as file:
        colours = tomllib.load(file)[name]
    return Palette(**{field.name: _colour(colours[field.name]) for field in fields(Palette)})


def _colour(value: str | list[str]) -> Any:
    """A colour, or several in a row, as its field of the palette has it."""
    return QColor(value) if isinstance(value, str) else tuple(QColor(one) for one in value)


def palette_for(theme: str) -> Palette:
    """The palette of a theme preference; "system" asks the desktop."""
    return palette_named("dark" if is_dark(theme) else "light")


def is_dark(theme: str) -> bool:
    """Whether a theme preference is dark; "system" asks the desktop."""
    if theme == "system":
        return QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return theme == "dark"


def dress(app: QApplication, palette: Palette, text_size: float, *, is_table_mode: bool = False) -> None:
    """Give the whole application its colours, font and style sheet, unless it wears them already."""
    sheet = _style_sheet(palette, text_size, is_table_mode=is_table_mode)
    if app.styleSheet() == sheet:
        return
    app.setStyleSheet("")  # in place of another one a sheet takes twice as long as on none
    if app.style().name() != _BASE_STYLE:  # under a sheet it has no name
        app.setStyle(_BASE_STYLE)
    app.setPalette(_qt_palette(palette))
    app.setFont(text_font(text_size))
    app.setStyleSheet(sheet)


def text_font(points: float) -> QFont:
    """The window's font at a size in points; it can always write Japanese."""
    font = QFont(QGuiApplication.font())
    font.setFamilies(_families())
    font.setPointSizeF(points)
    return font


@cache
def _families() -> list[str]:
    """The system's own font first when it has Japanese, else Noto Sans JP from its package."""
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    with_japanese = QFontDatabase.families(_JAPANESE)
    if with_japanese:
        return [system, *(with_japanese if system not in with_japanese else ())][:3]
    return [*_packaged_families(), system]


def _packaged_families() -> list[str]:
    from pylopdf_fonts_jp import sans_path

    return QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(sans_path())))


def _qt_palette(palette: Palette) -> QPalette:
    role = QPalette.ColorRole
    shown = QPalette()
    for one, colour in (
        (role.Window, palette.window),
        (role.WindowText, palette.text),
        (role.Base, palette.field),
        (role.AlternateBase, palette.panel),
        (role.Text, palette.text),
        (role.PlaceholderText, palette.text_dim),
        (role.Button, palette.button),
        (role.ButtonText, palette.text),
        (role.Highlight, palette.accent),
        (role.HighlightedText, palette.accent_text),
        (role.ToolTipBase, palette.panel),
        (role.ToolTipText, palette.text),
        (role.Link, palette.accent),
        (role.Mid, palette.outline),
    ):
        shown.setColor(one, colour)
    for one in (role.WindowText, role.Text, role.ButtonText):
        shown.setColor(QPalette.ColorGroup.Disabled, one, palette.outline)
    return shown


def least_target(*, is_table_mode: bool) -> int:
    """How wide and high, in pixels, is at least what a finger taps."""
    return _LEAST["tap"] + _more(is_table_mode)


def _more(is_table_mode: bool) -> int:
    return _MORE_IN_TABLE_MODE if is_table_mode else 0


@cache
def _style_sheet(palette: Palette, text_size: float, *, is_table_mode: bool) -> str:
    sheets = sorted((resources_dir() / "style").glob("*.qss"))
    text = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    colours = {
        field.name: value.name(QColor.NameFormat.HexArgb)
        for field in fields(Palette)
        if isinstance(value := getattr(palette, field.name), QColor)
    }
    least = {name: pixels + _more(is_table_mode) for name, pixels in _LEAST.items()}
    sizes = {name: max(round(text_size * factor), least.get(name, 0)) for name, factor in _SIZES.items()}
    sizes |= {name: min(sizes[name], most) for name, most in _MOST.items()}
    pictures = {"tick": _picture("tick", palette.accent_text), "arrow": _picture("arrow", palette.text)}
    return Template(text).substitute(colours, **sizes, **pictures)


def _picture(name: str, colour: QColor) -> str:
    """The file of a small picture, in the shade that is nearer to a colour."""
    shade = "light" if colour.lightness() > 127 else "dark"
    return (resources_dir() / "style" / f"{name}-{shade}.svg").as_posix()

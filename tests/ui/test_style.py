"""Colours that can be read, fonts that write Japanese, icons for every action."""

from dataclasses import fields
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QToolButton,
)

from ui.cards.ring import mark
from ui.look.icons import icon
from ui.look.preferences import MIN_TEXT_SIZE
from ui.look.style import Palette, dress, palette_named, text_font
from ui.shell.actions import ACTIONS

THEMES = ("light", "dark")


def luminance(colour: QColor) -> float:
    """As WCAG defines it."""
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: QColor, b: QColor) -> float:
    lighter, darker = sorted((luminance(a), luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        ("text", "window"),
        ("text", "panel"),
        ("text", "field"),
        ("text", "button"),
        ("text", "accent_soft"),
        ("text_dim", "window"),
        ("text_dim", "panel"),
        ("accent_text", "accent"),
        ("on_severity", "info"),
        ("on_severity", "warning"),
        ("on_severity", "error"),
        ("label", "open"),
        ("place", "place_halo"),
    ],
)
def test_text_stands_out_from_its_ground(theme: str, ink: str, ground: str) -> None:
    palette = palette_named(theme)
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_lines_of_sight_stand_out_from_open_ground(theme: str) -> None:
    palette = palette_named(theme)
    for name in ("los_clear", "los_hindered", "los_blocked", "los_too_close"):
        assert contrast(getattr(palette, name), palette.open) >= 2.4


# What each of three kinds of colour-blind eyes makes of linear RGB (Machado and others, 2009).
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
TO_XYZ = ((0.434, 0.376, 0.190), (0.213, 0.715, 0.072), (0.018, 0.109, 0.873))  # white is 1, 1, 1


def lab(colour: QColor, eye: str) -> np.ndarray:
    """As CIELAB has it, as an eye sees it."""
    rgb = np.array(colour.getRgbF()[:3])
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    xyz = np.array(TO_XYZ) @ np.clip(np.array(EYES[eye]) @ linear, 0, 1)
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", THEMES)
def test_no_eye_takes_one_sign_for_another(theme: str, eye: str) -> None:
    palette = palette_named(theme)
    named = (
        ("los_clear", "los_hindered", "los_blocked", "los_too_close"),
        ("confirmed", "corrected", "uncertain"),
        ("chit_black", "chit_red"),
        ("info", "warning", "error"),
    )
    groups = [*[[getattr(palette, name) for name in names] for names in named], palette.factions]
    for group in groups:
        for one, other in combinations(group, 2):
            assert np.linalg.norm(lab(one, eye) - lab(other, eye)) >= 13, (one.name(), other.name())


@pytest.mark.parametrize("theme", THEMES)
def test_each_step_of_the_shading_is_darker_or_lighter_than_the_last(theme: str) -> None:
    """Lightness alone tells the steps apart, so any colour vision does."""
    steps = [luminance(colour) for colour in palette_named(theme).viewshed]
    assert all(first > second for first, second in combinations(steps[:-1], 2))


@pytest.mark.parametrize("theme", THEMES)
def test_every_action_has_the_icon_it_names(qapp: QApplication, theme: str) -> None:
    for spec in ACTIONS:
        if spec.icon:
            assert not icon(spec.icon, palette_named(theme)).isNull()


def test_both_palettes_name_the_same_valid_colours() -> None:
    for field in fields(Palette):
        for theme in THEMES:
            value = getattr(palette_named(theme), field.name)
            assert all(colour.isValid() for colour in (value if isinstance(value, tuple) else (value,)))


def test_the_font_writes_japanese(qapp: QApplication) -> None:
    metrics = QFontMetrics(text_font(14))
    assert all(metrics.inFontUcs4(ord(character)) for character in "視線妨害ヘクスきかん")
    assert QFontDatabase.families(QFontDatabase.WritingSystem.Japanese)


@pytest.mark.parametrize("theme", THEMES)
def test_the_style_sheet_is_sound(qapp: QApplication, theme: str, qtlog) -> None:
    dress(qapp, palette_named(theme), 14)
    assert not [record.message for record in qtlog.records if "style" in record.message.lower()]


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
@pytest.mark.parametrize("name", ["", "die", "small-die"])
def test_a_ringed_button_is_no_larger(qapp: QApplication, kind: type[QAbstractButton], name: str) -> None:
    """A row of dice grew by two pixels under the finger."""
    dress(qapp, palette_named("light"), 14)
    button = kind(text="7", objectName=name)
    button.ensurePolished()
    plain = button.sizeHint(), button.minimumSize()
    mark(button, is_on=True)
    assert (button.sizeHint(), button.minimumSize()) == plain


@pytest.mark.long
@pytest.mark.parametrize(("is_table_mode", "least"), [(False, 40), (True, 48)])
def test_the_smallest_text_makes_no_finger_smaller(
    qapp: QApplication, is_table_mode: bool, least: int
) -> None:
    dress(qapp, palette_named("light"), MIN_TEXT_SIZE, is_table_mode=is_table_mode)
    widgets = QPushButton(), QToolButton(), QLineEdit(), QCheckBox(), QComboBox(), QSlider()
    for widget in widgets:
        widget.ensurePolished()
    heights = {widget: max(widget.sizeHint().height(), widget.minimumSize().height()) for widget in widgets}
    assert [widget for widget, height in heights.items() if height < least] == []

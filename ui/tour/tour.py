"""The guided tour as pictures: everything the window does, each with one line of text."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from companion.files import cause_of
from companion.paths import SETTINGS_VARIABLE
from companion.reason import CompanionError, Reason
from companion.text import LANGUAGES

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

    from ui.tour.guide import Guide, TourStop

    Draw = Callable[[Guide, TourStop], QPixmap]

_QUALITY = 40  # of the guide's pictures, which stay small and legible


class TourError(CompanionError):
    """A folder that will not take the pictures."""


def write_tour(out: Path) -> None:
    """Write every stop as a numbered picture; TourError when the folder will not take them."""
    from ui.tour.stops import STOPS

    _write({stop: f"{number:02d}-{stop.id}.png" for number, stop in enumerate(STOPS, start=1)}, out)


def write_shots(out: Path) -> None:
    """Write the pictures that the README shows; TourError when the folder will not take them."""
    from ui.tour.stops import SHOTS, STRIP_STOPS
    from ui.tour.strips import strips

    _write({stop: f"{stop.id}.png" for stop in SHOTS}, out)
    _write({stop: f"strip-{stop.id}.png" for stop in STRIP_STOPS}, out, strips)


def write_guide(out: Path) -> None:
    """Write the pictures of the guide in every language; TourError when the folder will not take them."""
    from ui.tour.stops import GUIDE_STOPS

    _make_folder(out)
    with _visit() as guide:
        for stop in GUIDE_STOPS:
            for language in LANGUAGES:
                guide.start_over(stop.board, language)
                stop.visit(guide)
                name = f"{stop.id}-{language}.webp"
                _save(guide.small_picture(), out / name, _QUALITY)
                sys.stdout.write(f"{name}  {guide.caption(stop.text_key)}\n")


def _picture(guide: Guide, stop: TourStop) -> QPixmap:
    guide.start_over(stop.board)
    stop.visit(guide)
    return guide.picture()


def _write(names: dict[TourStop, str], out: Path, draw: Draw = _picture) -> None:
    _make_folder(out)
    with _visit() as guide:
        for stop, name in names.items():
            _save(draw(guide, stop), out / name)
            sys.stdout.write(f"{name}  {guide.caption(stop.text_key)}\n")


def _save(picture: QPixmap, file: Path, quality: int = -1) -> None:
    if not picture.save(str(file), quality=quality):
        raise _unwritable(file.parent, "other")


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _unwritable(out, cause_of(error)) from error


@contextmanager
def _visit() -> Iterator[Guide]:
    """A guide through a window that knows nothing of the player's own settings."""
    from ui.app import Application
    from ui.tour.guide import Guide

    with tempfile.TemporaryDirectory(prefix="companion-tour-") as folder:
        own = os.environ.get(SETTINGS_VARIABLE)
        os.environ[SETTINGS_VARIABLE] = folder
        application = Application()
        try:
            yield Guide(application)
        finally:
            application.close()
            if own is None:
                del os.environ[SETTINGS_VARIABLE]
            else:
                os.environ[SETTINGS_VARIABLE] = own


def _unwritable(out: Path, cause: str) -> TourError:
    args = {"file": out.name, "where": str(out.absolute().parent), "cause": cause}
    return TourError(Reason("file-unwritable", args=args))

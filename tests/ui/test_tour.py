"""The tour: every stop a picture of its own, the player's settings untouched."""

import gc
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from companion.sight.result import Verdict
from tests.forms import IS_LONG
from ui.app import Application
from ui.games.elst.tour_refit import escape, losses, purchase, shift
from ui.look.preferences import preferences_file
from ui.tour.guide import Guide
from ui.tour.stops import SHOTS, STOPS, STRIP_STOPS
from ui.tour.strips import WIDTH, strips
from ui.tour.tour import TourError, write_shots, write_tour

ROOT = Path(__file__).parents[2]
VISITED = STOPS if IS_LONG else [*{stop.board: stop for stop in STOPS}.values()]  # the last on every board


def drawn(file: Path) -> tuple[int, int, int]:
    """Width and height of a picture, and a number for what is on it."""
    picture = QImage(str(file))
    return picture.width(), picture.height(), hash(bytes(picture.constBits()))


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.fuzz
def test_every_stop_becomes_a_picture_of_its_own(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.tour.stops.STOPS", VISITED)
    write_tour(tmp_path / "tour")
    files = sorted((tmp_path / "tour").iterdir())
    assert [file.name[3:-4] for file in files] == [stop.id for stop in VISITED]
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [file.name for file in files]
    shown = [drawn(file) for file in files]
    assert {(width, height) for width, height, _ in shown} == {(1366, 768)}
    assert len(set(shown)) == len(shown)
    assert not preferences_file().exists()


@pytest.mark.long
def test_every_form_that_the_tour_fills_in_is_there(qapp: QApplication) -> None:
    """Those of the refit go as its steps change; the pictures are made only where there is time for them."""
    application = Application()
    guide = Guide(application)
    for visit in (losses, escape, shift, purchase):
        guide.start_over("elst")
        visit(guide)
        assert guide.window.page == "procedure"
    application.close()


def test_the_windows_of_a_tour_go_when_it_is_over(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of both boards: each still there would be dressed anew with every new look."""
    monkeypatch.setattr("ui.tour.stops.STOPS", [stop for stop in STOPS if stop.id in {"map", "scw-grid"}])
    before = set(QApplication.allWidgets())
    write_tour(tmp_path)
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert {type(widget).__name__ for widget in set(QApplication.allWidgets()) - before} == set()


@pytest.mark.long
@pytest.mark.slow
def test_stops_named_after_a_verdict_show_it(qapp: QApplication) -> None:
    application = Application()
    guide = Guide(application)
    stops = {stop.id: stop for stop in STOPS}
    for verdict in Verdict:
        guide.start_over(stops[verdict.value].board)
        stops[verdict.value].visit(guide)
        assert guide.bridge.sight.result.verdict is verdict
    application.close()


def test_the_shots_are_the_pictures_that_the_readme_shows() -> None:
    shown = set(re.findall(r"resources/pictures/([a-z-]+)\.png", (ROOT / "README.md").read_text("utf-8")))
    assert {stop.id for stop in SHOTS} | {f"strip-{stop.id}" for stop in STRIP_STOPS} == shown
    assert {file.stem for file in (ROOT / "resources/pictures").glob("*.png")} == shown


@pytest.mark.long
def test_a_sheet_of_the_strip_holds_every_look_in_the_smallest_window(qapp: QApplication) -> None:
    application = Application()
    guide = Guide(application)
    for stop in STRIP_STOPS:
        sheet = strips(guide, stop).toImage()
        assert guide.window.width() == sheet.width() == WIDTH
        rows = "".join("-#"[sheet.pixelColor(0, y).alpha() > 0] for y in range(sheet.height()))
        assert len(re.findall("#+", rows)) == 6  # two languages, three looks
    application.close()


def test_a_folder_that_takes_no_pictures_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(TourError) as refusal:
        write_shots(tmp_path / "file" / "shots")
    assert refusal.value.reason.args["cause"] == "no-folder"

"""The tour: every stop a picture of its own, the player's settings untouched."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from companion.sight.result import Verdict
from ui.app import Application
from ui.preferences import preferences_file
from ui.tour import TourError, write_shots, write_tour
from ui.tour_guide import Guide
from ui.tour_stops import SHOTS, STOPS

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
def test_every_stop_becomes_a_picture_of_its_own(
    qapp: QApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_tour(tmp_path / "tour")
    files = sorted((tmp_path / "tour").iterdir())
    assert [file.name[3:-4] for file in files] == [stop.id for stop in STOPS]
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [file.name for file in files]
    pictures = [QImage(str(file)) for file in files]
    assert all((picture.width(), picture.height()) == (1366, 768) for picture in pictures)
    assert len({bytes(picture.constBits()) for picture in pictures}) == len(pictures)
    assert not preferences_file().exists()


@pytest.mark.slow
def test_stops_named_after_a_verdict_show_it(qapp: QApplication) -> None:
    application = Application()
    guide = Guide(application)
    stops = {stop.id: stop for stop in STOPS}
    for verdict in Verdict:
        guide.start_over()
        stops[verdict.value].visit(guide)
        assert guide.bridge.sight.result.verdict is verdict
    application.window.close()
    application.forget()


def test_the_shots_are_the_pictures_that_the_readme_shows() -> None:
    shown = set(re.findall(r"resources/pictures/([a-z-]+)\.png", (ROOT / "README.md").read_text("utf-8")))
    assert {stop.id for stop in SHOTS} == shown
    assert {file.stem for file in (ROOT / "resources/pictures").glob("*.png")} == shown


def test_a_folder_that_takes_no_pictures_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(TourError) as refusal:
        write_shots(tmp_path / "file" / "shots")
    assert refusal.value.reason.args["cause"] == "no-folder"

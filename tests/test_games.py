"""The games that are found: the program's own, and what becomes of a stranger's that is broken."""

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion import known_games as games
from companion.board.library import open_board
from companion.kit.counter_sheets import CounterSheetGame
from companion.kit.sheets import SheetGame
from companion.known_game import GameError
from companion.known_games import GAMES, games_left_out
from companion.packages import scenario_folder
from companion.text import Catalogue
from tests.boards_of_games import board_of
from tests.fourth_game.strangers import LIST, write_package

OWN = ["elst", "starter-kit", "np", "jarama", "brunete"]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages; look for games anew after writing into it."""
    monkeypatch.syspath_prepend(tmp_path)
    games.forget_games()
    yield tmp_path
    games.forget_games()


def told() -> list[str]:
    """What is said of packages that are left out."""
    catalogue = Catalogue("en")
    return [catalogue.reason(reason, str) for reason in games_left_out()]


def test_the_programs_own_are_all_found_without_loading_one() -> None:
    listing = (
        "import sys; from companion.known_games import GAMES; print(*GAMES);"
        " print(*(name for name in sys.modules if name.startswith('companion.games.')))"
    )
    done = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [" ".join(OWN), ""]
    assert games_left_out() == ()


@pytest.mark.parametrize("id_", OWN)
def test_what_is_listed_of_a_game_is_what_it_has(id_: str) -> None:
    known = GAMES[id_]
    game = known.make(board_of(known.id))
    assert game.id == id_
    assert ("counter-sheet" in known.has) == isinstance(game, CounterSheetGame)
    assert ("sheet" in known.has) == isinstance(game, SheetGame)
    assert set(known.cards) <= set(known.scenarios)


@pytest.mark.parametrize("id_", ["elst", "np"])
def test_every_scenario_in_a_games_data_is_listed(id_: str) -> None:
    data = json.loads((scenario_folder(GAMES[id_].folder) / "scenario.json").read_text("utf-8"))
    assert list(GAMES[id_].scenarios) == [scenario["id"] for scenario in data["scenarios"]]


@pytest.mark.parametrize(
    ("listed", "why"),
    [
        ("[[game]", "game.toml"),
        ("", "game.toml"),
        (LIST.replace("scenarios", "scenes"), "game.toml"),
        (LIST.replace("game:Game", "game"), "game.toml"),
        (LIST.replace('"{name}"', '"elst"'), "another game elst"),
        (LIST + 'board = "jarama"', "another game on its board"),
        (LIST + 'board = "atlantis"', "its board atlantis"),
        (LIST + 'board = "../elst"', "game.toml"),
        (LIST + LIST, "another game wreck"),
    ],
)
def test_a_list_that_is_broken_costs_its_own_games_and_one_line(site: Path, listed: str, why: str) -> None:
    write_package(site, "wreck", listed=listed)
    write_package(site, "sound")
    assert list(GAMES) == [*OWN, "sound"]
    (line,) = told()
    assert line.startswith("The games of wreck are left out")
    assert why in line


def test_a_package_that_is_gone_is_told_by_name(site: Path) -> None:
    write_package(site, "gone")
    (site / "gone" / "game.toml").unlink()
    (site / "gone").rename(site / "elsewhere")
    assert list(GAMES) == OWN
    (line,) = told()
    assert "gone" in line
    assert "not to be found" in line


def test_texts_that_cannot_be_read_cost_the_game_that_brings_them_and_no_other_text(site: Path) -> None:
    write_package(site, "tongues", text="pond-frog = Frog\npond-frog = Toad\n")
    assert list(GAMES) == OWN
    assert "text/en" in told()[0]
    assert Catalogue("en").text("faction-british")


def test_a_stranger_adds_words_and_changes_none_of_the_programs(site: Path) -> None:
    own = Catalogue("en").text("faction-british")
    write_package(site, "words", text="faction-british = Redcoats\nfaction-otters = Otters\n")
    games.forget_games()
    assert Catalogue("en").text("faction-british") == own
    assert Catalogue("en").text("faction-otters") == "Otters"


@pytest.mark.parametrize("module", ["raise RuntimeError", "def Game(board): return board", ""])
def test_what_cannot_be_loaded_is_refused_in_one_line_when_it_is_asked_for(
    site: Path, module: str, troubles: list[logging.LogRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    write_package(site, "leak", module=module)
    for name in ("leak", "leak.game"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(GameError) as refusal:
        GAMES["leak"].make(open_board("leak"))
    assert Catalogue("en").reason(refusal.value.reason, str).startswith("The game leak cannot be used")
    assert troubles.pop().exc_info is not None
    open_board.cache_clear()

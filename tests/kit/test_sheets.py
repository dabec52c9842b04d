"""The sheet that is kept for the next game: what only the printed game gives."""

from pathlib import Path
from random import Random

import pytest

from companion.games.no_prisoners.terms import UnitType
from companion.kit.sheets import (
    Sheet,
    SheetError,
    filling,
    has_sheet,
    read_sheet,
    sheet_of,
    write_sheet,
)
from tests.games.no_prisoners.campaign.random_play import begin

BOX = "sheet/rail_capacity/7-west-cp"


def test_a_sheet_carries_what_was_read_to_the_next_game(tmp_path: Path) -> None:
    first, second = begin("the-last-crusade", Random(1)), begin("war-in-the-desert", Random(2))
    told = {BOX: 4, "counters/cp-w-27/strength": 4, "counters/al-w-aus1/type": "infantry"}
    first.set_facts({**told, "sheet/rail_capacity/1-west-cp": 2})
    path = tmp_path / "sheet.json"
    write_sheet(path, sheet_of(first))
    for command in filling(second, read_sheet(path)):
        second.execute(command)
    game = second.state.game
    assert game.sheet.rail_capacity["7-west-cp"] == 4
    assert "1-west-cp" not in game.sheet.rail_capacity, "the short scenario has no such turn"
    assert (game.counters["cp-w-27"].strength, game.counters["al-w-aus1"].type) == (4, UnitType.INFANTRY)
    assert game.counters["cp-w-27"].hex is not None, "positions are no part of a sheet"
    with pytest.raises(SheetError) as caught:
        filling(second, read_sheet(path))
    assert caught.value.reason.key == "sheet-nothing-new"


def test_the_sheet_of_another_game_is_refused() -> None:
    session = begin("the-last-crusade", Random(1))
    assert has_sheet(session)
    with pytest.raises(SheetError) as caught:
        filling(session, Sheet(game="elst", facts={BOX: 3}))
    assert caught.value.reason.key == "sheet-other-game"


@pytest.mark.parametrize(
    ("content", "key"), [(None, "file-unreadable"), ("{", "file-cut-off"), ('{"game": 1}', "sheet-broken")]
)
def test_a_sheet_that_cannot_be_read_says_why(tmp_path: Path, content: str | None, key: str) -> None:
    path = tmp_path / "sheet.json"
    if content is not None:
        path.write_text(content)
    with pytest.raises(SheetError) as caught:
        read_sheet(path)
    assert caught.value.reason.key == key
    assert "sheet.json" in str(caught.value.reason.args.values())


def test_a_sheet_that_cannot_be_written_says_why(tmp_path: Path) -> None:
    with pytest.raises(SheetError) as caught:
        write_sheet(tmp_path / "nowhere" / "sheet.json", Sheet(game="np", facts={}))
    assert caught.value.reason.key == "file-unwritable"

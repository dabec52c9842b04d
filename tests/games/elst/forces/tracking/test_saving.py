"""A session file with forces in it, through the registry of games."""

from pathlib import Path

from companion.games.elst.procedures.forces.commands import AddRoster, LeaveMap, TakeControl
from companion.kit.system import Start
from companion.known_games import GAMES, systems_with
from companion.session.session import Session
from companion.session.store import SqliteStore
from tests.games.elst.forces.tracking.forces_table import BOARD, BRITISH, at, hexes


def test_forces_are_there_again_when_a_session_is_reopened(tmp_path: Path) -> None:
    file = tmp_path / "elst.wargame"
    start = Start(scenario="initial", options={"balance": "german"})
    session = Session.create(GAMES["elst"].make(BOARD), SqliteStore.create(file), start)
    session.execute(AddRoster(side=BRITISH, text="3x 4-5-7, 9-1, 2 LMG @ TT10\n2x Sherman V"))
    session.execute(TakeControl(side=BRITISH, hexes=hexes("NN8 A12")))
    session.execute(LeaveMap(side=BRITISH, text="3x 4-5-7, 9-1, 2 LMG", hex=at("TT10")))
    session.undo()
    before = session.state.game.forces
    session.close()
    again = Session.open(SqliteStore.open(file), systems_with(BOARD))
    assert again.state.game.forces == before
    assert before.favoured == "german"
    again.close()

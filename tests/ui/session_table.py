"""A session under way in tests of the window."""

from pathlib import Path

from companion.kit.system import Players, Start
from companion.known_games import systems_with
from companion.session.files import open_session
from ui import operations
from ui.session.bridge import SessionBridge
from ui.session.files import fresh_file

END_OF_TURN_5 = {"clock/moment/turn": 5, "clock/moment/player": "german", "clock/moment/phase": "ccph"}


def begin(bridge: SessionBridge, players: Players = Players.SOLO, scenario: str = "initial") -> None:
    """Begin a session of Decision at Elst."""
    assert operations.begin_session(bridge, fresh_file("Elst"), Start(scenario=scenario, players=players))


def go_on(bridge: SessionBridge, path: Path) -> bool:
    """Go on with the session in a file; False when it is refused."""
    session = bridge.guard(lambda: open_session(path, systems_with(bridge.board)))
    return session is not None and operations.go_on_with(bridge, session, path)

"""A session under way in tests of the window."""

from companion.play.system import Players, Start
from ui import operations
from ui.session_bridge import SessionBridge
from ui.session_files import fresh_file

END_OF_TURN_5 = {"clock/moment/turn": 5, "clock/moment/player": "german", "clock/moment/phase": "ccph"}


def begin(bridge: SessionBridge, players: Players = Players.SOLO, scenario: str = "initial") -> None:
    """Begin a session of Decision at Elst."""
    assert operations.begin_session(bridge, fresh_file("Elst"), Start(scenario=scenario, players=players))

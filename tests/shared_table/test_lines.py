"""What is left of lines when the loop on which they run ends."""

import socket
from threading import Thread

import pytest

from companion.shared_table import limits
from companion.shared_table.background import Background
from companion.shared_table.link import reach
from tests.shared_table.conftest import HERE, SECONDS, TableOfTests


@pytest.mark.parametrize("says_good_bye", [False, True])
def test_a_line_of_nobody_ends_with_its_loop(table: TableOfTests, says_good_bye: bool) -> None:
    """As when its task is cancelled just as it comes about; good-bye alone waits for the other end."""
    background = Background("nobody's line")
    line = background.start(reach(HERE, table.table.port, None)).result()
    assert line.socket.fileno() != -1
    if says_good_bye:
        background.loop.call_soon_threadsafe(line.transport.close)
    background.stop()
    assert line.socket.fileno() == -1


def test_a_guest_that_is_asleep_holds_nobody(table: TableOfTests, monkeypatch: pytest.MonkeyPatch) -> None:
    """It never says good-bye; nor does who has come and not said a word."""
    monkeypatch.setattr(limits, "SECONDS_TO_HANG_UP", 0.1)
    table.table.close()
    table.table.open(HERE)
    asleep = Background("asleep")
    line = asleep.start(reach(HERE, table.table.port, None)).result()
    asleep.loop.call_soon_threadsafe(line.transport.pause_reading)
    with socket.create_connection((HERE, table.table.port)):
        closing = Thread(target=table.table.close)
        closing.start()
        closing.join(SECONDS / 2)
    assert not closing.is_alive()
    asleep.loop.call_soon_threadsafe(line.transport.resume_reading)
    asleep.stop()

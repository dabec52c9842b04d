"""What is left of lines when the loop on which they run ends."""

import pytest

from companion.shared_table.background import Background
from companion.shared_table.link import reach
from tests.shared_table.conftest import HERE, TableOfTests


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

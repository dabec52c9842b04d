"""Long paths on labels."""

import pytest

from ui.widgets.literal import breakable


@pytest.mark.long
def test_a_path_may_break_behind_each_of_its_signs_and_reads_the_same() -> None:
    path = r"C:\Users\anna_b\Wargame Companion\sessions.old"
    told = breakable(path)
    assert told.replace("\u200b", "") == path
    assert "\\\u200bUsers" in told
    assert "anna_\u200bb" in told

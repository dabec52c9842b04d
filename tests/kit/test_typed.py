"""What a line lists, as either language parts it."""

import pytest

from companion.kit.typed import listed


@pytest.mark.parametrize(
    "typed", ["I1 V2 O2", "I1,V2, O2", "I1、V2、O2", "Ｉ１、Ｖ２，Ｏ２", "I1・V2・O2", " I1\u3000V2; O2 "]
)
def test_blanks_and_commas_of_every_kind_stand_between(typed: str) -> None:
    assert listed(typed) == ["I1", "V2", "O2"]

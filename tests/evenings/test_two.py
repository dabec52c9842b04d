"""Evenings of two players as strangers play them: two programs on two screens, joined by the real line.

Named to ./run test their short forms, under ./run evenings the whole ones.
"""

import pytest

from tests.evenings.driving import FORM, HERE, drive

EVENINGS = sorted(
    file.stem
    for file in (HERE / "two").glob("*.toml")
    if not FORM or "short = true" in file.read_text("utf-8")
)
PATIENCE_S = 180 if FORM else 1200


@pytest.mark.xwindow
@pytest.mark.long
@pytest.mark.parametrize("evening", EVENINGS)
def test_neither_of_two_players_stumbles(evening: str) -> None:
    rows = drive("drive_two.py", HERE / "two" / f"{evening}.toml", *FORM, seconds=PATIENCE_S)
    assert {row["row"]: row["stumble"] for row in rows if row["stumble"]} == {}
    assert rows

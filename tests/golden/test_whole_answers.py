"""Whole recorded games decide as when their answers were last counted, also of what nobody did there."""

import pytest

from tests.golden.whole_answers import GAMES_ASKED, answers_of, form_asked, read_table, table_of


@pytest.mark.fuzz
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES_ASKED)
def test_a_whole_game_answers_as_it_did(game: str) -> None:
    form = form_asked()
    then, now = read_table(game, form), table_of(answers_of(game, form))
    assert [
        (row, then.get(row), now.get(row)) for row in sorted(then | now) if then.get(row) != now.get(row)
    ] == []

"""The Japanese of the Spanish battles uses the rulebook's own terms."""

import pytest

from companion.games.spanish_civil_war.terms import Battle
from companion.kit.names import Names, NameUnclearError
from companion.paths import resources_dir
from tests.games.spanish_civil_war.table import NATIONALIST, Table


@pytest.mark.parametrize("other", ["防御", "諸兵連合", "損失", "退却", "視線", "勝利得点"])
def test_no_term_is_used_that_the_rulebook_words_otherwise(other: str) -> None:
    """It writes 防禦, 諸兵聯合, ステップロス, 後退, 照準線, 勝利ポイント."""
    folder = resources_dir() / "text" / "ja" / "scw"
    assert [path.name for path in sorted(folder.glob("*.ftl")) if other in path.read_text("utf-8")] == []


def test_what_a_number_may_mean_is_listed_in_japanese_though_english_words_hold_it() -> None:
    """An F/88 is No.1 in Japanese, which is no 1 there."""
    table = Table(Battle.JARAMA)
    for hex_ in ("2729", "2728"):
        table.stand(NATIONALIST, "F88: 1-2-6", hex_)
    board = table.system.map.board
    names = Names(table.system.names(table.session.state), board.hex_name, ("ja", "en"))
    with pytest.raises(NameUnclearError) as unclear:
        names.meant("1")
    assert unclear.value.reason.args["names"] == "F/88高射砲　No.1 2729; F/88高射砲　No.2 2728"

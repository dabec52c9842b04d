"""The Japanese of the Spanish battles uses the rulebook's own terms."""

import pytest

from companion.paths import resources_dir


@pytest.mark.parametrize("other", ["防御", "諸兵連合", "損失", "退却", "視線", "勝利得点"])
def test_no_term_is_used_that_the_rulebook_words_otherwise(other: str) -> None:
    """It writes 防禦, 諸兵聯合, ステップロス, 後退, 照準線, 勝利ポイント."""
    folder = resources_dir() / "text" / "ja" / "scw"
    assert [path.name for path in sorted(folder.glob("*.ftl")) if other in path.read_text("utf-8")] == []

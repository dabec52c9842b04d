from pathlib import Path

import pytest

from companion.text.check import find_problems, main
from companion.text.uses import Use, Uses

SOUND = "seen = { $hex } is seen\n"


def problems(tmp_path: Path, english: str, japanese: str, uses: Uses | None = None) -> list[str]:
    for language, source in (("en", english), ("ja", japanese)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "sight.ftl").write_text(source, "utf-8")
    return find_problems(tmp_path, uses or Uses(mentioned={"seen"}))


def test_sound_catalogues_have_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, SOUND, "seen = { $hex }が見える\n") == []


@pytest.mark.parametrize(
    ("english", "japanese", "problem"),
    [
        (SOUND, "", "en/sight.ftl:1: seen is missing in ja"),
        ("", SOUND, "ja/sight.ftl:1: seen is in ja only"),
        (SOUND, "seen = 見える\n", "ja/sight.ftl:1: seen uses no variables, elsewhere $hex"),
        (SOUND, SOUND + "seen = { $hex }\n", "ja/sight.ftl:2: seen stands in ja/sight.ftl:1 already"),
        (SOUND, SOUND + "sight.seen = x\n", "ja/sight.ftl:2: not Fluent"),
        (SOUND, SOUND + "Seen = x\n", "ja/sight.ftl:2: Seen is not kebab-case"),
        (SOUND, SOUND + "    .tip = x\n", "ja/sight.ftl:1: seen needs a value and no attributes"),
        (SOUND, "seen = { $hex }{ far }\n", "ja/sight.ftl:1: seen refers to far, which does not exist"),
        (SOUND, "seen = { $hex }{ -los }\n", "ja/sight.ftl:1: seen refers to -los, which does not exist"),
        (SOUND + "lost = don't\n", SOUND, "en/sight.ftl:2: lost has ' or \" where players read ’ or “ ”"),
        (SOUND + 'lost = "it"\n', SOUND, "en/sight.ftl:2: lost has"),
        (SOUND + """lost = { "'" }\n""", SOUND, "en/sight.ftl:2: lost has"),
        (
            SOUND + "lost = x\n",
            "lost = x\n" + SOUND,
            "ja/sight.ftl:1: lost stands where en/sight.ftl:1 has seen",
        ),
        (f"## Sight\n\n{SOUND}", SOUND, "ja/sight.ftl:1: seen stands where en/sight.ftl:1 has ##"),
        (
            f"## 2.1 Sight\n\n{SOUND}",
            f"## 2.2 視線\n\n{SOUND}",
            "ja/sight.ftl:1: ## 2.2 stands where en/sight.ftl:1 has ## 2.1",
        ),
    ],
)
def test_a_difference_is_told_with_its_place(
    tmp_path: Path, english: str, japanese: str, problem: str
) -> None:
    assert any(found.startswith(problem) for found in problems(tmp_path, english, japanese))


def test_headings_of_the_same_rule_are_alike_in_whatever_words(tmp_path: Path) -> None:
    japanese = "## 2.1 視線\n\nseen = { $hex }が見える\n"
    assert problems(tmp_path, f"## 2.1 Sight\n\n{SOUND}", japanese) == []


def test_a_file_in_the_folder_of_a_game_is_read_too(tmp_path: Path) -> None:
    for language in ("en", "ja"):
        (tmp_path / language / "pond").mkdir(parents=True)
        (tmp_path / language / "pond" / "play.ftl").write_text("Seen = x\n", "utf-8")
    assert "en/pond/play.ftl:1: Seen is not kebab-case" in find_problems(tmp_path, Uses())


def test_a_message_that_nothing_uses_is_told(tmp_path: Path) -> None:
    assert problems(tmp_path, SOUND, SOUND, Uses()) == ["en/sight.ftl:1: nothing uses seen"]


def test_a_missing_message_is_told_where_it_is_asked_for(tmp_path: Path) -> None:
    uses = Uses(named=[Use("gone", "companion/sight.py:7", None)], mentioned={"seen"})
    assert problems(tmp_path, SOUND, SOUND, uses) == ["companion/sight.py:7: no message gone"]


def test_a_missing_argument_is_told_where_it_is_missing(tmp_path: Path) -> None:
    uses = Uses(named=[Use("seen", "companion/sight.py:7", frozenset())], mentioned={"seen"})
    assert problems(tmp_path, SOUND, SOUND, uses) == ["companion/sight.py:7: seen needs $hex"]


def test_a_pattern_uses_what_it_fits_and_must_fit_something(tmp_path: Path) -> None:
    uses = Uses(patterns={"se.+": "a.py:1", "verdict-.+": "a.py:2"})
    assert problems(tmp_path, SOUND, SOUND, uses) == ["a.py:2: no message fits verdict-.+"]


def test_the_command_wants_its_option(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "--check" in capsys.readouterr().err

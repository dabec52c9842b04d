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
    ],
)
def test_a_difference_is_told_with_its_place(
    tmp_path: Path, english: str, japanese: str, problem: str
) -> None:
    assert any(found.startswith(problem) for found in problems(tmp_path, english, japanese))


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

import pytest

from companion import __version__
from tests.cli.conftest import Companion

VERBS = [
    (),
    ("los",),
    ("view",),
    ("board",),
    ("board", "check"),
    ("board", "info"),
    ("host",),
    ("join",),
    ("mail",),
    ("serve",),
]


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_help_text_is_worded(
    companion: Companion, monkeypatch: pytest.MonkeyPatch, verb: tuple[str, ...], language: str
) -> None:
    monkeypatch.setenv("LC_ALL", {"en": "C", "ja": "ja_JP.UTF-8"}[language])
    answer = companion(*verb, "--help")
    assert answer.code == 0
    assert "cli-help" not in answer.out


@pytest.mark.parametrize("lang", [("--lang", "ja"), ("--lang=ja",)])
def test_help_comes_in_the_language_asked_for(companion: Companion, lang: tuple[str, ...]) -> None:
    assert "ヘクス" in companion("view", *lang, "--help").out


def test_without_a_verb_the_help_is_shown(companion: Companion) -> None:
    assert companion().out == companion("--help").out


def test_the_version_is_told(companion: Companion) -> None:
    assert companion("--version").out == f"{__version__}\n"


def test_an_unknown_verb_is_wrong_usage(companion: Companion) -> None:
    assert companion("peek").code == 2

from typing import Any

import pytest

from companion.games.no_prisoners.readings import PRINTED, ExtraUnit
from companion.games.no_prisoners.settings import OPTIONS, READINGS, np_settings
from companion.text import LANGUAGES, Catalogue

# What the rulebook leaves open, each with the setting that reads it and what holds unless somebody chooses.
DISPUTED: dict[str, tuple[str, Any]] = {
    "whether a rail move begins in supply (8.8 against 15.7)": ("np-rail-needs-supply", True),
    "whether the road rate serves strategic movement": ("np-roads-serve-strategic-movement", False),
    "whether a wadi doubles the defence in winter": ("np-wadi-doubles-in-winter", False),
    "who rolls for no event in 1915 I": ("np-first-turn-events", "no-player-turn-rolls"),
    "how often a phase sees the command bonus": ("np-command-bonus", "once-per-hq"),
    "who picks the unit that an event brings back": ("np-extra-unit", "owner-picks"),
    "where a tribe goes that an event withdraws": ("np-withdrawn-tribe-goes-to", "permanently-eliminated"),
    "what a Central Powers win counts for in the race": ("np-central-powers-win", "below-a-draw"),
    "whether a pass or road takes vehicles over mountains": ("np-passes-carry-vehicles", False),
    "who picks units out of supply to withdraw": ("np-withdrawal-chooser", "enemy-commander"),
}
OPTIONAL_RULES = {
    "np-historical-revolt",
    "np-historical-withdrawals",
    "np-race-for-damascus",
    "np-fog-of-war",
}


def test_every_disputed_rule_has_a_setting_with_its_default() -> None:
    defaults = {setting.key: setting.default for setting in np_settings()}
    assert {key: defaults.get(key) for key, _ in DISPUTED.values()} == dict(DISPUTED.values())


def test_every_other_setting_is_an_optional_rule_that_is_off() -> None:
    disputed = {key for key, _ in DISPUTED.values()}
    others = {setting.key: setting.default for setting in np_settings() if setting.key not in disputed}
    assert others == dict.fromkeys(OPTIONAL_RULES, False)


def test_every_setting_takes_its_default_and_what_it_offers() -> None:
    for setting in np_settings():
        assert setting.options
        assert setting.default in setting.options
        assert setting.rule


def test_without_choices_the_printed_reading_holds() -> None:
    assert READINGS.chosen({}) == PRINTED
    assert not OPTIONS.chosen({}).fog_of_war


def test_a_choice_is_read_back() -> None:
    assert READINGS.chosen({"np-extra-unit": "at-random"}).extra_unit is ExtraUnit.RANDOM
    assert OPTIONS.chosen({"np-historical-revolt": True}).historical_revolt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_worded(language: str) -> None:
    catalogue = Catalogue(language)
    keys = {f"setting-{setting.key}" for setting in np_settings()}
    options = {
        f"option-{value}" for s in np_settings() for value in s.options or () if isinstance(value, str)
    }
    assert [key for key in sorted(keys | options) if key not in catalogue] == []

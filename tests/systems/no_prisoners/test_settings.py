import pytest

from companion.systems.no_prisoners.readings import PRINTED, ExtraUnit
from companion.systems.no_prisoners.settings import np_options, np_readings, np_settings
from companion.text import LANGUAGES, Catalogue


def test_every_setting_takes_its_default_and_what_it_offers() -> None:
    for setting in np_settings():
        assert setting.options
        assert setting.default in setting.options
        assert setting.rule


def test_without_choices_the_printed_reading_holds() -> None:
    assert np_readings({}) == PRINTED
    assert not np_options({}).fog_of_war


def test_a_choice_is_read_back() -> None:
    assert np_readings({"np-extra-unit": "at-random"}).extra_unit is ExtraUnit.RANDOM
    assert np_options({"np-historical-revolt": True}).historical_revolt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_is_worded(language: str) -> None:
    catalogue = Catalogue(language)
    keys = {f"setting-{setting.key}" for setting in np_settings()}
    options = {
        f"option-{value}" for s in np_settings() for value in s.options or () if isinstance(value, str)
    }
    assert [key for key in sorted(keys | options) if key not in catalogue] == []

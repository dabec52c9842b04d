"""How long a pass phrase lasts at least: what looks like a list counts as little as the list is long."""

import pytest

from companion.session.secrets.strength import Lasting, strength


@pytest.mark.parametrize(
    "weak", ["", "1234", "7392", "password", "aaaaaaaaaaaa", "qwertyuiop", "12345678", "dash", "さくら"]
)
def test_what_everybody_tries_first_lasts_seconds_against_many(weak: str) -> None:
    assert strength(weak).rented is Lasting.SECONDS


@pytest.mark.parametrize("date", ["19171031", "31101917", "171031"])
def test_a_date_is_one_of_few(date: str) -> None:
    assert strength(date).here in (Lasting.SECONDS, Lasting.MINUTES)


def test_a_name_with_a_year_lasts_an_evening_at_most() -> None:
    assert strength("Elst 1944").here is Lasting.HOURS
    assert strength("Elst 1944").rented is Lasting.SECONDS


@pytest.mark.parametrize(
    "strong", ["correct horse battery staple", "kX7#pQ2!vLm4", "橋の上 recorder velvet Anton"]
)
def test_several_words_or_true_chance_last(strong: str) -> None:
    assert strength(strong).here is Lasting.CENTURIES
    assert strength(strong).rented in (Lasting.YEARS, Lasting.CENTURIES)


def test_more_never_weakens() -> None:
    phrase = "Gaza 1917, third battle; Jaffa road"
    bits = [strength(phrase[:length]).bits for length in (4, 9, 16, 23, len(phrase))]
    assert bits == sorted(bits)


def test_full_width_typing_is_the_same_phrase() -> None:
    assert strength("Ｅｌｓｔ　１９４４") == strength("Elst 1944")

"""What the calculators answer to typed figures."""

from typing import Any

import pytest

from companion.games.no_prisoners.calculators import COMBAT, EVENTS
from companion.kit.calculators import Calculator
from companion.kit.panels import Lines, Table
from companion.text import LANGUAGES, Catalogue

ENGLISH = Catalogue("en")


def answer(calculator: Calculator, **given: Any) -> tuple[Any, ...]:
    """The parts for some figures, every other field as it is at first."""
    first = {field.input.name: field.start for field in calculator.fields}
    options = {f.input.name: f.input.options[0] for f in calculator.fields if f.input.options}
    return calculator.answer(first | options | {k.replace("_", "-"): v for k, v in given.items()})


def lines(part: Lines) -> list[str]:
    return [ENGLISH.reason(line, str) for line in part.lines]


def cells(table: Table) -> list[list[str]]:
    return [[ENGLISH.reason(cell, str) for cell in row] for row in table.rows]


def test_a_combat_asks_for_strengths_first() -> None:
    (part,) = answer(COMBAT, attack=9)
    assert lines(part) == ["Type the sum of the printed strengths of both parties."]


def test_a_raid_at_225_percent() -> None:
    odds, table = answer(COMBAT, attack=9, defence=4)
    assert lines(odds)[-1] == "225%: column 200-299 (11.3)"
    assert [row[:2] for row in cells(table)] == [
        ["1", "AA"],
        ["2", "AW"],
        ["3–4", "OP"],
        ["5", "DW"],
        ["6", "DA"],
    ]
    assert cells(table)[0][2] == "1 unit"


def test_ground_that_doubles_is_not_named_and_shifts_are() -> None:
    odds, *_ = answer(COMBAT, attack=9, defence=4, terrain="ground-doubling", air="yes", command="yes")
    assert lines(odds)[1:] == [
        "Defending strength: 8 (×2) (11.3)",
        "112%: column 100-199 (11.3)",
        "Shifts right: air 1, naval 0, command 1; column 300-399 (11.11)",
    ]


def test_a_die_tells_each_party_what_to_do() -> None:
    _, table, told = answer(COMBAT, attack=9, defence=4, crt="main-offensive", die=5)
    assert cells(table)[table.current][1] == "DD"
    assert lines(told) == [
        "DD: defender heavy losses",
        "Attacker: – (11.3h)",
        "Defender: 2+ strength, retreat 1 (11.3h)",
        "The attacker may pursue into the hexes left. (13.0)",
    ]


def test_no_main_offensive_on_a_red_city_or_out_of_supply() -> None:
    (city,) = answer(COMBAT, attack=9, defence=4, crt="main-offensive", terrain="ground-red-city")
    (supply,) = answer(COMBAT, attack=9, defence=4, crt="main-offensive", unsupplied="yes")
    assert [city.lines[0].rule, supply.lines[0].rule] == ["21.2", "11.13"]


def test_events_go_by_their_conditions() -> None:
    (table,) = answer(EVENTS, player_turn="west-allied", turn=4)
    assert cells(table)[0][1].endswith("No event before 1917.")
    (table,) = answer(EVENTS, player_turn="west-allied", turn=9)
    assert cells(table)[0][1].endswith("Withdraw at least 15 strength. (6.6)")


def test_historical_dates_take_the_place_of_events() -> None:
    (table,) = answer(EVENTS, player_turn="west-cp", turn=9, historical_withdrawals="yes")
    assert cells(table)[0][1].endswith("No event: withdrawals follow their historical dates. (19.10a)")
    (table,) = answer(EVENTS, player_turn="east-allied", turn=5, historical_revolt="yes")
    assert cells(table)[-1][1].endswith("No event: the revolt follows its historical date. (19.9)")


def test_an_event_may_wait_for_a_second_die() -> None:
    _, first = answer(EVENTS, player_turn="west-cp", die=2)
    assert lines(first) == ["Redeployment", "Random event, second die (5.0a)"]
    table, second = answer(EVENTS, player_turn="west-cp", die=2, second_die=5)
    assert lines(second)[1].startswith("One eliminated unit comes as a reinforcement")
    assert cells(table)[table.current][0] == "2, 4–6"
    table, _ = answer(EVENTS, player_turn="west-cp", die=2, second_die=3)
    assert cells(table)[table.current][0] == "2, 1–3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    catalogue = Catalogue(language)
    for crt in ("raid", "main-offensive"):
        for attack in (1, 3, 5, 9, 13, 17, 21, 25):
            for die in range(1, 7):
                _, table, told = answer(COMBAT, attack=attack, defence=4, crt=crt, die=die)
                shown = [cell for row in (table.columns, *table.rows) for cell in row]
                assert all(catalogue.reason(reason, str) for reason in (*shown, *told.lines))

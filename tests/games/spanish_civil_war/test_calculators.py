"""The calculators agree with the rules, and with what a session makes of the same figures."""

import pytest

from companion.games.spanish_civil_war.calculators import typed_combat
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.calculators import Calculator
from companion.kit.panels import Lines, Table
from companion.kit.questions import NO, YES
from companion.known_games import GAMES
from companion.text import LANGUAGES, Catalogue


def calculator(battle: Battle, kind: str) -> Calculator:
    return GAMES[battle.value].calculator(f"{battle.value}-{kind}")


def given(one: Calculator, **values: object) -> dict[str, object]:
    """What stands in the fields at first, and what a player alters."""
    first = {
        field.input.name: field.start
        if field.start is not None or not field.input.options
        else field.input.options[0]
        for field in one.fields
    }
    return {**first, **{name.replace("_", "-"): value for name, value in values.items()}}


def keys(one: Calculator, **values: object) -> list[str]:
    lines = [part for part in one.answer(given(one, **values)) if isinstance(part, Lines)]
    return [reason.key for part in lines for reason in part.lines]


def lit(one: Calculator, **values: object) -> str:
    """The code in the lit row of the table."""
    (table,) = (part for part in one.answer(given(one, **values)) if isinstance(part, Table))
    assert table.current is not None
    return str(table.rows[table.current][1].args["value"])


def test_both_battles_bring_combat_barrage_and_air() -> None:
    for battle in ("jarama", "brunete"):
        kinds = [id_.removeprefix(f"{battle}-") for id_ in GAMES[battle].calculators]
        assert kinds == ["combat", "barrage", "air"]


def test_two_numbers_are_enough_for_a_column() -> None:
    one = calculator(Battle.BRUNETE, "combat")
    assert keys(one, attack=14) == ["scw-calculator-type-strengths"]
    combat = typed_combat(Battle.BRUNETE, given(one, attack=14, defence=9))
    assert (combat.column_name, combat.drm) == ("5,6", 0)


def test_every_shift_and_modifier_is_listed() -> None:
    one = calculator(Battle.JARAMA, "combat")
    values = {
        "attack": 8,
        "guns": 5,
        "aircraft": "4",
        "defence": 6,
        "arms": "scw-infantry-tanks",
        "assault": YES,
    }
    values |= {"ground": "scw-hills", "crossing": "scw-all", "anti_tank": "scw-anti-tank-unit"}
    combat = typed_combat(Battle.JARAMA, given(one, **values))
    assert (combat.attack_total, combat.defence_total) == (15, 6 + 3)
    assert {shift.reason.rule: shift.columns for shift in combat.shifts} == {
        "11.2c": 1,
        "J.12a": -1,
        "J.15": 1,
    }
    assert [modifier.value for modifier in combat.modifiers] == [2]
    assert keys(one, **values).count("scw-shift-counted") == 3


@pytest.mark.parametrize(
    ("ticks", "drm", "shifts"),
    [
        ({}, 0, {}),
        ({"arms": "scw-infantry-tanks"}, 1, {"J.12b": -4}),
        ({"arms": "scw-vehicles-alone"}, 0, {"J.12b": -4}),
        ({"arms": "scw-infantry-cars"}, 0, {"J.12b": -4}),
    ],
)
def test_tanks_and_armoured_cars_count_as_the_rules_count_them(
    ticks: dict[str, str], drm: int, shifts: dict[str, int]
) -> None:
    """Combined arms ask for infantry and tanks; guns shift tanks and armoured cars alike (11.3, J.12)."""
    one = calculator(Battle.JARAMA, "combat")
    values = {"side": "republican", "attack": 9, "defence": 4, "anti_tank": "scw-f88", **ticks}
    combat = typed_combat(Battle.JARAMA, given(one, **values))
    assert (combat.attack_total, combat.drm) == (9, drm)
    assert {shift.reason.rule: shift.columns for shift in combat.shifts} == shifts


def test_armoured_cars_go_by_the_readings_of_a_session() -> None:
    one = calculator(Battle.BRUNETE, "combat")
    typed = given(one, attack=9, defence=4, arms="scw-infantry-cars")

    def has_bonus(value: bool) -> bool:
        lines, _table = one.answer_by(typed, {"scw-light-vehicles-are-armour": value})
        return any(reason.about and reason.about.rule == "11.3a" for reason in lines.lines)

    assert (has_bonus(True), has_bonus(False)) == (True, False)


def test_a_beaten_attacker_lets_the_defender_advance() -> None:
    one = calculator(Battle.BRUNETE, "combat")
    told = keys(one, attack=4, defence=6, die=4)  # */- in -2
    assert told.count("scw-demand-advance") == 1


def test_a_die_says_what_each_side_must_do() -> None:
    one = calculator(Battle.BRUNETE, "combat")
    told = keys(one, attack=14, defence=9, die=6)
    assert told[-3:] == ["scw-demand-attacker", "scw-demand-defender", "scw-demand-advance"]
    assert lit(one, attack=14, defence=9, die=6) == "-/S*"


def test_a_barrage_asks_nothing_of_its_guns() -> None:
    one = calculator(Battle.BRUNETE, "barrage")
    told = keys(one, fire=10, unit_defence=4, die=6)
    assert "scw-demand-attacker" not in told
    assert told[-1] == "scw-demand-defender"
    assert keys(one, fire=10, at_guns=YES)[0] == "scw-barrage-strength"  # guns defend with 1, untyped


def test_a_barrage_goes_by_the_readings_of_a_session() -> None:
    one = calculator(Battle.JARAMA, "barrage")
    typed = given(one, fire=10, unit_defence=4)

    def is_shifted(value: bool) -> bool:
        lines, _table = one.answer_by(typed, {"scw-nationalist-shift-covers-barrage": value})
        return "scw-shift-counted" in [reason.key for reason in lines.lines]

    assert (is_shifted(True), is_shifted(False)) == (True, False)
    assert calculator(Battle.BRUNETE, "barrage").answer_by is None  # no reading bears on it


def test_aircraft_are_halved_one_by_one() -> None:
    one = calculator(Battle.JARAMA, "air")
    (lines, _) = one.answer(given(one, aircraft="3、3 ４", rain=YES, side="republican"))
    strength = next(reason for reason in lines.lines if reason.key == "scw-bomb-strength")
    assert strength.args["strength"] == 2 + 2 + 2
    assert keys(one, aircraft="many") == ["scw-calculator-type-air"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("battle", [Battle.JARAMA, Battle.BRUNETE])
def test_every_answer_can_be_said(battle: Battle, language: str) -> None:
    catalogue = Catalogue(language)
    for one in map(GAMES[battle.value].calculator, GAMES[battle.value].calculators):
        for field in one.fields:
            assert catalogue.reason(field.input.label, str)
        values = {"attack": 9, "defence": 4, "fire": 9, "unit_defence": 2, "aircraft": "5", "air": 5}
        for die in range(1, 7):
            for part in one.answer(given(one, **values, die=die, rain=NO)):
                reasons = part.lines if isinstance(part, Lines) else sum(part.rows, ())
                assert all(catalogue.reason(reason, str) for reason in reasons)


@pytest.mark.parametrize(
    ("values", "air", "halved"),
    [
        ({"side": "nationalist"}, 2, ["J.14b"]),
        ({"side": "nationalist", "rain": YES}, 1, ["J.20c", "J.14b"]),
        ({"side": "republican"}, 4, []),
        ({"side": "republican", "anti_tank": "scw-f88"}, 2, ["J.13"]),
        ({"side": "republican", "anti_tank": "scw-f88-adjacent", "rain": YES}, 1, ["J.20c", "J.13"]),
        ({"side": "republican", "anti_tank": "scw-anti-tank-unit"}, 4, []),
    ],
)
def test_air_units_support_at_jarama_as_they_do_in_play(
    values: dict[str, str], air: int, halved: list[str]
) -> None:
    """13.1: units, not points; night, rain and an F/88 halve them."""
    one = calculator(Battle.JARAMA, "combat")
    typed = given(one, attack=5, defence=3, aircraft="4", **values)
    assert typed_combat(Battle.JARAMA, typed).attack_support.air == air
    (lines, _) = one.answer(typed)
    assert [line.rule for line in lines.lines if line.key == "scw-air-halved"] == halved


def test_guns_against_armour_that_shift_nothing_say_why() -> None:
    one = calculator(Battle.JARAMA, "combat")
    idle = "scw-calculator-guns-idle"
    for guns in ("anti-tank-unit", "f88", "f88-adjacent"):
        assert idle in keys(one, attack=5, defence=3, side="republican", anti_tank=f"scw-{guns}")
        cars = {"side": "republican", "anti_tank": f"scw-{guns}", "arms": "scw-infantry-cars"}
        assert idle not in keys(one, attack=5, defence=3, **cars)
    assert idle not in keys(one, attack=5, defence=3)

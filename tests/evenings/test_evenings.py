"""Evenings as a stranger plays them: by what is shown, with pointer and keys, in a process of its own.

Under ./run test the short form of one or two a game, under ./run evenings the whole ones of all.
"""

import ast
import sys
import tomllib

import pytest

from tests.evenings.driving import FORM, HERE, drive

RECORDED = HERE / "recorded.toml"
EVENINGS = sorted(file.stem for file in HERE.glob("*.toml") if file != RECORDED)
FEW = ("elst", "jarama", "no_prisoners")
PATIENCE_S = 120 if FORM else 1800


def recorded(evening: str) -> dict:
    """What goes wrong today, and how often."""
    return tomllib.loads(RECORDED.read_text("utf-8"))[evening]


def script(evening: str) -> dict:
    """An evening as it is written."""
    return tomllib.loads((HERE / f"{evening}.toml").read_text("utf-8"))


@pytest.fixture(scope="module", params=FEW if FORM else EVENINGS)
def evening(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def told(evening: str) -> dict:
    """An evening as it went with plain hands."""
    return play(evening, "plain", *FORM)


@pytest.fixture
def played(told: dict) -> list[dict]:
    """Each row of it."""
    return told["rows"]


def play(evening: str, *words: str) -> dict:
    """Play an evening with such hands."""
    return drive("drive.py", HERE / f"{evening}.toml", *words, seconds=PATIENCE_S)


@pytest.mark.xwindow
def test_nobody_stumbles_but_where_it_is_recorded(evening: str, played: list[dict]) -> None:
    known = recorded(evening)["rows"]
    assert {row["row"]: row["stumble"] for row in played if row["stumble"] and row["row"] not in known} == {}


@pytest.mark.xwindow
def test_no_row_is_recorded_that_goes_well_by_now(evening: str, played: list[dict]) -> None:
    well = {row["row"] for row in played if not row["stumble"]}
    assert well & set(recorded(evening)["rows"]) == set()


@pytest.mark.xwindow
def test_no_more_scrolls_keys_and_inputs_in_vain_than_recorded(evening: str, played: list[dict]) -> None:
    most = recorded(evening)
    assert sum(row["scrolls"] for row in played) <= most["scrolls"]
    assert sum(len(row["dead"]) for row in played) <= most["dead"], [row["dead"] for row in played]
    assert sum(row["keys"] for row in played) <= most.get("keys", sys.maxsize)


@pytest.mark.xwindow
def test_no_work_takes_more_than_its_budget(evening: str, played: list[dict]) -> None:
    rows = {row["row"]: row for row in played}
    for budget in script(evening).get("budget", ()):
        if rows.keys() >= {*budget["rows"]}:  # a short form has not all of them
            assert _over(budget, [rows[no] for no in budget["rows"]]) == {}, budget["work"]


@pytest.mark.xwindow
@pytest.mark.skipif(bool(FORM), reason="several times an evening: with the whole ones")
def test_other_hands_bring_the_same_evening(evening: str) -> None:
    plain = play(evening, "plain", "short")
    stumbled = {row["row"] for row in plain["rows"] if row["stumble"]}
    assert stumbled <= set(recorded(evening)["rows"]), "the short form stands alone"
    assert {
        manner
        for manner in recorded(evening)["manners"]
        if _outcome(play(evening, manner, "short")) != _outcome(plain)
    } == set()


def _over(budget: dict, rows: list[dict]) -> dict[str, int]:
    """Of what a work may take at most, what it has taken more of."""
    taken = {what: sum(row[what] for row in rows) for what in ("taps", "keys", "scrolls")}
    taken |= {"inputs": taken["taps"] + taken["keys"]}
    return {what: number for what, number in taken.items() if number > _most(budget, what)}


def _most(budget: dict, what: str) -> int:
    """How much of something a work may take; it scrolls nowhere."""
    return budget.get(what, 0 if what == "scrolls" else sys.maxsize)


def _outcome(told: dict) -> tuple:
    """Where somebody stumbled, and what stands in the window at the end."""
    return [row["stumble"] for row in told["rows"]], told["end"]


def test_a_recorded_row_is_one_of_the_evening() -> None:
    for name in EVENINGS:
        assert set(recorded(name)["rows"]) <= {one["no"] for one in script(name)["row"]}


def test_a_budget_names_rows_of_its_evening_and_what_they_may_take() -> None:
    for name in EVENINGS:
        rows = {one["no"] for one in script(name)["row"]}
        for budget in script(name).get("budget", ()):
            assert {*budget["rows"]} <= rows, (name, budget["work"])
            assert budget.keys() - {"work", "rows"} <= {"taps", "keys", "inputs"}
            assert budget.keys() - {"work", "rows"}


def test_every_evening_has_a_short_form() -> None:
    for name in EVENINGS:
        assert any(row.get("short") for row in script(name)["row"]), name


def test_who_plays_knows_nothing_of_the_program() -> None:
    for file in (HERE / "drive.py", *(HERE / "driver").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            tops = {name.partition(".")[0] for name in names}
            assert tops <= sys.stdlib_module_names | {"driver"}, file.name

"""The table is right, in the window: facts and positions of a battle set directly, undone, done again."""

from functools import cache

import pytest

from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.kit.facts import fact_at
from companion.session.session import Session
from tests.games.spanish_civil_war.table import NATIONALIST
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table, lay
from ui.pages.facts_page import FactsPage
from ui.widgets.layouts import widgets_in

_UNIT = "J-N-1-infantry-1"


@pytest.fixture
def battle() -> str:
    return "jarama"


@cache
def laid(battle: str) -> Session:
    """A battle in its first movement phase, one battalion of a side on the map and judged."""
    places = {"J_N_1_infantry_1": "3532", "J_R_48_infantry_1": "3136"} if battle == "jarama" else {}
    table = lay(battle, **places)
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    return table.session


@pytest.fixture
def table(shared: SharedWindow, battle: str) -> Player:
    return at_laid_table(shared, laid(battle))


def facts(table: Player, words: str = "") -> FactsPage:
    """The page where facts are set, those with some words in sight."""
    table.run("set-facts")
    page = table.window.desk.pages["facts"]
    page.search.setText(words)
    return page


def check(table: Player, path: str, before: object, after: object) -> None:
    """The fact is set, goes back by undo, and comes again by redo."""
    for action, value in (("", after), ("undo", before), ("redo", after)):
        if action:
            table.run(action)
        assert fact_at(table.game, path) == value


_TAPPED = {
    "clock/first_player": ("republican", "nationalist", "republican"),
    "clock/weather": ("rain", "clear", "rain"),
    f"units/{_UNIT}/stand/is_reduced": (True, False, True),
    f"judged/statuses/{_UNIT}/is_in_command": (True, False, True),
    "is_reserve_free": (True, False, True),
}
_TYPED = {
    "clock/moment/turn": (1, 9),
    "assault_points/J-N-VAR": (15, 3),
    "points_by_hand/nationalist": (0, 25),
    "exits_scored": (0, 2),
}


@pytest.mark.long
def test_what_is_one_of_a_few_is_tapped(table: Player) -> None:
    for path, (button, before, after) in _TAPPED.items():
        page = facts(table)
        page.editors[path].field.button(button).click()
        page.accept.click()
        assert table.window.page == "map"
        check(table, path, before, after)


@pytest.mark.long
def test_a_number_is_typed(table: Player) -> None:
    for path, (before, after) in _TYPED.items():
        page = facts(table)
        line = page.editors[path].field.line
        line.setText(str(after))
        line.editingFinished.emit()
        page.accept.click()
        check(table, path, before, after)


@pytest.mark.long
def test_the_phase_is_chosen_from_the_sequence_of_play(table: Player) -> None:
    page = facts(table)
    box = page.editors["clock/moment/phase"].field
    box.activated.emit(list(Phase).index(Phase.SECOND_COMBAT))
    page.accept.click()
    check(table, "clock/moment/phase", Phase.FIRST_MOVEMENT, Phase.SECOND_COMBAT)


@pytest.mark.long
@pytest.mark.parametrize("battle", ["brunete"])
def test_a_place_changes_hands(table: Player) -> None:
    page = facts(table, "Brunete")
    page.editors["holders/2112"].field.button("republican").click()
    page.accept.click()
    check(table, "holders/2112", "nationalist", "republican")


@pytest.mark.long
def test_the_status_of_a_unit_is_found_by_its_hex(table: Player) -> None:
    page = facts(table, "3532")
    assert set(page.editors) == {
        f"judged/statuses/{_UNIT}/is_supplied",
        f"judged/statuses/{_UNIT}/is_in_command",
    }


@pytest.mark.long
def test_a_unit_whose_phase_it_is_not_is_put_where_the_table_has_it(table: Player) -> None:
    table.put(J_R_48_infantry_1="2545")
    where = "units/J-R-48-infantry-1/stand/hex"
    check(table, where, table.hex("3136"), table.hex("2545"))


@pytest.mark.long
def test_what_was_set_is_wanted_no_more_and_the_page_shows_all_facts_again(table: Player) -> None:
    """Also when it was undone before the page is seen again."""
    page = facts(table, "First player")
    page.editors["clock/first_player"].field.button("republican").click()
    page.accept.click()
    table.run("undo")
    table.run("set-facts")
    assert page.wanted == {}
    assert len(page.editors) > 1


@pytest.mark.long
def test_facts_beyond_sixty_are_counted_and_found_by_words(table: Player) -> None:
    table.tell("republican", "\n".join(f"{name}: 12x 3-4-6/2-2-6 II" for name in ("24", "45", "66", "70")))
    page = facts(table)
    assert len(page.editors) == 60
    assert "more" in page.more.text()
    page.search.setText("70th Brigade: infantry 12")
    assert len(page.editors) == 1
    assert not page.more.isVisible()


@pytest.mark.long
def test_a_second_aircraft_joins_the_bombing_that_is_being_told(shared: SharedWindow) -> None:
    """The form stays open, with what stands in it, for all that go now."""
    laid = lay("jarama", J_R_48_infantry_1="3136")
    laid.tell(NATIONALIST, "Ju52: 5\nSM81: 4")
    laid.go_to(Phase.FIRST_BOMBARDMENT)
    table = at_laid_table(shared, laid.session)
    table.window.use_tool("move")
    view, card = table.window.map_view, table.window.map_view.move_card
    view.take_stack(next(one.stack for one in table.counters() if one.id == "J-N-AIR-air-1"))
    chips = list(widgets_in(card.kinds.flow))
    card.more.menu().aboutToShow.emit()
    next(one for one in card.more.menu().actions() if one.text().startswith("Bomb")).trigger()
    card.form.inputs["hex"].setText("3136")
    chips[1].click()
    assert card.form.inputs["hex"].text() == "3136"
    card.form.submit()
    assert card.form is None
    assert len(table.game.fight.attack_help.aircraft) == 2


def test_another_turn_asks_for_its_weather_where_that_is_set_the_one_that_was_too(table: Player) -> None:
    page = facts(table)
    turn, weather = (page.editors[path] for path in ("clock/moment/turn", "clock/weather"))
    assert weather.field.value() == "clear"
    turn.field.line.setText("9")
    turn.take()
    assert weather.field.value() is None  # what is shown is so: another turn has its own (5.0B)
    weather.field.button("clear").click()
    page.accept.click()
    assert (table.game.clock.moment.turn, table.game.clock.weather) == (9, "clear")

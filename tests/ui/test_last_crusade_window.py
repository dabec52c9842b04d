"""The Last Crusade in the real window, walked as a player walks it: set-up, a whole game turn, a combat."""

import json

import pytest
from pytestqt.qtbot import QtBot

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import Stage
from companion.games.no_prisoners.terms import PlayerTurn
from companion.paths import scenarios_dir
from tests.layout.settling import restless, settle
from tests.ui.test_boards import settle_grid, turn_to
from tests.ui.test_no_prisoners_window import RETURN, Player, visible
from ui import operations
from ui.app import Application
from ui.look.preferences import MAX_TEXT_SIZE
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.form import ChoiceForm
from ui.shell.main_window import MainWindow

SCENARIO, DESERT = "the-last-crusade", "war-in-the-desert"


def _begin(application: Application, qtbot: QtBot, set_up: str = "", scenario: str = SCENARIO) -> Player:
    turn_to(application, qtbot, "no_prisoners", scenario)
    window = application.window
    window.resize(1366, 768)
    settle_grid(window)
    page = window.desk.pages["new-session"]
    if set_up:
        page.options.choices["np-set-up"].button(set_up).click()
    page.begin_button.click()
    assert window.page == "map"
    return Player(window, qtbot)


def _hexes() -> dict[str, str]:
    """Where the sample set-up has each counter."""
    text = (scenarios_dir() / "no_prisoners" / "sample_set_ups.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)["set_ups"][SCENARIO]
    return found


def _form(window: MainWindow) -> ChoiceForm:
    views = window.docks.panels["game"].findChildren(ChoiceListView)
    return next(view.form for view in views if view.isVisible() and view.form)


@pytest.mark.long
def test_all_counters_are_set_up_by_typing_hex_after_hex(application: Application, qtbot: QtBot) -> None:
    player, hexes = _begin(application, qtbot), _hexes()
    window, waiting = player.window, len(player.game.at(Spot.TO_SET_UP))
    said = "\n".join(visible(window.docks.panels["tracker"]))
    assert f"{waiting} counters wait to be set up" in said
    assert "Interface" not in said
    window.actions_by_id["move-counters"].trigger()
    card = window.map_view.move_card
    for _ in range(waiting):
        view = window.map_view.rect()
        going = card._moving.going[0]
        assert view.contains(card.mapTo(window.map_view, card.rect().bottomRight()))  # however many wait
        card.type_text(hexes[going.id])
        qtbot.keyClick(card.line, RETURN)
        assert player.game.counters[going.id].spot is Spot.MAP
    assert player.game.at(Spot.TO_SET_UP) == ()


@pytest.mark.long
def test_the_first_game_turn_is_walked_by_the_line_above_the_map(
    application: Application, qtbot: QtBot
) -> None:
    player = _begin(application, qtbot, "sample")
    window, seen = player.window, []
    window.docks.bring("game")
    while player.game.moment.turn == 1:
        window.now_strip.onward.click()
        seen.append((player.game.player_turn, player.game.moment.phase))
        while window.bridge.session.state.waiting:
            player.answer()
    turns = [turn for turn, phase in seen if phase is Phase.MOVEMENT]
    assert turns == [
        PlayerTurn.WEST_CP,
        PlayerTurn.WEST_ALLIED,
        PlayerTurn.EAST_ALLIED,
        PlayerTurn.EAST_CP,
    ]
    assert "Turn 2" in window.now_strip.where.text()


@pytest.mark.long
def test_an_attack_takes_one_table_and_its_dice(application: Application, qtbot: QtBot) -> None:
    """Support is "no" until a player says otherwise; strengths are asked, then the die."""
    player = _begin(application, qtbot, "sample")
    player.put("cp-w-23", "0810", 8)
    player.put("cp-w-25", "0809", 6)
    player.go_to(PlayerTurn.WEST_CP, Phase.COMBAT_1)
    player.window.docks.bring("game")
    player.press("game", "Attack Ismailia 0710")
    form = _form(player.window)
    form.inputs["crt"].button("raid").click()
    form.accept.click()
    while player.window.bridge.session.state.waiting:
        player.answer(5)
    combat = player.game.combat
    assert combat is not None
    assert (combat.air, combat.naval, combat.hq) == ("", "", "")
    assert combat.stage is Stage.RETREAT


@pytest.mark.long
def test_a_counter_of_the_box_needs_name_whose_front_and_type_only(
    application: Application, qtbot: QtBot
) -> None:
    player = _begin(application, qtbot, "sample")
    player.window.docks.bring("game")
    player.pages.show_part("np-table")
    player.press("game", "Bring in another")
    form = _form(player.window)
    form.inputs["name"].setText("Regulars")
    form.inputs["side"].button("allied").click()
    form.inputs["front"].button("east").click()
    form.inputs["kind"].setCurrentIndex(form.inputs["kind"].findData("infantry"))
    form.accept.click()
    assert player.game.counters["made-1"].after_revolt is None


@pytest.mark.long
def test_a_card_with_many_long_names_comes_to_rest(application: Application, qtbot: QtBot) -> None:
    """Names were broken anew, and the card laid out anew, again and again, where a bar just broke one."""
    window = _begin(application, qtbot, scenario=DESERT).window
    window.resize(1024, 700)
    window.actions_by_id["move-counters"].trigger()
    operations.set_preference(window.bridge, text_size=MAX_TEXT_SIZE)
    settle(window)
    assert restless(window) == set()

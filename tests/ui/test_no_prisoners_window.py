"""No Prisoners in the real window: begun from the start page and played through a whole game turn."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.table import commands as cmd
from companion.games.no_prisoners.table.counters import Spot
from companion.games.no_prisoners.table.state import NpGame, Stage
from companion.games.no_prisoners.terms import Crt, Faction, PlayerTurn
from companion.reason import Reason
from companion.session.commands import SetFacts
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.test_boards import settle_grid
from ui import operations
from ui.cards.dice_pad import DicePad
from ui.operations.news import tell_news
from ui.panels.game_pages import GamePages
from ui.panels.parts.choices import ChoiceListView
from ui.panels.parts.fact_field import FactLine
from ui.session.message import Message, Severity
from ui.session.names import hexes_in
from ui.shell.main_window import MainWindow

RETURN = Qt.Key.Key_Return
_DUE = (("spot", "due"), ("due", 6))


def visible(widget: QWidget) -> list[str]:
    """The labels in sight: those of before are on their way out."""
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


class Player:
    """Sits at the window."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.qtbot = window, qtbot

    @property
    def game(self) -> NpGame:
        game: NpGame = self.window.bridge.session.state.game
        return game

    @property
    def pages(self) -> GamePages:
        panel = self.window.docks.panels["game"]
        assert isinstance(panel, GamePages)
        return panel

    def hex(self, number: str):
        return self.window.bridge.board.parse_hex(number)

    def press(self, dock: str, text: str) -> None:
        """Press a button of a panel by its words."""
        panel = self.window.docks.panels[dock]
        lists = [one for one in panel.findChildren(ChoiceListView) if one.isVisible()]
        buttons = [button for one in lists for button in one.buttons if button.text().startswith(text)]
        assert buttons, f"no {text!r} among {[b.text() for one in lists for b in one.buttons]}"
        buttons[0].click()

    def answer(self, total: int = 6) -> None:
        """Whatever is asked: a die typed, or "don't know"."""
        prompt = self.window.docks.panels["prompt"]
        self.qtbot.waitUntil(lambda: prompt.pad is not None)
        pad = prompt.pad
        if isinstance(pad, DicePad):
            prompt.type_text(str(total))
            self.qtbot.keyClick(pad.line, RETURN)
        elif None in pad.buttons:
            pad.buttons[None].click()
        else:
            prompt.type_text("2")
            self.qtbot.keyClick(pad.line, RETURN)

    def go_on(self) -> None:
        """Next phase, every request of it answered: no event, no tribes but one."""
        self.window.now_strip.onward.click()
        while self.window.bridge.session.state.waiting:
            is_east = self.game.player_turn is PlayerTurn.EAST_ALLIED
            self.answer(4 if is_east and self.game.moment.phase is Phase.RANDOM_EVENT else 6)

    def go_to(self, player_turn: PlayerTurn, phase: Phase) -> None:
        while (self.game.player_turn, self.game.moment.phase) != (player_turn, phase):
            self.go_on()

    def put(self, unit: str, number: str, strength: int) -> None:
        hex_ = self.hex(number)
        path = f"counters/{unit}"
        facts = {
            f"{path}/hex": {"q": hex_.q, "r": hex_.r},
            f"{path}/spot": "map",
            f"{path}/strength": strength,
        }
        assert operations.execute(self.window.bridge, SetFacts(facts=facts))

    def shown(self) -> str:
        """All that the page in front says."""
        return "\n".join(visible(self.pages))


@pytest.fixture
def player(shared: SharedWindow, qtbot: QtBot) -> Player:
    """War in the Desert, begun with the sample set-up as a player would begin it."""
    window = shared.on("no_prisoners")
    window.actions_by_id["new-session"].trigger()
    settle_grid(window)
    page = window.desk.pages["new-session"]
    page.options.choices["np-set-up"].button("sample").click()
    page.begin_button.click()
    assert window.page == "map"
    window.docks.bring("game")
    return Player(window, qtbot)


@pytest.mark.long
@pytest.mark.parametrize("put_right", ["name", "players", "scenario", "reading"])
def test_what_kept_a_session_from_beginning_is_told_until_something_is_changed(
    shared: SharedWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, put_right: str
) -> None:
    window = shared.on("no_prisoners")
    window.actions_by_id["new-session"].trigger()
    page = window.desk.pages["new-session"]
    in_the_way = tmp_path / "sessions"
    in_the_way.write_text("no folder")
    monkeypatch.setattr("ui.session.files.sessions_folder", lambda: in_the_way)
    page.begin_button.click()
    assert window.message_bar.current.slot == "refusal"
    match put_right:
        case "name":
            qtbot.keyClicks(page.name_line, "x")
        case "players" | "scenario":
            choice = getattr(page, put_right)
            choice.button(next(one for one in choice.values() if one != choice.value())).click()
        case "reading":
            page.hiding.chosen.emit("np-first-turn-events", "only-west-cp-does-not-roll")
    assert not window.message_bar.text


@pytest.mark.long
@pytest.mark.parametrize("letter", ["x", "砂"])
def test_a_session_of_however_long_a_name_begins(shared: SharedWindow, letter: str) -> None:
    window = shared.on("no_prisoners")
    for _ in range(2):  # with the folder there, and the name taken
        window.actions_by_id["new-session"].trigger()
        page = window.desk.pages["new-session"]
        page.name_line.setText(letter * 300)
        page.scenario.button(page.scenario.values()[-1]).click()
        page.begin_button.click()
        assert window.page == "map"


@pytest.mark.long
def test_both_player_turns_of_a_game_turn_are_played_through(player: Player) -> None:
    seen = []
    while player.game.moment.turn == 6:
        player.go_on()
        seen.append((player.game.player_turn, player.game.moment.phase))
    turns = [turn for turn, phase in seen if phase is Phase.REINFORCEMENT]
    assert turns == [PlayerTurn.WEST_ALLIED, PlayerTurn.EAST_ALLIED, PlayerTurn.EAST_CP]
    assert seen[-1] == (PlayerTurn.WEST_CP, Phase.RANDOM_EVENT)
    assert "Turn 7" in player.window.now_strip.where.text()


@pytest.mark.long
def test_the_page_of_what_is_on_comes_to_the_front(player: Player) -> None:
    for phase, page in (
        (Phase.RANDOM_EVENT, "np-events"),
        (Phase.MOVEMENT, "np-track"),
        (Phase.COMBAT_1, "np-combat"),
        (Phase.REPLACEMENT, "np-pools"),
    ):
        player.go_to(PlayerTurn.WEST_ALLIED, phase)
        player.window.docks.bring("game")
        assert player.pages.pages.value() == page


@pytest.mark.long
def test_a_counter_is_moved_by_typing_its_hex(player: Player) -> None:
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    view = player.window.map_view
    unit = next(c for c in player.game.on_map if c.front.value == "west" and c.id == "al-w-53")
    view.move_from(unit.hex)
    view.move_card.type_text("0810")
    player.qtbot.keyClick(view.move_card.line, RETURN)
    while player.window.bridge.session.state.waiting:
        player.answer()
    assert player.game.counters["al-w-53"].spot is Spot.MAP


def test_a_place_that_begins_with_a_word_that_joins_places_is_one(player: Player) -> None:
    """In kana Kalaat begins as the word for from: what was left of it listed two other places."""
    kalaat, el_arish = player.hex("1111"), player.hex("1008")
    assert hexes_in(player.window.bridge, "からーと") == (kalaat,)
    assert hexes_in(player.window.bridge, "カラートからエル・アリーシュ") == (kalaat, el_arish)


@pytest.mark.long
def test_in_a_combat_phase_nothing_is_said_of_moving(player: Player) -> None:
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    view = player.window.map_view
    unit = next(one for one in player.game.on_map if one.id == "al-w-53")
    view.move_from(unit.hex)
    where = player.window.bridge.hex_name(unit.hex)
    assert view.move_card.title.text().startswith(where)


@pytest.mark.long
def test_the_command_search_takes_a_whole_name_before_what_only_has_it_in_it(player: Player) -> None:
    """ "Move" is no "Undo: Move a counter", and nothing that removes a unit."""
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    command = cmd.MoveCounters(units=("al-w-iscb",), hex=player.hex("0610"))
    assert operations.execute(player.window.bridge, command)
    while player.window.bridge.session.state.waiting:
        player.answer()
    operations.undo(player.window.bridge)
    player.window.open_palette()
    palette = player.window.palette_widget
    palette.line.setText("move")
    assert palette.shown_ids()[0] == "move-counters"
    palette.line.setText("redo")
    assert palette.shown_ids()[0] == "redo"


@pytest.mark.long
def test_units_of_a_stack_are_taken_out_of_hand_by_keys(player: Player) -> None:
    """Back from the line for the hex to the unit, and Enter; the line has the keyboard again."""
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    player.window.activateWindow()
    view = player.window.map_view
    view.move_from(player.hex("0511"))
    going = view.move_card._moving.going
    assert len(going) > 1
    assert view.move_card.line.hasFocus()
    player.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    chip = QApplication.focusWidget()
    player.qtbot.keyClick(chip, RETURN)
    assert len(view.move_card._moving.going) == len(going) - 1
    assert view.move_card.line.hasFocus()


@pytest.mark.long
def test_what_waits_is_taken_in_hand_whatever_was_looked_at_before(player: Player) -> None:
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    bridge = player.window.bridge
    assert operations.execute(bridge, SetFacts(facts={"counters/al-w-10ind/spot": Spot.ARRIVING.value}))
    operations.select_hex(bridge, player.hex("0511"))
    player.window.run_action("move-counters")
    assert [one.id for one in player.window.map_view.tools["move"].moving.going] == ["al-w-10ind"]


@pytest.mark.long
def test_a_counter_of_the_table_s_own_is_made_by_keys_and_a_nation_told_by_mistake_taken_back(
    player: Player,
) -> None:
    window, qtbot = player.window, player.qtbot
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.REINFORCEMENT)
    window.docks.bring("game")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    player.press("game", "Bring in another counter")
    form = next(one.form for one in player.pages.findChildren(ChoiceListView) if one.isVisible() and one.form)
    qtbot.waitUntil(form.inputs["name"].hasFocus)

    def press(*keys: Qt.Key) -> None:
        for key in keys:
            qtbot.keyClick(QApplication.focusWidget(), key)
            QApplication.processEvents()

    qtbot.keyClicks(form.inputs["name"], "Scouts")
    press(Qt.Key.Key_Tab, RETURN, Qt.Key.Key_Tab)  # of the Allies, and no front
    press(Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Tab, RETURN)
    assert (form.inputs["side"].value(), form.inputs["nation"].value()) == ("allied", "german")
    press(RETURN)
    assert form.inputs["nation"].value() is None
    press(Qt.Key.Key_Tab, RETURN)
    assert form.notes["front"].isVisible()
    press(RETURN)  # the first of both: the keyboard is where something lacks
    assert form.inputs["front"].value() == "west"
    form.submit()
    (made,) = (one for one in player.game.counters.values() if one.name == "Scouts")
    assert (made.faction, made.nation, made.spot) == (Faction.ALLIED, None, Spot.ARRIVING)


@pytest.mark.long
def test_a_letter_typed_on_a_list_folded_up_chooses_from_it_and_a_number_goes_to_the_map(
    player: Player,
) -> None:
    window, qtbot = player.window, player.qtbot
    player.go_on()
    window.docks.bring("game")
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    player.pages.show_part("np-table")
    player.press("game", "Bring in another counter")
    form = next(one.form for one in player.pages.findChildren(ChoiceListView) if one.isVisible() and one.form)
    qtbot.waitUntil(form.inputs["name"].hasFocus)
    kinds = form.inputs["kind"]
    kinds.setFocus()
    qtbot.keyClick(kinds, "c")
    assert (kinds.currentText(), QApplication.focusWidget()) == ("composite", kinds)
    qtbot.keyClick(kinds, "0")
    assert not kinds.hasFocus()


def _close_every_port(player: Player) -> None:
    """Two reinforcements wait in the East: Wejh is empty, the enemy holds the other ports."""
    moment = {"turn": 6, "player_turn": "east-allied", "phase": "random-event"}
    come = {f"counters/{unit}/{name}": told for unit in ("al-e-lawrence", "al-e-cf") for name, told in _DUE}
    garrison = {"counters/cp-e-gar-6/spot": "gone"}  # Wejh is empty
    clock = {f"moment/{part}": value for part, value in moment.items()}
    facts = {**come, **garrison, **clock, "revolted_on": 6, "tribes_in_cup": 0}
    assert operations.execute(player.window.bridge, SetFacts(facts=facts))
    player.window.activateWindow()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    player.go_on()


@pytest.mark.long
def test_where_every_port_is_closed_the_landing_of_the_year_is_made_by_taps(player: Player) -> None:
    """On the line of what is due, then on the map; held, or by the other button, the next joins it there."""
    _close_every_port(player)
    due = (one for one in player.window.now_strip.findChildren(QPushButton) if "landing" in one.text())
    next(due).click()
    line = player.window.map_view.move_card.line
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        player.qtbot.waitUntil(line.hasFocus)
        _tap(player, "1720", button)
        assert player.game.landings == {"1916-east": 1}
    assert {player.game.counters[unit].hex for unit in ("al-e-lawrence", "al-e-cf")} == {player.hex("1720")}


def _tap(player: Player, number: str, button: Qt.MouseButton) -> None:
    view, hex_ = player.window.map_view, player.hex(number)
    view.centre_on(hex_)
    QApplication.processEvents()
    spot = view.mapFromScene(view.board_geometry.centre(hex_))
    player.qtbot.mouseClick(view.viewport(), button, pos=spot)


@pytest.mark.long
def test_where_every_port_is_closed_the_landing_of_the_year_is_made_by_keys(player: Player) -> None:
    window, qtbot = player.window, player.qtbot
    _close_every_port(player)
    window.run_action("move-counters")
    line = window.map_view.move_card.line
    assert line.hasFocus()
    qtbot.keyClicks(line, "1720")
    qtbot.keyClick(line, RETURN)
    assert player.game.landings == {"1916-east": 1}
    QApplication.processEvents()
    assert line.hasFocus()  # for who still waits
    assert [one.id for one in window.map_view.tools["move"].moving.going] == ["al-e-cf"]


@pytest.mark.long
def test_of_much_that_an_act_brings_it_is_told_how_much_more_the_log_has(shared: SharedWindow) -> None:
    window = shared.on("no_prisoners")
    window.actions_by_id["new-session"].trigger()
    window.desk.pages["new-session"].begin_button.click()
    told: list[Message] = []
    window.bridge.message.connect(told.append)
    assert operations.execute(window.bridge, cmd.PlaceFixed(side=Faction.CENTRAL_POWERS))
    news = next(one for one in told if one.slot == "news")
    assert [reason.key for reason in (*news.before, news.reason)] == ["news-more", *["np-log-placed"] * 3]
    assert news.before[0].args["count"] == 5


@pytest.mark.long
def test_of_much_that_an_act_brings_nothing_is_left_out_that_stands_alone_of_its_kind(
    shared: SharedWindow,
) -> None:
    window = shared.on("no_prisoners")
    window.actions_by_id["new-session"].trigger()
    window.desk.pages["new-session"].begin_button.click()
    told: list[Message] = []
    window.bridge.message.connect(told.append)
    made = cmd.MakeCounter(name="Train", side="central-powers", front="east", kind="armoured-train")
    both = window.bridge.in_play.as_one((made, cmd.PlaceFixed(side=Faction.CENTRAL_POWERS)))
    assert operations.execute(window.bridge, both)
    news = next(one for one in told if one.slot == "news")
    told_of = [reason.key for reason in (*news.before, news.reason)]
    assert told_of == ["np-log-counter-made", "news-more", *["np-log-placed"] * 2]
    assert news.before[1].args["count"] == 6


@pytest.mark.long
def test_numbers_of_the_units_page_are_typed_with_tab_alone(player: Player) -> None:
    """The page changes with each of them, and the keyboard goes to the next field, never to a button."""
    player.window.activateWindow()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    player.pages.show_part("np-table")
    next(one for one in player.pages.findChildren(FactLine) if one.isVisible()).setFocus()
    typed = []
    for _ in range(6):
        typed.append(QApplication.focusWidget().property("fact"))
        if isinstance(QApplication.focusWidget(), FactLine):
            player.qtbot.keyClicks(QApplication.focusWidget(), "3")
        player.qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QApplication.processEvents()
        QApplication.processEvents()
    units = [path.split("/")[1] for path in typed]
    assert [path.split("/")[-1] for path in typed[:4]] == ["strength", "movement", "range", "is_starred"]
    assert units[:4] == [units[0]] * 4
    assert units[4:] == [units[4]] * 2


@pytest.mark.long
def test_what_a_move_asks_takes_the_keyboard_and_gives_it_back_to_the_mover(player: Player) -> None:
    player.window.activateWindow()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    view, prompt = player.window.map_view, player.window.docks.panels["prompt"]
    unit = next(c for c in player.game.on_map if c.front.value == "west" and c.id == "al-w-53")
    view.move_from(unit.hex)
    player.qtbot.keyClicks(QApplication.focusWidget(), "0809")
    player.qtbot.keyClick(QApplication.focusWidget(), RETURN)
    assert player.window.bridge.session.state.waiting
    while player.window.bridge.session.state.waiting:
        assert QApplication.focusWidget() is prompt
        player.qtbot.keyClicks(prompt, "4")
        player.qtbot.keyClick(QApplication.focusWidget(), RETURN)
        QApplication.processEvents()
    assert QApplication.focusWidget() is view.move_card.line


@pytest.mark.long
def test_undo_of_a_move_that_had_asked_takes_its_stack_in_hand_again(player: Player) -> None:
    player.window.activateWindow()
    player.qtbot.waitUntil(player.window.isActiveWindow)
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    view, unit = player.window.map_view, "al-w-53"
    view.move_from(player.game.counters[unit].hex)
    moving = view.tools["move"].moving
    assert unit in moving.chosen
    player.qtbot.keyClicks(QApplication.focusWidget(), "0809")
    player.qtbot.keyClick(QApplication.focusWidget(), RETURN)
    while player.window.bridge.session.state.waiting:
        player.qtbot.keyClicks(QApplication.focusWidget(), "4")
        player.qtbot.keyClick(QApplication.focusWidget(), RETURN)
        QApplication.processEvents()
    assert unit not in moving.chosen
    operations.undo(player.window.bridge)
    assert unit in moving.chosen


@pytest.mark.long
def test_a_combat_is_walked_to_its_end_on_its_page(player: Player) -> None:
    player.go_on()
    player.put("cp-w-27", "0909", 3)
    player.put("al-w-53", "0809", 6)
    player.put("al-w-52", "0709", 4)
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.COMBAT_1)
    attack = cmd.Attack(hex=player.hex("0909"), crt=Crt.RAID, attackers=("al-w-53",))
    player.window.docks.bring("game")
    assert operations.execute(player.window.bridge, attack)
    assert "200%: column 200-299" in player.shown()
    player.answer(5)
    assert player.game.combat.stage is Stage.RETREAT
    assert "DW: defender withdraws" in player.shown()
    assert "27th Infantry Division may go to 1008, 1009" in player.shown()
    player.press("game", "Retreat: 27th")
    form = next(one.form for one in player.pages.findChildren(ChoiceListView) if one.isVisible())
    form.take_hex(player.hex("1008"))  # it may go there, and nothing else is asked
    player.press("game", "No further pursuit")
    assert player.game.combat is None
    assert player.game.counters["cp-w-27"].hex == player.hex("1008")


@pytest.mark.long
def test_a_unit_s_supply_is_explained_in_the_hex_panel(player: Player) -> None:
    player.put("cp-e-42", "1917", 4)
    player.window.docks.bring("hex")
    operations.select_hex(player.window.bridge, player.hex("1917"))
    panel = player.window.docks.panels["hex"]
    said = "\n".join(visible(panel))
    assert "Supply: holds" in said
    assert "By the reconstructed map" in said
    same = next(button for button in panel.findChildren(QPushButton) if "Same on my map" in button.text())
    same.click()
    assert "By the reconstructed map" not in "\n".join(visible(panel))
    assert player.window.map_view._stack.highlight.way
    player.window.docks.bring("game")
    assert player.window.map_view._stack.highlight.way == ()


@pytest.mark.long
def test_a_line_alone_is_not_left_out_for_one_that_says_so(shared: SharedWindow) -> None:
    window = shared.on("no_prisoners")
    window.actions_by_id["new-session"].trigger()
    window.desk.pages["new-session"].begin_button.click()
    told: list[Message] = []
    window.bridge.message.connect(told.append)
    keys = ["np-event-nothing", "np-no-hq", "np-no-hq", "np-cup-uncounted", "np-nothing-to-replace"]
    session = window.bridge.session
    assert session is not None
    tell_news(window.bridge, session, session.journal.next_seq, done=tuple(map(Reason, keys)))
    news = next(one for one in told if one.slot == "news")
    assert [reason.key for reason in (*news.before, news.reason)] == keys


@pytest.mark.long
def test_on_a_low_map_no_message_lies_on_what_the_card_that_moves_does(player: Player) -> None:
    window, bridge = player.window, player.window.bridge
    player.go_to(PlayerTurn.WEST_ALLIED, Phase.MOVEMENT)
    operations.toggle_table_mode(bridge)
    window.resize(1024, 700)
    window.docks.bring("tracker")
    window.use_tool("move")
    settle()
    for severity in (Severity.INFO, Severity.ERROR):
        bridge.say(Reason("np-attack-not-beside", "11.0e", (player.hex("0808"),)), severity)
        settle()
        card, bar = window.map_view.move_card, window.message_bar
        told = QRect(bar.mapTo(window, QPoint()), bar.size())
        does = (card.line, *(one for one in card.findChildren(QPushButton) if one.text()))
        places = [QRect(one.mapTo(window, QPoint()), one.size()) for one in does if one.isVisible()]
        assert bar.isVisible()
        assert len(places) > 2
        assert not [one for one in places if told.intersects(one)]

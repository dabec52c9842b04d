"""An evening with an installed game, in a process of its own; what was seen is printed as JSON."""

import json
import sys

from PySide6.QtCore import QThreadPool

from companion.known_games import GAMES, games_left_out, systems_with
from companion.session.files import open_session
from ui import operations
from ui.app import Application
from ui.look.preferences import Preferences, save_preferences
from ui.panels.parts.choices import ChoiceListView
from ui.shell.main_window import MainWindow


def begin(window: MainWindow) -> None:
    window.desk.pages["new-session"].begin_button.click()
    window.docks.bring("tracker")


def hop(window: MainWindow, to: str) -> None:
    """Take the first choice of the clock, as a player does."""
    views = window.docks.panels["tracker"].findChildren(ChoiceListView)
    choices = next(one for one in views if one.isVisible())
    choices.buttons[0].click()
    choices.form.take_hex(window.bridge.board.parse_hex(to))
    choices.form.accept.click()


def main() -> None:
    seen: dict[str, object] = {"games": list(GAMES), "left out": len(games_left_out())}
    seen["loaded by listing"] = [name for name in sys.modules if name.partition(".")[0] in {"pond", "leak"}]
    save_preferences(Preferences(language="en", theme="light"))
    application = Application()
    application.show()
    told: list[str] = []
    application.bridge.message.connect(lambda one: told.append(application.bridge.reason_text(one.reason)))
    application.turn_to("leak", lambda _window: None)
    seen["told of the broken game"], seen["board then"] = told, application.bridge.base_board.id
    application.window.start_page.games.cards["pond"].tapped.emit()
    while application.bridge.base_board.id != "pond":  # the other window comes by an event of its own
        application.qt.processEvents()
    application.window.start_page.card.scenarios["evening"].click()
    window, bridge = application.window, application.bridge
    seen["page"], seen["calculators"] = window.page, window.start_page.calculators.names
    begin(window)
    hop(window, "A2")
    path = bridge.session_path
    operations.close_session(bridge)
    session = open_session(path, systems_with(bridge.board))
    seen["frog"] = bridge.hex_name(session.state.game.frog)
    session.close()
    window.close()
    QThreadPool.globalInstance().waitForDone()
    print(json.dumps(seen))  # noqa: T201


if __name__ == "__main__":
    main()

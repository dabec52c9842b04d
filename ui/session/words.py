"""What a session says, in the player's words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.board.library import open_board
from companion.board.overlay import apply_overlay
from companion.hexes.coordinates import HexCoord
from companion.known_games import GAMES
from companion.reason import Reason
from companion.reports.words import Words
from companion.session.seats import name_key
from ui.session.files import file_stem
from ui.session.overlay_store import load_own_overlay
from ui.widgets.hex_text import name_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.session.log import LogLine
    from companion.session.recap import Recap
    from companion.session.recent import RecentSession
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

HexNames = Callable[[HexCoord], str]


def words_of(bridge: SessionBridge) -> Words:
    """Language, hex numbers and factions for reports."""
    return Words(
        bridge.catalogue, bridge.hex_name, lambda faction: faction_name(bridge, faction), bridge.veil
    )


def faction_name(bridge: SessionBridge, faction: str) -> str:
    """A faction, a seat or a command in words."""
    return own_words(bridge, Reason(name_key(faction)))


def own_words(bridge: SessionBridge, reason: Reason) -> str:
    """A reason in the words of the session in play, where it has its own for what that names."""
    session = bridge.session
    words = session.system.reworded(session.state, reason) if session else reason
    return bridge.catalogue.reason(words, bridge.hex_name)


def with_told(bridge: SessionBridge, words: str, label: Reason | None, detail: Sequence[Reason] = ()) -> str:
    """The name of an action with what it would act on, as far as anything is told of that."""
    told = (label,) if label else ()
    for reasons in filter(None, (told, detail)):
        said = bridge.catalogue.join(map(bridge.reason_text, reasons))
        words = bridge.text("action-with-label", action=words, label=said)
    return words


def session_title(bridge: SessionBridge, session: Session) -> str:
    """The session in play by its scenario, or by what else it was begun for."""
    return bridge.reason_text(session.system.title(session.started.start))


def session_name(bridge: SessionBridge, session: RecentSession) -> str:
    """The scenario, and the name of the file, by which sessions of the same one are told apart."""
    title = session.title or Reason(f"scenario-{session.game}-{session.scenario}")
    scenario, file = bridge.reason_text(title), session.path.stem
    if session.board:
        return bridge.text("recent-name-on-board", board=session.board, file=file)
    if file.startswith(file_stem(scenario)):
        return file
    return bridge.text("recent-name", scenario=scenario, file=file)


def basis_words(bridge: SessionBridge, session: Session | None) -> str:
    """Whose readings and tables a calculator goes by: a session's, else the usual ones."""
    if session is None:
        return bridge.text("readings-by-default")
    return bridge.text("readings-of-session", session=session_title(bridge, session))


def where_words(bridge: SessionBridge, recap: Recap | RecentSession, hex_name: HexNames | None = None) -> str:
    """Turn and phase, and what waits: "Turn 4, Movement; waiting for: contact roll".

    `hex_name` names the hexes of another board than the one on the table.
    """

    def words(reasons: tuple[Reason, ...]) -> str:
        return bridge.catalogue.join(
            bridge.catalogue.reason(bridge.veil(reason), hex_name or bridge.hex_name) for reason in reasons
        )

    where = words(recap.where)
    if not recap.waiting:
        return where
    return bridge.text("recap-waiting", where=where, waiting=words(recap.waiting))


def line_words(bridge: SessionBridge, line: LogLine) -> str:
    """What was done or asked, and what was answered or came of it."""
    action = bridge.reason_text(line.label)
    groups = (bridge.catalogue.join(map(bridge.reason_text, group)) for group in line.details)
    details = bridge.catalogue.join(groups, "title-parts")
    return bridge.text("recap-line", action=action, details=details) if details else action


def hex_names_of(bridge: SessionBridge, session: RecentSession) -> HexNames:
    """How the hexes of a session are called: on the table's board, or on its own as the player keeps it."""
    known = GAMES.get(session.game)
    if session.board:
        return lambda hex_: session.hex_names.get(hex_, "")
    if known is None or known.board == bridge.board.id:
        return bridge.hex_name

    def hex_name(hex_: HexCoord) -> str:
        board = open_board(known.board)
        return name_of(apply_overlay(board, load_own_overlay(board)[0]), hex_)

    return hex_name


def when_words(bridge: SessionBridge, recap: Recap | RecentSession) -> str:
    """Date and time of the last act, where the players are."""
    return words_of(bridge).time(recap.time)


def window_title(bridge: SessionBridge, scenario: str, file: str) -> str:
    """What the window is called: the scenario, and the file unless its name says the scenario already."""
    if not file or file.startswith(file_stem(scenario)):
        return bridge.text("window-title", board=file or scenario)
    return bridge.text("window-title-session", session=scenario, file=file)

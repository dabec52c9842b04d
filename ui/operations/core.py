"""What operations share: refusals told once, and line and shading judged again after a step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec

from companion.kit.sighted import SightedGame
from companion.reason import CompanionError
from companion.session.errors import ActSecondError
from ui.operations.table_map import rest_own_map
from ui.session.at_table import is_guest
from ui.session.bridge import Change, told_by
from ui.session.judging import judge_again
from ui.session.message import Severity
from ui.shell.troubles import tell

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.session.changes import Changes
    from companion.session.session import Session
    from ui.session.bridge import BridgeState, SessionBridge

P = ParamSpec("P")
LINE, LINE_CUT = "table-line", "shared-away"  # where the line to a table is told of, and that it is cut


def operation(
    work: Callable[Concatenate[SessionBridge, P], None],
) -> Callable[Concatenate[SessionBridge, P], bool]:
    """Make a function an operation: True when done, False when refused and told in the message bar."""

    @wraps(work)
    def told(bridge: SessionBridge, /, *args: P.args, **kwargs: P.kwargs) -> bool:
        def do() -> bool:
            work(bridge, *args, **kwargs)
            return True

        return attempt(bridge, do)

    return told


def attempt(bridge: SessionBridge, do: Callable[[], bool]) -> bool:
    """Whether something is done; a refusal, and a fault, is told once in the message bar."""
    with bridge.one_act():
        try:
            return do()
        except ActSecondError as second:
            from ui.operations.shared_table import offer_again

            offer_again(bridge, second)
        except CompanionError as refusal:
            say_refused(bridge, refusal)
        except Exception as error:
            tell(bridge, error)
        return False


def say_refused(bridge: SessionBridge, refusal: CompanionError) -> None:
    """Tell a refusal; that the table cannot be reached stands until it can, and only once."""
    if refusal.reason.key == LINE_CUT:
        from ui.operations.branches import tell_line_cut

        tell_line_cut(bridge, Severity.ERROR)
    else:
        bridge.say(refusal.reason, Severity.ERROR, slot="refusal")


def act(bridge: SessionBridge, book: Session, work: Callable[[Session], Changes]) -> None:
    """Do something that is written in a book, and show what it came to, on the board too."""
    first = book.journal.next_seq
    show_since(bridge, book, first, told_by(work(book)))


def show_since(bridge: SessionBridge, book: Session, first: int, told: frozenset[Change]) -> None:
    """Show what the entries from one on came to, on the board too."""
    from companion.session.map_words import overlay_after

    overlay = overlay_after(book.journal, first, bridge.overlay)
    if overlay is not bridge.overlay:
        rest_own_map(bridge, book)
    settle_session(bridge, told, **({} if overlay is bridge.overlay else {"overlay": overlay}))


def settle(bridge: SessionBridge, also: frozenset[Change] = frozenset(), **changes: Any) -> None:
    """Alter the state and judge again what is on the map under it; corrections are saved at once.

    `also` is told with what the state's change itself tells.
    """
    before = bridge.overlay
    state = judge_again(replace(bridge.state, **_with_board(bridge, changes)))
    if state.board is not bridge.board:
        _play_on(bridge, state.board)  # first: what is told makes panels ask the session's game
    with bridge.telling_once():
        put(bridge, state, also)
        if bridge.overlay is not before:
            if bridge.resting is None:
                _save_corrections(bridge)
            use_board(bridge, is_told=True)


def put(bridge: SessionBridge, state: BridgeState, also: frozenset[Change] = frozenset()) -> None:
    """Make a whole new state the present one."""
    bridge.update(also, **{field.name: getattr(state, field.name) for field in fields(state)})


def follow(bridge: SessionBridge, changes: Changes) -> None:
    """Show what an action that says nothing of the board came to; sight is judged again when it must be."""
    settle_session(bridge, told_by(changes))


def settle_session(bridge: SessionBridge, told: frozenset[Change], **changes: Any) -> None:
    """Alter the state, with the session's markers and readings of sight in it, and tell what `told` names."""
    wanted = changes | _table(bridge)
    fresh = {name: value for name, value in wanted.items() if value != getattr(bridge.state, name)}
    if fresh:
        settle(bridge, told, **fresh)
    else:
        bridge.update(told)


def use_board(bridge: SessionBridge, *, is_told: bool = False) -> None:
    """Let the session go by the board as it is corrected, and note that it does."""
    from companion.session.standing import BoardsUsed

    session = bridge.session
    if session is None:
        return
    _play_on(bridge, bridge.board)
    if session.is_looking_on or is_guest(session):
        return
    overlay = bridge.overlay
    digest = "" if overlay.is_empty else overlay.digest
    used = BoardsUsed(board=bridge.base_board.digest, overlay=digest, grid=overlay.grid)
    follow(bridge, session.use_boards(used, is_told=is_told))


def _play_on(bridge: SessionBridge, board: Board) -> None:
    """Let the game at the table go by a board."""
    book = bridge.book_so_far
    if book is not None:
        book.play_on(book.system.on_board(board))


def sight_table(bridge: SessionBridge) -> tuple[Session, SightedGame]:
    """Where markers and readings of sight are kept, with the game that does: the one in play, else none."""
    from companion.kit.free_table import FreeTable

    session = bridge.session
    if session is not None and isinstance(session.system, SightedGame):
        return session, session.system
    return bridge.free_table, FreeTable(bridge.board)


def _table(bridge: SessionBridge) -> dict[str, Any]:
    """What is known of markers and readings; nothing before there are any."""
    table = bridge.sighted
    if table is None or not isinstance(table.system, SightedGame):
        return {}
    game = table.system
    return {
        "markers": game.markers(table.state),
        "vehicles": game.hindering_vehicles(table.state),
        "sight_settings": game.sight_settings(table.state),
    }


def _with_board(bridge: SessionBridge, changes: dict[str, Any]) -> dict[str, Any]:
    """Corrections make another board."""
    from companion.board.overlay import apply_overlay

    overlay = changes.get("overlay", bridge.overlay)
    if overlay is bridge.overlay:
        return changes
    return {**changes, "board": apply_overlay(bridge.base_board, overlay)}


def _save_corrections(bridge: SessionBridge) -> None:
    """Corrections that cannot be saved still count until the program ends."""
    from ui.session.overlay_store import save_own_overlay

    try:
        save_own_overlay(bridge.overlay)
    except CompanionError as refusal:
        bridge.say(refusal.reason, Severity.WARNING, slot="corrections")

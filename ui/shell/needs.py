"""What an action needs before it can be done, and the words for while that is missing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ui import operations
from ui.session.at_table import has_two_seats, may_host, others_at, own_seat
from ui.session.counters import mapped_game
from ui.session.panel_data import procedure_of
from ui.session.records import records_game
from ui.session.roll_call import roll_game

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow


@dataclass(frozen=True, slots=True, eq=False)
class Need:
    """Something that must be there, told apart as an object; `why` is the catalogue key of what is said
    without it.
    """

    why: str
    is_met: Callable[[MainWindow], bool]


def _can_declare(window: MainWindow) -> bool:
    sight = window.bridge.sight
    return sight is not None and not sight.declared


def _has_sheet(window: MainWindow) -> bool:
    if window.bridge.session is None:
        return False
    from companion.kit.sheets import has_sheet

    return has_sheet(window.bridge.session)


def _is_readable(window: MainWindow) -> bool:
    session = window.bridge.session
    return session is not None and not session.is_closed


def _has_readings(window: MainWindow) -> bool:
    return _is_readable(window) or (window.page == "new-session" and window.bridge.session is None)


def _can_check_grid(window: MainWindow) -> bool:
    return window.bridge.session is None and operations.has_other_grids(window.bridge)


def _leads_on(window: MainWindow) -> bool:
    return operations.onward_label(window.bridge) is not None


def _has_answered(window: MainWindow) -> bool:
    from ui.cards.answered import has_answered

    session = window.bridge.session
    return session is not None and session.mending.past is None and has_answered(session)


def _can_host(window: MainWindow) -> bool:
    session = window.bridge.session
    return session is not None and not session.is_looking_on and may_host(session)


def _has_own_open(window: MainWindow) -> bool:
    session = window.bridge.session
    own = own_seat(session)
    return session is not None and bool(own) and session.secrecy.is_kept and session.secrecy.is_open(own)


SESSION = Need("needs-session", lambda w: w.bridge.session is not None)
READABLE = Need("needs-readable", _is_readable)
READINGS = Need("needs-readable", _has_readings)
NO_SESSION = Need("needs-no-session", lambda w: w.bridge.session is None)
ONWARD = Need("needs-onward", _leads_on)
QUIET_PHASES = Need("needs-quiet-phases", lambda w: operations.may_pass_phases(w.bridge))
PROCEDURE = Need("needs-campaign", lambda w: procedure_of(w.bridge) is not None)
RECORDS = Need("needs-campaign", lambda w: records_game(w.bridge) is not None)
OTHERS_HERE = Need("needs-others-here", lambda w: bool(others_at(w.bridge.session)))
PARTED = Need("needs-parted", lambda w: w.desk.parting.is_here)
HOSTABLE = Need("needs-own-session", _can_host)
TWO_PLAYERS = Need("needs-two-players", lambda w: w.desk.keeps_secrets)
OWN_OPEN = Need("needs-own-open", _has_own_open)
TWO_SEATS = Need("needs-two-seats", lambda w: has_two_seats(w.bridge.session))
SHEET = Need("needs-sheet", _has_sheet)
LINE = Need("needs-line", lambda w: w.bridge.sight is not None)
NEW_LINE = Need("needs-new-line", _can_declare)
SIGHT_SHOWN = Need("needs-sight-shown", lambda w: w.bridge.sight is not None or w.bridge.viewshed is not None)
TABLE_UNDER_WAY = Need("needs-table-under-way", lambda w: w.table_job is not None)
BOARDS_UNDER_WAY = Need("needs-boards-under-way", lambda w: w.desk.boards.job is not None)
MAP_SHOWN = Need("needs-map-shown", lambda w: w.is_map_shown)
OTHER_GRIDS = Need("needs-other-grids", _can_check_grid)
SCAN = Need("needs-scan", lambda w: w.has_scan)
OWN_SCAN = Need("needs-scan", lambda w: operations.scan_of(w.bridge) is not None)
UNDOABLE = Need("needs-undoable", lambda w: operations.undo_label(w.bridge) is not None)
REDOABLE = Need("needs-redoable", lambda w: operations.redo_label(w.bridge) is not None)
ANSWERED = Need("needs-answered", _has_answered)
PAST = Need("past-not-open", lambda w: operations.past_of(w.bridge) is not None)
TRIAL_MARKERS = Need("needs-trial-markers", lambda w: bool(w.bridge.trial_markers))
MARKERS = Need("needs-markers", lambda w: bool(w.bridge.markers or w.bridge.trial_markers))
COUNTERS = Need("needs-counters", lambda w: mapped_game(w.bridge) is not None)
ROLL = Need("needs-counters", lambda w: roll_game(w.bridge) is not None)
SELECTION = Need("needs-selection", lambda w: w.bridge.selected is not None)

"""One function for each thing the player can do.

Each takes the bridge first, alters it and emits one `changed`. A refusal of the core becomes one
message, changes nothing and is answered with False.
"""

from ui.operations.areas import correct_areas, place_vehicles, show_area_stage, show_areas, take_control
from ui.operations.by_hand import choose_setting, set_bookmark, set_facts, set_pile, write_note
from ui.operations.corrections import (
    confirm_hex,
    correct_fact,
    export_corrections,
    import_corrections,
    revert_correction,
)
from ui.operations.history import redo, redo_label, undo, undo_label, undo_to
from ui.operations.markers import clear_markers, keep_trial_markers, toggle_marker
from ui.operations.play import answer_request, correct_answer, execute, let_app_answer, overrule
from ui.operations.preferences import (
    change_text_size,
    flip_board,
    next_language,
    set_language,
    set_preference,
    set_reading,
    switch_theme,
    toggle_table_mode,
)
from ui.operations.scan import (
    lay_scan,
    lock_scan_aspect,
    nudge_scan,
    pin_scan,
    scan_of,
    take_scan_away,
    unpin_scan,
)
from ui.operations.secrets import lock_all, protect, renew_key, reveal, unlock, unlock_with_code
from ui.operations.selection import select_hex
from ui.operations.session import (
    back_up_session,
    begin_session,
    close_quietly,
    close_session,
    export_log,
    open_session,
    save_session_as,
    take_session,
)
from ui.operations.sight import (
    check_sight,
    clear_sight,
    declare_sight,
    hide_viewshed,
    note_check,
    preview_sight,
    set_level,
    show_check,
    show_viewshed,
    step_level,
    swap_ends,
)

__all__ = [
    "answer_request",
    "back_up_session",
    "begin_session",
    "change_text_size",
    "check_sight",
    "choose_setting",
    "clear_markers",
    "clear_sight",
    "close_quietly",
    "close_session",
    "confirm_hex",
    "correct_answer",
    "correct_areas",
    "correct_fact",
    "declare_sight",
    "execute",
    "export_corrections",
    "export_log",
    "flip_board",
    "hide_viewshed",
    "import_corrections",
    "keep_trial_markers",
    "lay_scan",
    "let_app_answer",
    "lock_all",
    "lock_scan_aspect",
    "next_language",
    "note_check",
    "nudge_scan",
    "open_session",
    "overrule",
    "pin_scan",
    "place_vehicles",
    "preview_sight",
    "protect",
    "redo",
    "redo_label",
    "renew_key",
    "reveal",
    "revert_correction",
    "save_session_as",
    "scan_of",
    "select_hex",
    "set_bookmark",
    "set_facts",
    "set_language",
    "set_level",
    "set_pile",
    "set_preference",
    "set_reading",
    "show_area_stage",
    "show_areas",
    "show_check",
    "show_viewshed",
    "step_level",
    "swap_ends",
    "switch_theme",
    "take_control",
    "take_scan_away",
    "take_session",
    "toggle_marker",
    "toggle_table_mode",
    "undo",
    "undo_label",
    "undo_to",
    "unlock",
    "unlock_with_code",
    "unpin_scan",
    "write_note",
]

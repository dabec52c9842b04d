"""One function for each thing the player can do.

Each takes the bridge first, alters it and emits one `changed`. A refusal of the core becomes one
message, changes nothing and is answered with False.
"""

from ui.operations.corrections import (
    confirm_hex,
    correct_fact,
    export_corrections,
    import_corrections,
    revert_correction,
)
from ui.operations.history import redo, undo
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
from ui.operations.selection import select_hex
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
    "change_text_size",
    "check_sight",
    "clear_markers",
    "clear_sight",
    "confirm_hex",
    "correct_answer",
    "correct_fact",
    "declare_sight",
    "execute",
    "export_corrections",
    "flip_board",
    "hide_viewshed",
    "import_corrections",
    "keep_trial_markers",
    "let_app_answer",
    "next_language",
    "note_check",
    "overrule",
    "preview_sight",
    "redo",
    "revert_correction",
    "select_hex",
    "set_language",
    "set_level",
    "set_preference",
    "set_reading",
    "show_check",
    "show_viewshed",
    "step_level",
    "swap_ends",
    "switch_theme",
    "toggle_marker",
    "toggle_table_mode",
    "undo",
]

"""Brings Qt without the hook that it puts on `import`, and keeps garbage from being looked for till `done`.

The hook reads the source of every module that comes after it, for a dialect of Qt's that nothing here speaks.
Modules stay, so that looking through them for garbage, again and again, finds none. Together a tenth of the
time that the program takes to start.
"""

import builtins
import gc

_plain, _was_collecting = builtins.__import__, gc.isenabled()
gc.disable()
import PySide6.QtCore  # noqa: E402, F401

builtins.__import__ = _plain


def done() -> None:
    """Collect again as before; what has come so far is looked through no more."""
    gc.freeze()
    if _was_collecting:
        gc.enable()

"""A guest's window in a process of its own: it joins by a code, does the next phase, and tells what it sees.

python -m tests.ui.guest_window CODE
"""

import sys
from collections.abc import Callable
from time import monotonic

from PySide6.QtTest import QTest

from tests.ui.running import SIZE
from ui.app import Application
from ui.look.preferences import Preferences, save_preferences

_SECONDS = 30.0


def _until(is_so: Callable[[], bool]) -> None:
    end = monotonic() + _SECONDS
    while not is_so():
        if monotonic() > end:
            raise TimeoutError
        QTest.qWait(10)


def main(code: str) -> None:
    """The guest's evening, told line by line."""
    save_preferences(Preferences(language="en", theme="light"))
    application = Application("elst")
    application.show()
    window, bridge = application.window, application.bridge
    window.resize(*SIZE)
    window.start_page.join.line.setText(code)
    window.start_page.join.button.click()
    _until(lambda: bridge.session is not None)
    window.show_map()
    sys.stdout.write(f"{window.now_strip.acting.text()}\n")
    window.now_strip.onward.click()
    sys.stdout.write(f"{window.now_strip.where.text()}\n")
    sys.stdout.flush()
    _until(lambda: window.message_bar.text.startswith("German: "))
    sys.stdout.write(f"{window.message_bar.text} {bridge.session.head}\n")
    application.close()


if __name__ == "__main__":
    main(sys.argv[1])

"""One tap names the counters of a faction that the rulebook's set-up prints."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.counter_sheets import PrintedSetupGame
from ui import operations
from ui.widgets.wrapping_button import WrappingButton

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge


class SetupButton(WrappingButton):
    """Seen only while there is something left to name."""

    def __init__(self, bridge: SessionBridge) -> None:
        super().__init__()
        self._bridge, self._faction = bridge, ""
        self.hide()
        self.clicked.connect(lambda: operations.name_setup(bridge, self._faction))

    def offer(self, faction: str) -> None:
        """Offer the counters of a faction; none for an empty one."""
        self._faction = faction
        game = self._bridge.session.system if self._bridge.session else None
        if isinstance(game, PrintedSetupGame):
            self.set_words(self._bridge.text(game.setup_words))
            self.setToolTip(self._bridge.text(game.setup_tip))
        self.setVisible(operations.setup_to_name(self._bridge, faction) is not None)

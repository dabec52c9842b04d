"""Words typed into forms that were not given yet: a page that is left, or drawn anew, keeps them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.kit.panels import Choice
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

Draft = dict[str, str]
"""What stands in the lines of a form, by their names."""


class Drafts:
    """The drafts of a panel, by choice; each seat has its own, and another session none."""

    def __init__(self, bridge: SessionBridge) -> None:
        self._bridge = bridge
        self._session: Session | None = None
        self._drafts: dict[tuple[str, str], Draft] = {}

    def of(self, choice: Choice) -> Draft:
        """What was typed for a choice; to be filled by its form, and emptied as it is given."""
        session, label = self._bridge.session, choice.label
        if session is not self._session:
            self._session, self._drafts = session, {}
        seat = session.secrecy.seated if session is not None else ""
        return self._drafts.setdefault((seat, f"{label.key} {sorted(label.args.items())}"), {})

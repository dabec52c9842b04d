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
    """The drafts of a panel, by choice; each seat has its own, and another session none.

    `begin_next` leaves a choice's form open for the next of a row, until it `is_next` no more.
    """

    def __init__(self, bridge: SessionBridge) -> None:
        self._bridge = bridge
        self._session: Session | None = None
        self._drafts: dict[tuple[str, str], Draft] = {}
        self._next: tuple[str, str] | None = None

    def of(self, choice: Choice) -> Draft:
        """What was typed for a choice; to be filled by its form, and emptied as it is given."""
        key = self._key(choice)
        return self._drafts.setdefault(key, {})

    def begin_next(self, choice: Choice | None) -> None:
        """The form of a choice is open for the next; None: no form is."""
        self._next = None if choice is None else self._key(choice)

    def is_next(self, choice: Choice) -> bool:
        """Whether a choice's form is open for the next."""
        return self._key(choice) == self._next

    def is_begun(self, choice: Choice) -> bool:
        """Whether a choice's form is open for the next, or something was typed into it."""
        return self.is_next(choice) or bool(self.of(choice))

    def _key(self, choice: Choice) -> tuple[str, str]:
        session = self._bridge.session
        if session is not self._session:
            self._session, self._drafts, self._next = session, {}, None
        return session.secrecy.seated if session is not None else "", repr(choice.label)

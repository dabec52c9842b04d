"""What was told in forms and not given yet: a page that is left, or drawn anew, keeps it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.kit.panels import Choice
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

Draft = dict[str, Any]
"""What was told in the fields of a form, by their names."""

_Key = tuple[str, str]  # a seat and a choice


class Drafts:
    """The drafts of a panel, by choice; each seat has its own, and another session none.

    `begin_next` leaves a choice's form open for the next of a row, until it `is_next` no more. Once what a
    form gave is taken back, the form `is_back`, with what was told in it, until it is given or dropped.
    """

    def __init__(self, bridge: SessionBridge) -> None:
        self._bridge = bridge
        self._session: Session | None = None
        self._drafts: dict[_Key, Draft] = {}
        self._next: _Key | None = None
        self._given: dict[int, tuple[_Key, Draft]] = {}  # by the step that was the last one by then
        self._left: tuple[_Key | None, int | None, Draft] = (None, None, {})  # the same of the one left last

    def of(self, choice: Choice) -> Draft:
        """What was told for a choice; to be filled by its form, and emptied as it is given."""
        key = self._key(choice)
        draft = self._drafts.setdefault(key, {})
        if self._back is not None and self._back[0] == key:
            told = self._back[1]
            draft.update(told)
            told.clear()  # once
        return draft

    def note_given(self, choice: Choice, draft: Draft, at: int) -> None:
        """The form of a choice gave what was told in it, while a step of the session was the last one."""
        if self._at is not None:
            self._given[at] = self._key(choice), dict(draft)

    def drop(self, choice: Choice) -> None:
        """The form of a choice is left: nothing stands open."""
        self._next = None
        draft = self.of(choice)
        self._left = self._key(choice), self._at, dict(draft)
        draft.clear()
        if self._at is not None:
            self._given.pop(self._at, None)

    def take_up(self, choice: Choice) -> None:
        """A form opens once more: what it was left with stands there, if nothing was done since."""
        key, at, told = self._left
        if (key, at) == (self._key(choice), self._at):
            self.of(choice).update(told)

    @property
    def has_back(self) -> bool:
        """Whether a form is back."""
        return self._back is not None

    def is_back(self, choice: Choice) -> bool:
        """Whether what the form of a choice gave was taken back, and nothing done since."""
        return self._back is not None and self._back[0] == self._key(choice)

    def begin_next(self, choice: Choice | None) -> None:
        """The form of a choice is open for the next; None: no form is."""
        self._next = None if choice is None else self._key(choice)

    def is_next(self, choice: Choice) -> bool:
        """Whether a choice's form is open for the next."""
        return self._key(choice) == self._next

    def is_begun(self, choice: Choice) -> bool:
        """Whether a choice's form is open for the next or once more, or something was told in it."""
        return self.is_next(choice) or self.is_back(choice) or bool(self.of(choice))

    @property
    def _back(self) -> tuple[_Key, Draft] | None:
        return self._given.get(self._at) if self._at is not None else None

    @property
    def _at(self) -> int | None:
        """The step done last; None at an earlier moment, and where no session is."""
        session = self._in_play
        return session.last_step if session is not None and session.mending.past is None else None

    @property
    def _in_play(self) -> Session | None:
        """The session in play; of another nothing is kept."""
        session = self._bridge.session
        if session is not self._session:
            self._session, self._drafts, self._next, self._given = session, {}, None, {}
            self._left = None, None, {}
        return session

    def _key(self, choice: Choice) -> _Key:
        session = self._in_play
        return session.secrecy.seated if session is not None else "", repr(choice.label)

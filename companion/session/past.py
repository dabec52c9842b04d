"""An earlier moment of the game at which players act: something forgotten, or done wrongly.

What they do there is a draft: it is written with all of the later acts that still hold, or not at all.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime

from companion.kit.questions import AnyAnswer
from companion.session.changes import Changes
from companion.session.correction import Correction, Later, decide_again, kind_of
from companion.session.draft import Draft, Mark, Tail
from companion.session.journal import Act


class Past:
    """A draft that begins at an earlier moment, with the later acts that wait to be decided again."""

    def __init__(self, draft: Draft, seq: int, later: Later) -> None:
        self.draft = draft
        self.seq = seq  # the entry before which players act, or in whose place
        self.since = draft.entries[0].seq  # what goes on from here begins with it
        self._later = later
        self._first = len(draft.journal.acts)
        self._steps: list[Mark] = []
        self._tried: tuple[Sequence[AnyAnswer], Correction, Tail] | None = None

    @property
    def acts(self) -> Sequence[Act]:
        """What was done here."""
        return self.draft.journal.acts[self._first :]

    @property
    def is_done_rightly(self) -> bool:
        """Whether what was left out has been done, in another way."""
        wrong, done = self._later.left_out, [kind_of(act) for act in self.acts]
        return wrong is not None and kind_of(wrong) in done

    @contextmanager
    def step(self, now: datetime) -> Iterator[Draft]:
        """Something more is done here; nothing of it stays when it fails."""
        mark, acts = self.draft.mark(), len(self.acts)
        tried, self._tried = self._tried, None
        self.draft.changes, self.draft.now = Changes.LOG, now
        try:
            yield self.draft
        except BaseException:
            self.draft.back_to(mark)
            self._tried = tried
            raise
        if len(self.acts) > acts:
            self._steps.append(mark)

    def step_back(self) -> bool:
        """Take back the last thing done here; False when there was none."""
        self._tried = None
        if self._steps:
            self.draft.back_to(self._steps.pop())
            return True
        return False

    def try_later(self, answers: Sequence[AnyAnswer]) -> Correction:
        """What deciding the later acts again would come to; nothing of it stays."""
        mark = self.draft.mark()
        try:
            correction = decide_again(self.draft, self._later, answers)
            self._tried = answers, correction, self.draft.since(mark)
        finally:
            self.draft.back_to(mark)
        return correction

    @contextmanager
    def forward(self, now: datetime, answers: Sequence[AnyAnswer]) -> Iterator[Correction]:
        """Decide the later acts again, in the draft; what was tried just now is not decided twice."""
        tried = self._tried
        with self.step(now):
            if tried is not None and tried[0] == answers:
                self.draft.take(tried[2])
                yield tried[1]
            else:
                yield decide_again(self.draft, self._later, answers)

"""Setting right what lies back: an old answer, a forgotten act, one that was done wrongly."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from companion.chance.requests import DrawRequest, RollRequest
from companion.chance.sources import ChanceSource
from companion.kit.questions import AnyAnswer
from companion.reason import Reason
from companion.session.changes import Changes
from companion.session.correction import Correction, Wanted, correct, take_back
from companion.session.draft import Tail
from companion.session.errors import IllegalCommandError
from companion.session.journal import Act, Journal
from companion.session.past import Past
from companion.session.recorder import Recorder

Require = Callable[[Sequence[Act]], None]


@dataclass(frozen=True, slots=True)
class _Tried:
    """A correction that was tried on a journal, and what it would add."""

    wish: tuple[int, AnyAnswer, tuple[AnyAnswer, ...]]
    before: Journal
    correction: Correction
    tail: Tail


class Mending:
    """Corrections of a session, by `require_own` of acts that those at the machine may see.

    An old answer is given anew by `correct`. For anything else players go back to an earlier moment, act
    there as ever and come forward again: nothing is written before, and all that still holds stays.
    """

    def __init__(self, recorder: Recorder, require_own: Require) -> None:
        self._recorder = recorder
        self._require_own = require_own
        self._tried: _Tried | None = None

    @property
    def past(self) -> Past | None:
        """The earlier moment at which players act; None in the game as it stands."""
        return self._recorder.past

    def correct(self, seq: int, answer: AnyAnswer, further: Sequence[AnyAnswer] = ()) -> Correction:
        """Replace a mistyped answer (the entry `seq`) and decide again what followed.

        What was tried just now is not decided twice.
        """
        self._recorder.require_present()
        self._require_correctable(seq)
        wish, tried = (seq, answer, tuple(further)), self._tried
        with self._recorder.transaction() as draft:
            if tried is None or tried.wish != wish or tried.before is not self._recorder.journal:
                return correct(draft, seq, answer, further)
            draft.take(tried.tail)
        return tried.correction

    def try_correction(self, seq: int, answer: AnyAnswer, further: Sequence[AnyAnswer] = ()) -> Correction:
        """What `correct` would come to, without doing it; raises as it does but asks nothing."""
        self._require_correctable(seq)
        before = self._recorder.journal
        with self._recorder.trial() as draft:
            mark = draft.mark()
            correction = correct(draft, seq, answer, further)
            self._tried = _Tried((seq, answer, tuple(further)), before, correction, draft.since(mark))
        return correction

    def go_back(self, seq: int, *, without: bool = False) -> Changes:
        """Go back to before an act (the entry `seq`), perhaps as if it had not been done."""
        self._recorder.require_writable()
        place = self._require_correctable(seq)
        if place is None:
            raise IllegalCommandError(Reason("past-no-act", args={"entry": str(seq)}))
        with self._recorder.trial() as draft:
            later = take_back(draft, place, Reason("past-set-right"), without=without)
            self._recorder.enter(Past(draft, seq, later))
        return draft.changes

    def try_forward(self, answers: Sequence[AnyAnswer] = ()) -> Correction:
        """What `come_forward` would come to, without doing it."""
        return self._require_past().try_later(tuple(answers))

    def come_forward(self, answers: Sequence[AnyAnswer] = ()) -> Correction:
        """Decide what followed again and go on from there; `answers` are for what was not asked before."""
        return self._recorder.come_forward(self._require_past(), tuple(answers))

    def leave(self) -> None:
        """Back to the game as it stands; nothing of what was done at an earlier moment stays."""
        self._recorder.leave()

    def app_answer(self, wanted: Wanted, source: ChanceSource) -> AnyAnswer:
        """What a source, the app's dice for one, answers to what is asked now and was not before."""
        match wanted.request, wanted.pile:
            case RollRequest() as request, _:
                return source.roll(request)
            case DrawRequest() as request, pile if pile is not None:
                shuffle = self._recorder.journal.standing.shuffles.get(request.pile)
                return source.draw(request, pile, shuffle)
        raise IllegalCommandError(Reason("answer-of-other-kind"))

    def _require_correctable(self, seq: int) -> int | None:
        place = self._recorder.journal.find_act(seq)
        if place is not None:
            self._require_own(self._recorder.journal.acts[place:])
        return place

    def _require_past(self) -> Past:
        if self.past is None:
            raise IllegalCommandError(Reason("past-not-open"))
        return self.past

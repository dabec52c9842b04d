"""How the steps of undo and redo are named, and what came of them."""

from companion.latest import Latest
from companion.reason import Reason
from companion.session.events import DiceRolled
from companion.session.journal import Act, Done
from companion.session.log import log_lines, sealed_label
from companion.session.own_acts import OwnActs
from companion.session.recorder import Recorder
from companion.session.secrets.veil import veiled


class StepWords:
    """The words for steps, as far as those who sit at the machine may read them."""

    def __init__(self, recorder: Recorder, own: OwnActs) -> None:
        self._recorder = recorder
        self._own = own
        # Of undo and redo, which are named anew with each act and in each language.
        self._details: Latest[tuple[Reason, ...]] = Latest(most=2)

    def label(self, done: Done) -> Reason:
        """The name of a step of undo, of another's too where the log tells it."""
        act = (done.acts or done.replaced_acts)[0]
        label = act.bodies[0].told if self._is_told(act) else sealed_label(act.secret_of)
        return label if done.correction is None else Reason("correction-of", about=label)

    def detail(self, done: Done) -> tuple[Reason, ...]:
        """All of the one thing that came of it, or what the first few are about; not what the label names."""
        if not done.acts or not self._is_told(done.acts[0]):
            return ()
        if done.correction is not None:
            return _dice_corrected(done)
        journal, system, (seq, *_) = self._recorder.journal, self._recorder.system, done.acts[0].seqs

        def in_short() -> tuple[Reason, ...]:
            told = next((line.in_short for line in log_lines(journal, seq, seq)), ())
            return veiled(system, journal.state, told)

        return self._details.of((done.acts[0], journal.state, system), in_short)

    def _is_told(self, act: Act) -> bool:
        """Whether the log tells an act here; of a game that is sealed whole, only what is one's own."""
        return not act.is_locked and not (act.is_of_the_game and self._own.refusal(act))


def _dice_corrected(done: Done) -> tuple[Reason, ...]:
    """The old dice and the new ones of a correction; nothing where it is of something else."""
    was, now = (next((_dice_of(act) for act in acts[:1]), "") for acts in (done.replaced_acts, done.acts))
    return (Reason("dice-corrected", args={"was": was, "now": now}),) if was and now else ()


def _dice_of(act: Act) -> str:
    events = (event for body in act.bodies for event in body.events)
    return next((event.dice for event in events if isinstance(event, DiceRolled)), "")

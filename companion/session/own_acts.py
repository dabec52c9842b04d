"""Whose acts are whose: what those who sit at the machine may take back, put back or set right."""

from collections.abc import Sequence

from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.session.journal import Act
from companion.session.recorder import Recorder
from companion.session.seats import name_key
from companion.session.secrets.secrecy import Secrecy


class OwnActs:
    """The acts that were not hidden from those who sit at the machine."""

    def __init__(self, recorder: Recorder, secrecy: Secrecy) -> None:
        self._recorder = recorder
        self._secrecy = secrecy

    def require(self, acts: Sequence[Act], asker: str = "") -> None:
        """Refuse acts that were hidden from those who sit at the machine, but those of a seat that asks."""
        for act in reversed(acts):
            if other := self.refusal(act, asker):
                raise IllegalCommandError(other)

    def refusal(self, act: Act, asker: str = "") -> Reason | None:
        """Why an act is not for those who sit at the machine; None when it is."""
        journal = self._recorder.journal
        is_hidden = self._secrecy.is_kept and (act.is_of_the_game or journal.has_hands)
        owner = self._secrecy.seat_of(act.secret_of)
        is_other = act.is_locked or (is_hidden and act.faction and not self._secrecy.is_open(act.faction))
        if is_other and (owner != asker or not asker):
            return Reason("undo-locked", about=Reason(name_key(owner) if owner else "undo-another-side"))
        if is_hidden and not journal.state.secrets:
            return Reason("undo-nobody-seated")
        return Reason("undo-lost-key") if is_hidden and self._is_of_lost_key(act) else None

    def _is_of_lost_key(self, act: Act) -> bool:
        """Whether it was done before its seat, or for an act of nobody's any seat, lost its key."""
        return any(
            act.seqs[0] < since and self._secrecy.seat_of(act.faction) in ("", seat)
            for seat, since in self._recorder.journal.standing.given_up.items()
        )

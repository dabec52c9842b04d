"""The refusals of a session. Each says why in one reason; nothing is changed by what raised it."""

from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason

if TYPE_CHECKING:
    from companion.session.messages import Command


class IllegalCommandError(CompanionError):
    """A command that the rules or the moment do not allow.

    `can_overrule` tells whether the table may have its way: not where the command says nothing that
    could be carried out, as for a gun that does not exist. `field` is where it would be put right, if
    that was filled in.
    """

    def __init__(self, reason: Reason, *, can_overrule: bool = False, field: str = "") -> None:
        super().__init__(reason)
        self.can_overrule, self.field = can_overrule, field


class ConfirmationNeededError(CompanionError):
    """An undo that would take back what players have learned: ask, then undo with `confirmed=True`."""


class SecretError(CompanionError):
    """Something sealed that cannot be opened or written: locked, wrong pass phrase, lost key."""


class UnreadableError(CompanionError):
    """What an entry of a session holds cannot be understood."""


class StoreError(CompanionError):
    """A session file that cannot be opened, read or written."""


class ActSecondError(StoreError):
    """Another seat of a shared table acted first: nothing was written. Look, then offer the act again.

    `offered` is what was wished, as it was decided or rolled; None for what is no command.
    """

    offered: "Command | None" = None

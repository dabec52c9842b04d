"""The refusals of a shared table: each one clear line."""

from companion.reason import Reason
from companion.session.errors import StoreError

# What a server may say to a seat, by its text key.
REFUSALS = frozenset(
    {
        "shared-message-too-large",
        "shared-message-unreadable",
        "shared-greet-first",
        "shared-too-fast",
        "shared-table-full",
        "shared-other-version",
        "shared-no-such-session",
        "shared-code-refused",
        "shared-seat-taken",
        "shared-seat-only-looks",
        "shared-other-history",
        "shared-record-unsigned",
        "shared-record-forged",
        "shared-record-of-other-seat",
        "shared-record-of-other-epoch",
        "shared-seat-not-yet-here",
        "shared-seat-of-other-key",
        "shared-record-misplaced",
        "shared-server-troubled",
        "shared-letters-wrong",
        "shared-letters-used",
        "shared-digits-differ",
    }
)


class TableError(StoreError):
    """What a table's server, or the way to it, does not allow; nothing was written."""

    @classmethod
    def of(cls, key: str, **args: str | int | float) -> "TableError":
        """A refusal by its text key."""
        return cls(Reason(key, args=args))


class AwayError(TableError):
    """The table cannot be reached now: whether what was sent came there is known when it can."""

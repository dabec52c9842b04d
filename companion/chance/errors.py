"""The refusals of this package."""

from companion.reason import CompanionError


class ImpossibleAnswerError(CompanionError):
    """A die or a chit that cannot have come up. Nothing is changed."""


class PileError(CompanionError):
    """A pile that cannot be made or changed as asked."""

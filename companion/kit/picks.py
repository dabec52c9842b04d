"""What is due and done by one of several acts, asked like a question: one of them is carried out."""

from dataclasses import dataclass

from companion.kit.panels import Choice
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Pick:
    """Which of some choices does what is due (`title`); none of them takes anything more.

    Nothing of it is saved, and anything else may be done while it is asked. `addressee` is the faction
    that picks (empty: whoever sits at the table); `lines` tell why no other choice is open.
    """

    title: Reason
    choices: tuple[Choice, ...]
    addressee: str = ""
    lines: tuple[Reason, ...] = ()

    @property
    def id(self) -> str:
        """Names what is asked as long as it is due."""
        return f"pick:{self.title.key}"

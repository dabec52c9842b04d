"""What requests are for: values that rules go by, and the texts that players read."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Annotated, Self

from pydantic import PlainSerializer, PlainValidator, ValidationInfo


class Purpose(StrEnum):
    """What a game asks for: an enum of its own, a member each.

    A member's value is saved and never changes. The text of its title goes by the same name unless
    another stands behind it, so that a text may be renamed, or shared, while old sessions are read on:

        SMOKE = "ask-smoke"
        HAZE = "ask-haze", "ask-smoke"
    """

    text: str

    def __new__(cls, saved: str, text: str = "") -> Self:
        """A member, with the key of its text."""
        member = str.__new__(cls, saved)
        member._value_ = saved
        member.text = text or saved
        return member


Purposes = Iterable[Purpose]  # all that a game asks for: its enum


def _read(value: object, info: ValidationInfo) -> Purpose:
    """A saved purpose as the game's own, which the reader names as the context."""
    if isinstance(value, Purpose):
        return value
    known: Purposes = info.context or ()
    for purpose in known:
        if purpose.value == value:
            return purpose
    raise ValueError(f"{value!r} is no purpose of this game")


# A purpose as a field of a saved model.
SavedPurpose = Annotated[Purpose, PlainValidator(_read), PlainSerializer(str, return_type=str)]

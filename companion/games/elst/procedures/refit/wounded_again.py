"""A wounded leader who takes Casualty Reduction once more: no source says what that does (M-18)."""

from collections.abc import Iterable, Sequence

from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.refit.escape import Survivor
from companion.kit.answering import Answered
from companion.kit.questions import YES, Question

_FATES = "fates"


def fates_told(told: Answered) -> tuple[str, ...]:
    """Whether each of them is lost, as far as that has been told, the reply just given among it."""
    before = told.request.details.get(_FATES, "")
    return (*before.split(), str(told.value))


def question_of_wound(
    purpose: ElstPurpose, survivors: Iterable[Survivor], fates: Sequence[str] = (), **known: str
) -> Question | None:
    """Whether the next of them is lost; None where all has been told. `known` goes with the reply."""
    in_doubt = [one.type for one in survivors if one.type and one.is_hit_again]
    for type_ in in_doubt[len(fates) :]:
        return Question(
            purpose=purpose,
            rule="4.506f",
            args={"unit": printed_name(type_)},
            details={**known, _FATES: " ".join(fates)},
            can_be_unknown=False,
        )
    return None


def after_wounds(survivors: Iterable[Survivor], fates: Sequence[str]) -> tuple[Survivor, ...]:
    """Those in doubt as was told of each: lost, or wounded as before."""
    told = iter(fates)
    return tuple(
        Survivor(None if next(told) == YES else one.type, is_wounded=True) if one.is_hit_again else one
        for one in survivors
    )

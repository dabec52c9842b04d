"""The tracked counters that ended a scenario outside their areas, each with what may be done with it."""

from collections.abc import Iterator

from companion.games.elst.procedures.forces.words import pieces_in_words
from companion.games.elst.procedures.refit.commands import TryEscape
from companion.games.elst.procedures.refit.outside import Straggler, fate_told, stragglers, without_gun
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.disposition import Fate
from companion.games.elst.shown.refit.tasks import judged
from companion.games.elst.table.scene import Scene
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.session.messages import Command

_ESCAPES = (Fate.MUST_ESCAPE, Fate.MAY_ESCAPE)


def straggler_choices(scene: Scene) -> Iterator[Choice]:
    """An Escape, with their Gun or without, or what else becomes of them (4.506, 4.5057).

    Those that may Escape may stay.
    """
    for one in sorted(stragglers(scene), key=lambda one: not one.is_owed):
        if one.found.fate in _ESCAPES:
            yield judged(scene, _label(one, one.found.fate.value), _escape(one))
            if left := without_gun(scene, one):
                goes = _escape(left) if left.found.fate in _ESCAPES else fate_told(left)
                yield judged(scene, _label(left, left.found.fate.value, is_gun_left=True), goes)
        if one.found.fate is not Fate.MUST_ESCAPE:
            yield judged(scene, _label(one, _stay(one)), fate_told(one))
        if one.found.fate is Fate.CAPTURED_OR_DESTROYED:  # as the enemy chooses (4.5057b)
            told = fate_told(one).model_copy(update={"is_destroyed": True})
            yield judged(scene, _label(one, "destroyed"), told)


def _stay(one: Straggler) -> str:
    return Fate.RETAINED_IN_AREA if one.found.fate is Fate.MAY_ESCAPE else one.found.fate


def _label(one: Straggler, fate: str, *, is_gun_left: bool = False) -> Reason:
    args = {"side": one.side.value, "fate": fate, "gun": "left" if is_gun_left else "none"}
    about = pieces_in_words(one.pieces)
    return Reason("refit-choice-straggler", one.found.reason.rule, (one.hex,), args, about)


def _escape(one: Straggler) -> Command:
    return TryEscape(
        side=one.side,
        hex=one.hex,
        text=one.text,
        wounded=sum(some.count for some in one.pieces if Mark.WOUNDED in some.marks),
        is_stunned=any(Mark.STUNNED in some.marks for some in one.pieces),
    )

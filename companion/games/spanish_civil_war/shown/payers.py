"""Which division pays for an assault by independent units (11.2f, J.6, B.5)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from companion.games.spanish_civil_war.counters.words import formation_in_words
from companion.kit.panels import Choice, Input, InputKind, Suggestion
from companion.reason import Reason

_FEW = 2  # a button each; of more one asks


def paid(assault: Choice, payers: Sequence[str], key: str) -> Iterator[Choice]:
    """An assault by each of few that may pay, its label under a key; of more one asks, the richest first."""
    if len(payers) > _FEW:
        yield replace(assault, inputs=(*assault.inputs, _payer(payers)))
        return
    for payer in payers:
        label, rule = assault.label, assault.label.rule or "11.2f"
        told = Reason(key, rule, label.hexes, label.args, formation_in_words(payer))
        yield replace(assault, label=told, values={**assault.values, "charge_to": payer})


def _payer(payers: Sequence[str]) -> Input:
    words = tuple(Suggestion(payer, formation_in_words(payer)) for payer in payers)
    label = Reason("scw-input-payer", "11.2f")
    return Input("charge_to", InputKind.OPTION, label, tuple(payers), usual=payers[0], suggestions=words)

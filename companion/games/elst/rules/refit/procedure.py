"""The steps of the Refit Phase in order, and which end the scenario or repeat (4.5)."""

from enum import StrEnum


class RefitStep(StrEnum):
    """One step; its value is its rule number."""

    MELEE = "4.501"
    MARKERS = "4.502"
    RECOVERY = "4.503"
    SHOCK_AND_BOG = "4.504"
    SETUP_AREAS = "4.505"
    ESCAPE = "4.506"
    POSSESSION = "4.507"
    WOUNDED = "4.508"
    CONSOLIDATION = "4.509"
    NEW_DATE = "4.510"
    SHIFT = "4.511"
    REPAIR = "4.512"
    REPLENISHMENT = "4.513"
    CPP = "4.514"
    PURCHASE = "4.515"
    STRENGTH = "4.516"
    INITIATIVE = "4.517"
    SETUP = "4.518"

    @property
    def mark(self) -> "StepMark | None":
        """Whether it ends the scenario, or is repeated on Idle Dates."""
        if self in ENDING_STEPS:
            return StepMark.ENDS_SCENARIO
        return StepMark.REPEATED if self in REPEATED_STEPS else None

    @property
    def text_key(self) -> str:
        """The message that names it."""
        return f"refit-step-{self.name.lower().replace('_', '-')}"


class StepMark(StrEnum):
    """The sign printed before a step's number."""

    ENDS_SCENARIO = "$"
    REPEATED = "#"


ENDING_STEPS = (RefitStep.MELEE, RefitStep.MARKERS, RefitStep.RECOVERY)
_ALL = tuple(RefitStep)
REPEATED_STEPS = _ALL[_ALL.index(RefitStep.NEW_DATE) : _ALL.index(RefitStep.INITIATIVE) + 1]
# Between the two scenarios of a date on which both attack (4.5171a).
BETWEEN_SCENARIOS = _ALL[: _ALL.index(RefitStep.NEW_DATE)]

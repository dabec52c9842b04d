"""The six dates of the campaign (4.2b, 4.4a)."""

from enum import StrEnum


class TimeOfDay(StrEnum):
    """Which of a day's three scenarios."""

    MORNING = "morning"
    NOON = "noon"
    EVENING = "evening"


class CampaignDate(StrEnum):
    """A slot for one scenario, in order."""

    DAY_23_EVENING = "23-evening"
    DAY_24_MORNING = "24-morning"
    DAY_24_NOON = "24-noon"
    DAY_24_EVENING = "24-evening"
    DAY_25_MORNING = "25-morning"
    DAY_25_NOON = "25-noon"

    @property
    def time(self) -> TimeOfDay:
        """Morning, noon or evening."""
        return TimeOfDay(self.value.split("-")[1])

    @property
    def next(self) -> "CampaignDate | None":
        """The date after this one; None after the last."""
        dates = list(CampaignDate)
        following = dates.index(self) + 1
        return dates[following] if following < len(dates) else None

    def is_after(self, other: "CampaignDate | None") -> bool:
        """Whether it comes later than another date; any does where there is none."""
        dates = list(CampaignDate)
        return other is None or dates.index(self) > dates.index(other)

    @property
    def has_refit(self) -> bool:
        """Whether a Refit Phase comes before its scenario; none does before the first (4.41)."""
        return self is not FIRST_DATE


FIRST_DATE = CampaignDate.DAY_23_EVENING
LAST_DATE = CampaignDate.DAY_25_NOON

"""Who has to fight: every phasing unit in an enemy ZOC (11.0, 11.1a, 12.51)."""

from collections.abc import Iterable
from dataclasses import dataclass

from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class Duty:
    """A phasing unit at the start of its combat phase, and whether an attack by it is declared.

    A barrage or support fire counts as an attack (12.51b). Guns that may not fire are exempt (12.2).
    """

    unit: str
    is_in_enemy_zoc: bool
    is_declared: bool
    is_artillery: bool = False
    can_fire: bool = True  # of guns: in supply and in command

    @property
    def is_exempt(self) -> bool:
        """Whether it need not fight though it stands in an enemy ZOC."""
        return self.is_artillery and not self.can_fire

    @property
    def is_unmet(self) -> bool:
        """Whether it must still attack; being out of command changes nothing for others (10.3c)."""
        return self.is_in_enemy_zoc and not self.is_declared and not self.is_exempt


def unmet_duties(duties: Iterable[Duty]) -> tuple[str, ...]:
    """The units that must attack and do not yet."""
    return tuple(duty.unit for duty in duties if duty.is_unmet)


def duty_reason(duty: Duty, name: Reason) -> Reason | None:
    """What to tell of a unit: that it must attack, or that it should but cannot; None for nothing."""
    if duty.is_unmet:
        return Reason("scw-must-attack", "11.1a", about=name)
    if duty.is_in_enemy_zoc and not duty.is_declared:
        return Reason("scw-gun-exempt", "12.2", about=name)
    return None

"""The strength of a unit as it stands (9.3a, 12.5a)."""

ARTILLERY_DEFENCE = 1


def halved(strength: int, times: int = 1) -> int:
    """Halved so many times, fractions up once at the end."""
    parts: int = 2**times
    return -(-strength // parts)


def mobile_strength(printed: int, *, is_supplied: bool) -> int:
    """The attack or defence of a mobile unit: out of supply half of what is printed, fractions up (9.3a)."""
    return printed if is_supplied else halved(printed)


def fire_strength(printed: int, *, is_supplied: bool) -> int:
    """The fire of a gun; out of supply it cannot fire at all (12.2b)."""
    return printed if is_supplied else 0


def defence_strength(printed: int, *, is_artillery: bool, is_supplied: bool) -> int:
    """The defence of any unit: guns defend with 1, whatever is printed and whatever their supply (12.5a)."""
    return ARTILLERY_DEFENCE if is_artillery else mobile_strength(printed, is_supplied=is_supplied)

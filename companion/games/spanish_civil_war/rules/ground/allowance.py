"""Movement allowances out of supply and out of command (9.3a, 10.3b, 10.3d)."""


def allowance(printed: int, *, is_supplied: bool = True, is_in_command: bool = True) -> int:
    """The printed allowance, halved for each of the two, fractions up each time."""
    for holds in (is_supplied, is_in_command):
        printed = printed if holds else (printed + 1) // 2
    return printed

"""Text as it stands, for what Qt reads signs in: "&" in buttons and menus, "[*]" in a window's title."""

import re

_BREAK = "\N{ZERO WIDTH SPACE}"
_SIGN = re.compile(r"([\W_])")


def literal(text: str) -> str:
    """The text for a button, a menu or the label of a field, where a single "&" would make a shortcut key."""
    return text.replace("&", "&&")


def literal_title(text: str) -> str:
    """The text for a window's title, where "[*]" would stand for unsaved changes."""
    return text.replace("[*]", "[*][*]")


def breakable(path: object) -> str:
    """A path that may take several lines: Qt breaks none at a backslash, a dot or an underscore."""
    return _SIGN.sub(rf"\1{_BREAK}", str(path))

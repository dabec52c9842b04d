"""Hex numbers as players type them: one or several on a line, in any width, case and spacing."""

import re
import unicodedata

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord, HexNameError

_NUMBER = re.compile(r"[^\W\d_]+\s*\d+|\d+")
_LOOKS_LIKE_ONE = re.compile(r"[A-Z]{0,2}\s*\d+")  # no map has more letters: Tribe 2 and 部族2 are names
_WORD_BREAKS = re.compile(r"[\s,;:/>~→、，・]+")
_BETWEEN = re.compile(r"[\s,;:/>~〜–—→、，・-]*")
_JOINS = r"TO|AND|SEES?|LOOKS?\s+AT|FIRES?\s+(?:AT|ON)"
_SAID_BETWEEN = re.compile(
    rf"^(?:FROM|BETWEEN)\s+|(?:^|(?<=\d))\s*(?:から|より|まで|へ|と|に|を)\s*|\s+(?:{_JOINS})\s+"
)
_PARTS = re.compile(
    rf"[,;>→~〜、，；]|から|より|(?<=\d)\s*と\s*|^(?:FROM|BETWEEN)\s|(?:^|\s)(?:{_JOINS})(?:\s|$)",
    re.IGNORECASE,
)
_LINE = r"LOS|(?:LINE\s+OF\s+)?SIGHT|視線|射線"
_SAID_AROUND = re.compile(
    rf"^(?:(?:THE\s+)?(?:{_LINE})(?![^\W\d_])[\s:は]*|(?:CAN|DOES|WHETHER)\s+)"
    rf"|(?:\s*の?間)?(?:\s*(?:への|までの|の)?\s*(?:{_LINE}))$"
    r"|\s*の間$|\s*(?:は|が|を)?(?:見える|見えます|みえる|みえます|見通せる|撃てる|うてる)か?$",
    re.IGNORECASE,
)


def plain(text: str) -> str:
    """Typed text with full-width characters made plain, in capitals: `ｎｎ８` as `NN8`."""
    return unicodedata.normalize("NFKC", text).upper()


def name_of(board: Board, hex_: HexCoord) -> str:
    """The printed number of a hex; its coordinates where no such number is printed anywhere."""
    try:
        return board.hex_name(hex_)
    except HexNameError:
        return f"{hex_.q}, {hex_.r}"


def is_hex_character(text: str) -> bool:
    """Whether a typed character can begin a hex number or a name, in any script."""
    return plain(text).isalnum()


def is_number(text: str) -> bool:
    """Whether typed text has the look of a hex number, on this board or another."""
    return bool(_LOOKS_LIKE_ONE.fullmatch(plain(text).strip()))


def line_alone(text: str) -> str:
    """The two ends of a line without what is said of one: `LOS from NN8 to II12?`, `NN8からII12への視線`."""
    return _SAID_AROUND.sub("", unicodedata.normalize("NFKC", text).strip().rstrip("?？。.!")).strip()


def parts_of(text: str) -> list[str]:
    """What stands between the words that join hexes or names."""
    return [part.strip() for part in _PARTS.split(text)]


def parse_hexes(board: Board, text: str) -> tuple[HexCoord, ...]:
    """The hexes named in a line of text, in order; UnknownHexError for one the board does not have.

    `NN8 II12`, `nn 8-ii 12`, `NN8からII12`, `ＮＮ８　ＩＩ１２` name two hexes; `4E5 3-C2` on several boards.
    """
    clean = _SAID_BETWEEN.sub(" ", plain(text).strip()).strip()
    if board.joined is not None:
        words = [word for word in _WORD_BREAKS.split(clean) if word]
        return tuple(board.parse_hex(word) for word in words or [clean])
    numbers = _NUMBER.findall(clean)
    rest = _NUMBER.sub("", clean)
    is_one_word = clean.isalnum() and len({number.isdigit() for number in numbers}) > 1  # 9X9 is no 9 and X9
    if not numbers or is_one_word or not _BETWEEN.fullmatch(rest):
        board.parse_hex(clean)  # tells what is wrong with it
    return tuple(board.parse_hex(number) for number in numbers)

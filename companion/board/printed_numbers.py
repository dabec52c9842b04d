"""The numbers of the player's map, where a board has numbers of its own: one hex named, all follow."""

from companion.board.model import Board, UnknownHexError
from companion.hexes.coordinates import HexCoord, HexNameError
from companion.reason import CompanionError, Reason

Origin = tuple[int, int]  # columns and rows by which the printed numbers are ahead of the board's own


class NumberError(CompanionError):
    """A number that the hex cannot have, because other hexes would then have none."""


def origin_by(board: Board, hex_: HexCoord, printed: str) -> Origin:
    """The origin by which a hex has the number printed on the player's map.

    UnknownHexError when that is no number, NumberError when some hex would be left without one.
    """
    try:
        column, row = board.numbering.parse_number(printed)
    except HexNameError:
        raise UnknownHexError(Reason("hex-not-a-number", args={"text": printed})) from None
    own_column, own_row = board.numbering.column_row(hex_)
    origin = column - own_column, row - own_row
    for one in board:
        its_column, its_row = board.numbering.column_row(one)
        try:
            board.numbering.number(its_column + origin[0], its_row + origin[1])
        except HexNameError:
            raise NumberError(_no_room(board, hex_, printed, one)) from None
    return origin


def _no_room(board: Board, hex_: HexCoord, printed: str, left_out: HexCoord) -> Reason:
    return Reason("printed-number-no-room", hexes=(hex_, left_out), args={"number": printed})

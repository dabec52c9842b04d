from companion.board.library import open_board
from companion.reason import Reason
from companion.systems.elst.terrain import entry_refusal, smoke_refusal


def test_the_pond_lets_neither_units_nor_smoke_in() -> None:
    board = open_board("elst")
    pond = board.parse_hex("S28")
    assert entry_refusal(board, pond) == Reason("elst-pond-no-entry", "1.2a", (pond,))
    assert smoke_refusal(board, pond) == Reason("elst-pond-no-smoke", "1.2b", (pond,))


def test_the_pond_is_the_only_hex_that_bars() -> None:
    board = open_board("elst")
    assert [board.hex_name(hex_) for hex_ in board if entry_refusal(board, hex_)] == ["S28"]
    assert [board.hex_name(hex_) for hex_ in board if smoke_refusal(board, hex_)] == ["S28"]

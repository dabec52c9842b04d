from companion.board.library import open_board
from companion.games.elst.rules.terrain import entry_refusal, smoke_refusal
from tests.cases.case_files import Values
from tests.cases.operations import operation


@operation("elst", "pond.enter")
def pond_enter(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    return {"legal": entry_refusal(board, board.parse_hex(inputs["hex"])) is None}


@operation("elst", "pond.place_smoke")
def pond_place_smoke(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    return {"legal": smoke_refusal(board, board.parse_hex(inputs["hex"])) is None}

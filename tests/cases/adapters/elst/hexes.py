from companion.board.library import open_board
from companion.hexes.coordinates import Direction, disk, distance
from tests.cases.case_files import Values
from tests.cases.operations import operation


@operation("elst", "hex.distance")
def hex_distance(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    return {"distance": distance(board.parse_beyond(inputs["a"]), board.parse_beyond(inputs["b"]))}


@operation("elst", "hex.step")
def hex_step(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    start = board.parse_beyond(inputs["hex"])
    return {"hex": board.hex_name(start.step(Direction(inputs["direction"]), inputs["distance"]))}


@operation("elst", "hex.disk")
def hex_disk(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    hexes = {hex_ for hex_ in disk(board.parse_beyond(inputs["hex"]), inputs["radius"]) if hex_ in board}
    return {"count": len(hexes), "hexes": {board.hex_name(hex_) for hex_ in hexes}}


@operation("elst", "hex.neighbours")
def hex_neighbours(given: Values, inputs: Values) -> Values:
    board = open_board("elst")
    return {"on_map": {board.hex_name(hex_) for hex_ in board.neighbours(board.parse_beyond(inputs["hex"]))}}

"""What a way over polder costs and brings, step by step, in words: on foot and by vehicle (1.3)."""

from collections.abc import Collection, Iterator, Sequence

from companion.board.model import Board
from companion.games.elst.rules.forces.polder import InfantryStep, exit_attack_tem, infantry_step, polder_leg
from companion.games.elst.rules.forces.polder_vehicles import VehicleLeg, VehiclePath, bog_drm, vehicle_path
from companion.games.elst.rules.forces.ways import Step
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Lines, Part, Table
from companion.reason import Reason

# ---- on foot ----


def on_foot(board: Board, way: Sequence[Step], with_tem: Collection[HexCoord]) -> tuple[Part, ...]:
    """The MF of each step and in all; `with_tem` are the hexes in which TEM is bought (1.3e)."""
    steps = [_step_on_foot(board, one, with_tem) for one in way]
    spent, rows = 0.0, []
    for one, step in zip(way, steps, strict=True):
        spent += step.total_mf
        rows.append((_step_words(board, one), _mf_words(step), _figure(spent)))
    return _table("way-column-mf", rows), Lines(tuple(_foot_notes(way, steps, with_tem)))


def _step_on_foot(board: Board, step: Step, with_tem: Collection[HexCoord]) -> InfantryStep:
    leg = polder_leg(board, step.start, step.end)
    return infantry_step(leg, step.cot, buys_tem=step.end in with_tem)


def _mf_words(step: InfantryStep) -> Reason:
    return Reason("way-mf", args={"cot": f"{step.cot:g}", "exit": step.exit_mf, "tem": step.tem_mf})


def _foot_notes(
    way: Sequence[Step], steps: Sequence[InfantryStep], with_tem: Collection[HexCoord]
) -> Iterator[Reason]:
    if left := tuple(one.start for one, step in zip(way, steps, strict=True) if step.exit_mf):
        yield Reason("way-exit-attacked", "1.3h", left, {"tem": f"+{exit_attack_tem()}"})
    bought = tuple(one.end for one, step in zip(way, steps, strict=True) if step.tem)
    if bought:
        yield Reason("way-tem-bought", "1.3e", bought, {"tem": f"+{max(step.tem for step in steps)}"})
        yield Reason("way-no-road-bonus", "1.3j")
    if vain := tuple(hex_ for hex_ in with_tem if hex_ not in bought):
        yield Reason("way-no-tem-there", "1.3e", vain)


# ---- by vehicle ----


def by_vehicle(
    board: Board, way: Sequence[Step], *, spends_all_mp: bool, failed: int | None
) -> tuple[Part, ...]:
    """The MP of each step and in all, and its Bog Checks; `failed` is the check that failed, from 1."""
    legs = [_vehicle_leg(board, step) for step in way]
    checks = sum(leg.leaves_polder for leg in legs)
    passed = [number != failed for number in range(1, checks + 1)]
    path = vehicle_path(board.hex_name(way[0].start), legs, passed)
    rows = [
        (_step_words(board, step), _mp_words(leg), _figure(spent))
        for step, leg, spent in zip(way, legs, path.mp, strict=False)  # none behind a failed check
    ]
    return _table("way-column-mp", rows), Lines(tuple(_vehicle_notes(way, path, spends_all_mp)))


def _vehicle_leg(board: Board, step: Step) -> VehicleLeg:
    polder = polder_leg(board, step.start, step.end) if step.start != step.end else None
    return VehicleLeg(step.cot, board.hex_name(step.end), polder)


def _mp_words(leg: VehicleLeg) -> Reason:
    return Reason("way-mp", args={"cot": f"{leg.cot:g}", "exit": leg.exit_mp})


def _vehicle_notes(way: Sequence[Step], path: VehiclePath, spends_all_mp: bool) -> Iterator[Reason]:
    drm = bog_drm(spends_all_mp=spends_all_mp)
    for number, place in enumerate(path.checks, start=1):
        args = {"number": str(number), "drm": f"+{drm}" if drm else "0"}
        yield Reason("way-bog-check", "1.3m", (way[place].start,), args)
    if path.bogged_on is not None:
        here = (way[path.bogged_on].start,)
        yield Reason("way-bogged", "1.3n", here, {"mp": f"{path.mp[-1]:g}"})


# ---- both ----


def _table(costs: str, rows: Sequence[tuple[Reason, ...]]) -> Table:
    return Table((Reason("way-column-step"), Reason(costs), Reason("way-column-sum")), tuple(rows))


def _step_words(board: Board, step: Step) -> Reason:
    if step.start == step.end:
        return Reason("way-turn", hexes=(step.end,))
    return Reason("way-step", hexes=(step.start, step.end), args={"to": board.hex_name(step.end)})


def _figure(spent: float) -> Reason:
    return Reason("way-sum", args={"sum": f"{spent:g}"})

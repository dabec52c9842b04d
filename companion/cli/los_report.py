"""A line of sight told to the player: verdict, what the line crosses, blocker, margin, assumptions."""

from collections.abc import Iterator
from dataclasses import replace
from math import dist

from rich.table import Table

from companion.board.model import Board
from companion.cli.levels import level_words
from companion.cli.one_line import without_signs
from companion.cli.voice import Voice
from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import centre, to_units
from companion.sight.result import Crossing, LosResult, UnitPoint, Verdict

STYLES = {
    Verdict.CLEAR: "bold green",
    Verdict.HINDERED: "bold yellow",
    Verdict.BLOCKED: "bold red",
    Verdict.TOO_CLOSE: "bold magenta",
}


class LosReport:
    """One result and the voice that tells it; `hex_mm` is the printed height of a hex, if known."""

    def __init__(self, voice: Voice, board: Board, result: LosResult, hex_mm: float | None) -> None:
        self.voice = voice
        self.board = board
        self.result = result
        self.hex_mm = hex_mm

    def say(self) -> None:
        """Print the whole report."""
        self._say_verdict()
        self._say_crossings()
        self._say_points()
        self._say_margin()
        for assumption in self.result.assumptions:
            self.voice.say(self.voice.text("cli-los-assuming", text=self.voice.reason(assumption)))

    def _say_verdict(self) -> None:
        result, text = self.result, self.voice.text
        source = self._position(result.source, result.source_level)
        target = self._position(result.target, result.target_level)
        self.voice.say(text("cli-los-ends", source=source, target=target, range=result.range))
        verdict = text(f"verdict-{result.verdict}")
        if result.verdict is Verdict.HINDERED:
            verdict = text("cli-los-hindered", verdict=verdict, hindrance=result.hindrance)
        self.voice.say(verdict, STYLES[result.verdict])
        for reason in result.reasons:
            self.voice.say(f"  {self.voice.reason(reason)}")

    def _position(self, hex_: HexCoord, level: int) -> str:
        level_name = level_words(self.voice, self.board, level)
        return self.voice.text("cli-los-end", hex=self.board.hex_name(hex_), level=level_name)

    def _say_crossings(self) -> None:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("range", "hex", "terrain", "adds", "rule", "why"):
            is_number = heading in ("range", "adds")
            title = self.voice.text(f"cli-crossing-{heading}")
            table.add_column(title, justify="right" if is_number else "left", overflow="fold")
        for crossing in self.result.crossings:
            for row in self._rows(crossing):
                table.add_row(*map(without_signs, row))
        self.voice.say()
        self.voice.console.print(table)
        self.voice.say()

    def _rows(self, crossing: Crossing) -> Iterator[tuple[str, ...]]:
        """A row for each reason, the hex told in the first of them."""
        adds = self.voice.text("cli-crossing-blocks") if crossing.blocks else str(crossing.adds or "")
        names = (str(crossing.range), self.board.hex_name(crossing.hex), self._terrain(crossing), adds)
        for reason in crossing.reasons or (None,):
            why = self.voice.reason(replace(reason, rule="")) if reason else ""
            yield (*names, reason.rule if reason else "", why)
            names = ("", "", "", "")

    def _terrain(self, crossing: Crossing) -> str:
        keys = sorted(crossing.terrain) or ["open"]
        return self.voice.catalogue.join(self.voice.terrain(key) for key in keys)

    def _say_points(self) -> None:
        text, source = self.voice.text, self.board.hex_name(self.result.source)
        for obstacle in self.result.obstacles[:1]:
            blocker, distance = self.board.hex_name(obstacle.hex), self._from_source(obstacle.point)
            self.voice.say(text("cli-los-blocked-at", hex=blocker, distance=distance, source=source))
        if self.result.first_hindrance_point is not None:
            distance = self._from_source(self.result.first_hindrance_point)
            self.voice.say(text("cli-los-hindered-from", distance=distance, source=source))

    def _from_source(self, point: UnitPoint) -> str:
        orientation = self.board.orientation
        start = to_units(centre(self.result.source, orientation), orientation)
        return self._length(dist(start, point), digits=2)

    def _length(self, hexes: float, digits: int) -> str:
        shown = round(hexes, digits)
        if self.hex_mm is None:
            return self.voice.text("cli-length-hexes", hexes=shown)
        return self.voice.text("cli-length-hexes-mm", hexes=shown, mm=round(hexes * self.hex_mm, 1))

    def _say_margin(self) -> None:
        if self.result.margin is None:
            self.voice.say(self.voice.text("cli-los-no-margin"))
        else:
            length = self._length(self.result.margin, digits=3)
            self.voice.say(self.voice.text("cli-los-margin", length=length))

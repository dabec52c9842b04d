"""The player's overlay: how the grid lies, corrections and confirmations, in a file of its own."""

import hashlib
from bisect import insort
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Literal, Self

from pydantic import ValidationError

from companion.board.corrections import Draft
from companion.board.entries import Correction
from companion.board.grid_readings import GridReading, grid_readings, regrid
from companion.board.model import Board, UnknownHexError
from companion.files import read_json, reading, refuse, write_text
from companion.hexes.coordinates import HexCoord, HexNameError
from companion.reason import CompanionError, Reason
from companion.saved import Frozen

FORMAT: Literal["wargame-companion-overlay"] = "wargame-companion-overlay"
VERSION = 1


class OverlayError(CompanionError):
    """An overlay that was made for another board."""


class Overlay(Frozen):
    """All corrections of one board, oldest first; `board_digest` is that of the uncorrected board.

    `grid` is the id of the reading of the grid that fits the player's map; empty: as the board is drawn.
    `origin` are the columns and rows by which the numbers of that map differ from the board's own.
    """

    format: Literal["wargame-companion-overlay"] = FORMAT
    version: int = VERSION
    board: str
    board_digest: str
    grid: str = ""
    origin: tuple[int, int] = (0, 0)
    entries: tuple[Correction, ...] = ()

    @classmethod
    def of(cls, board: Board) -> Self:
        """An overlay without entries for a board as it comes with the program."""
        return cls(board=board.id, board_digest=board.digest)

    @property
    def is_empty(self) -> bool:
        """Whether the board stays as it comes."""
        return not (self.entries or self.grid or any(self.origin))

    @property
    def digest(self) -> str:
        """Identifies the overlay: SHA-256 of its file."""
        return hashlib.sha256(self.file_text().encode()).hexdigest()

    def says_as(self, other: "Overlay") -> bool:
        """Whether it makes the same board as another."""
        mine, theirs = ({entry.subject: entry for entry in one.entries} for one in (self, other))
        return (self.grid, self.origin, mine) == (other.grid, other.origin, theirs)

    def with_entries(self, entries: Iterable[Correction]) -> "Overlay":
        """The overlay with more entries, in order of time; each replaces an earlier one on its subject."""
        fresh = {entry.subject: entry for entry in entries}
        kept = [entry for entry in self.entries if entry.subject not in fresh]
        for entry in fresh.values():
            insort(kept, entry, key=lambda one: one.at)
        return self.model_copy(update={"entries": tuple(kept)})

    def with_grid(self, reading: str) -> "Overlay":
        """The overlay with the grid lying as a reading says, or as drawn; corrections go by hex numbers."""
        return self.model_copy(update={"grid": reading})

    def with_origin(self, columns: int, rows: int) -> "Overlay":
        """The overlay with the player's numbers so many columns and rows ahead of the board's own."""
        return self.model_copy(update={"origin": (columns, rows)})

    def without(self, entries: Iterable[Correction]) -> "Overlay":
        """The overlay with nothing said on the subjects of some entries."""
        gone = {entry.subject for entry in entries}
        return self.model_copy(update={"entries": tuple(e for e in self.entries if e.subject not in gone)})

    def file_text(self) -> str:
        """The text of the overlay's file; a grid as drawn and numbers as they are go without saying."""
        said = {"grid": bool(self.grid), "origin": any(self.origin)}
        unsaid = {name for name, is_said in said.items() if not is_said}
        return self.model_dump_json(indent=1, exclude=unsaid) + "\n"


class OverlayChange(Frozen):
    """What a player said of the board at once: the entries that came, those that went, another origin."""

    said: tuple[Correction, ...] = ()
    gone: tuple[Correction, ...] = ()
    origin: tuple[int, int] | None = None
    origin_before: tuple[int, int] | None = None

    @classmethod
    def of(cls, overlay: Overlay, said: Iterable[Correction]) -> Self:
        """What some entries change; each replaces an earlier one on the same subject."""
        fresh = {entry.subject: entry for entry in said}
        gone = tuple(entry for entry in overlay.entries if entry.subject in fresh)
        return cls(said=tuple(fresh.values()), gone=gone)

    @property
    def back(self) -> Self:
        """The change that takes this one back."""
        update = {"said": self.gone, "gone": self.said}
        origins = {"origin": self.origin_before, "origin_before": self.origin}
        return self.model_copy(update=update | origins)

    def laid_on(self, overlay: Overlay) -> Overlay:
        """The overlay with it."""
        laid = overlay.without(self.gone).with_entries(self.said)
        return laid if self.origin is None else laid.with_origin(*self.origin)


def load_overlay(path: Path) -> Overlay:
    """Read an overlay file whole; FileError says in one line what is wrong and where."""
    with reading(path.name):
        document = read_json(path)
        _check_kind(document)
        try:
            return Overlay.model_validate(document)
        except ValidationError as error:
            location = [str(step) for step in error.errors(include_url=False)[0]["loc"]]
            refuse("file-bad-field", ".".join(location))


def save_overlay(overlay: Overlay, path: Path) -> None:
    """Write an overlay, whole or not at all; FileError when the place will not take it."""
    write_text(path, overlay.file_text())


def apply_overlay(board: Board, overlay: Overlay) -> Board:
    """The board as the player corrected it; OverlayError when the overlay is another board's.

    Entries that no longer fit this board are left out: `overlay_remarks` names them.
    """
    if overlay.board != board.id:
        raise OverlayError(Reason("overlay-other-board", args={"board": board.title, "other": overlay.board}))
    laid = replace(_on_grid(board, overlay), origin=overlay.origin)
    _require_numbers(laid)
    draft = Draft(laid)
    for entry in overlay.entries:
        hex_ = _place(laid, entry)
        if hex_ is not None:
            draft.apply(entry, hex_)
    return draft.board()


def _require_numbers(board: Board) -> None:
    """Each hex must have a number by the origin that was told."""
    try:
        for hex_ in board if any(board.origin) else ():
            board.hex_name(hex_)
    except HexNameError:
        raise OverlayError(Reason("overlay-bad-origin", args={"board": board.title})) from None


def overlay_remarks(board: Board, overlay: Overlay) -> tuple[Reason, ...]:
    """What the player should know before the overlay is applied: a changed board, lost entries."""
    remarks = [
        Reason("overlay-hex-gone", args={"name": entry.hex})
        for entry in overlay.entries
        if _place(board, entry) is None
    ]
    if overlay.grid and _reading_of(board, overlay) is None:
        remarks.insert(0, Reason("overlay-grid-gone", args={"board": board.title}))
    if overlay.board_digest != board.digest:
        remarks.insert(0, Reason("overlay-board-changed", args={"board": board.title}))
    return tuple(remarks)


def _on_grid(board: Board, overlay: Overlay) -> Board:
    """The board on the grid that the player found; as drawn when that reading is not known."""
    reading = _reading_of(board, overlay)
    return board if reading is None else regrid(board, reading)


def _reading_of(board: Board, overlay: Overlay) -> GridReading | None:
    return next((one for one in grid_readings(board.id) if one.id == overlay.grid), None)


def _place(board: Board, entry: Correction) -> HexCoord | None:
    """The hex an entry speaks of; None when this board has none of that number."""
    try:
        return board.parse_own(entry.hex)
    except UnknownHexError:
        return None


def _check_kind(document: object) -> None:
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        refuse("overlay-file-foreign")
    version = document.get("version")
    if isinstance(version, int) and version > VERSION:
        refuse("file-newer", version=str(version), known=str(VERSION))

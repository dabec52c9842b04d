"""What a map tool is: it takes the pointer's doings in terms of hexes; one tool is active at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent

    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.view import MapView


@dataclass(frozen=True, slots=True)
class Pointer:
    """Where the pointer is: the nearest hex of the board, and the spot on the screen."""

    hex: HexCoord
    is_on_board: bool
    global_pos: QPoint


class Tool:
    """A tool that does nothing yet: tools override what they answer to.

    A press that moves becomes a drag and ends in `drop`; one that stays is a `tap`. `cancel` ends
    whatever is under way: a second finger came down, or Esc was pressed.
    """

    id: ClassVar[str]
    drags: ClassVar[bool] = False  # else a drag moves the map
    shows_scan: ClassVar[bool] = False  # the player's own picture in place of the map

    def __init__(self, view: MapView) -> None:
        self.view = view
        self.bridge = view.bridge

    @property
    def redraws_itself(self) -> bool:
        """Whether play that goes on changes nothing of what it paints but where it redraws that."""
        return type(self).paint is Tool.paint

    @property
    def status_key(self) -> str:
        """The catalogue key of the line that says what to do."""
        return f"map-tool-{self.id}"

    @property
    def needs_hint(self) -> bool:
        """Whether that line should show: until the player has done it once."""
        return False

    @property
    def goals(self) -> frozenset[HexCoord]:
        """The hexes that are lit as what may be taken."""
        return frozenset()

    def takes_up(self, _hex: HexCoord) -> bool:
        """Whether a tap on a hex takes in hand what stands there."""
        return False

    def activate(self) -> None:
        """The tool is taken in hand."""

    def deactivate(self) -> None:
        """The tool is laid down."""
        self.cancel()

    def press(self, at: Pointer) -> None:
        """The pointer goes down."""

    def drag(self, at: Pointer) -> None:
        """The pressed pointer moves."""

    def drop(self, at: Pointer) -> None:
        """A drag ends."""

    def tap(self, at: Pointer) -> None:
        """The pointer went down and up at one spot."""

    def long_press(self, at: Pointer) -> None:
        """The pointer stayed down, or the right button was clicked."""
        self.view.hex_long_pressed.emit(at.hex)
        self.view.open_hex_menu(at)

    def hover(self, at: Pointer | None) -> None:
        """The pointer moves unpressed; None when it left the board."""

    def wants_key(self, _key: int) -> bool:
        """Whether a key is the tool's, and no shortcut, while it is in hand."""
        return False

    def key(self, _event: QKeyEvent) -> bool:
        """A key goes down on the map; whether the tool used it."""
        return False

    def type_text(self, _text: str) -> bool:
        """Characters are typed beside any field; whether the tool used them."""
        return False

    def cancel(self) -> None:
        """Give up what is under way."""

    def escape(self) -> None:
        """Escape: give up one thing that is under way."""
        self.cancel()

    def paint(self, canvas: Canvas) -> None:
        """Draw what the tool is about to do."""

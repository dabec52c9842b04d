"""The X server's side of a player: a virtual screen, pointer, wheel and keys, and what a window manager does.

Through libX11 and libXtst alone, so that nothing has to be installed for it.
"""

from __future__ import annotations

import ctypes
import os
import subprocess
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from time import sleep

LEFT, WHEEL_UP, WHEEL_DOWN = 1, 4, 5
SHIFT = "Shift_L"
_VIEWABLE = 2
_FIRST_CODE, _LAST_CODE = 8, 255
_REVERT_TO_PARENT, _CURRENT_TIME = 2, 0
_NOWHERE = (2, 2)  # above every window
_READ_S = 0.5  # before a key writes another character, those written are read
_PRESS_S = 0.01  # a hand is slower; two events of one moment would be one to the server
_NAMED = {" ": "space", "\n": "Return", "\t": "Tab"}
_UNICODE = 0x01000000  # what a character's number is a key symbol with
_LETTERS = 0x100  # the numbers of Latin-1 are key symbols themselves


class XError(Exception):
    """No screen, or a key that the keyboard does not have."""


class _Attributes(ctypes.Structure):
    _fields_ = [
        *((name, c_int) for name in ("x", "y", "width", "height", "border_width", "depth")),
        ("visual", c_void_p),
        ("root", c_ulong),
        *((name, c_int) for name in ("class_", "bit_gravity", "win_gravity", "backing_store")),
        ("backing_planes", c_ulong),
        ("backing_pixel", c_ulong),
        ("save_under", c_int),
        ("colormap", c_ulong),
        ("map_installed", c_int),
        ("map_state", c_int),
        *((name, c_long) for name in ("all_event_masks", "your_event_mask", "do_not_propagate_mask")),
        ("override_redirect", c_int),
        ("screen", c_void_p),
    ]


class _ClientMessage(ctypes.Structure):
    _fields_ = [
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
        ("pad", c_long * 24),
    ]


class VirtualScreen:
    """An X server of its own, on a display that is free."""

    def __init__(self, width: int, height: int) -> None:
        reading, writing = os.pipe()
        command = [
            "Xvfb",
            "-displayfd",
            str(writing),
            "-screen",
            "0",
            f"{width}x{height}x24",
            "-nolisten",
            "tcp",
        ]
        self._server = subprocess.Popen(
            command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise XError("Xvfb did not start")
        self.name = f":{number}"

    def close(self) -> None:
        """End the server."""
        self._server.terminate()
        self._server.wait()


class Display:
    """Pointer, keys and windows of a screen, as a hand and a window manager use them."""

    def __init__(self, name: str) -> None:
        self._x, self._test = _libraries()
        self._x.XSetErrorHandler(_unheeded)
        self._display = self._x.XOpenDisplay(name.encode())
        if not self._display:
            raise XError(f"no display {name}")
        self._root = self._x.XDefaultRootWindow(self._display)
        self._spare = self._keys_without_symbol()
        self._lent: dict[int, int] = {}
        self._codes: dict[int, int] = {}

    def tap(self, x: int, y: int) -> None:
        """Press and lift the left button at a pixel."""
        self.point(x, y)
        self._button(LEFT)

    def touch(self, x: int, y: int, slip: int) -> None:
        """As a finger does: it slips as it lifts, and no pointer is there before or afterwards."""
        self.point(x, y)
        for is_down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, LEFT, is_down, 0)
            self._test.XTestFakeMotionEvent(self._display, -1, x + slip, y, 0) if is_down else None
            self._sync()
        self.point(*_NOWHERE)

    def wheel(self, x: int, y: int, down: bool) -> None:
        """Turn the wheel by one notch over a pixel."""
        self.point(x, y)
        self._button(WHEEL_DOWN if down else WHEEL_UP)

    def point(self, x: int, y: int) -> None:
        """Move the pointer to a pixel."""
        self._test.XTestFakeMotionEvent(self._display, -1, x, y, 0)
        self._sync()

    def type(self, text: str) -> None:
        """Type characters, each as a key of the keyboard, with Shift where it needs that."""
        for part in self._parts(text):
            self._lend({self._symbol_of(one) for one in part})
            for character in part:
                self._stroke(*self._key_of(character))
            sleep(_READ_S if len(part) < len(text) else 0)

    def _parts(self, text: str) -> list[str]:
        """A text in parts none of which has more characters that no key has than may be lent one."""
        parts = [""]
        for one in text:
            is_full = len(self._keyless({self._symbol_of(it) for it in parts[-1] + one})) > len(self._spare)
            parts += [one] if is_full else [parts.pop() + one]
        return parts

    def _keyless(self, symbols: set[int]) -> set[int]:
        """Those that no key of the board writes by itself, whatever it was lent since."""
        for one in symbols - self._codes.keys():
            self._codes[one] = self._x.XKeysymToKeycode(self._display, one)
        return {one for one in symbols if not self._codes[one]}

    def _lend(self, symbols: set[int]) -> None:
        """Give keys that write nothing the characters of an input method, all before the first is pressed."""
        symbols = self._keyless(symbols)
        wanted = sorted(symbols - self._lent.keys())
        if len(self._lent) + len(wanted) > len(self._spare):
            self._lent, wanted = {}, sorted(symbols)
        for symbol, code in zip(wanted, self._spare[len(self._lent) :], strict=False):
            self._x.XChangeKeyboardMapping(self._display, code, 1, byref(c_ulong(symbol)), 1)
            self._lent[symbol] = code
        self._sync()

    def _keys_without_symbol(self) -> list[int]:
        codes = range(_FIRST_CODE, _LAST_CODE + 1)
        return [one for one in codes if not self._x.XkbKeycodeToKeysym(self._display, one, 0, 0)]

    def key(self, chord: str) -> None:
        """Press keys together: "Return", "ctrl+shift+Return"."""
        *held, last = chord.split("+") if chord != "+" else ["+"]
        codes = [self._code(_MODIFIERS[name.lower()]) for name in held]
        self._stroke(self._code(_NAMED.get(last, last)), codes)

    def arrange(self, area: tuple[int, int, int, int]) -> None:
        """What a window manager does: a lone window fills the desk, the topmost one has the keyboard."""
        windows = self._windows()
        if len(windows) == 1 and self._place(windows[0]) != area:
            self._x.XMoveResizeWindow(self._display, windows[0], *area)
        if windows and self._focused() != windows[-1]:
            self._x.XSetInputFocus(self._display, windows[-1], _REVERT_TO_PARENT, _CURRENT_TIME)
        self._sync()

    def close_window(self) -> None:
        """What the cross in a window's frame does."""
        for window in self._windows():
            event = _ClientMessage(type=33, window=window, format=32)
            event.message_type = self._atom("WM_PROTOCOLS")
            event.data[0] = self._atom("WM_DELETE_WINDOW")
            self._x.XSendEvent(self._display, window, 0, 0, byref(event))
        self._sync()

    def close(self) -> None:
        """Leave the screen."""
        self._x.XCloseDisplay(self._display)

    def _windows(self) -> list[int]:
        """Windows on the screen, menus and tips apart, the topmost last."""
        root, parent, count = c_ulong(), c_ulong(), c_uint()
        found = POINTER(c_ulong)()
        self._x.XQueryTree(self._display, self._root, byref(root), byref(parent), byref(found), byref(count))
        ids = [found[index] for index in range(count.value)]
        if ids:
            self._x.XFree(found)
        return [one for one in ids if self._is_window(one)]

    def _is_window(self, window: int) -> bool:
        told = _Attributes()
        if not self._x.XGetWindowAttributes(self._display, window, byref(told)):
            return False
        return told.map_state == _VIEWABLE and not told.override_redirect and told.width > 1

    def _place(self, window: int) -> tuple[int, int, int, int]:
        told = _Attributes()
        self._x.XGetWindowAttributes(self._display, window, byref(told))
        return told.x, told.y, told.width, told.height

    def _focused(self) -> int:
        window, revert = c_ulong(), c_int()
        self._x.XGetInputFocus(self._display, byref(window), byref(revert))
        return window.value

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))

    def _button(self, number: int) -> None:
        for is_down in (1, 0):
            self._test.XTestFakeButtonEvent(self._display, number, is_down, 0)
            self._sync()

    def _stroke(self, code: int, held: list[int] | tuple[int, ...] = ()) -> None:
        for one in (*held, code):
            self._test.XTestFakeKeyEvent(self._display, one, 1, 0)
        for one in (code, *reversed(held)):
            self._test.XTestFakeKeyEvent(self._display, one, 0, 0)
        self._sync()

    def _key_of(self, character: str) -> tuple[int, list[int]]:
        symbol = self._symbol_of(character)
        if code := self._lent.get(symbol):
            return code, []
        code = self._x.XKeysymToKeycode(self._display, symbol)
        if not code:
            raise XError(f"no key for {character!r}")
        plain = self._x.XkbKeycodeToKeysym(self._display, code, 0, 0)
        return code, [] if plain == symbol else [self._code(SHIFT)]

    def _symbol_of(self, character: str) -> int:
        if character in _NAMED:
            return self._symbol(_NAMED[character])
        return ord(character) if ord(character) < _LETTERS else ord(character) | _UNICODE

    def _symbol(self, name: str) -> int:
        return int(self._x.XStringToKeysym(name.encode()))

    def _code(self, name: str) -> int:
        code = int(self._x.XKeysymToKeycode(self._display, self._symbol(name)))
        if not code:
            raise XError(f"no key {name}")
        return code

    def _sync(self) -> None:
        self._x.XSync(self._display, 0)
        sleep(_PRESS_S)


# Xlib would end the process; a window may go between its being found and its being asked.
_unheeded = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)(lambda _display, _error: 0)
_MODIFIERS = {"ctrl": "Control_L", "shift": SHIFT, "alt": "Alt_L"}


def _libraries() -> tuple[ctypes.CDLL, ctypes.CDLL]:
    x, test = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
    x.XOpenDisplay.restype, x.XOpenDisplay.argtypes = c_void_p, [c_char_p]
    for name in ("XDefaultRootWindow", "XInternAtom", "XStringToKeysym", "XkbKeycodeToKeysym"):
        getattr(x, name).restype = c_ulong
    pointer, window = c_void_p, c_ulong
    x.XDefaultRootWindow.argtypes = x.XCloseDisplay.argtypes = [pointer]
    x.XInternAtom.argtypes = [pointer, c_char_p, c_int]
    x.XStringToKeysym.argtypes = [c_char_p]
    x.XKeysymToKeycode.argtypes, x.XKeysymToKeycode.restype = [pointer, c_ulong], ctypes.c_ubyte
    x.XkbKeycodeToKeysym.argtypes = [pointer, ctypes.c_ubyte, c_int, c_int]
    x.XChangeKeyboardMapping.argtypes = [pointer, c_int, c_int, c_void_p, c_int]
    x.XSync.argtypes = [pointer, c_int]
    x.XFree.argtypes = [c_void_p]
    x.XQueryTree.argtypes = [pointer, window, *([c_void_p] * 4)]
    x.XGetWindowAttributes.argtypes = [pointer, window, c_void_p]
    x.XMoveResizeWindow.argtypes = [pointer, window, c_int, c_int, c_uint, c_uint]
    x.XSetInputFocus.argtypes = [pointer, window, c_int, c_ulong]
    x.XGetInputFocus.argtypes = [pointer, c_void_p, c_void_p]
    x.XSendEvent.argtypes = [pointer, window, c_int, c_long, c_void_p]
    test.XTestFakeMotionEvent.argtypes = [pointer, c_int, c_int, c_int, c_ulong]
    test.XTestFakeButtonEvent.argtypes = [pointer, c_uint, c_int, c_ulong]
    test.XTestFakeKeyEvent.argtypes = [pointer, c_uint, c_int, c_ulong]
    return x, test

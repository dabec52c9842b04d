"""The verbs that need no window: lines of sight, boards, shared tables, moves by mail."""

from companion.cli.app import app, run

__all__ = ["app", "run"]

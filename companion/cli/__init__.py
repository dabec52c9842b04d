"""The verbs that need no window: `companion los`, `view` and `board`."""

from companion.cli.app import app, run

__all__ = ["app", "run"]

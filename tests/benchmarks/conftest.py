"""Each measurement has the program to itself."""

from tests.ui.conftest import nothing_left_over  # noqa: F401 - windows of tests before would hear of every change

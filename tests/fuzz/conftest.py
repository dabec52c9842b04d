"""The end of a run tells what its random tests have tried."""

import pytest

from tests.fuzz.tried import tried_lines


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for group in terminalreporter.stats.values() for report in group]
    told = [
        told for report in reports for told in getattr(report, "user_properties", ()) if report.when == "call"
    ]
    if lines := tried_lines(told):
        terminalreporter.section("tried at random")
        for line in lines:
            terminalreporter.line(line)

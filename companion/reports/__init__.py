"""Reports: logs and lists to take away from the screen, as text, CSV and HTML. Knows no window."""

"""The board's own drawing, one kind of thing a file; `ui.map.painter` puts them together."""

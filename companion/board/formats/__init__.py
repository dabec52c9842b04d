"""Boards as files: GeoJSON, read and written."""

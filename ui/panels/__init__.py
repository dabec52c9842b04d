"""The parts of the window beside the map: each shows the bridge and calls operations."""

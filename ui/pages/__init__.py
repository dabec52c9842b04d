"""The pages that fill the window beside the map."""

"""Several boards as one map: beside one another, turned, cropped, with the terrain of a scenario."""

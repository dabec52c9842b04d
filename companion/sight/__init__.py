"""Line of sight: what a line between two hex centres touches, and what the rules make of it."""

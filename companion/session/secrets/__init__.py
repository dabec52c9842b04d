"""What sides keep from one another: keys, sealing, hand-over between players."""

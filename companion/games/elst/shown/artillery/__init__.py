"""What is shown of batteries."""

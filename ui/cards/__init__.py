"""What is asked of the table: questions, dice, draws."""

"""No Prisoners: the campaigns of Lawrence of Arabia, 1915 to 1918."""

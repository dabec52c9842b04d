### Entries of the base game's tables, as players may edit them.

# $row (a firepower)
entry-elst-fire-table-columns = Column { $row }: results from final DR 0 or less on
# $row (the least calibre in mm)
entry-elst-fire-table-calibres = Firepower from { $row } mm on
# $session (its scenario)
readings-of-session = By the readings and tables of the session in play ({ $session }).
readings-by-default = By the usual readings and the printed tables.

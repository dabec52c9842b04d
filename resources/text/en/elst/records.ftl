### The campaign’s records: roster and purchase record.

record-public = Course of the campaign
# $side (british, german)
record-own = { refit-side }: secret records
record-course = Dates and scenarios
record-roster = Campaign roster
record-purchases = Purchase record
record-empty = Nothing yet.
record-column-date = Date
record-column-chits = Chits
record-column-scenario = Scenario
record-column-areas = Setup Areas after it
record-column-start = Start
record-column-gained = CPP Repl
record-column-total = CPP Total
record-column-purchases = RG bought
record-column-spent = CPP Spent
record-column-left = CPP Left
record-column-id = RG
record-column-group = Group
record-column-p = P#
record-column-r = R#
record-column-str = Str
record-column-units = Units
record-column-sw = SW, Guns
record-column-leaders = Leaders
record-column-setup = Set Up
record-column-other = Other
record-forces = Orders of battle
record-victory = End of the campaign
record-column-victory = Who has won
record-column-place = Where
record-column-counters = Counters
# $side (british, german), $spot (map, and as in forces-place)
record-place = { refit-side }, { $spot ->
    [map] on the map
   *[other] { forces-place }
}
# $types (of the scenarios in order)
record-scenarios = { $types ->
    [british-attack] British attack
    [german-attack] German attack
    [german-attack-and-british-attack] German attack, then British attack
   *[idle] Idle Date
}

### The pages and facts of Spanish Civil War Battles that are neither clock nor combat.

## Facts. $about (the unit), $side (republican, nationalist)

option-weather-clear = clear
option-weather-rain = rain and mud
scw-fact-weather = Weather
scw-fact-points = Points besides those counted: { scw-side }
scw-fact-reserve-called = Two units of the reserve have been called
scw-fact-reserve-free = The whole reserve is released
scw-fact-supplied = In supply this phase: { $about }
scw-fact-in-command = In command this phase: { $about }
scw-score-by-hand = Counted at the table

### The sheet of counters: a row for each counter that was told.

action-counter-sheet = Counter sheet
page-counter-sheet = Counter sheet
forces-button-counter-sheet = Sheet
counter-sheet-about = Type what is printed; Return goes down. Rows copied from a spreadsheet can be pasted. It serves in the next game too.
counter-sheet-about-cells = Type where each stands and what is printed; Return goes down. Rows copied from a spreadsheet can be pasted. What is printed serves in the next game too.
counter-sheet-counter = Counter
counter-sheet-open = Something printed is not told yet. It will be asked for when it matters.
# $count (counters), $open (those with something not told yet)
counter-sheet-count = { $count ->
    [0] No counter is told yet.
    [one] One counter{ $open ->
        [0] , all told.
       *[other] , not all told.
    }
   *[other] { $count } counters{ $open ->
        [0] , all told.
       *[other] ; of { $open } something is not told yet.
    }
}
counter-sheet-empty = There are no counters in this sheet yet.
counter-sheet-copy-down = Copy down (Ctrl+D)
counter-sheet-add-like = One more like it (Ctrl+Return)
counter-sheet-strike = Strike off (Del)
counter-sheet-beyond = { $count ->
    [one] One pasted cell lies beyond the rows or columns of the sheet and was left out.
   *[other] { $count } pasted cells lie beyond the rows or columns of the sheet and were left out.
}
counter-sheet-where = Where
setup-name = Name what the set-up prints
setup-name-tip = The counters that the rulebook names for the set-up, in their hexes; what only the counters show stays open.

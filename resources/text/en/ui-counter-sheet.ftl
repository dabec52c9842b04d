### The sheet of counters: a row for each counter that was told.

action-counter-sheet = Counter sheet
page-counter-sheet = Counter sheet
forces-button-counter-sheet = Sheet
counter-sheet-about = What is printed on the counters. Type into a cell; Return goes down. Lines by formation, or rows from a spreadsheet, go into the field below; a block copied from a spreadsheet may also be pasted onto the cells. What is told here serves in the next game as well.
counter-sheet-about-cells = Where the counters stand and what is printed on them. Type into a cell; Return goes down. A block copied from a spreadsheet may be pasted onto the cells. What is printed serves in the next game as well.
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
counter-sheet-where = Where
setup-name = Name what the set-up prints
setup-name-tip = The counters that the rulebook names for the set-up, in their hexes; what only the counters show stays open.

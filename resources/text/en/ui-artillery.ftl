### Dice, draws and questions of a session; offboard artillery in the window.

## Answering

no-session = No session is in play. Begin one on the start page.
# $entry (the number of the log entry), $dropped (how many acts no longer hold)
correction-stopped = Corrected. From entry { $entry } on the game goes another way: { $dropped ->
        [one] one act was taken back and stays in the log, struck through.
       *[other] { $dropped } acts were taken back and stay in the log, struck through.
    }

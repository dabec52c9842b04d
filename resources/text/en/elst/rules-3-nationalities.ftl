### What the rules of Decision at Elst refuse and explain: British and SS.

## 3 British and SS

elr-crew-unknown = What replaces a { $unit } crew, its counter and the base rules tell.
elr-lowest = No lower unit takes the place of a { $unit }.
elr-replaced = { $unit } is replaced by { $lower }.
piece-steady = Does not cower
remind-cowering = British elite and first-line squads and half-squads do not cower.
elr-ss-exempt = SS { $unit } is never replaced for exceeding its ELR.
piece-no-elr = Never replaced for exceeding an ELR
remind-assault-fire = SS 6-5-8 have the Assault Fire bonus.

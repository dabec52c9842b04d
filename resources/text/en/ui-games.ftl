### What the window says of any game: its pages, its board.

dock-game = Game
action-show-game = The game’s pages
game-no-pages = Begin or open a session: what its game keeps beside clock and counters is shown here.
calculators-title = Calculator
calculator-sight = Sight

## Tour

tour-np-supply = No Prisoners: a supply line by rail, drawn and explained, with what nobody has checked on the printed map.
tour-np-set-up = The set-up from a sample, and the values printed on the counters.
tour-np-events = The random events of a player turn, each with what it would come to as things stand.
tour-np-cup = The tribal cup on the turn of the Arab Revolt.
tour-np-combat = A combat of No Prisoners walked to its end: odds, losses, retreat, pursuit.
tour-np-victory = Victory points by front beside history, and who holds each city.
tour-np-calculator = A combat of No Prisoners from typed strengths, without a session.
tour-np-supply-japanese = A supply line by rail, in Japanese.
tour-np-events-japanese = Random events of a player turn, in Japanese.
tour-np-cup-japanese = The tribal cup, in Japanese.
tour-np-combat-japanese = A combat of No Prisoners, in Japanese.
tour-np-victory-japanese = Victory points by front, in Japanese.

### The start page's games and the scenarios on their boards.

card-jarama-title = Jarama
card-jarama-about = February 1937: Spanish Civil War Battles on a map of 1,047 hexes, reconstructed and open to your corrections.
card-jarama-helps =
    • Supply and command of every unit, with what cuts a line and what restores it
    • Combat, barrages and bombs with each shift and the odds
    • Weather, arrivals, objectives and victory points; the log remembers all
card-jarama-words = Corps Division Brigade Regiment Battalion Company HQ infantry cavalry artillery tanks engineers Republican Nationalist
card-brunete-title = Brunete
card-brunete-about = July 1937: Spanish Civil War Battles on a map of 891 hexes, reconstructed and open to your corrections.
card-brunete-helps =
    • Supply and command of every unit, with what cuts a line and what restores it
    • Combat, barrages and bombs with each shift and the odds
    • Reserves, withdrawals, objectives and victory points; the log remembers all
card-brunete-words = Corps Division Brigade Regiment Battalion Company HQ infantry cavalry artillery tanks engineers Republican Nationalist
card-no-prisoners-title = No Prisoners
card-no-prisoners-about = Sinai, Palestine and Arabia, 1915 to 1918: two scenarios on a map of 535 hexes, reconstructed and open to your corrections.
card-no-prisoners-helps =
    • Random events with what they demand, reinforcements, the tribal cup
    • Supply, command and rail nets drawn on the map
    • Combat walked to its end, replacements, victory points by front
card-no-prisoners-words = Division Brigade Regiment Battalion HQ Infantry Cavalry Camel Garrison Tribe Railhead Depot
start-elst-initial = Decision at Elst
start-elst-initial-length = September 1944, campaign
start-jarama-jarama = Jarama
start-jarama-jarama-length = February 1937, 21 turns
start-brunete-brunete = Brunete
start-brunete-brunete-length = July 1937, 10 turns
start-np-war-in-the-desert = War in the Desert
start-np-war-in-the-desert-length = 1916 to 1918, 11 turns
start-np-the-last-crusade = The Last Crusade
start-np-the-last-crusade-length = 1915 to 1918, 16 turns

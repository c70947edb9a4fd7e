/** The lessons of the first voyage, one for each step. */

export const lessons = {
  sail: 'This is Edward Teach, your pirate, in a sloop near Portobello. In your turn you do one thing, called an operation, with one pirate or hunter of yours. There is no prey here: put to sea.',
  step: 'A die and the ship’s Speed of 2 give the points of the move: he rolled a 1, so 3 hexes. Each step takes you to a hex that no land bars. Head north, for Jamaica.',
  onward:
    'Ports lie in their hexes, and going in would cost a step too. A move may end at any time, but only a pirate who has used all his points may search. On you go.',
  waters: 'One step left. There is open water to the north and to the northwest, and merchants pass through both. Take either.',
  search: 'All points are used. Now a card can tell what is in sight: nothing, a merchant or two, or a storm. Have a look.',
  prize:
    'A sail! She lies face down, with a number that tells nothing. Anne has had a turn since, for a card says who is next: it may be you twice in a row, or Anne, or an event. Your operation now: take the prize.',
  inspect:
    'Only you see her: the Spanish Concepción, defense 5. Combat 6, Speed 2 and Ability 4, less her defense, make the attack number 7: two dice must not show more. Letting her go would anger the crew. Attack.',
  cunning:
    'A 10. One or two too many would be hits on your ship; three are too many by far, and she gets away. But Teach has two points of Cunning. Each lets you roll again once, and is spent for good. This is the moment for it.',
  ship: 'She is yours, and Spanish ports are closed to Teach from now on. He gains as much Notoriety as he is cruel. The prize can be your ship: a brigantine has more guns and holds, and a point less Speed. Your choice.',
  cargo: 'Cocoa worth £780. In the hold it is worth nothing yet: booty counts once it is sold, and goes down with the ship. Stow it.',
  revelry:
    'The crew would drink to that. A revel adds a point of Crew Unrest – on this track, higher is happier. But Teach would lose his next turn, and fight badly. Not now.',
  hostage:
    'A passenger is aboard, worth 5 Notoriety, and only you know his home: Havana. You may have him tortured. The crew likes it, he may tell what helps against Havana, and he may die of it. Or spare him: his ransom is the same.',
  endTurn: 'Your operation is done. What is still offered is free: to torture a hostage, to throw booty overboard. End your turn.',
  battle:
    'Teach is the most notorious pirate at sea, and a card set HMS Rose on him. His die and Speed were no higher than her die: caught. You won this round, so she lost the difference and you 1 hit. End it here for 5 Notoriety, or fight on: who sinks her gains her Combat, 8.',
  toPort:
    'For each hit a die is rolled, and a 1 wounds the captain; you were lucky. Now get the cocoa ashore. Port Royal is near, English, and its governor is a friend of pirates. Sail.',
  coast: 'The hex of Port Royal first. If a hunter lay there, she would try to catch you as you enter.',
  port: 'And into the port, for one more step.',
  business:
    'Anne has used your fame against you: she petitioned for a King’s Commissioner, rolled no more than Teach’s Notoriety, and Robert Maynard is on his way. You are safe from him in port. Do business.',
  sell: 'Where the governor is a friend, each £100 of booty fetches £110. Every full £100 you get is a point of Notoriety, and cheers the crew by one. Sell the cocoa.',
  haven:
    'Money in the purse is Net Worth, and that is what wins in the end. A bribe would make Port Royal Teach’s safe haven: better prices, a place to hide money, and to retire. A die names the price.',
  pay: 'A 2: £200. A good price for a friend. Pay.',
  done: 'You could let the crew loose now, but a revel may cost the port its governor. Done with business.',
  endPort: 'That was one operation, all of it. End your turn.',
  stash:
    'Before the cards are drawn you may stash money in your haven. It is safe there from mutineers and judges, and counts when Teach retires or at the end; if the port is sacked it is lost. Stash it, or keep it at hand for prices and bribes.',
  ransom:
    'Maynard has put to sea, and will lie in wait off the harbor. One thing is left to do: ransom the passenger. He brings a die times £100, and a fifth more in your haven.',
};

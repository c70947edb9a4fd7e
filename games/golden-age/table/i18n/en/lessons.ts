/** The lessons of the first voyage, one for each step. */

export const lessons = {
  card: 'This is Samuel Bellamy, your pirate, in a leaky sloop in the East Caribbean. A turn begins with a card from your hand. A card with ◆ gives one pirate as many Actions as his Initiative: Bellamy’s is 3.',
  find: 'Three Actions to spend. Two merchants lie face down in these waters, a French one off Martinique and a Spanish one off Santo Domingo. To rob one you must find him first: a die plus Bellamy’s Ability of 4 must come to 7 or more.',
  cunning:
    'A 2, that is 6 in all, and the merchant slips away. But Bellamy has two points of Cunning, and each gives him another roll. They don’t come back soon: spend one here, where it pays.',
  loot: 'Found, and deep in the water. Merchants are found and looted in the same turn, so go alongside. That is the second Action.',
  cargo:
    'The hatches are open, and the question above says what the cargo is worth. You could roll again for a better one, but this is good. Keep it.',
  seize: 'A planter is aboard too. You may still leave it all, but why would you? Seize it.',
  stow: 'Booty lies in the holds until it is sold in a port, and goes down with the ship. Put it in the first hold.',
  hostage:
    'The planter fetches a ransom in a port of his own nation, if Bellamy calls there. Or make him talk at once, for Notoriety and Information; the crew enjoys that too.',
  ship: 'The prize is a better ship than yours: more guns, another hold or two. The crew likes it, and Loyalty rises. Take her.',
  revelry:
    'The crew would like to drink to that. They would love you for it, and be good for nothing until they have sobered up in port. Not now.',
  sail: 'Anne used her one anti-pirate action of this turn: Wear and Tear, and the ship is slower by a point. Others can interrupt whenever your pirates act. One Action is left: sail into San Juan, whose governor is a friend of pirates.',
  window:
    'Anne’s turn. Her Charles Vane looks for a merchant, and now it is you who may interrupt: once, with an anti-pirate card or a ship of the navy. He has not found it yet. Wait and see: pass.',
  interrupt:
    'He has found one. You hold Wear and Tear too, which would slow his ship before he gets home. Or pass for this turn and keep the card: in a turn of your own it gives 2 Actions.',
  secondTurn:
    'Your turn again. You drew a storm, which struck at once, far away in the north: Bellamy lay safe in port. And you drew Skull & Crossbones. It cancels a card that is played against you; in your turn it gives 3 Actions, to split as you like.',
  port: 'Bellamy is in San Juan. All that can be done in a port is one Action, in a fixed order: ransom, sell, refit, the governor, shore leave. Begin.',
  ransom:
    'Anne tried to stir up a mutiny. The dice had to beat Bellamy’s Loyalty and did not; at Loyalty 0 the crew would rise by itself. Now the planter: he is Spanish, and so is San Juan. Take the ransom; the dice say how much.',
  stowRansom: 'The money is booty like any other until it is sold. Put it in the second hold.',
  sell: 'Anne tried to stir up a mutiny. The dice had to beat Bellamy’s Loyalty and did not; at Loyalty 0 the crew would rise by itself. Now sell: where the governor is a friend you get the full worth. This is Net Worth, and safe.',
  sale: 'Now sell what is in the holds, one hold after the other: where the governor is a friend you get the full worth. This is Net Worth, and safe.',
  refit: 'The ship has a Speed hit. A refit mends half as many hits as a die shows, rounded up.',
  haven: 'A governor who is paid makes his port a safe haven for Bellamy: the place to retire. The die says the price, and low is good.',
  pay: 'A 1: it could not be cheaper. A hundred doubloons for a quiet old age: pay.',
  leavePort: 'That was a good day. Done with the port.',
  deploy:
    'Two Actions are left. One of them can bring one of your three other pirates to sea. Choose whom, then where. The Caribbean has rich cargoes and ports close together; Henry Avery has the most Ability.',
  hull: 'Each begins in a small ship: a sloop is faster, a schooner has another gun and another hold.',
  retire:
    'And now the last thing: Bellamy is rich, known, and in his safe haven. A pirate who retires scores twice his Notoriety, and a point for every full 100 doubloons. One who stays too long may lose it all. Retire.',
};

/** The first voyage, and what is explained when it comes up for the first time. */
export const learning = {
  // First voyage
  you: 'Holly',
  opponent: 'Anne',
  title: 'First voyage',
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  press: (what: string) => `Now press “${what}”.`,
  showMe: 'Show me',
  smaller: 'Smaller',
  larger: 'Larger',
  leave: 'Leave the voyage',
  leaveHint: 'It waits for you in the harbor.',
  laterOn: 'You may do that too, later. In this voyage another choice comes first.',
  waiting: 'Watch: this happens by itself.',
  overTitle: 'The voyage is over',
  over: 'Bellamy is ashore with his doubloons, and his Notoriety counted twice: that is how games are won. You know the trade now. Everything else the table tells you when you need it.',
  overMore:
    'From here on the dice are free and Anne is a computer captain. Play on with Hornigold if you like, or begin a game of your own.',
  newGame: 'New game',
  playOn: 'Play on here',
  lessons: {
    card: 'This is Samuel Bellamy, yours, in a leaky sloop in the East Caribbean. A turn begins with a card from your hand. A card with ◆ gives one pirate as many Actions as his Initiative: Bellamy’s is 3.',
    find: 'Three Actions to spend. Off Martinique a merchant lies face down. To rob him you must find him first: a die and Bellamy’s Ability of 4 must make 7.',
    cunning:
      'A 2, that is 6 in all, and the merchant slips away. But Bellamy has two points of Cunning, and each throws his dice again. They don’t come back soon: spend one here, where it pays.',
    loot: 'Found, and it is a brigantine, deep in the water. Merchants are found and looted in the same turn, so go alongside. That is the second Action.',
    cargo: 'The hatches are open: the cargo is worth 1,300 doubloons. You could throw again for a better one, but this is good. Keep it.',
    seize: 'A planter is aboard too. You may still leave it all, but why would you? Seize it.',
    stow: 'Booty lies in the holds until it is sold in a port, and goes down with the ship. Put it in the first hold.',
    hostage:
      'The planter fetches a ransom in a port of his own nation. You might make him talk instead, for news and a bad name. Hold him for ransom.',
    ship: 'The prize is a better ship than yours: more guns, more holds. The crew likes it, and Loyalty rises. Take her.',
    revelry:
      'The crew would like to drink to that. They would love you for it, and be good for nothing until they have sobered up in port. Not now.',
    sail: 'Anne used her one anti-pirate action of this turn: Wear and Tear, and the ship is slower by a point. Others can interrupt whenever your pirates act. One Action is left: sail into San Juan, whose governor is a friend of pirates.',
    window:
      'Anne’s turn. Her Charles Vane looks for a merchant, and now it is you who may interrupt: once, with an anti-pirate card or a ship of the navy. He has not found it yet. Wait and see: pass.',
    interrupt: 'He has found one. Slow him down before he gets home with it: you hold Wear and Tear too.',
    secondTurn:
      'Your turn again. You drew a storm, which struck at once, far away in the north: Bellamy lay safe in port. And you drew Skull & Crossbones. Against you it cancels a card; on your turn it gives 3 Actions, to split as you like.',
    port: 'Bellamy is in San Juan. All that can be done in a port is one Action, in a fixed order: ransom, sell, refit, the governor, shore leave. Begin.',
    sell: 'Anne tried to stir up a mutiny. The dice had to beat Bellamy’s Loyalty and did not; at Loyalty 0 the crew would rise by itself. Now sell: where the governor is a friend you get the full worth. This is Net Worth, and safe.',
    refit: 'The ship has a Speed hit. A refit mends as many hits as half a die says.',
    haven: 'A governor who is paid makes his port a safe haven for Bellamy: the place to retire. The die says the price, and low is good.',
    price: 'A 1: it could not be cheaper. Keep it.',
    pay: 'A hundred doubloons for a quiet old age. Pay.',
    leavePort: 'That was a good day. Done with the port.',
    deploy:
      'Two Actions are left. You hold three more pirates: one Action brings one of them to sea. Send Benjamin Hornigold to the West Caribbean, where cargoes are rich.',
    hull: 'Each begins in a small ship: a sloop is fast, a schooner has another hold. Take the schooner.',
    retire:
      'And now the last thing: Bellamy is rich, known, and in his safe haven. A pirate who retires scores twice his Notoriety, and a point for every full 100 doubloons. One who stays too long may lose it all. Retire.',
  },
  // Lives
  life: 'His life',
  fetching: 'One moment…',

  // Hints
  hint: 'A hint',
  understood: 'Understood',
  noHints: 'No more hints',
  hints: {
    deploy:
      'Send out your first pirate: choose him, then a Sea Area, on the map or in the list. The Caribbean is a good place to begin: cargoes are rich and ports are near.',
    card: 'Your turn begins with a card. Its number says how many Actions it gives, to split among your pirates; a ◆ gives one pirate as many as his Initiative.',
    window:
      'Somebody else’s pirate acts, and you may interrupt: once in each other player’s turn. “Pass for the turn” saves you being asked again.',
    cunning: 'A point of Cunning throws your own dice again. Points come back slowly, so keep them for what matters.',
    cargo: 'You have seen the cargo and may still leave it. The crew grumbles when you do, and about poor cargoes too.',
    prize:
      'The prize is yours: stow the cargo, keep the ship if she is better, and hold the hostage for ransom in a port of his nation, or make him talk for Notoriety and Information.',
    port: 'All business in a port is one Action, in a fixed order: ransom, sell, refit, the governor, shore leave. Sold booty is Net Worth, which nobody can take from you.',
    haven: 'A governor who is paid makes the port a safe haven of this pirate: there he may retire.',
    revelry: 'Revelry raises Loyalty. But a crew that has debauched can only sail, until it has spent an Action in port to sober up.',
    skull: 'Skull & Crossbones cancels the card that is played against you, for a point of Cunning. The card is spent either way.',
    hunt: 'You are hunted. Fight, and the higher total does the damage; flee, and the faster ship has the better of it.',
    surrender: 'With a Letter of Marque a pirate may give himself up and retire, unless somebody betrays him.',
    commissioner:
      'A King’s Commissioner hunts for the player who found him. He may strike whenever a pirate moves, searches, loots or attacks near by.',
    duel: 'A duel: both throw and add their Duel rating, round by round, until one breaks off or falls.',
    discard: 'Your cards give no Actions. Throw one or two away for an Action each.',
    mutiny:
      'A mutiny: at Loyalty 0 the crew rises. A die above the captain’s Leadership gives the ship to another pirate. Good cargoes, bigger ships and shore leave keep Loyalty up.',
    storm: 'A storm sweeps a whole Sea Area: ships at sea are tossed and worn, merchants go down. Whoever lies in port is safe.',
    scurvy: 'Scurvy: Loyalty falls, and the sick crew is good for less until it has been in port.',
    pardon:
      'The General Pardon: when it comes up for the third time the game ends, and pirates still at sea score their Notoriety only. While it is in force they may come home cheaply.',
    warship: 'A ship of the navy has been sighted in this Sea Area. Other players may use her against pirates here.',
    letter: 'A Letter of Marque makes a pirate a privateer of that nation: its ports welcome him, and he may retire there.',
    alliance: 'Two pirates in one port have joined: they act as one, share the dangers, and divide the booty.',
    portAttack: 'An attack on a port: rich booty and fame, and a nation that will not forget it.',
    retired: 'A pirate has retired: twice his Notoriety, and a point for every full 100 doubloons of Net Worth. This is how games are won.',
    lost: 'A pirate is lost. He scores his Notoriety only, and his booty is gone.',
  },
};

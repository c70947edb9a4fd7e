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

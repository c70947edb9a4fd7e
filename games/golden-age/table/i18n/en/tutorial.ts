/** The first voyage, biographies, and hints. */
export const tutorial = {
  // First voyage
  // Biographies
  life: 'Biography',
  fetching: 'Loading…',

  hints: {
    deploy: 'Choose a pirate, then a Sea Area. The Caribbean is a good start: rich, with many ports.',
    card: 'Your turn begins with a card. Its number says how many Actions it gives, to split among your pirates; a ◆ gives one pirate as many as his Initiative.',
    window:
      'Another player’s pirate acts, and you may interrupt, once in each other player’s turn. You can also pass for the rest of the turn at once, and are not asked again.',
    cunning: 'A point of Cunning rolls your own dice again. Points come back slowly, so keep them for what matters.',
    cargo: 'You have seen the cargo and may still leave it. The crew grumbles when you do, and about poor cargoes too.',
    prize:
      'The prize is yours: stow the cargo, keep the ship if she is better, and hold the hostage for ransom in a port of his nation, or make him talk for Notoriety and Information.',
    port: 'All business in a port is one Action, in a fixed order: ransom, sell, refit, the governor, shore leave. Sold booty is Net Worth, which nobody can take.',
    haven: 'A paid governor makes the port this pirate’s safe haven: there he may retire.',
    revelry: 'Revelry raises Loyalty. But such a crew can only sail, until it spends an Action in port to sober up.',
    skull: 'Skull & Crossbones cancels the card that is played against you, for a point of Cunning. The card is spent either way.',
    hunt: 'You are hunted. Fight, and the higher total does the damage; flee, and the faster ship gets away or catches up.',
    surrender: 'With a Letter of Marque a pirate may give himself up and retire, unless somebody betrays him.',
    commissioner:
      'A King’s Commissioner hunts for the player who found him. He may strike whenever a pirate moves, searches, loots or attacks nearby.',
    duel: 'A duel: each rolls as many dice as his Duel rating, and the higher total wins. A tied duel goes on only if both want it to.',
    discard: 'Your cards give no Actions. Discard one or two for an Action each.',
    mutiny:
      'A mutiny: at Loyalty 0 the crew rises. A die above the captain’s Leadership gives the ship to another pirate. Good cargoes, bigger ships and shore leave keep Loyalty up.',
    storm: 'A storm sweeps a whole Sea Area: ships at sea lose Speed, merchants go down. Ports are safe.',
    scurvy: 'Scurvy: Loyalty falls, and the sick crew is good for less until it has been in port.',
    pardon:
      'The General Pardon: when it comes up for the third time the game ends, and pirates still at sea score their Notoriety only. While it is in force they may come home cheaply.',
    warship: 'A warship has been sighted. While she is in a Sea Area, other players may use her against pirates there.',
    letter: 'A Letter of Marque makes a pirate a privateer of that nation: its ports welcome him, and he may retire there.',
    alliance: 'Two pirates in one port have joined: they act as one, share the dangers, and divide the booty.',
    portAttack: 'An attack on a port: booty, fame, and a nation that won’t forget it.',
    retired: 'A pirate has retired: twice his Notoriety, and a point for every full 100 doubloons of Net Worth. This is how games are won.',
    lost: 'A pirate is lost. He scores his Notoriety only, and his booty is gone.',
  },
};

import type { HowToPlay } from '../how-to-play.ts';

export const howToPlay: HowToPlay = {
  screens: (n) => [
    {
      title: 'How to win',
      sentences: [
        `You command pirates, up to ${n.active} at a time and ${n.pirates} in a game.`,
        `A pirate with ${n.notorietyToWin} Notoriety wins for you at once.`,
        'Otherwise the game ends when a player’s last pirate has gone, and the richest pirate wins, retired or still at sea.',
        'So make a name or make money. Only money that was paid in a port counts, and fame brings hunters.',
      ],
    },
    {
      title: 'Your turn',
      sentences: [
        'One operation each turn, with one of your pirates or hunters: sail, take a prize, do business in port, and so on.',
        'A move is a die plus the ship’s Speed, hex by hex. With all points used you may search for merchants.',
        'Then cards are drawn until one names the next player: it may be you again.',
        'Other cards bring events first: merchants, warships, storms, new governors.',
      ],
    },
    {
      title: 'A prize',
      sentences: [
        'Only you see the merchant that you inspect. Combat, Speed and Ability less its defense are the attack number.',
        'Two dice must not exceed it. Missing by 1 or 2 costs hits, by more she escapes. A point of Cunning rolls again.',
        'You gain Notoriety, a cargo, perhaps a better ship and a hostage.',
        'Her nation’s ports are closed to this pirate from now on.',
      ],
    },
    {
      title: 'Into port',
      sentences: [
        `£100 of booty fetches £${n.paidNeutral} in a neutral port, £${n.paidPro} under a friendly governor, £${n.paidHaven} in the pirate’s own haven, £${n.paidPirates} in a pirate haven.`,
        'Each full £100 you get is a point of Notoriety and cheers the crew.',
        `Crew Unrest begins at ${n.startUnrest}; high is good. At 0 the crew mutinies.`,
        'A bribed port is a safe haven: hide money there, and retire if you have as much as the dice ask.',
      ],
    },
    {
      title: 'The other players',
      sentences: [
        `Petition for a King’s Commissioner against a notorious rival, and hunt with him; you may have ${n.commissioners}.`,
        'Hunters try to catch pirates who enter their hex. Those who are caught fight, round by round, until one side ends it or sinks.',
        'Pirates of different players can sail as allies, trade, break with each other and fight duels.',
        'Promises bind nobody.',
      ],
    },
  ],
};

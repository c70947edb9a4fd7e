import type { HowToPlay } from '../how-to-play.ts';

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth'];
const TIMES = ['no', 'once', 'twice', 'three times', 'four times'];

export const howToPlay: HowToPlay = {
  title: 'How to play',
  screens: (n) => [
    {
      title: 'How to win',
      sentences: [
        'You command pirates of 1717, and the most Victory Points (VP) win.',
        `A pirate who retires scores ${TIMES[n.notorietyFactor]} his Notoriety, plus 1 VP for every full ${n.doubloonsPerVp} doubloons of Net Worth.`,
        'A pirate who is lost, or still at sea when the game ends, scores his Notoriety only.',
        `The game ends when the General Pardon card comes up for the ${ORDINALS[n.lastPardon]} time. So make a name, make money, and get out in time.`,
      ],
    },
    {
      title: 'Your turn',
      sentences: [
        `Draw until you hold ${n.handSize} cards. Some are bad news and take effect at once (!): storms, disease, new governors.`,
        `If fewer than ${n.merchantsLow} merchants are at sea, new ones set sail, face down, until there are ${n.merchantsRestored}.`,
        'Then play a card for Actions: a number to split among your pirates, or ◆, which gives one pirate as many as his Initiative.',
        'With an Action a pirate sails, hunts a merchant, does business in port, attacks a port or retires; or you bring a new pirate to sea.',
      ],
    },
    {
      title: 'A prize',
      sentences: [
        `Find a merchant first: one die plus the pirate’s Ability must come to ${n.findTarget} or more. The prompt shows the odds.`,
        'Missed? A point of Cunning rolls your dice again.',
        'Loot him in the same turn: look at the cargo, then take it or leave it.',
        'You may keep the prize as your ship, and hold the hostage for ransom or make him talk.',
      ],
    },
    {
      title: 'Into port',
      sentences: [
        'All business in port is one Action: ransom, sell, refit, buy a safe haven from the governor, let the crew loose.',
        'Only booty that is sold becomes Net Worth: for half its worth in a neutral port, for all of it where the governor is a friend.',
        'A pirate may retire in his safe haven, with a Letter of Marque of the port’s nation, or by paying a large bribe.',
        'Keep the crew content with good cargoes, bigger ships and shore leave: at Loyalty 0 it mutinies.',
      ],
    },
    {
      title: 'The other players',
      sentences: [
        'In every other player’s turn you may strike once at the pirate who acts: with a card, a warship in his Sea Area or a King’s Commissioner.',
        'The more notorious a pirate is, the easier it is to find a Commissioner to hunt him.',
        'A hunted pirate fights or flees. With a Letter of Marque he may surrender and retire, unless he is betrayed.',
        'Skull & Crossbones cancels a card, at the price of one point of Cunning.',
      ],
    },
  ],
};

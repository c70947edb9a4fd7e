import type { HowToPlay } from '../how-to-play.ts';

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth'];
const TIMES = ['no', 'once', 'twice', 'three times', 'four times'];

export const howToPlay: HowToPlay = {
  title: 'How to play',
  sections: (n) => [
    {
      title: 'The aim',
      paragraphs: [
        `You command pirates of 1717. Score the most Victory Points (VP). A pirate who retires scores ${TIMES[n.notorietyFactor]} his Notoriety, plus 1 VP for every full ${n.doubloonsPerVp} doubloons of Net Worth. A pirate who is lost, or still at sea when the game ends, scores his Notoriety only.`,
        `The game ends when the General Pardon card comes up for the ${ORDINALS[n.lastPardon]} time. So make a name, make money, and get out in time.`,
      ],
    },
    {
      title: 'Your turn',
      steps: [
        `Draw until you hold ${n.handSize} cards. Some cards are bad news and take effect at once: storms, disease, new governors.`,
        `If fewer than ${n.merchantsLow} merchants are at sea, new ones set sail, face down, until there are ${n.merchantsRestored}.`,
        'Play one card for Actions. A number is the Actions you can split among your pirates. A diamond (◆) gives one pirate as many Actions as his Initiative. Some cards do something first and then give one Action. If no card in your hand gives any, discard one or two cards for one Action each.',
      ],
    },
    {
      title: 'What a pirate can do with an Action',
      terms: [
        ['Move', 'to the next Sea Area, into a port of his Sea Area, or out of one.'],
        ['Find a merchant', `in his Sea Area: one die plus his Ability must come to ${n.findTarget} or more.`],
        [
          'Loot it',
          'in the same turn: look at the cargo, then take it or leave it. You may keep the prize as your ship, and hold the hostage for ransom or make him talk.',
        ],
        [
          'Port activities',
          'all in one Action, in this order: ransom hostages, sell booty, refit the ship, buy a safe haven from the governor, let the crew loose.',
        ],
        ['Sober up', 'after a debauch. Until then the crew can do nothing but sail.'],
        ['Attack a port', 'from its Sea Area: rich booty and fame, and a nation that will not forget. If you win you may sack it.'],
        ['Grab booty', 'from another player’s pirate who revels in the same port. A tie is a duel.'],
        ['Form an alliance', 'so that two of your pirates in one port act as one.'],
        ['Retire', 'in a safe haven, with a Letter of Marque of the port’s nation, or by paying a large bribe.'],
        ['Bring in a pirate', 'by drawing one, or by deploying one you hold.'],
        ['Dig for treasure', 'where the treasure map says.'],
      ],
    },
    {
      title: 'Fame, money and crew',
      paragraphs: [
        'Notoriety comes from prizes, battles and cruelty. Net Worth comes only from booty that you bring to a port and sell: for half its worth in a neutral port, for all of it where the governor is a friend. Booty still in the hold goes down with the ship.',
        'Poor cargoes, refused bribes, lost fights and scurvy lower a crew’s Loyalty. Good cargoes, bigger ships and shore leave raise it. At Loyalty 0 the crew mutinies: if a die beats your captain’s Leadership, the ship has a new captain.',
      ],
    },
    {
      title: 'The other players',
      paragraphs: [
        'Others can interrupt nearly everything a pirate does, once when he announces it and once when it is done. In each other player’s turn you have one anti-pirate action against the pirate who acts. You can play a card (a warship, scurvy, a mutiny), use a warship in his Sea Area, look for a King’s Commissioner, move your Commissioner, besiege a pirate port, or drive a pirate out of town.',
        'The more notorious a pirate is, the easier it is to find a Commissioner to hunt him. Your Commissioner may attack him whenever he moves, searches, loots or attacks nearby. A hunted pirate fights or flees. With a Letter of Marque he may surrender and retire, unless he is betrayed.',
        'Skull & Crossbones cancels a card, at the price of one point of Cunning. A point of Cunning also lets you throw your own dice again.',
      ],
    },
    {
      title: 'At the table',
      paragraphs: [
        'What you can do now glows on the map. Click anything else and it says why it is unavailable, with the number of the rule. The log shows how each roll was made up.',
        'Everything works from the keyboard: each choice shows its key, 0 passes or ends, Escape goes back, ? opens the rules.',
      ],
    },
    {
      title: 'Your first game',
      paragraphs: [
        'Stay in the Caribbean, where cargoes are good and ports are close together. Rob two or three merchants, then sell in a port whose governor is pro-pirate, and try to buy a safe haven while you are there. Retire your best pirate well before the last Pardon.',
      ],
    },
  ],
};

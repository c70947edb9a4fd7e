/** The event cards in our own words. Figures are read from the data. */
import { CARD_KINDS, type CardTitle } from '@bb/engine';

export interface CardText {
  readonly title: string;
  /** What the event does. */
  readonly event: string;
  /** When it may be played. */
  readonly when: string;
}

const EVENTS: Readonly<Record<CardTitle, readonly [event: string, when: string]>> = {
  'buried-treasure': [
    'Lay a map before one of your pirates. An Action in the sea around the Isle of Pines digs for it.',
    'With one Action, on your turn',
  ],
  'debauchery-and-revelry': ['A pirate in port loses hold of his crew: involuntary debauchery & revelry.', 'Against a pirate in port'],
  disease: ['Fever in a port chosen by the dice: governor, pirates and hostages there die.', 'At once'],
  'double-cross': ['A pirate who retires by a Letter of Marque may be tried, fined, or hanged.', 'Against a retiring pirate'],
  'european-turmoil': ['War in Europe: all warships and King’s Commissioners are recalled.', 'At once'],
  'fair-winds': ['One of your pirates, or your Commissioner, sails to any Sea Area.', 'With one Action, on your turn'],
  'finger-of-fate': ['Everybody discards a card; then all hands go to the left.', 'At once'],
  'general-pardon': ['First: nothing. Second: pirates now at large may retire in English ports. Third: the game is over.', 'At once'],
  'new-governors': ['Two ports chosen by the dice get anti-pirate governors; pirates there are driven out.', 'At once'],
  'heavy-guns': ['A pirate in port mounts heavy guns: +2 to his ship’s combat rolls.', 'With one Action, on your turn'],
  'kc-surprise': ['The warship that attacks turns out to be a King’s Commissioner.', 'After a warship is sighted'],
  'letter-of-marque': [
    'A pirate in a port with a pro-pirate governor becomes that nation’s privateer: its ports welcome him, and he may retire there.',
    'During In-Port Activities',
  ],
  'local-resistance': ['A die above the port’s Value drives out a pro-pirate governor and all pirates there.', 'On another player’s turn'],
  'mal-de-mer': ['Your crews are seasick: you lose this turn.', 'At once'],
  'mutiny-conspiracy': ['Two dice above the crew’s Loyalty: mutiny.', 'Against the active pirate'],
  'pirate-converts': ['A retired pirate returns as your King’s Commissioner.', 'On another player’s turn'],
  'piratical-ambition': ['A pirate from your hand challenges the active pirate for his ship.', 'Against the active pirate'],
  'scurvy-outbreak': [
    'Scurvy: Loyalty −1 now and at each start of his turn, until he makes port; hostages die.',
    'Against the active pirate, not in port',
  ],
  'skull-and-crossbones': ['For one Cunning: cancel a card just played against your pirate.', 'In answer to a card'],
  'storms-at-sea': ['A storm sweeps a sea chosen by the dice: merchants scatter, ships lose Speed or go down.', 'At once'],
  'warship-sighting': ['A warship appears where the active pirate hunts, and may attack him.', 'Against the active pirate at sea'],
  'wear-and-tear': ['Half a die in Speed hits.', 'Against the active pirate, not in port'],
  'natural-disaster': ['A port chosen by the die is destroyed, and all in it; new merchants set sail.', 'At once'],
};

export const cardText = (title: CardTitle): CardText => ({
  title: CARD_KINDS[title].title,
  event: EVENTS[title][0],
  when: EVENTS[title][1],
});

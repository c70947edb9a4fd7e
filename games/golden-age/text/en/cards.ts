/** The event cards in our own words. Figures are read from the data. */
import { CARD_KINDS, type CardTitle, HEAVY_GUNS } from '@bb/golden-age/rules';
import type { CardText, Language } from '../language.ts';

const card = (title: CardTitle, event: string, when: string): CardText => ({ title: CARD_KINDS[title].title, event, when });

export const cards: Language['cards'] = {
  'buried-treasure': card(
    'buried-treasure',
    'Lay a map before one of your pirates. An Action in the sea around the Isle of Pines digs for it.',
    'With one Action, on your turn',
  ),
  'debauchery-and-revelry': card(
    'debauchery-and-revelry',
    'A pirate in port loses hold of his crew: involuntary debauchery & revelry; it parts allies.',
    'Against the active pirate, after an Action that ends in port',
  ),
  disease: card('disease', 'Fever in a port chosen by the dice: governor, pirates and hostages there die.', 'At once'),
  'double-cross': card(
    'double-cross',
    'A pirate who retires by a Letter of Marque stands trial first: he goes free, pays a fine, or hangs.',
    'Against a pirate who retires by a Letter, or surrenders with one',
  ),
  'european-turmoil': card('european-turmoil', 'War in Europe: all warships and King’s Commissioners are recalled.', 'At once'),
  'fair-winds': card('fair-winds', 'One of your pirates, or your Commissioner, sails to any Sea Area.', 'With one Action, on your turn'),
  'finger-of-fate': card('finger-of-fate', 'Everybody discards a card; then all hands go to the left.', 'At once'),
  'general-pardon': card(
    'general-pardon',
    'First: nothing. Second: pirates now at large may retire in English ports. Third: the game is over.',
    'At once',
  ),
  'new-governors': card(
    'new-governors',
    'Two ports chosen by the dice get anti-pirate governors; pirates there are driven out.',
    'At once',
  ),
  'heavy-guns': card(
    'heavy-guns',
    `A pirate in port mounts heavy guns: +${HEAVY_GUNS} to his ship’s combat rolls.`,
    'With one Action, on your turn',
  ),
  'kc-surprise': card(
    'kc-surprise',
    'The warship that attacks turns out to be your King’s Commissioner.',
    'When a warship just sighted attacks, if you have no Commissioner',
  ),
  'letter-of-marque': card(
    'letter-of-marque',
    'A pirate in a port with a pro-pirate governor becomes that nation’s privateer: its ports welcome him, and he may retire there.',
    'During In-Port Activities',
  ),
  'local-resistance': card(
    'local-resistance',
    'A die above the port’s Value drives out a pro-pirate governor and all pirates there.',
    'On another player’s turn',
  ),
  'mal-de-mer': card('mal-de-mer', 'Your crews are seasick: you lose this turn.', 'At once'),
  'mutiny-conspiracy': card('mutiny-conspiracy', 'Two dice above the crew’s Loyalty: mutiny.', 'Against the active pirate'),
  'pirate-converts': card(
    'pirate-converts',
    'A retired pirate returns as your King’s Commissioner.',
    'On another player’s turn, if you have no Commissioner',
  ),
  'piratical-ambition': card(
    'piratical-ambition',
    'A pirate from your hand fights the active pirate a duel for his ship.',
    'Against the active pirate',
  ),
  'scurvy-outbreak': card(
    'scurvy-outbreak',
    'Scurvy: Loyalty −1 now and at each start of his turn, until he makes port; hostages die.',
    'Against the active pirate, not in port',
  ),
  'skull-and-crossbones': card(
    'skull-and-crossbones',
    'For one Cunning of your pirate: cancel a card just played against him, or help him against a booty grab.',
    'In answer to a card, or before the dice of a grab',
  ),
  'storms-at-sea': card(
    'storms-at-sea',
    'A storm sweeps a sea chosen by the dice: merchants scatter, ships lose Speed or go down.',
    'At once',
  ),
  'warship-sighting': card(
    'warship-sighting',
    'A warship appears where the active pirate is, and may attack him at once or stay on station.',
    'Against the active pirate at sea who searches, loots or attacks a port',
  ),
  'wear-and-tear': card('wear-and-tear', 'Half a die in Speed hits.', 'Against the active pirate, not in port'),
  'natural-disaster': card('natural-disaster', 'A port chosen by the die is destroyed, and all in it; new merchants set sail.', 'At once'),
};

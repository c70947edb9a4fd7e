/** The optional rules, for people who choose among them. */
import { CARD_COUNT, SHORT_GAME_CARDS, SHORT_GAME_MAX_PLAYERS } from '@bb/golden-age/rules';
import type { Language } from '../language.ts';

export const options: Language['options'] = {
  draft: {
    title: 'Draft',
    effect: 'Pirates are chosen openly in snake order (the last to choose begins the next round) instead of dealt.',
  },
  deployment: { title: 'First deployment', effect: 'How the first pirates come to their Sea Areas.' },
  length: { title: 'Length', effect: 'How often the event deck is played through.' },
  printedRatings: {
    title: 'Easier sea',
    effect: 'The designer’s printed ratings: warships and Commissioners fight without the later bonus on their dice. Pirates live longer.',
  },
  cunning: { title: 'Cunning', effect: 'A point of Cunning rolls dice again. Without it, points only pay for Skull & Crossbones.' },
  latePardon: { title: 'Late Pardon', effect: 'When it has come up twice, the General Pardon goes into the lower half of the deck.' },
  retireInPiratePorts: { title: 'Retire in pirate ports', effect: 'Pirates may retire in pirate ports too.' },
  solitaire: {
    title: 'Solitaire',
    effect: 'One player with Blackbeard against the System Player, whose three pirates play by themselves.',
  },
};

export const values: Language['values'] = {
  open: { title: 'open', effect: 'One after the other, for all to see.' },
  secret: { title: 'secret', effect: 'All choose in secret, then reveal together.' },
  random: { title: 'random', effect: 'Dice decide where each pirate starts.' },
  standard: { title: 'standard', effect: 'Once: the game ends when the General Pardon comes up for the third time.' },
  long: { title: 'long', effect: 'Twice: the General Pardon joins the deck only for the second run.' },
  short: {
    title: 'short (house rule)',
    effect: `Once, with half of the deck: every other copy of each card, ${SHORT_GAME_CARDS.length} of ${CARD_COUNT} in all. A house rule of ours, not in the rulebook; for ${SHORT_GAME_MAX_PLAYERS} players at most.`,
  },
};

/** 17.2 #19 Whether a card is worth Skull & Crossbones and a point of Cunning. */
import type { About, Choice } from '@bb/engine';
import { best } from './choose-action.ts';
import { harm } from './harm.ts';
import type { Outlook } from './outlook.ts';
import { CUNNING } from './weights.ts';

/** The card itself, drawn anew in the next turn. */
const SKULL = 0.8;

export function negate(o: Outlook, legal: readonly Choice[], { pirate, card }: About): Choice {
  const harmed = pirate === undefined || card === undefined ? 0 : harm(o, card, pirate);
  return best(legal, (choice) => (choice.type === 'playSkull' ? harmed - CUNNING - SKULL : 0));
}

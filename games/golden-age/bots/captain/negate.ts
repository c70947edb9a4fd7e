/** 17.2 #19 Chooses whether to negate a card with Skull & Crossbones and a point of Cunning. */
import type { About, Choice } from '@bb/golden-age/rules';
import { CUNNING_POINT_VP } from './assumptions.ts';
import { best } from './choose-action.ts';
import { harm } from './harm.ts';
import type { ViewerKnowledge } from './viewer-knowledge.ts';

/** What the card itself is worth: little, since a new one is drawn next turn. */
const SKULL_CARD_VP = 0.8;

export function negate(o: ViewerKnowledge, legal: readonly Choice[], { pirate, card }: About): Choice {
  const harmed = pirate === undefined || card === undefined ? 0 : harm(o, card, pirate);
  return best(legal, (choice) => (choice.type === 'playSkull' ? harmed - CUNNING_POINT_VP - SKULL_CARD_VP : 0));
}

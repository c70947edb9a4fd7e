/** 19.18 The Letter of Marque that a pirate of the System Player keeps until a governor seals it. */
import { type CardId, NO_CARD, type PirateId } from '../../data/ids.ts';
import { dropFrom } from '../../effects/lists.ts';
import type { Game } from '../../state/position.ts';

/** May he keep the Letter just drawn, and have another card drawn? Each pirate can have one Letter (17.2 #12). */
export const mayKeepLetter = (g: Game, pirate: PirateId): boolean => g.letter[pirate] < 0 && g.keptLetter[g.owner[pirate]] < 0;

export function keepLetter(g: Game, pirate: PirateId, card: CardId): void {
  const seat = g.owner[pirate];
  dropFrom(g.hands[seat], card);
  g.keptLetter[seat] = card;
  g.events?.push({ type: 'letterKept', rule: '19.18', seat, pirate, card });
}

/** The Letter that he has kept is sealed. */
export function sealLetter(g: Game, pirate: PirateId): void {
  g.keptLetter[g.owner[pirate]] = NO_CARD;
}

/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';

/** How long a standing pass holds, and what is still put to the person. */
export interface PassWords {
  readonly span: 'pirate' | 'turn' | 'ownTurn';
  readonly except: { readonly kind: 'none' } | { readonly kind: 'pirate'; readonly pirate: PirateId } | { readonly kind: 'reaction' };
}
export type LapseWord = 'turnOver' | 'ownTurn' | 'otherPirate' | 'handChanged' | 'pirateGone' | 'commissionerChanged' | 'ownPirateInReach';

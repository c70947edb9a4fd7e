/** What standing passes are called, and why they end. */
import type { CardTitle, PirateId } from '@bb/engine';

/** Actions that one may want to be asked about, whoever takes them. */
export type DeedWord = 'retirement' | 'loot' | 'attackPort';

/** What is put to the person all the same. */
export type ExceptWords =
  | { readonly kind: 'pirate'; readonly pirate: PirateId }
  | { readonly kind: 'deed'; readonly deed: DeedWord }
  | { readonly kind: 'prize'; readonly doubloons: number }
  | { readonly kind: 'card'; readonly title: CardTitle }
  | { readonly kind: 'reaction' };

/** How long a standing pass holds, and its exceptions. */
export interface PassWords {
  readonly span: 'action' | 'pirate' | 'turn' | 'ownTurn';
  readonly except: readonly ExceptWords[];
}
export type LapseWord =
  | 'turnOver'
  | 'ownTurn'
  | 'otherAction'
  | 'otherPirate'
  | 'handChanged'
  | 'pirateGone'
  | 'commissionerChanged'
  | 'warshipSighted'
  | 'ownPirateInReach';

/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';
import type { Names } from './names.ts';

/** How long a standing pass holds, and what is still put to the person. */
export interface PassWords {
  readonly span: 'pirate' | 'turn' | 'ownTurn';
  readonly except: { readonly kind: 'none' } | { readonly kind: 'pirate'; readonly pirate: PirateId } | { readonly kind: 'reaction' };
}
export type LapseWord = 'turnOver' | 'ownTurn' | 'otherPirate' | 'handChanged' | 'pirateGone' | 'commissionerChanged' | 'ownPirateInReach';

/** `pirate`: who acts. */
function spanOf({ span }: PassWords, pirate: PirateId, n: Names): string {
  switch (span) {
    case 'pirate':
      return `while ${n.pirate(pirate)} acts`;
    case 'turn':
      return 'for the rest of this turn';
    case 'ownTurn':
      return 'until my turn';
  }
}

function exceptionOf({ except }: PassWords, n: Names): string {
  switch (except.kind) {
    case 'none':
      return '';
    case 'pirate':
      return `, except when ${n.pirate(except.pirate)} acts`;
    case 'reaction':
      return ', except when my Commissioner can react';
  }
}

/** `Pass until my turn, except when Teach acts`. */
export const passLabel = (order: PassWords, pirate: PirateId, n: Names): string =>
  `Pass ${spanOf(order, pirate, n)}${exceptionOf(order, n)}`;

/** Why the person is asked again. */
export const LAPSES: Readonly<Record<LapseWord, string>> = {
  turnOver: 'Your pass was for the turn before.',
  ownTurn: 'Your pass ended with your own turn.',
  otherPirate: 'Another pirate acts now: your pass was for the one before.',
  handChanged: 'Your hand has changed: your pass has ended.',
  pirateGone: 'The pirate you were waiting for is gone: your pass has ended.',
  commissionerChanged: 'You have not the Commissioner any more that your pass spoke of.',
  ownPirateInReach: 'One of your own pirates lies within reach: your pass has ended.',
};

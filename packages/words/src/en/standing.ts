/** What standing passes are called, and why they end. */
import type { PirateId } from '@bb/engine';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import type { PassWords } from '../standing.ts';

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

export const pass: Language['pass'] = (order, pirate, n) => `Pass ${spanOf(order, pirate, n)}${exceptionOf(order, n)}`;

export const lapses: Language['lapses'] = {
  turnOver: 'Your pass was for the turn before.',
  ownTurn: 'Your pass ended with your own turn.',
  otherPirate: 'Another pirate acts now: your pass was for the one before.',
  handChanged: 'Your hand has changed: your pass has ended.',
  pirateGone: 'The pirate you were waiting for is gone: your pass has ended.',
  commissionerChanged: 'You have not the Commissioner any more that your pass spoke of.',
  ownPirateInReach: 'One of your own pirates lies within reach: your pass has ended.',
};

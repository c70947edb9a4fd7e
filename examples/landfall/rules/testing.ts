/** What the suite must know of Landfall's secrets. */
import type { GameHooks } from '@bb/kernel/testing';
import type { Landfall } from './index.ts';
import { NO_CARD } from './pieces.ts';

export const hooks: GameHooks<Landfall> = {
  reveals: (_before, _choice, after) => after.scores.length > 0,
  // The next card goes to the first empty hand.
  hides: (p, drawn, seat) => drawn.type === 'dealCard' && p.hands.indexOf(NO_CARD) !== seat,
};

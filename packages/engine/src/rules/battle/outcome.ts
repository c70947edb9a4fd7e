import type { ActionKind } from '../../state/action.ts';

/** How an attack at sea ended for the pirate: not made, beaten off, escaped, lost with his life spared, out of the game. */
export type Outcome = 'none' | 'won' | 'escaped' | 'beaten' | 'gone';

/** 6.45, 6.46, 10.33 Does it end the Action that it interrupted? A Move goes on after an escape from a Commissioner. */
export const stopsAction = (outcome: Outcome, action: ActionKind): boolean =>
  outcome === 'beaten' || outcome === 'gone' || (outcome === 'escaped' && action !== 'move');

import type { ActionKind } from '../../state/action-kinds.ts';

/** How an attack at sea ended for the pirate: no attack, won, escaped, lost but alive, out of the game. */
export type AttackOutcome = 'none' | 'won' | 'escaped' | 'beaten' | 'gone';

/** 6.45, 6.46, 10.33 Does the attack end the Action that it interrupted? A Move goes on after an escape from a Commissioner. */
export const stopsAction = (outcome: AttackOutcome, action: ActionKind): boolean =>
  outcome === 'beaten' || outcome === 'gone' || (outcome === 'escaped' && action !== 'move');

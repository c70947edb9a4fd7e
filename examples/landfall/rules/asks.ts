import type { AskTable } from '@bb/kernel';
import type { ChoiceKind } from './choices.ts';

/** Every question of the game, and what the platform must know of it. */
export const ASKS = {
  rollDie: { kind: 'chance' },
  dealCard: { kind: 'chance' },
  chooseCove: { kind: 'faceDown', single: 'ask', onBoard: ['landAt'] },
  sailOrPressOn: { kind: 'open', single: 'ask' },
  hinderShip: { kind: 'window', quiet: 'pass', inAdvance: true },
} as const satisfies AskTable<ChoiceKind>;
export type AskName = keyof typeof ASKS;

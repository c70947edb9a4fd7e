import type { ActionKind } from '@bb/golden-age/rules';

/** The log tells only the outcome of these Actions, unless a player interrupts them. */
export const LOGGED_BY_OUTCOME: readonly ActionKind[] = [
  'move',
  'recovery',
  'retireByLetter',
  'retireInHaven',
  'retireInPiratePort',
  'alliance',
  'dig',
  'drawOrDeploy',
];

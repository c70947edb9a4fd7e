import type { ActionKind } from '@bb/engine';

/** Actions that, unless somebody interrupts, are told by what comes of them. */
export const WITH_OUTCOME: readonly ActionKind[] = [
  'move',
  'recovery',
  'retireByLetter',
  'retireInHaven',
  'retireInPiratePort',
  'alliance',
  'dig',
  'drawOrDeploy',
];

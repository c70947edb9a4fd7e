import type { GameEvent } from '@bb/engine';

/** With these something new begins: dice thrown before belong to something else. */
const BEGINNINGS: readonly GameEvent['type'][] = [
  'turnBegan',
  'actionAnnounced',
  'cardPlayed',
  'cardPlayedAgainst',
  'cardShown',
  'contested',
];
export const begins = ({ type }: GameEvent): boolean => BEGINNINGS.includes(type);

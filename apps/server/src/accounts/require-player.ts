import { Refused } from './refused.ts';

/** @throws Refused if the request comes from no known player */
export function requirePlayer<P extends object>(player: P | null): P {
  if (player) return player;
  throw new Refused('notLoggedIn');
}

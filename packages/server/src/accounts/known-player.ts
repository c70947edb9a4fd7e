import { Refused } from './refused.ts';
import type { Player } from './sessions.ts';

/** Whoever asks, as long as he is somebody. @throws Refused */
export function knownPlayer(player: Player | null): Player {
  if (player) return player;
  throw new Refused('notLoggedIn');
}

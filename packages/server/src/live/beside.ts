/** What somebody at a socket is told beside the games that he follows. */
import type { ServerMessage } from '@bb/protocol';
import type { Player } from '../tables/seats.ts';

type Say = (message: ServerMessage) => void;

export interface Beside {
  /** He is there. Yields what to call when he goes. */
  connect(player: Player | null, say: Say): () => void;
  /** He wants to follow this table, if he may. Yields what to call when he looks away. */
  watch(player: Player | null, table: string, say: Say): () => void;
}

/** All of several, as one. */
export function allBeside(all: readonly Beside[]): Beside {
  const each = (begin: (one: Beside) => () => void): (() => void) => {
    const stops = all.map(begin);
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    connect: (player, say) => each((one) => one.connect(player, say)),
    watch: (player, table, say) => each((one) => one.watch(player, table, say)),
  };
}

export const NOTHING_BESIDE: Beside = allBeside([]);

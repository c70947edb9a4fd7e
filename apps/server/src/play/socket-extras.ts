/** Messages to a socket besides those of tables: chat, notifications. */
import type { ServerMessage } from '@bb/protocol';
import type { Player } from '../tables/table-seats.ts';

type Say = (message: ServerMessage) => void;

export interface SocketExtra {
  /** A player has connected. @returns what to call when the player disconnects */
  connect(player: Player | null, say: Say): () => void;
  /** A player follows this table, if allowed. @returns what to call when that ends */
  watch(player: Player | null, table: string, say: Say): () => void;
}

/** Combines several into one. */
export function allSocketExtras(all: readonly SocketExtra[]): SocketExtra {
  const each = (begin: (socketExtra: SocketExtra) => () => void): (() => void) => {
    const stops = all.map(begin);
    return () => {
      for (const stop of stops) stop();
    };
  };
  return {
    connect: (player, say) => each((extra) => extra.connect(player, say)),
    watch: (player, table, say) => each((extra) => extra.watch(player, table, say)),
  };
}

export const NO_SOCKET_EXTRAS: SocketExtra = allSocketExtras([]);

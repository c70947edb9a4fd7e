/** Sends chat messages over sockets: to each client that follows a table the newest ones, and then each new one. */
import { ROOMS, type Room } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { SocketExtra } from '../play/socket-extras.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import type { Chat } from './chat.ts';

export function chatSocket(chat: Chat, pubsub: PubSub, onFault: (error: unknown) => void): SocketExtra {
  return {
    connect: () => () => undefined,
    watch(player, table, send) {
      /** By room: the number of the last message that was sent. */
      const known = new Map<Room, number>();
      let isOver = false;
      let pending: Promise<void> = Promise.resolve();
      const sendNew = async (room: Room): Promise<void> => {
        for (let hasMore = true; hasMore && !isOver; ) {
          const since = known.get(room);
          const page = await chat.read(table, player, room, since === undefined ? {} : { since });
          const last = page.lines.at(-1);
          // The first time, only the newest page is sent: clients request older ones.
          hasMore = page.hasMore && since !== undefined;
          known.set(room, last?.seq ?? since ?? -1);
          if (last && !isOver) send({ type: 'talk', table, lines: page.lines });
        }
      };
      const update = async (): Promise<void> => {
        const { reads } = await chat.access(table, player);
        const newest = await chat.newest(table);
        for (const room of ROOMS) {
          if (!reads.includes(room)) continue;
          const last = newest.get(room);
          if (last === undefined) known.set(room, -1);
          else if (last > (known.get(room) ?? -1)) await sendNew(room);
        }
      };
      const updateSoon = (): void => {
        pending = pending
          .then(() => (isOver ? undefined : update()))
          .catch((error: unknown) => {
            // The subscription to the table itself tells a player who may not watch.
            if (!(error instanceof Refused)) onFault(error);
          });
      };
      // A change of the seated players or of the stage changes the rooms that a player may read.
      const stops = [pubsub.listen(table, 'talk', updateSoon), pubsub.listen(table, 'card', updateSoon)];
      updateSoon();
      return () => {
        isOver = true;
        for (const stop of stops) stop();
      };
    },
  };
}

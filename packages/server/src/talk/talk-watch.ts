/** Somebody at a socket who follows a table hears the newest lines, and then each as it is said. */
import { ROOMS, type Room } from '@bb/protocol';
import { Refused } from '../accounts/refused.ts';
import type { Bulletin } from '../fanout/bulletin.ts';
import type { Beside } from '../live/beside.ts';
import type { Talk } from './talk.ts';

export function talkAtSocket(talk: Talk, bulletin: Bulletin, onFault: (error: unknown) => void): Beside {
  return {
    connect: () => () => undefined,
    watch(player, table, say) {
      const known = new Map<Room, number>();
      let isOver = false;
      let turn: Promise<void> = Promise.resolve();
      const hear = async (room: Room): Promise<void> => {
        for (let hasMore = true; hasMore && !isOver; ) {
          const since = known.get(room);
          const heard = await talk.read(table, player, room, since === undefined ? {} : { since });
          const last = heard.lines.at(-1);
          // What came before the newest page is read when it is asked for.
          hasMore = heard.hasMore && since !== undefined;
          known.set(room, last?.seq ?? since ?? -1);
          if (last && !isOver) say({ type: 'talk', table, lines: heard.lines });
        }
      };
      const look = async (): Promise<void> => {
        const { reads } = await talk.access(table, player);
        const newest = await talk.newest(table);
        for (const room of ROOMS) {
          if (!reads.includes(room)) continue;
          const last = newest.get(room);
          if (last === undefined) known.set(room, -1);
          else if (last > (known.get(room) ?? -1)) await hear(room);
        }
      };
      const next = (): void => {
        turn = turn
          .then(() => (isOver ? undefined : look()))
          .catch((error: unknown) => {
            // That he may not look is what the table itself tells him.
            if (!(error instanceof Refused)) onFault(error);
          });
      };
      // A change of who sits there, or of the stage, changes who hears whom.
      const stops = [bulletin.listen(table, 'talk', next), bulletin.listen(table, 'card', next)];
      next();
      return () => {
        isOver = true;
        for (const stop of stops) stop();
      };
    },
  };
}

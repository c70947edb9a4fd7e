/**
 * Tells everybody at a table which players have no open page. That a player has one is no secret, and what the server does for absent players
 * in a window is the same with every hand.
 */
import type { Seat } from '@bb/kernel';
import { Refused } from '../accounts/refused.ts';
import type { SocketExtra } from '../play/socket-extras.ts';
import type { PubSub } from '../pubsub/pubsub.ts';
import { SharedRequests } from '../tables/shared-requests.ts';
import type { TableRecord } from '../tables/table-record.ts';
import { personAt, seatOf } from '../tables/table-seats.ts';
import type { Tables } from '../tables/tables.ts';
import type { Presence } from './presence.ts';

/** A player who reloads the page is back by then, and was not away. */
const AWAY_AFTER_MS = 4000;
/** Players whose node has died are found at this interval. */
const CHECK_INTERVAL_MS = 30_000;

interface Options {
  readonly tables: Tables;
  readonly presence: Presence;
  readonly pubsub: PubSub;
  readonly onFault: (error: unknown, table: string) => void;
}

export function awaySeats({ tables, presence, pubsub, onFault }: Options): SocketExtra {
  async function awayFrom({ seats, stage }: TableRecord): Promise<readonly Seat[]> {
    if (stage !== 'inProgress') return [];
    const players = seats.map((seat) => personAt(seat)?.player ?? null);
    const gone = await presence.disconnected(players.filter((player) => player !== null));
    return players.flatMap((player, seat) => (player !== null && gone.has(player) ? [seat] : []));
  }
  /** Shared, because all who watch a table ask at the same time after a change. */
  const states = new SharedRequests(async (table) => {
    const { record } = await tables.store.read(table);
    return { record, seats: await awayFrom(record) };
  });
  return {
    connect: () => () => undefined,
    watch(player, table, say) {
      let isOver = false;
      let sent = '';
      let queue: Promise<void> = Promise.resolve();
      const tell = async (): Promise<void> => {
        const { record, seats } = await states.get(table);
        if (seatOf(record, player) === null) {
          if (!record.hasSpectators) return;
          await tables.access.check(table, record, player);
        }
        if (isOver || seats.join() === sent) return;
        sent = seats.join();
        say({ type: 'away', table, seats });
      };
      const tellSoon = (): void => {
        queue = queue
          .then(() => (isOver ? undefined : tell()))
          .catch((error: unknown) => {
            // The subscription to the table itself tells a player who may not watch.
            if (!(error instanceof Refused)) onFault(error, table);
          });
      };
      /** When the database has what this player has done. */
      const postSettled = (): void => {
        if (player) void presence.settled().then(() => pubsub.post(table, 'presence'));
      };
      const stops = [pubsub.listen(table, 'presence', tellSoon), pubsub.listen(table, 'card', tellSoon)];
      const timer = setInterval(tellSoon, CHECK_INTERVAL_MS).unref();
      tellSoon();
      postSettled();
      return () => {
        isOver = true;
        clearInterval(timer);
        for (const stop of stops) stop();
        setTimeout(postSettled, AWAY_AFTER_MS).unref();
      };
    },
  };
}

/** Nodes that share a PostgreSQL database need nothing else: NOTIFY and LISTEN. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { LIVELY, patientPool } from '../storage/database.ts';
import { type Fanout, type News, newsText, readNews } from './fanout.ts';

const CHANNEL = 'blackbeard';
/** Milliseconds before a lost connection is tried anew. */
const PAUSE = 500;
const PATIENCE = 5000;

export function postgresFanout(connectionString: string): Fanout {
  const self = randomUUID();
  const speaker = patientPool({ connectionString, max: 1 });
  let client: pg.Client | null = null;
  let isClosed = false;

  async function follow(heard: (news: News) => void, again: () => void): Promise<void> {
    while (!isClosed) {
      const mine = new pg.Client({ connectionString, ...LIVELY, connectionTimeoutMillis: PATIENCE });
      const lost = new Promise<void>((resolve) => mine.on('error', () => resolve()).once('end', resolve));
      try {
        await mine.connect();
        client = mine;
        mine.on('notification', ({ payload = '' }) => {
          const news = readNews(payload, self);
          if (news) heard(news);
        });
        await mine.query(`listen ${CHANNEL}`);
        again();
        await lost;
      } catch {
        // It is tried anew.
      }
      await mine.end().catch(() => undefined);
      if (!isClosed) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  return {
    tell(news) {
      const say = () => speaker.query('select pg_notify($1, $2)', [CHANNEL, newsText(self, news)]);
      // Once more over a new connection; after that others look for themselves.
      say()
        .catch(say)
        .catch(() => undefined);
    },
    listen: (heard, again) => void follow(heard, again),
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
      await speaker.end();
    },
  };
}

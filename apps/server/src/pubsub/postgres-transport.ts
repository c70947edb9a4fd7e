/** Pub/sub over the PostgreSQL database that the nodes share: NOTIFY and LISTEN. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createPool, KEEP_ALIVE } from '../storage/database.ts';
import { type Carrier, newsText, readNews, type Transport, type TransportListener } from './transport.ts';

const CHANNEL = 'blackbeard';
/** The pause before a lost connection is retried. */
const RETRY_DELAY_MS = 500;
const CONNECT_TIMEOUT_MS = 5000;

export function postgresTransport(connectionString: string): Transport {
  const self = randomUUID();
  const speaker = createPool({ connectionString, max: 1 });
  let client: pg.Client | null = null;
  let isClosed = false;
  let isUp = false;

  async function follow({ onNews, onReconnect, onStateChange }: TransportListener): Promise<void> {
    while (!isClosed) {
      const mine = new pg.Client({ connectionString, ...KEEP_ALIVE, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
      const lost = new Promise<void>((resolve) => mine.on('error', () => resolve()).once('end', resolve));
      try {
        await mine.connect();
        client = mine;
        mine.on('notification', ({ payload = '' }) => {
          const news = readNews(payload, self);
          if (news) onNews(news);
        });
        await mine.query(`listen ${CHANNEL}`);
        isUp = true;
        onStateChange();
        onReconnect();
        await lost;
      } catch {
        // The connection is retried.
      }
      if (isUp) {
        isUp = false;
        onStateChange();
      }
      await mine.end().catch(() => undefined);
      if (!isClosed) await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }

  return {
    get missing(): readonly Carrier[] {
      return isUp ? [] : ['notify'];
    },
    get isDeaf() {
      return !isUp;
    },
    tell(news) {
      const say = () => speaker.query('select pg_notify($1, $2)', [CHANNEL, newsText(self, news)]);
      // Once more over a new connection; if that fails, other nodes look for themselves.
      say()
        .catch(say)
        .catch(() => undefined);
    },
    listen: (listener) => void follow(listener),
    async close() {
      isClosed = true;
      await client?.end().catch(() => undefined);
      await speaker.end();
    },
  };
}

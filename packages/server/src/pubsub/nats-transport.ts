/** Pub/sub over NATS. */
import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { withoutPassword } from '../storage/hide-password.ts';
import { newsText, readNews, type Transport } from './transport.ts';

const SUBJECT = 'blackbeard.tables';

/** There is no NATS server at `NATS_URL`. */
export class NoNats extends Error {
  constructor(url: string, cause: unknown) {
    super(`NATS can't be reached at ${withoutPassword(url)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'NoNats';
  }
}

/** @throws NoNats if it can't be reached at the start; a connection lost later is retried forever */
export async function natsTransport(url: string): Promise<Transport> {
  const self = randomUUID();
  const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 250, timeout: 3000 }).catch(
    (error: unknown) => {
      throw new NoNats(url, error);
    },
  );
  return {
    tell(news) {
      if (!connection.isClosed() && !connection.isDraining()) connection.publish(SUBJECT, newsText(self, news));
    },
    listen(heard, again) {
      connection.subscribe(SUBJECT, {
        callback(error, message) {
          const news = error ? null : readNews(message.string(), self);
          if (news) heard(news);
        },
      });
      void (async () => {
        for await (const { type } of connection.status()) if (type === 'reconnect') again();
      })();
      connection.flush().then(again, () => undefined);
    },
    async close() {
      await connection.drain().catch(() => undefined);
    },
  };
}

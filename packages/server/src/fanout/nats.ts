/** Nodes that share a NATS server. */
import { randomUUID } from 'node:crypto';
import { connect } from '@nats-io/transport-node';
import { withoutPassword } from '../storage/without-password.ts';
import { type Fanout, newsText, readNews } from './fanout.ts';

const SUBJECT = 'blackbeard.tables';

/** There is no NATS where `NATS_URL` says. */
export class NoNats extends Error {
  constructor(url: string, cause: unknown) {
    super(`NATS can't be reached at ${withoutPassword(url)}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'NoNats';
  }
}

/** @throws NoNats when it can't be reached at the start; a connection lost later is tried anew for ever. */
export async function natsFanout(url: string): Promise<Fanout> {
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

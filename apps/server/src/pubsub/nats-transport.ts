/** Pub/sub over NATS. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { type Carrier, newsText, readNews, type Transport, type TransportListener } from './transport.ts';

const SUBJECT = 'blackbeard.tables';
const RETRY_DELAY_MS = 250;
const CONNECT_TIMEOUT_MS = 3000;
/** A connection that has died without a word is given up after two pings that nobody answers. */
const PING_INTERVAL_MS = 5000;

/** Connects in the background, and again whenever the connection is lost. */
export function natsTransport(url: string): Transport {
  const self = randomUUID();
  const closing = new AbortController();
  let connection: NatsConnection | null = null;
  let isUp = false;

  async function follow({ onNews, onReconnect, onStateChange }: TransportListener): Promise<void> {
    while (!connection && !closing.signal.aborted) {
      connection = await connect({
        servers: url,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRY_DELAY_MS,
        timeout: CONNECT_TIMEOUT_MS,
        pingInterval: PING_INTERVAL_MS,
      }).catch(() => null);
      if (!connection) await pause(RETRY_DELAY_MS, null, { signal: closing.signal }).catch(() => undefined);
    }
    if (!connection) return;
    if (closing.signal.aborted) return connection.close();
    connection.subscribe(SUBJECT, {
      callback(error, message) {
        const news = error ? null : readNews(message.string(), self);
        if (news) onNews(news);
      },
    });
    const turn = (now: boolean): void => {
      if (isUp === now) return;
      isUp = now;
      onStateChange();
    };
    connection.flush().then(
      () => {
        turn(true);
        onReconnect();
      },
      () => undefined,
    );
    for await (const { type } of connection.status()) {
      if (type === 'disconnect') turn(false);
      if (type === 'reconnect') {
        turn(true);
        onReconnect();
      }
    }
  }

  return {
    get missing(): readonly Carrier[] {
      return isUp ? [] : ['nats'];
    },
    get isDeaf() {
      return !isUp;
    },
    tell(news) {
      if (connection && !connection.isClosed() && !connection.isDraining()) connection.publish(SUBJECT, newsText(self, news));
    },
    listen: (listener) => void follow(listener),
    async close() {
      closing.abort();
      await connection?.drain().catch(() => undefined);
    },
  };
}

/**
 * Pub/sub over NATS, and over the shared database for as long as any node can't reach NATS. Such a node says so over the database; the others then
 * tell it of their changes there as well.
 */
import type { News, Transport } from './transport.ts';

/** A node without NATS says so at this interval. */
const ALARM_INTERVAL_MS = 5000;
/** Other nodes tell it of their changes for this long after it said so last. */
const ALARM_LASTS_MS = 12_000;
/** By then the others have heard that this node has lost NATS: it looks for what they told over NATS alone. */
const LOOK_AFTER_MS = 1000;
const ALARM: News = { table: '', topic: 'noNats', seq: 0 };

/** @param first  NATS @param second  the database */
export function withFallback(first: Transport, second: Transport): Transport {
  /** Until when another node listens to the database alone, by `performance.now()`. */
  let isHeededUntil = Number.NEGATIVE_INFINITY;
  let alarm: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  function sound(onReconnect: () => void): void {
    clearInterval(alarm);
    clearTimeout(look);
    if (!first.isDeaf) return;
    second.tell(ALARM);
    alarm = setInterval(() => second.tell(ALARM), ALARM_INTERVAL_MS).unref();
    look = setTimeout(onReconnect, LOOK_AFTER_MS).unref();
  }

  return {
    get missing() {
      if (!first.isDeaf) return first.missing;
      return [...first.missing, ...second.missing];
    },
    get isDeaf() {
      return first.isDeaf && second.isDeaf;
    },
    tell(news) {
      if (!first.isDeaf) first.tell(news);
      if (first.isDeaf || performance.now() < isHeededUntil) second.tell(news);
    },
    listen({ onNews, onReconnect, onStateChange }) {
      first.listen({
        onNews,
        onReconnect,
        onStateChange() {
          sound(onReconnect);
          onStateChange();
        },
      });
      second.listen({
        onNews(news) {
          if (news.topic === ALARM.topic) isHeededUntil = performance.now() + ALARM_LASTS_MS;
          else onNews(news);
        },
        onReconnect() {
          // The alarm may not have been heard.
          sound(onReconnect);
          onReconnect();
        },
        onStateChange,
      });
      sound(onReconnect);
    },
    async close() {
      clearInterval(alarm);
      clearTimeout(look);
      await Promise.all([first.close(), second.close()]);
    },
  };
}

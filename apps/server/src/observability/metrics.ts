/** Metrics for Prometheus. Labels never identify players or tables: they are routes, codes and kinds. */
import { CHANCE } from '@bb/kernel';
import type { ServerMessage } from '@bb/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bots } from '../play/bot-players.ts';
import type { ViewerMessage } from '../play/table-updates.ts';
import type { NewChoice } from '../storage/choice-log.ts';

const LATENCY_BUCKETS_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
const THINKING_BUCKETS_SECONDS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30];
const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** Channels outside the page. */
export type OutsideChannel = 'push' | 'mail' | 'webhook';

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'bb_http_request_seconds',
    help: 'Duration of HTTP requests, from arrival to the last byte of the response',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #choices = new Counter({
    name: 'bb_choices_total',
    help: 'Durable choices, by who made them',
    labelNames: ['by'],
    registers: [this.#registry],
  });
  readonly #durable = new Histogram({
    name: 'bb_choice_durable_seconds',
    help: 'Time from checking a choice until it is durable',
    buckets: LATENCY_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #thoughts = new Histogram({
    name: 'bb_bot_thinking_seconds',
    help: 'Time bots take for a choice',
    labelNames: ['bot'],
    buckets: THINKING_BUCKETS_SECONDS,
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'bb_refusals_total',
    help: 'Refused requests, by error code',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #messages = new Counter({
    name: 'bb_socket_messages_total',
    help: 'Messages sent over WebSockets, by type',
    labelNames: ['type'],
    registers: [this.#registry],
  });
  readonly #notifications = new Counter({
    name: 'bb_notices_total',
    help: 'Notifications sent or failed, by channel',
    labelNames: ['channel', 'outcome'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Adds a gauge whose value is computed when metrics are scraped. */
  gauge(name: string, help: string, now: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect() {
        this.set(now());
      },
    });
  }

  request(method: string, route: string, status: number, milliseconds: number): void {
    this.#requests.observe({ method, route, status }, milliseconds / 1000);
  }

  /** Choices have become durable. */
  written(choices: readonly NewChoice[], milliseconds: number): void {
    this.#durable.observe(milliseconds / 1000);
    for (const { seat } of choices) this.#choices.inc({ by: seat === CHANCE ? 'chance' : 'seats' });
  }

  refusal(code: string): void {
    this.#refusals.inc({ code });
  }

  socketMessage(message: ServerMessage | ViewerMessage): void {
    this.#messages.inc({ type: message.type });
    if (message.type === 'fault') this.refusal(message.error);
    if (message.type === 'refused') this.refusal(message.refusal.error);
  }

  notification(channel: OutsideChannel, isSent: boolean): void {
    this.#notifications.inc({ channel, outcome: isSent ? 'sent' : 'failed' });
  }

  /** @returns the bots, with their thinking time measured */
  measureBots(bots: Bots): Bots {
    return {
      ...bots,
      choose: async (bot, ...question) => {
        const began = performance.now();
        try {
          return await bots.choose(bot, ...question);
        } finally {
          this.#thoughts.observe({ bot: bot.split('@', 1)[0] ?? bot }, secondsSince(began));
        }
      },
    };
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

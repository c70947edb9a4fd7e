/** What is counted and measured, for Prometheus. No label says who: routes, codes and kinds only. */
import { CHANCE } from '@bb/engine';
import type { ServerMessage } from '@bb/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Bots } from '../live/bots.ts';
import type { Told } from '../live/telling.ts';
import type { NewChoice } from '../storage/ledger.ts';

/** Seconds. */
const ANSWERS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5];
const THOUGHTS = [0.01, 0.1, 0.5, 1, 2, 5, 10, 30];
const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** By which a notice goes. */
export type Channel = 'push' | 'mail' | 'webhook';

export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'bb_http_request_seconds',
    help: 'Requests, from their arrival to the last byte of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: ANSWERS,
    registers: [this.#registry],
  });
  readonly #choices = new Counter({
    name: 'bb_choices_total',
    help: 'Choices that are durable, by who made them',
    labelNames: ['by'],
    registers: [this.#registry],
  });
  readonly #durable = new Histogram({
    name: 'bb_choice_durable_seconds',
    help: 'From when a choice has been checked until it is durable',
    buckets: ANSWERS,
    registers: [this.#registry],
  });
  readonly #thoughts = new Histogram({
    name: 'bb_bot_thinking_seconds',
    help: 'How long bots take for a choice',
    labelNames: ['bot'],
    buckets: THOUGHTS,
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'bb_refusals_total',
    help: 'What was refused, by its code',
    labelNames: ['code'],
    registers: [this.#registry],
  });
  readonly #messages = new Counter({
    name: 'bb_socket_messages_total',
    help: 'Messages that went out over sockets, by type',
    labelNames: ['type'],
    registers: [this.#registry],
  });
  readonly #notices = new Counter({
    name: 'bb_notices_total',
    help: 'Notices that went out, or could not',
    labelNames: ['channel', 'outcome'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Something that is looked at when it is asked for. */
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

  written(choices: readonly NewChoice[], milliseconds: number): void {
    this.#durable.observe(milliseconds / 1000);
    for (const { seat } of choices) this.#choices.inc({ by: seat === CHANCE ? 'chance' : 'seats' });
  }

  refusal(code: string): void {
    this.#refusals.inc({ code });
  }

  told(message: ServerMessage | Told): void {
    this.#messages.inc({ type: message.type });
    if (message.type === 'fault') this.refusal(message.error);
    if (message.type === 'refused') this.refusal(message.refusal.why);
  }

  notice(channel: Channel, isSent: boolean): void {
    this.#notices.inc({ channel, outcome: isSent ? 'sent' : 'failed' });
  }

  /** These bots, with a watch. */
  timed(bots: Bots): Bots {
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

/** A server for tests, with a database, a clock that is set by hand, and browsers. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import type { Limits } from '../accounts/limits.ts';
import { createApp } from '../app/app.ts';
import type { NotificationConfig } from '../notifications/notification-config.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { TEST_DATABASES } from './databases.ts';
import { seededRandom } from './seeded-random.ts';

export const HOST = 'ship.example';
export const ORIGIN = `http://${HOST}`;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A browser: keeps its session cookie, and sends an `Origin` with changes. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #from: Partial<InjectOptions>;
  token: string | null = null;

  constructor(app: FastifyInstance, from: Partial<InjectOptions> = {}) {
    this.#app = app;
    this.#from = from;
  }

  /** Sends a request. Every method but GET has a body: `{}` by default. */
  async ask(method: Method, url: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    const changes = method !== 'GET';
    const answer = await this.#app.inject({
      method,
      url,
      ...this.#from,
      headers: {
        host: HOST,
        ...(changes && { origin: ORIGIN, 'content-type': 'application/json' }),
        ...(this.token !== null && { cookie: `bb-session=${this.token}` }),
        ...headers,
      },
      ...(changes && { payload: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    });
    for (const { name, value } of answer.cookies) if (name === 'bb-session') this.token = value === '' ? null : value;
    return answer;
  }

  /** @returns the HTTP status, and after it the error code if the request was refused */
  async statusOf(...asked: Parameters<Browser['ask']>): Promise<readonly unknown[]> {
    const answer = await this.ask(...asked);
    return answer.statusCode < 300 ? [answer.statusCode] : [answer.statusCode, answer.json().error];
  }
}

export interface TestSite {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** The URL or path of the database. */
  readonly url: string;
  /** The lines of the log. */
  readonly log: readonly string[];
  /** The clock of the site, in milliseconds since 1970. */
  now(): number;
  /** Moves the clock forward. */
  wait(milliseconds: number): void;
  browser(from?: Partial<InjectOptions>): Browser;
  close(): Promise<void>;
}

export async function openTestSite(
  kind: keyof typeof TEST_DATABASES,
  more: {
    readonly limits?: Partial<Limits>;
    readonly trustProxy?: boolean;
    readonly metricsToken?: string;
    readonly notifications?: NotificationConfig;
    readonly moderators?: readonly string[];
    /** Its intervals never fire: due jobs are done only when the test says so, and not while it moves the clock. */
    readonly isManual?: boolean;
  } = {},
): Promise<TestSite> {
  const { isManual = false, ...config } = more;
  const place = await TEST_DATABASES[kind]();
  const database = await openDatabase(place.url);
  const folder = mkdtempSync(join(tmpdir(), 'bb-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  let now = 1_800_000_000_000;
  const log: string[] = [];
  if (isManual) vi.useFakeTimers({ toFake: ['setInterval'] });
  const app = await createApp({
    web: folder,
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
    database,
    environment: { now: () => now, random: seededRandom('site') },
    hasExamples: true,
    ...config,
  });
  if (isManual) vi.useRealTimers();
  return {
    app,
    database,
    url: place.url,
    log,
    now: () => now,
    wait(milliseconds) {
      now += milliseconds;
    },
    browser: (from) => new Browser(app, from),
    async close() {
      await app.close();
      await database.close();
      await place.drop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** A server with a database, a clock that is set by hand, and the browsers of people who come to it. */

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app.ts';
import type { Limits } from '../limits.ts';
import type { NoticesConfig } from '../notices/config.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { KINDS } from './databases.ts';

export const HOST = 'ship.example';
export const ORIGIN = `http://${HOST}`;

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** A browser: it keeps its cookie and says from which page it asks. */
export class Browser {
  readonly #app: FastifyInstance;
  readonly #from: Partial<InjectOptions>;
  token: string | null = null;

  constructor(app: FastifyInstance, from: Partial<InjectOptions> = {}) {
    this.#app = app;
    this.#from = from;
  }

  /** Changes carry a body, be it empty. */
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

  /** The status, and of a refusal its code. */
  async told(...asked: Parameters<Browser['ask']>): Promise<readonly unknown[]> {
    const answer = await this.ask(...asked);
    return answer.statusCode < 300 ? [answer.statusCode] : [answer.statusCode, answer.json().error];
  }
}

export interface Site {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Where the database is. */
  readonly url: string;
  /** Lines of the log. */
  readonly log: readonly string[];
  /** Lets time pass: milliseconds. */
  wait(time: number): void;
  browser(from?: Partial<InjectOptions>): Browser;
  close(): Promise<void>;
}

export async function openSite(
  kind: keyof typeof KINDS,
  more: {
    readonly limits?: Partial<Limits>;
    readonly trustProxy?: boolean;
    readonly metricsToken?: string;
    readonly notices?: NoticesConfig;
    readonly moderators?: readonly string[];
  } = {},
): Promise<Site> {
  const place = await KINDS[kind]();
  const database = await openDatabase(place.url);
  const folder = mkdtempSync(join(tmpdir(), 'bb-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  let now = 1_800_000_000_000;
  const log: string[] = [];
  const app = await createApp({
    web: folder,
    logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } },
    database,
    outside: { now: () => now, random: randomBytes },
    ...more,
  });
  return {
    app,
    database,
    url: place.url,
    log,
    wait(time) {
      now += time;
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

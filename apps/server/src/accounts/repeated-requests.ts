/**
 * Requests that are sent again because their answer got lost. A client names each change by a secret key in the header `Idempotency-Key`;
 * with the same key it is done once, and gets the same answer. The database has only a hash of the key, and the answer encrypted with the key,
 * because an answer may contain a secret that is shown only once.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../storage/schema.ts';
import type { Environment } from './environment.ts';
import { Refused } from './refused.ts';
import { sha256Hex } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of a request that changes something; null without one. */
    idempotencyKey: string | null;
    /** The answer will be stored under `idempotencyKey`. */
    storesAnswer: boolean;
    /** The JSON of the answer, before it is compressed. */
    answered: unknown;
  }
}

const HEADER = 'idempotency-key';
/** At least 128 bits in base64url or hex, so that nobody can guess it. */
const KEY_PATTERN = /^[\w-]{22,64}$/;
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** An answer is kept for this long. */
export const KEEP_ANSWER_MS = 24 * 3600 * 1000;
/** A node that has not answered within this time is taken for dead: the request is done again. */
export const ABANDONED_AFTER_MS = 60_000;
/** How often a repeated request looks whether the first has been answered, in milliseconds, and how many times. */
const POLL_MS = 200;
const MAX_POLLS = 50;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Answer {
  readonly status: number;
  /** Undefined if it has none. */
  readonly body?: unknown;
  /** The `Set-Cookie` header. */
  readonly cookies?: string | readonly string[];
}

class RepeatedRequests {
  readonly #db: Db;
  readonly #environment: Environment;

  constructor(db: Db, environment: Environment) {
    this.#db = db;
    this.#environment = environment;
  }

  /**
   * Call before a request is done.
   * @param request  its method, address and body
   * @param player   the id of its player; null for a stranger
   * @returns the answer to give, or null if the request has to be done
   * @throws Refused `inProgress`, `keyUsed`
   */
  async begin(key: string, request: string, player: string | null): Promise<Answer | null> {
    const id = idOf(key);
    const hash = createHmac('sha256', key).update(request).digest('hex');
    const now = this.#environment.now();
    await this.#db
      .deleteFrom('requests')
      .where('at', '<', now - KEEP_ANSWER_MS)
      .execute();
    for (let polls = 0; ; polls++) {
      const { numInsertedOrUpdatedRows } = await this.#db
        .insertInto('requests')
        .values({ id, request: hash, player_id: player, at: now, answer: null })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 1) return null;
      const row = await this.#db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();
      // The first one was refused in this moment.
      if (!row) continue;
      if (row.request !== hash || (row.player_id !== null && row.player_id !== player)) throw new Refused('keyUsed');
      if (row.answer !== null) return decrypted(key, row.answer);
      if (row.at <= now - ABANDONED_AFTER_MS && (await this.#takeOver(id, row.at, now))) return null;
      if (polls >= MAX_POLLS) throw new Refused('inProgress', undefined, 1);
      await setTimeout(POLL_MS);
    }
  }

  async store(key: string, answer: Answer): Promise<void> {
    const sealed = encrypted(key, answer, this.#environment.random(NONCE_BYTES));
    await this.#db.updateTable('requests').set({ answer: sealed }).where('id', '=', idOf(key)).execute();
  }

  /** The request has been refused: sent again, it is tried again. */
  async forget(key: string): Promise<void> {
    await this.#db.deleteFrom('requests').where('id', '=', idOf(key)).where('answer', 'is', null).execute();
  }

  /** @returns whether no other request has taken it over at the same time */
  async #takeOver(id: string, since: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('requests')
      .set({ at: now })
      .where('id', '=', id)
      .where('at', '=', since)
      .where('answer', 'is', null)
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  }
}

const idOf = (key: string): string => sha256Hex(`request ${key}`);
const cipherKey = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'answer', 32));

function encrypted(key: string, answer: Answer, nonce: Buffer): string {
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  return Buffer.concat([nonce, cipher.update(JSON.stringify(answer)), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function decrypted(key: string, text: string): Answer {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return JSON.parse(`${decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))}${decipher.final()}`);
}

/** @throws Refused `malformed` if the key could be guessed */
function keyOf({ method, headers: { [HEADER]: key } }: FastifyRequest): string | null {
  if (key === undefined || SAFE_METHODS.has(method)) return null;
  if (typeof key === 'string' && KEY_PATTERN.test(key)) return key;
  throw new Refused('malformed', `The header Idempotency-Key must be 22 to 64 letters, digits, - or _, at random.`);
}

function answerAgain(reply: FastifyReply, { status, body, cookies }: Answer) {
  if (cookies !== undefined) reply.header('set-cookie', cookies);
  return reply.code(status).send(body);
}

/** Register it after the hook that sets `request.player`, and after the cookies. */
export function answerRepeatedRequests(app: FastifyInstance, db: Db, environment: Environment): void {
  const requests = new RepeatedRequests(db, environment);
  app.decorateRequest('idempotencyKey', null);
  app.decorateRequest('storesAnswer', false);
  app.decorateRequest('answered', undefined);

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request);
    if (key === null || request.is404) return undefined;
    request.idempotencyKey = key;
    const { method, url, body, player } = request;
    const answer = await requests.begin(key, JSON.stringify([method, url, body]), player?.id ?? null);
    if (answer) return answerAgain(reply, answer);
    request.storesAnswer = true;
    return undefined;
  });

  app.addHook('preSerialization', async (request, _reply, payload) => {
    if (request.storesAnswer) request.answered = payload;
    return payload;
  });

  app.addHook('onSend', async (request, reply) => {
    const { idempotencyKey: key, storesAnswer, answered } = request;
    if (key === null || !storesAnswer) return;
    request.storesAnswer = false;
    const cookies = reply.getHeader('set-cookie');
    const isDone = reply.statusCode < 300;
    if (!isDone) await requests.forget(key);
    else
      await requests.store(key, {
        status: reply.statusCode,
        ...(answered !== undefined && { body: answered }),
        ...((typeof cookies === 'string' || Array.isArray(cookies)) && { cookies }),
      });
  });
}

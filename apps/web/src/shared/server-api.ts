/** Requests to the server's HTTP API, and its refusals. */

interface Sanction {
  readonly reason: string;
  /** Milliseconds since 1970; null for a permanent sanction. */
  readonly until: number | null;
}

interface RefusalDetails {
  readonly retryAfter?: number | null;
  readonly sanction?: Sanction | null;
  readonly undoTo?: number | null;
}

/** A refusal by the server (`Refused` of the kernel): its code, and its message for a code without a text of our own. */
export class Refused extends Error {
  readonly code: string;
  /** Seconds until the request may be tried again; null if the server does not say. */
  readonly retryAfter: number | null;
  /** The sanction that moderators have imposed on the player; null if that is not the reason. */
  readonly sanction: Sanction | null;
  /** For `noUndo`: the choice that a vote could take the game back to; null if there is none. */
  readonly undoTo: number | null;

  constructor(code: string, message: string, { retryAfter = null, sanction = null, undoTo = null }: RefusalDetails = {}) {
    super(message);
    this.name = 'Refused';
    this.code = code;
    this.retryAfter = retryAfter;
    this.sanction = sanction;
    this.undoTo = undoTo;
  }
}

/** No game server answers: the network or the server is down. */
export class Unreachable extends Error {
  constructor() {
    super('no server answers');
    this.name = 'Unreachable';
  }
}

/** The page comes from a static host: its address has no game server. */
export class NoServer extends Unreachable {}

/** The status codes with which static hosts answer a request to the API. */
const WITHOUT_SERVER: readonly number[] = [200, 404, 405, 501];

type Change = 'POST' | 'PATCH' | 'DELETE';

/** A request without an answer for this long counts as lost. */
export const ANSWER_TIMEOUT_MS = 20_000;

async function answerTo<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(path, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => {
    throw new Unreachable();
  });
  if (answer.status === 204) return answer.json().catch(() => undefined);
  const json = await answer.json().catch(() => null);
  if (answer.ok && json !== null) return json;
  if (typeof json?.error !== 'string' || typeof json.message !== 'string')
    throw WITHOUT_SERVER.includes(answer.status) ? new NoServer() : new Unreachable();
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  const { reason, until = null, undoTo } = json;
  throw new Refused(json.error, json.message, {
    retryAfter: Number.isFinite(wait) ? wait : null,
    sanction: typeof reason === 'string' ? { reason, until } : null,
    undoTo: typeof undoTo === 'number' ? undoTo : null,
  });
}

/** @throws Refused, Unreachable */
export const get = <T>(path: string): Promise<T> => answerTo(path, {});

/** 128 random bits in hex. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The keys of requests that the server has not answered, by what they ask for. */
const unanswered = new Map<string, string>();

/** The server has decided on the request: sent again, it is a new one. */
const isAnswer = (error: unknown): boolean => error instanceof Refused && error.code !== 'inProgress' && error.code !== 'broken';

/**
 * Sends a request that changes something. If no answer comes, the same request sent again, from the same form or button, carries the same key:
 * the server does it once. The next change that is answered ends this: what is asked for after it is meant anew.
 * @returns the answer; undefined if it has no body. @throws Refused, Unreachable
 */
export async function ask<T = void>(method: Change, path: string, body: object = {}): Promise<T> {
  const json = JSON.stringify(body);
  const request = `${method} ${path} ${json}`;
  const key = unanswered.get(request) ?? newKey();
  unanswered.set(request, key);
  try {
    const answer = await answerTo<T>(path, {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: json,
    });
    unanswered.clear();
    return answer;
  } catch (error) {
    if (isAnswer(error)) unanswered.delete(request);
    throw error;
  }
}
